//! The glossary itself.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::{Glossary, Terms};
use crate::source::{Document, Loaded};

/// The same concepts in every language, each with a word of its own; languages that exist; names without repetition.
pub(super) fn check(book: &Book, sink: &Sink) {
    let tags: Vec<&str> = book.locales.value.iter().map(|locale| locale.tag.as_str()).collect();
    if let Some(Loaded { value, doc }) = &book.glossary {
        rules(value, doc, &tags, sink);
    }
    let english = book.terms.get(crate::ENGLISH);
    for (tag, terms) in &book.terms {
        ids(terms, english.filter(|_| tag != crate::ENGLISH), sink);
        words(tag, terms, sink);
    }
}

fn rules(glossary: &Glossary, doc: &Document, tags: &[&str], sink: &Sink) {
    for (index, avoid) in glossary.avoid.iter().enumerate() {
        known_language(&avoid.language, tags, doc, &format!("avoid[{index}].language"), sink);
    }
    for language in glossary.alike.keys() {
        known_language(language, tags, doc, &format!("alike.{language}"), sink);
    }
    for (index, name) in glossary.keep.iter().enumerate() {
        if glossary.keep[..index].contains(name) {
            doc.error(sink, &format!("keep[{index}]"), format!("`{name}` is here already; expected each name once"));
        }
    }
}

fn known_language(language: &str, tags: &[&str], doc: &Document, path: &str, sink: &Sink) {
    if !language.is_empty() && !tags.contains(&language) {
        let known = super::list(tags);
        doc.error(sink, path, format!("`{language}` is not a language of locales.toml; expected one of {known}"));
    }
}

fn ids(terms: &Loaded<Terms>, english: Option<&Loaded<Terms>>, sink: &Sink) {
    let Loaded { value, doc } = terms;
    for id in value.keys().filter(|id| !super::is_slug(id)) {
        let message = format!("the term’s id is `{id}`; expected small letters, digits and single hyphens");
        doc.error_at_key(sink, id, message);
    }
    let Some(english) = english else { return };
    for id in english.value.keys().filter(|id| !value.contains_key(*id)) {
        let message = format!("the term `{id}` is missing; expected it, as in English at {}", english.doc.pointer(id));
        doc.file.error(sink, doc.file.text.len(), message);
    }
    for id in value.keys().filter(|id| !english.value.contains_key(*id)) {
        doc.error_at_key(sink, id, format!("unknown term `{id}`; expected only those of glossary/en.toml"));
    }
}

/// Two concepts with one word would be one concept to a reader.
fn words(tag: &str, terms: &Loaded<Terms>, sink: &Sink) {
    let Loaded { value, doc } = terms;
    let mut seen = BTreeMap::new();
    for (id, term) in value {
        if term.also.iter().any(|form| form.trim().is_empty()) {
            doc.error(sink, &format!("{id}.also"), "an empty form; expected words that texts may have for the term");
        }
        let path = format!("{id}.word");
        if term.word.trim().is_empty() {
            if doc.is_good(&path) {
                doc.error(sink, &path, "the word is empty; expected one");
            }
        } else if let Some(other) = seen.insert(l10n::lowercase(tag, &term.word), id) {
            let message = format!("`{}` is the word for `{other}` too; expected one of its own", term.word);
            doc.error(sink, &path, message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "glossary/sw.toml";

    #[test]
    fn a_term_without_a_word() {
        Fixture::new()
            .cut(SW, "[cache]")
            .finds(&["glossary/sw.toml:5:1: error: the term `cache` is missing; expected it, as in English at content/glossary/en.toml:5:"]);
    }

    #[test]
    fn a_term_that_english_lacks_and_a_bad_id() {
        Fixture::new().append(SW, "[Big_one]\nword = \"kubwa\"\ndefinition = \"Kitu kikubwa.\"\n").finds(&[
            "glossary/sw.toml:8:2: error: the term’s id is `Big_one`; expected small letters",
            "glossary/sw.toml:8:2: error: unknown term `Big_one`; expected only those of glossary/en.toml",
        ]);
    }

    #[test]
    fn one_word_for_two_concepts_and_none() {
        Fixture::new()
            .replace(SW, "word = \"akiba\"", "word = \"Bloku\"")
            .finds(&["glossary/sw.toml:6:8: error: `Bloku` is the word for `block` too; expected one of its own"]);
        Fixture::new()
            .replace(SW, "word = \"akiba\"", "word = \" \"")
            .finds_among("glossary/sw.toml:6:8: error: the word is empty");
        Fixture::new()
            .replace(SW, "also = [\"mabloku\"]", "also = [\"\"]")
            .finds(&["glossary/sw.toml:3:8: error: an empty form; expected words that texts may have for the term"]);
    }

    #[test]
    fn a_name_twice_and_an_unknown_language() {
        Fixture::new()
            .replace("glossary.toml", "\"MiB\"]", "\"MiB\", \"CUDA\"]")
            .replace("glossary.toml", "language = \"sw\"", "language = \"fr\"")
            .finds(&[
                "glossary.toml:1:35: error: `CUDA` is here already; expected each name once",
                "glossary.toml:4:12: error: `fr` is not a language of locales.toml; expected one of `en`, `sw`",
            ]);
    }
}
