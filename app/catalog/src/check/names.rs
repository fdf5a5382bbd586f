//! Names that stay as they are.

use std::collections::BTreeSet;

use super::places::by_place;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::{Loaded, SourceFile, Text};

/// Where the English text has a name of the glossary, so has every other language's, but for `allow_missing`.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: glossary, doc }) = &book.glossary else {
        return;
    };
    let mut needed = BTreeSet::new();
    for Said { entry, english, other, file, at } in documents(book).into_iter().chain(fluent(book)) {
        for name in glossary.keep.iter().filter(|name| super::find_word(&english, name).is_some()) {
            if other.contains(name.as_str()) {
                continue;
            }
            needed.insert(entry.clone());
            if !glossary.allow_missing.contains(&entry) {
                let message = format!(
                    "the name `{name}` is missing; expected it as in English, or \"{entry}\" in glossary.toml's allow_missing"
                );
                file.error(sink, at, message);
            }
        }
    }
    for (index, entry) in glossary.allow_missing.iter().enumerate().filter(|(_, entry)| !needed.contains(*entry)) {
        let message = format!("\"{entry}\" misses no name; expected only what is needed");
        doc.warning(sink, &format!("allow_missing[{index}]"), message);
    }
}

/// What English says and what another language says for it.
struct Said<'b> {
    /// `file:key`, as in the glossary.
    entry: String,
    english: String,
    other: String,
    file: &'b SourceFile,
    at: usize,
}

fn documents(book: &Book) -> Vec<Said<'_>> {
    let mut said = Vec::new();
    for pair in super::pairs(book) {
        let english = by_place(pair.english, plain);
        for (key, (texts, first)) in by_place(pair.other, plain) {
            if let Some((english, _)) = english.get(key) {
                said.push(Said {
                    entry: format!("{}:{key}", pair.other.path()),
                    english: english.join("\n"),
                    other: texts.join("\n"),
                    file: &pair.other.file,
                    at: first.span.start,
                });
            }
        }
    }
    said
}

fn fluent<'b>(book: &'b Book) -> Vec<Said<'b>> {
    let said = |pair: super::fluent::Pair<'b>| Said {
        entry: format!("{}:{}", pair.file.source.path, pair.other.id),
        english: pair.english.joined(),
        other: pair.other.joined(),
        file: &pair.file.source,
        at: pair.other.at,
    };
    super::fluent::pairs(book).into_iter().map(said).collect()
}

fn plain(text: &Text) -> Vec<&str> {
    vec![text.parts.plain.as_str()]
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";

    #[test]
    fn a_name_that_english_has() {
        Fixture::new()
            .replace(SW, "Akiba ya CUDA", "Akiba ya kuda")
            .finds(&["quizzes/holes/sw.toml:17:15: error: the name `CUDA` is missing; expected it as in English, or \"quizzes/holes/sw.toml:questions.why-cache.explanation\" in"]);
    }

    #[test]
    fn a_name_in_a_section_of_a_guide() {
        Fixture::new()
            .replace("guides/free-memory/sw.md", "PyTorch", "Mfumo")
            .finds(&["guides/free-memory/sw.md:7:1: error: the name `PyTorch` is missing"]);
    }

    #[test]
    fn a_name_that_may_be_missing() {
        let entry = "allow_missing = [\"quizzes/holes/sw.toml:questions.why-cache.explanation\"]";
        Fixture::new()
            .replace(SW, "Akiba ya CUDA", "Akiba ya kuda")
            .replace("glossary.toml", "allow_missing = []", entry)
            .passes();
        Fixture::new().replace("glossary.toml", "allow_missing = []", entry).warns(
            "glossary.toml:2:18: warning: \"quizzes/holes/sw.toml:questions.why-cache.explanation\" misses no name",
        );
    }

    #[test]
    fn a_name_in_a_message() {
        let entry = "allow_missing = [\"ui/sw/topics.ftl:topics-memory\"]";
        let fixture = || Fixture::new().replace("ui/sw/topics.ftl", "Kumbukumbu ya CUDA", "Kumbukumbu ya kuda");
        fixture().finds(&["ui/sw/topics.ftl:1:1: error: the name `CUDA` is missing; expected it as in English, or \"ui/sw/topics.ftl:topics-memory\" in"]);
        fixture().replace("glossary.toml", "allow_missing = []", entry).passes();
    }
}
