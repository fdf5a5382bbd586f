//! What Markdown may not hold here.

use crate::diagnostics::Sink;
use crate::load::{Book, LoadedGuide};
use crate::markdown::Target;
use crate::source::{Document, Text, TextKind};

/// No raw HTML, no images, no links but https and inside the site, no blocks in texts; anchors exist.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::texts(book) {
        for text in &doc.texts {
            check_text(doc, text, sink);
        }
    }
    for guide in &book.guides {
        for words in guide.words.values() {
            let doc = &words.text.doc;
            let ids: Vec<&str> = words.outline.headings.iter().filter_map(|heading| heading.id.as_deref()).collect();
            for text in &doc.texts {
                anchors(guide, doc, text, &ids, sink);
            }
        }
    }
}

fn check_text(doc: &Document, text: &Text, sink: &Sink) {
    for html in &text.parts.html {
        let html = html.lines().next().unwrap_or_default();
        let message = format!("raw HTML, `{html}`; expected Markdown (a `<` that is meant as such is written `&lt;`)");
        doc.error_in(sink, text, html, message);
    }
    for url in &text.parts.images {
        doc.error_in(sink, text, url, "an image; expected a figure block or none");
    }
    for url in text.parts.links.iter().filter(|url| Target::of(url) == Target::Forbidden) {
        let message = format!("a link to `{url}`; expected https://…, or an address of this site: /…, ../…, #…");
        doc.error_in(sink, text, url, message);
    }
    if text.kind == TextKind::Body {
        for block in &text.parts.blocks {
            let message =
                format!("{block} in a text; expected paragraphs with an empty line between them, or code blocks");
            doc.error(sink, &text.key, message);
        }
    }
}

fn anchors(guide: &LoadedGuide, doc: &Document, text: &Text, ids: &[&str], sink: &Sink) {
    let links = text.parts.links.iter().filter_map(|url| url.strip_prefix('#'));
    for anchor in links.filter(|anchor| !ids.contains(anchor)) {
        let known = super::list(ids);
        let message = format!("{} has no section `{anchor}`; expected one of {known}", guide.path);
        doc.error_in(sink, text, &format!("#{anchor}"), message);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";
    const GUIDE: &str = "guides/free-memory/sw.md";

    #[test]
    fn raw_html() {
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"Bloku <b>moja</b> hai")
            .append(GUIDE, "\nNafasi <br> huru.\n\n<div>\nNafasi\n</div>\n")
            .finds(&[
                "quizzes/holes/sw.toml:24:14: error: raw HTML, `<b>`; expected Markdown",
                "quizzes/holes/sw.toml:24:21: error: raw HTML, `</b>`",
                "guides/free-memory/sw.md:26:8: error: raw HTML, `<br>`",
                "guides/free-memory/sw.md:28:1: error: raw HTML, `<div>",
            ]);
    }

    #[test]
    fn links_and_images() {
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"Bloku [moja](http://a.b) hai")
            .append(GUIDE, "\nNafasi ![huru](https://a.b/c.png) [huru](#nafasi) [huru](#holes).\n")
            .finds(&["quizzes/holes/sw.toml:24:21: error: a link to `http://a.b`; expected https://", "guides/free-memory/sw.md:26:16: error: an image; expected a figure block or none", "guides/free-memory/sw.md:26:42: error: guides/free-memory has no section `nafasi`; expected one of `cache`, `holes`"]);
    }

    #[test]
    fn blocks_in_a_text() {
        Fixture::new()
            .replace(SW, "\"Lundo lina nafasi ya MiB 8.\"", "\"- Lundo lina nafasi ya MiB 8.\"")
            .finds(&["quizzes/holes/sw.toml:7:8: error: a list in a text; expected paragraphs"]);
    }
}
