//! The marks inside a text, as HTML and as plain text.
//!
//! The renderer is ours and knows what content may hold; anything else comes out as escaped text, never as markup.
//! It writes no `style` attributes, so that a strict Content-Security-Policy holds. The checks report what it would
//! not show: raw HTML, images, links that are not https.

mod blocks;
mod escape;
mod heading;
mod highlight;
mod inlines;
mod math;
mod outline;
mod parse;
mod parts;

pub use blocks::{GuideHtml, Section};

pub(crate) use highlight::is_known;
pub(crate) use inlines::Target;
pub(crate) use math::mathml;
pub(crate) use outline::{Heading, Outline, outline};
pub(crate) use parts::{CodeBlock, Parts};

use blocks::Writer;
use inlines::Voice;

/// One paragraph's marks as HTML, without an element around it.
///
/// In a language other than English `*word*` becomes `<i lang="en">`.
pub fn inline(src: &str, lang: &str) -> String {
    let mut out = String::new();
    parse::with_inlines(src, |paragraph| {
        inlines::write(paragraph, Voice::of(lang), &mut out);
    });
    out
}

/// A text of paragraphs and code blocks as HTML.
pub fn block(src: &str, lang: &str) -> String {
    parse::with_blocks(src, |root| {
        let mut writer = Writer::new(lang, &|_, _| None);
        writer.blocks(root);
        writer.finish().html
    })
}

/// A text without its marks, for titles, attributes and structured data. Paragraphs are joined by a blank.
pub fn plain(src: &str) -> String {
    Parts::of_text(src).plain
}

/// A guide's body as HTML. `figure` gets a figure's id and its caption as HTML; `None` leaves the caption alone.
pub fn guide(src: &str, lang: &str, figure: &dyn Fn(&str, &str) -> Option<String>) -> GuideHtml {
    parse::with_blocks(src, |root| {
        let mut writer = Writer::new(lang, figure);
        writer.blocks(root);
        writer.finish()
    })
}

/// The ids of the glossary's words that each section of a guide links to, in order.
pub fn terms_by_section(body: &str) -> Vec<(String, Vec<String>)> {
    let mut sections: Vec<(String, Vec<String>)> = Vec::new();
    for leaf in outline(body).leaves {
        if sections.last().is_none_or(|(section, _)| *section != leaf.section) {
            sections.push((leaf.section.clone(), Vec::new()));
        }
        if let Some((_, ids)) = sections.last_mut() {
            ids.extend(leaf.parts.links.iter().filter_map(|url| Some(url.strip_prefix(inlines::GLOSSARY)?.to_owned())));
        }
    }
    sections
}

#[cfg(test)]
mod tests;
