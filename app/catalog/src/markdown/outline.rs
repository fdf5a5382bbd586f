//! A guide's body taken apart, with the places of its parts.

use std::ops::Range;

use comrak::nodes::{Node, NodeValue, Sourcepos};

use super::parts::{CodeBlock, Parts};
use super::{heading, parse};

/// What the rules need to know of a guide's body. Spans are byte ranges in the body.
#[derive(Debug, Default)]
pub(crate) struct Outline {
    pub(crate) headings: Vec<Heading>,
    pub(crate) figures: Vec<FigureFence>,
    /// Where the items of lists start.
    pub(crate) items: Vec<usize>,
    /// Where the rows of tables start.
    pub(crate) rows: Vec<usize>,
    /// The blocks that hold words: paragraphs, headings, cells, captions.
    pub(crate) leaves: Vec<Leaf>,
}

impl Outline {
    /// Whether a section has words besides its headings and its code.
    pub(crate) fn has_words(&self, section: &str) -> bool {
        let is_heading = |leaf: &Leaf| self.headings.iter().any(|heading| heading.span == leaf.span);
        let has_words = |leaf: &Leaf| leaf.parts.code_blocks.is_empty() && !leaf.parts.plain.trim().is_empty();
        self.leaves.iter().any(|leaf| leaf.section == section && has_words(leaf) && !is_heading(leaf))
    }
}

/// A heading.
#[derive(Debug)]
pub(crate) struct Heading {
    pub(crate) level: u8,
    pub(crate) id: Option<String>,
    pub(crate) plain: String,
    pub(crate) span: Range<usize>,
}

/// A fenced block with the info word `figure`.
#[derive(Debug)]
pub(crate) struct FigureFence {
    pub(crate) id: String,
    pub(crate) has_caption: bool,
    pub(crate) span: Range<usize>,
}

/// A block that holds words.
#[derive(Debug)]
pub(crate) struct Leaf {
    /// The id of the section that it stands in; empty before the first.
    pub(crate) section: String,
    pub(crate) parts: Parts,
    pub(crate) span: Range<usize>,
}

/// Takes a guide's body apart.
pub(crate) fn outline(body: &str) -> Outline {
    parse::with_blocks(body, |root| {
        let mut walk = Walk { lines: line_starts(body), section: String::new(), done: Outline::default() };
        walk.blocks(root);
        walk.done
    })
}

struct Walk {
    lines: Vec<usize>,
    section: String,
    done: Outline,
}

impl Walk {
    fn blocks(&mut self, node: Node<'_>) {
        for child in node.children() {
            self.block(child);
        }
    }

    fn block(&mut self, node: Node<'_>) {
        let value = node.data().value.clone();
        let span = self.span(node.data().sourcepos);
        match value {
            NodeValue::Heading(found) => self.heading(node, found.level, span),
            NodeValue::Paragraph | NodeValue::TableCell => self.leaf(Parts::of_node(node), span),
            NodeValue::CodeBlock(code) if code.info.trim() == "figure" => {
                let (id, caption) = code.literal.split_once('\n').unwrap_or((&code.literal, ""));
                let has_caption = !caption.trim().is_empty();
                self.done.figures.push(FigureFence { id: id.trim().to_owned(), has_caption, span: span.clone() });
                self.leaf(Parts::of_inlines(caption), span);
            }
            // Code stays as it is in every language; only names in it are looked for.
            NodeValue::CodeBlock(code) => {
                let block = CodeBlock { language: code.info.trim().to_owned(), literal: code.literal.clone() };
                self.leaf(Parts { plain: code.literal.clone(), code_blocks: vec![block], ..Parts::default() }, span);
            }
            NodeValue::HtmlBlock(html) => {
                self.leaf(Parts { html: vec![html.literal.trim_end().to_owned()], ..Parts::default() }, span);
            }
            NodeValue::Item(_) | NodeValue::TaskItem(_) => {
                self.done.items.push(span.start);
                self.blocks(node);
            }
            NodeValue::TableRow(_) => {
                self.done.rows.push(span.start);
                self.blocks(node);
            }
            _ => self.blocks(node),
        }
    }

    fn heading(&mut self, node: Node<'_>, level: u8, span: Range<usize>) {
        let id = heading::take_id(node);
        let parts = Parts::of_node(node);
        if level == 2 {
            self.section = id.clone().unwrap_or_default();
        }
        self.done.headings.push(Heading { level, id, plain: parts.plain.clone(), span: span.clone() });
        self.leaf(parts, span);
    }

    fn leaf(&mut self, parts: Parts, span: Range<usize>) {
        self.done.leaves.push(Leaf { section: self.section.clone(), parts, span });
    }

    fn span(&self, at: Sourcepos) -> Range<usize> {
        let line = |number: usize| self.lines.get(number.saturating_sub(1)).copied().unwrap_or_default();
        line(at.start.line) + at.start.column.saturating_sub(1)..line(at.end.line) + at.end.column
    }
}

fn line_starts(text: &str) -> Vec<usize> {
    std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect()
}
