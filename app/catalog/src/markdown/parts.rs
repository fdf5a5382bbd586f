//! A text taken apart, for the rules about wording.

use comrak::nodes::{Node, NodeValue};

use super::parse;

/// What a text is made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// Every word of it, marks taken off.
    pub(crate) plain: String,
    /// The words in the text's own language: no code, no `*marked*` words, no addresses.
    pub(crate) prose: String,
    /// Everything but code and formulas: where the models' numbers stand.
    pub(crate) words: String,
    /// The code spans in order.
    pub(crate) code: Vec<String>,
    /// The code blocks in order.
    pub(crate) code_blocks: Vec<CodeBlock>,
    /// The formulas in order.
    pub(crate) math: Vec<Formula>,
    /// The links to the glossary.
    pub(crate) terms: Vec<TermLink>,
    /// Raw HTML.
    pub(crate) html: Vec<String>,
    /// The addresses of links.
    pub(crate) links: Vec<String>,
    /// The addresses of images.
    pub(crate) images: Vec<String>,
    /// Blocks that are neither paragraphs nor code blocks, by name.
    pub(crate) blocks: Vec<&'static str>,
}

/// A code block.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct CodeBlock {
    /// The word behind the fence.
    pub(crate) language: String,
    pub(crate) literal: String,
}

/// A formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Formula {
    pub(crate) latex: String,
    pub(crate) is_display: bool,
}

/// A link to the glossary.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct TermLink {
    pub(crate) id: String,
    /// The linked words.
    pub(crate) words: String,
}

impl Parts {
    /// The ids of the models' numbers in it, `{{id}}`, in order.
    pub(crate) fn facts(&self) -> Vec<&str> {
        let after = self.words.split("{{").skip(1);
        after.filter_map(|rest| Some(rest.split_once("}}")?.0)).collect()
    }

    /// Whether half of a `{{mark}}` stands there.
    pub(crate) fn has_half_a_fact(&self) -> bool {
        let whole = self.facts().len();
        ["{{", "}}"].iter().any(|half| self.words.matches(half).count() != whole)
    }

    /// The parts of a text that is one paragraph.
    pub(crate) fn of_inlines(src: &str) -> Self {
        let mut parts = Self::default();
        parse::with_inlines(src, |paragraph| parts.add_all(paragraph, false));
        parts.trimmed()
    }

    /// The parts of a text that may have paragraphs and code blocks.
    pub(crate) fn of_blocks(src: &str) -> Self {
        parse::with_blocks(src, Self::of_node)
    }

    /// The parts of either.
    pub(crate) fn of_text(src: &str) -> Self {
        if src.contains('\n') { Self::of_blocks(src) } else { Self::of_inlines(src) }
    }

    /// The parts of everything below a node.
    pub(super) fn of_node(node: Node<'_>) -> Self {
        let mut parts = Self::default();
        parts.add_all(node, false);
        parts.trimmed()
    }

    fn add_all(&mut self, node: Node<'_>, marked: bool) {
        for child in node.children() {
            self.add(child, marked);
        }
    }

    fn add(&mut self, node: Node<'_>, marked: bool) {
        let data = node.data();
        match &data.value {
            NodeValue::Text(text) => {
                self.plain.push_str(text);
                self.words.push_str(text);
                if !marked {
                    self.prose.push_str(text);
                }
            }
            NodeValue::SoftBreak | NodeValue::LineBreak => self.gap(),
            NodeValue::Code(code) => {
                self.plain.push_str(&code.literal);
                self.prose.push(' ');
                self.code.push(code.literal.clone());
            }
            NodeValue::Math(formula) => {
                self.plain.push_str(&formula.literal);
                self.prose.push(' ');
                self.words.push(' ');
                self.math.push(Formula { latex: formula.literal.clone(), is_display: formula.display_math });
            }
            NodeValue::CodeBlock(code) => {
                self.code_blocks
                    .push(CodeBlock { language: code.info.trim().to_owned(), literal: code.literal.clone() });
                self.gap();
                self.plain.push_str(&code.literal);
                self.gap();
            }
            NodeValue::HtmlInline(html) => self.html.push(html.clone()),
            NodeValue::HtmlBlock(html) => self.html.push(html.literal.clone()),
            NodeValue::Emph => {
                self.prose.push(' ');
                self.add_all(node, true);
            }
            NodeValue::Link(link) => {
                self.links.push(link.url.clone());
                if let Some(id) = link.url.strip_prefix("term:") {
                    let words = Self::of_node(node).plain;
                    self.terms.push(TermLink { id: id.to_owned(), words });
                }
                self.add_all(node, marked);
            }
            NodeValue::Image(link) => self.images.push(link.url.clone()),
            NodeValue::Strong => self.add_all(node, marked),
            value => {
                if let Some(name) = block_name(value) {
                    self.blocks.push(name);
                }
                self.gap();
                self.add_all(node, marked);
                self.gap();
            }
        }
    }

    fn gap(&mut self) {
        for text in [&mut self.plain, &mut self.prose, &mut self.words] {
            if !text.is_empty() && !text.ends_with(char::is_whitespace) {
                text.push(' ');
            }
        }
    }

    fn trimmed(mut self) -> Self {
        self.prose = without_facts(&self.prose);
        self.plain.truncate(self.plain.trim_end().len());
        self.prose.truncate(self.prose.trim_end().len());
        self
    }
}

/// A text without the marks of the models' numbers: they are no words.
fn without_facts(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{{") {
        let Some((_, behind)) = after.split_once("}}") else { break };
        out.push_str(before);
        rest = behind;
    }
    out + rest
}

fn block_name(value: &NodeValue) -> Option<&'static str> {
    match value {
        NodeValue::Heading(_) => Some("a heading"),
        NodeValue::List(_) => Some("a list"),
        NodeValue::BlockQuote => Some("a quotation"),
        NodeValue::Table(_) => Some("a table"),
        NodeValue::ThematicBreak => Some("a line across"),
        _ => None,
    }
}
