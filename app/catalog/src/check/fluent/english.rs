//! English left in the messages of other languages.

use crate::check::english::{english_words, is_translatable, without_names};
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Glossary;
use crate::source::Loaded;

/// Finds English words, and texts that equal the English ones, outside variables and names.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    let nothing = Glossary::default();
    let glossary = book.glossary.as_ref().map_or(&nothing, |Loaded { value, .. }| value);
    for pair in super::pairs(book) {
        let source = &pair.file.source;
        for text in &pair.other.texts {
            let prose = without_names(&text.text, glossary);
            let is_copied = is_translatable(&prose, glossary, pair.lang)
                && pair.english.texts.iter().any(|english| english.text == text.text);
            if is_copied {
                let message = "the text equals the English one; expected a translation";
                source.error(sink, text.place(0), message);
                continue;
            }
            let found = english_words(&prose, glossary, pair.lang);
            if let Some(first) = found.first() {
                let message = format!(
                    "English: {}; expected a translation, or a word of the language's own in glossary.toml's `alike`",
                    crate::check::list(&found)
                );
                source.error(sink, text.place_of(first), message);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn english_words_outside_variables_and_names() {
        Fixture::new()
            .replace(SITE, "bado yamo", "bado The yamo of")
            .replace(SITE, "Maswali { $count }", "Maswali { $count } free")
            .finds(&[
                "ui/sw/site.ftl:9:10: error: English: `The`, `of`; expected a translation, or a word of the language's own",
                "ui/sw/site.ftl:6:32: error: English: `free`",
            ]);
    }

    #[test]
    fn what_may_be_english() {
        Fixture::new()
            .replace(SITE, "bado yamo", "The-MiB, A, in, yamo")
            .replace("ui/en/site.ftl", "still on", "The-MiB on")
            .replace("glossary.toml", "\"MiB\"]", "\"MiB\", \"The-MiB\"]")
            .replace("glossary.toml", "[[avoid]]", "[alike]\nsw = [\"in\"]\n\n[[avoid]]")
            .passes();
        Fixture::new()
            .replace("demos/heap/sw.ftl", "Lundo", "CUDA kadi")
            .replace("demos/heap/en.ftl", "Heap", "CUDA kadi")
            .replace("glossary.toml", "[[avoid]]", "[alike]\nsw = [\"kadi\"]\n\n[[avoid]]")
            .passes();
    }

    #[test]
    fn a_text_that_equals_the_english_one() {
        Fixture::new()
            .replace(SITE, "Ruka hadi maudhui", "Skip to content")
            .replace("demos/heap/sw.ftl", "heap-title = Lundo", "heap-title = Kadi")
            .replace("demos/heap/en.ftl", "heap-title = Heap", "heap-title = Kadi")
            .replace("demos/heap/en.ftl", "takes { $size } MiB.", "needs { $size } MiB, no { $id } less.")
            .replace(
                "demos/heap/sw.ftl",
                "Bloku { $id } inachukua MiB { $size }.",
                "Block { $id } needs { $size } MiB, no { $id } less.",
            )
            .finds(&[
                "ui/sw/site.ftl:3:13: error: the text equals the English one; expected a translation",
                "demos/heap/sw.ftl:1:14: error: the text equals the English one",
                "demos/heap/sw.ftl:2:15: error: the text equals the English one",
            ]);
    }
}
