//! Code blocks.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown;
use crate::source::{Document, Text};

/// Every block names a language that is known, and every language of the site shows the same code in the same place.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::words(book) {
        for text in &doc.texts {
            for block in text.parts.code_blocks.iter().filter(|block| !markdown::is_known(&block.language)) {
                let message = format!(
                    "a code block in `{}`; expected a language behind the fence: text, python, sh, json, rust or another that is known",
                    block.language
                );
                doc.file.error(sink, text.span.start, message);
            }
        }
    }
    for pair in super::pairs(book) {
        let wanted = by_place(pair.english);
        for (key, found) in by_place(pair.other) {
            let Some(english) = wanted.get(key) else { continue };
            for (index, (literal, text)) in found.iter().enumerate() {
                if !english.iter().any(|(wanted, _)| wanted == literal) {
                    let message =
                        format!("the code block {} differs from the English one; expected the same code", index + 1);
                    pair.other.file.error(sink, text.span.start, message);
                }
            }
            if let (true, Some((_, first))) = (found.len() < english.len(), found.first()) {
                let message = format!("{} code blocks; expected {}, as in English", found.len(), english.len());
                pair.other.file.error(sink, first.span.start, message);
            }
        }
    }
}

/// The code blocks of each text, or of each section of a guide.
fn by_place(doc: &Document) -> BTreeMap<&str, Vec<(&str, &Text)>> {
    let mut places: BTreeMap<&str, Vec<(&str, &Text)>> = BTreeMap::new();
    for text in &doc.texts {
        for block in &text.parts.code_blocks {
            places.entry(&text.key).or_default().push((&block.literal, text));
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "guides/free-memory/sw.md";

    #[test]
    fn code_that_was_changed_or_is_in_no_known_language() {
        Fixture::new()
            .replace(SW, "x = 1", "x = 2")
            .finds(&["guides/free-memory/sw.md:17:1: error: the code block 1 differs from the English one"]);
        Fixture::new().replace(SW, "```python", "```klingon").finds(&[
            "guides/free-memory/sw.md:17:1: error: a code block in `klingon`; expected a language behind the fence",
        ]);
    }
}
