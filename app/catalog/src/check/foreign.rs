//! Whole sentences in another language, found by a language detector.

use std::sync::LazyLock;

use lingua::{Language, LanguageDetector, LanguageDetectorBuilder};

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Glossary;
use crate::source::Loaded;

/// Shorter sentences are guesswork.
const LETTERS: usize = 32;
const WORDS: usize = 5;
/// The detector's confidence in the other language, from 0 to 1.
const SURE: f64 = 0.9;

static DETECTOR: LazyLock<LanguageDetector> =
    LazyLock::new(|| LanguageDetectorBuilder::from_languages(&LANGUAGES.map(|(_, language)| language)).build());

/// The languages that are told apart. One that is not here is not checked.
const LANGUAGES: [(&str, Language); 5] = [
    ("en", Language::English),
    ("ms", Language::Malay),
    ("sv", Language::Swedish),
    ("sw", Language::Swahili),
    ("tr", Language::Turkish),
];

/// Each sentence is in its file's language, but for names, code and `*marked*` words.
pub(super) fn check(book: &Book, sink: &Sink) {
    let nothing = Glossary::default();
    let glossary = book.glossary.as_ref().map_or(&nothing, |Loaded { value, .. }| value);
    for (lang, doc) in super::texts(book) {
        for text in &doc.texts {
            for sentence in sentences(&text.parts.prose) {
                if let Some(other) = other_language(sentence, lang, glossary) {
                    let first = sentence.split_whitespace().next().unwrap_or(sentence);
                    doc.error_in(sink, text, first, complaint(sentence, other, lang));
                }
            }
        }
    }
    for (lang, file) in super::fluent::files(book) {
        for text in file.messages.iter().flat_map(|message| &message.texts) {
            for sentence in sentences(&text.text) {
                if let Some(other) = other_language(sentence, lang, glossary) {
                    file.source.error(sink, text.place_of(sentence), complaint(sentence, other, lang));
                }
            }
        }
    }
}

fn complaint(sentence: &str, other: &str, lang: &str) -> String {
    let shown: String = sentence.chars().take(60).collect();
    format!("`{shown}…` reads as `{other}`; expected `{lang}`, or `*marks*` around words that stay English")
}

/// The language that a sentence is surely in, if that is not `lang`.
fn other_language(sentence: &str, lang: &str, glossary: &Glossary) -> Option<&'static str> {
    let (_, own) = LANGUAGES.iter().find(|(tag, _)| *tag == lang)?;
    let prose = super::english::without_names(sentence, glossary);
    let letters = prose.chars().filter(|char| char.is_alphabetic()).count();
    if letters < LETTERS || super::english::words(&prose).count() < WORDS {
        return None;
    }
    let (found, confidence) = DETECTOR.compute_language_confidence_values(prose).into_iter().next()?;
    let is_other = found != *own && confidence >= SURE;
    LANGUAGES.iter().find(|(_, language)| is_other && *language == found).map(|(tag, _)| *tag)
}

/// A text's sentences.
fn sentences(prose: &str) -> impl Iterator<Item = &str> {
    prose.split_inclusive(['.', '?', '!', ':', ';', '\n']).map(str::trim).filter(|sentence| !sentence.is_empty())
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_sentence_in_another_language() {
        let swedish = "Sedan flyttar den alla levande tensorer närmare varandra i minnet.";
        Fixture::new()
            .append("guides/free-memory/sw.md", &format!("\nBloku zote ziko hapa. {swedish}\n"))
            .finds(&["guides/free-memory/sw.md:26:23: error: `Sedan flyttar den alla levande tensorer närmare varandra i m…` reads as `sv`; expected `sw`"]);
    }

    #[test]
    fn marked_words_names_and_short_texts_are_left_alone() {
        Fixture::new()
            .append(
                "guides/free-memory/sw.md",
                "\nHapa kuna *all the words that stay English in this sentence* na PyTorch.\n\nSedan flyttar.\n",
            )
            .passes();
    }
}
