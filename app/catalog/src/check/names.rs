//! Names that stay as they are.

use std::collections::BTreeSet;

use super::places::by_place;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::{Loaded, SourceFile};

/// Where the English text has a name of the glossary, so has every other language's, but for `allow_missing`.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: glossary, doc }) = &book.glossary else {
        return;
    };
    let mut needed = BTreeSet::new();
    for said in documents(book).into_iter().chain(fluent(book)) {
        let Said { entry, other, file, .. } = &said;
        for name in &glossary.keep {
            let Some(at) = said.english(name).filter(|_| !other.contains(name.as_str())) else { continue };
            needed.insert(entry.clone());
            if !glossary.allow_missing.contains(entry) {
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
    /// The English texts, each with the place of its counterpart.
    english: Vec<(String, usize)>,
    other: String,
    file: &'b SourceFile,
}

impl Said<'_> {
    /// Where a name that English has is due.
    fn english(&self, name: &str) -> Option<usize> {
        self.english.iter().find(|(text, _)| super::find_word(text, name).is_some()).map(|(_, at)| *at)
    }
}

fn documents(book: &Book) -> Vec<Said<'_>> {
    let mut said = Vec::new();
    for pair in super::pairs(book) {
        let english = by_place(pair.english, |text| vec![text]);
        for (key, (texts, first)) in by_place(pair.other, |text| vec![text]) {
            let Some((english, _)) = english.get(key) else { continue };
            // A section of as many texts has them in the same order.
            let is_parallel = english.len() == texts.len();
            let place = |index: usize| if is_parallel { texts[index].span.start } else { first.span.start };
            said.push(Said {
                entry: format!("{}:{key}", pair.other.path()),
                english: english
                    .iter()
                    .enumerate()
                    .map(|(index, text)| (text.parts.plain.clone(), place(index)))
                    .collect(),
                other: texts.iter().map(|text| text.parts.plain.as_str()).collect::<Vec<_>>().join("\n"),
                file: &pair.other.file,
            });
        }
    }
    said
}

fn fluent<'b>(book: &'b Book) -> Vec<Said<'b>> {
    let said = |pair: super::fluent::Pair<'b>| Said {
        entry: format!("{}:{}", pair.file.source.path, pair.other.id),
        english: vec![(pair.english.joined(), pair.other.at)],
        other: pair.other.joined(),
        file: &pair.file.source,
    };
    super::fluent::pairs(book).into_iter().map(said).collect()
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
            .finds(&["guides/free-memory/sw.md:9:1: error: the name `PyTorch` is missing"]);
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
