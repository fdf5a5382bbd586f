//! The glossary itself.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Glossary;
use crate::source::{Document, Loaded};

/// Each term once and with a word in every language; languages that exist; names without repetition.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value, doc }) = &book.glossary else {
        return;
    };
    let tags: Vec<&str> = book.locales.value.iter().map(|locale| locale.tag.as_str()).collect();
    terms(value, doc, &tags, sink);
    for (index, avoid) in value.avoid.iter().enumerate() {
        known_language(&avoid.language, &tags, doc, &format!("avoid[{index}].language"), sink);
    }
    for language in value.alike.keys() {
        known_language(language, &tags, doc, &format!("alike.{language}"), sink);
    }
    for (index, name) in value.keep.iter().enumerate() {
        if value.keep[..index].contains(name) {
            doc.error(sink, &format!("keep[{index}]"), format!("`{name}` is here already; expected each name once"));
        }
    }
}

fn terms(glossary: &Glossary, doc: &Document, tags: &[&str], sink: &Sink) {
    let mut seen = BTreeMap::new();
    for (index, term) in glossary.terms.iter().enumerate() {
        let path = format!("term[{index}]");
        if let Some(first) = seen.insert(&term.id, format!("{path}.id")) {
            let first = doc.pointer(&first);
            let message = format!("the term `{}` is at {first} already; expected each once", term.id);
            doc.error(sink, &format!("{path}.id"), message);
        }
        for tag in tags.iter().filter(|tag| !term.words.contains_key(**tag)) {
            doc.error(
                sink,
                &path,
                format!("the term `{}` has no word for `{tag}`; expected one in every language", term.id),
            );
        }
        for tag in term.words.keys().filter(|tag| !tags.contains(&tag.as_str())) {
            let known = super::list(tags);
            let message = format!("unknown key `{tag}`; expected `id`, `note` or a language: {known}");
            doc.error_at_key(sink, &format!("{path}.{tag}"), message);
        }
    }
}

fn known_language(language: &str, tags: &[&str], doc: &Document, path: &str, sink: &Sink) {
    if !language.is_empty() && !tags.contains(&language) {
        let known = super::list(tags);
        doc.error(sink, path, format!("`{language}` is not a language of locales.toml; expected one of {known}"));
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_term_without_a_word() {
        Fixture::new()
            .replace("glossary.toml", "sw = \"bloku\"\n", "")
            .finds(&["glossary.toml:8:1: error: the term `block` has no word for `sw`"]);
    }

    #[test]
    fn a_term_in_an_unknown_language() {
        Fixture::new()
            .replace("glossary.toml", "sw = \"bloku\"\n", "sw = \"bloku\"\nfr = \"bloc\"\n")
            .finds(&["glossary.toml:12:1: error: unknown key `fr`; expected `id`, `note` or a language: `en`, `sw`"]);
    }

    #[test]
    fn a_term_twice() {
        Fixture::new()
            .append("glossary.toml", "[[term]]\nid = \"block\"\nen = \"block\"\nsw = \"bloku\"\n")
            .finds(&["glossary.toml:13:6: error: the term `block` is at content/glossary.toml:9:6 already"]);
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
