//! Code blocks.

use super::Pair;
use super::places::by_place;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown::{self, CodeBlock};
use crate::source::Text;

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
        same(&pair, sink);
    }
}

fn same(pair: &Pair<'_>, sink: &Sink) {
    let wanted = by_place(pair.english, blocks);
    for (key, (found, first)) in by_place(pair.other, blocks) {
        let Some((english, _)) = wanted.get(key) else { continue };
        if found.len() != english.len() {
            let message = format!("{} code blocks; expected {}, as in English", found.len(), english.len());
            pair.other.file.error(sink, first.span.start, message);
            continue;
        }
        for (index, ((block, text), (english, _))) in found.iter().zip(english).enumerate() {
            if differs(block, english) {
                let message =
                    format!("the code block {} differs from the English one; expected the same code", index + 1);
                pair.other.file.error(sink, text.span.start, message);
            }
        }
    }
}

/// A text's code blocks, each with the text, which is its place.
fn blocks(text: &Text) -> Vec<(&CodeBlock, &Text)> {
    text.parts.code_blocks.iter().map(|block| (block, text)).collect()
}

/// A language that is not known was reported.
fn differs(block: &CodeBlock, english: &CodeBlock) -> bool {
    block.literal != english.literal || block.language != english.language && markdown::is_known(&block.language)
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

    #[test]
    fn code_in_another_language_or_none_at_all() {
        Fixture::new()
            .replace(SW, "```python", "```text")
            .finds(&["guides/free-memory/sw.md:17:1: error: the code block 1 differs from the English one"]);
        Fixture::new()
            .replace(SW, "```python\nx = 1  # the code\n```\n", "")
            .finds(&["guides/free-memory/sw.md:15:1: error: 0 code blocks; expected 1, as in English"]);
        Fixture::new()
            .append(SW, "\n```python\nx = 1  # the code\n```\n")
            .finds(&["guides/free-memory/sw.md:15:1: error: 2 code blocks; expected 1, as in English"]);
    }
}
