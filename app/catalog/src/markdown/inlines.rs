//! The marks inside a paragraph, written as HTML.

use comrak::nodes::{Node, NodeLink, NodeValue};

use super::parts::Parts;
use super::{escape, math};

/// Languages that are written from right to left, by primary subtag.
const RIGHT_TO_LEFT: [&str; 9] = ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ur", "yi"];

/// What the text's language means for its marks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Voice {
    /// `*word*` is emphasis, not a word of another language.
    english: bool,
    /// Code and English words run against the text and say so.
    right_to_left: bool,
}

impl Voice {
    pub(super) fn of(lang: &str) -> Self {
        let primary = lang.split('-').next().unwrap_or(lang);
        Self { english: primary == crate::ENGLISH, right_to_left: RIGHT_TO_LEFT.contains(&primary) }
    }

    /// An attribute for what is always written from left to right.
    pub(super) fn left_to_right(self) -> &'static str {
        if self.right_to_left { " dir=\"ltr\"" } else { "" }
    }
}

/// Writes everything below `node`.
pub(super) fn write(node: Node<'_>, voice: Voice, out: &mut String) {
    for child in node.children() {
        write_one(child, voice, out);
    }
}

fn write_one(node: Node<'_>, voice: Voice, out: &mut String) {
    let data = node.data();
    match &data.value {
        NodeValue::Text(text) => escape::push(out, text),
        NodeValue::SoftBreak => out.push('\n'),
        NodeValue::LineBreak => out.push_str("<br>"),
        NodeValue::Code(code) => {
            out.push_str("<code translate=\"no\"");
            out.push_str(voice.left_to_right());
            out.push('>');
            escape::push(out, &code.literal);
            out.push_str("</code>");
        }
        NodeValue::Math(formula) => math::write(&formula.literal, formula.display_math, out),
        NodeValue::Emph if voice.english => wrap(node, voice, out, "<em>", "</em>"),
        NodeValue::Emph => {
            let open = format!("<i lang=\"en\"{}>", voice.left_to_right());
            wrap(node, voice, out, &open, "</i>");
        }
        NodeValue::Strong => wrap(node, voice, out, "<strong>", "</strong>"),
        NodeValue::Link(link) => write_link(node, link, voice, out),
        NodeValue::Image(_) => escape::push(out, &Parts::of_node(node).plain),
        NodeValue::HtmlInline(html) => escape::push(out, html),
        _ => write(node, voice, out),
    }
}

/// Links leave by https or stay on the site; what is neither stays text.
fn write_link(node: Node<'_>, link: &NodeLink, voice: Voice, out: &mut String) {
    let rel = match Target::of(&link.url) {
        Target::Outside => " rel=\"noopener\"",
        Target::Inside => "",
        // The loader has put addresses in their place; one that is left leads nowhere, which was reported.
        Target::Term | Target::Page | Target::Forbidden => return write(node, voice, out),
    };
    let rel = if is_term(&link.url) { " class=\"term\"" } else { rel };
    out.push_str("<a href=\"");
    escape::push(out, &link.url);
    out.push('"');
    out.push_str(rel);
    out.push('>');
    write(node, voice, out);
    out.push_str("</a>");
}

/// How the address of a glossary's word begins on a quiz's or guide's page, as the loader writes it.
pub(super) const GLOSSARY: &str = "../../glossary/#";

/// Whether a link leads to the glossary.
fn is_term(url: &str) -> bool {
    url.starts_with(GLOSSARY)
}

fn wrap(node: Node<'_>, voice: Voice, out: &mut String, open: &str, close: &str) {
    out.push_str(open);
    write(node, voice, out);
    out.push_str(close);
}

/// Where a link leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Target {
    /// Another site, by https.
    Outside,
    /// This site.
    Inside,
    /// A word of the glossary.
    Term,
    /// A guide or quiz of this site, by its name.
    Page,
    /// Neither: no content links there.
    Forbidden,
}

impl Target {
    pub(crate) fn of(url: &str) -> Self {
        if url.len() > "https://".len() && url.starts_with("https://") {
            Self::Outside
        } else if !url.starts_with("//") && (url.starts_with(['#', '/']) || url.starts_with("../")) {
            Self::Inside
        } else if url.starts_with("term:") {
            Self::Term
        } else if url.starts_with("guide:") || url.starts_with("quiz:") {
            Self::Page
        } else {
            Self::Forbidden
        }
    }
}
