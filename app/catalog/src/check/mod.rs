//! The rules, one family a file. Each takes what was loaded and a sink for what it finds; none stops at the first.
//!
//! A value that the loader had to leave empty was reported there, so the rules pass over it.

mod blanks;
mod code_blocks;
mod code_spans;
mod demos;
mod english;
mod facts;
mod figures;
mod fluent;
mod foreign;
mod glossary;
mod guides;
mod ids;
mod languages;
mod layout;
mod lengths;
mod links;
mod locales;
mod markup;
mod math;
mod names;
mod options;
mod places;
mod quotes;
mod references;
mod sources;
mod stale;
mod style;
mod wording;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Document;

/// Runs every rule.
pub(crate) fn all(book: &Book, sink: &Sink) {
    let rules = [
        locales::check,
        glossary::check,
        ids::check,
        options::check,
        sources::check,
        figures::check,
        demos::check,
        references::check,
        guides::check,
        layout::check,
        languages::check,
        blanks::check,
        lengths::check,
        markup::check,
        code_blocks::check,
        code_spans::check,
        facts::check,
        math::check,
        links::check,
        quotes::check,
        names::check,
        wording::check,
        english::check,
        foreign::check,
        stale::check,
        style::check,
        fluent::ids::check,
        fluent::topics::check,
        fluent::variables::check,
        fluent::blanks::check,
        fluent::english::check,
        fluent::wording::check,
        fluent::plurals::check,
    ];
    for rule in rules {
        rule(book, sink);
    }
}

/// Names in a message: `` `a`, `b` ``.
pub(crate) fn list(names: &[impl AsRef<str>]) -> String {
    if names.is_empty() {
        return "none".to_owned();
    }
    names.iter().map(|name| format!("`{}`", name.as_ref())).collect::<Vec<_>>().join(", ")
}

/// Where `word` stands in `text` as a whole word or phrase.
pub(crate) fn find_word(text: &str, word: &str) -> Option<usize> {
    let joins = |char: Option<char>| char.is_some_and(char::is_alphanumeric);
    text.match_indices(word).map(|(at, _)| at).find(|&at| {
        let (before, after) = (&text[..at], &text[at + word.len()..]);
        !word.is_empty() && !joins(before.chars().next_back()) && !joins(after.chars().next())
    })
}

/// Whether an id can stand in an address and in HTML.
pub(crate) fn is_slug(id: &str) -> bool {
    id.starts_with(|char: char| char.is_ascii_lowercase())
        && !id.ends_with('-')
        && !id.contains("--")
        && id.chars().all(|char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '-')
}

/// Every file of words with its language: quizzes and guides.
fn words(book: &Book) -> impl Iterator<Item = (&str, &Document)> {
    let quizzes = book.quizzes.iter().flat_map(|quiz| quiz.words.iter().map(|(tag, words)| (tag, &words.doc)));
    let guides = book.guides.iter().flat_map(|guide| guide.words.iter().map(|(tag, words)| (tag, &words.text.doc)));
    quizzes.chain(guides).map(|(tag, doc)| (tag.as_str(), doc))
}

/// Every file of texts that a learner reads, with its language: words, and the glossary's definitions.
fn texts(book: &Book) -> impl Iterator<Item = (&str, &Document)> {
    words(book).chain(book.terms.iter().map(|(tag, terms)| (tag.as_str(), &terms.doc)))
}

/// A translated file and the English one that it renders.
struct Pair<'b> {
    lang: &'b str,
    english: &'b Document,
    other: &'b Document,
}

/// Every translated file beside its English one.
fn pairs(book: &Book) -> Vec<Pair<'_>> {
    let mut pairs = Vec::new();
    for locale in book.translations() {
        let lang = locale.tag.as_str();
        for quiz in &book.quizzes {
            if let (Some(english), Some(other)) = (quiz.words.get(crate::ENGLISH), quiz.words.get(lang)) {
                pairs.push(Pair { lang, english: &english.doc, other: &other.doc });
            }
        }
        for guide in &book.guides {
            if let (Some(english), Some(other)) = (guide.words.get(crate::ENGLISH), guide.words.get(lang)) {
                pairs.push(Pair { lang, english: &english.text.doc, other: &other.text.doc });
            }
        }
        if let (Some(english), Some(other)) = (book.terms.get(crate::ENGLISH), book.terms.get(lang)) {
            pairs.push(Pair { lang, english: &english.doc, other: &other.doc });
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn definitions_are_read_like_every_other_text() {
        let spoilt = |definition: &str| {
            Fixture::new().replace("glossary/sw.toml", "\"Sehemu ya segmenti.\"", &format!("'{definition}'"))
        };
        for (definition, found) in [
            ("Sehemu [ya](http://a.b) segmenti.", "27: error: a link to `http://a.b`; expected https://"),
            ("Sehemu of segmenti.", "22: error: English: `of`"),
            ("A part of a segment.", "14: error: the text equals the English one"),
            ("Sehemu isiyolipishwa.", "22: error: `isiyolipishwa` is not what we say"),
        ] {
            spoilt(definition).finds(&[&format!("glossary/sw.toml:4:{found}")]);
        }
        spoilt("Ni $\\frac{a$.").finds_among("glossary/sw.toml:4:19: error: the formula `\\frac{a` is not understood");
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(find_word("GPUs na GPU.", "GPU"), Some(8));
        assert_eq!(find_word("scikit-learns", "scikit-learn"), None);
        assert_eq!(find_word("é", ""), None);
    }

    #[test]
    fn slugs() {
        assert!(is_slug("a-b2"));
        for bad in ["", "A", "a_b", "-a", "a-", "a--b", "2a", "é"] {
            assert!(!is_slug(bad), "{bad}");
        }
    }
}
