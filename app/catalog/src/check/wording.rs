//! Wordings that a language does not use.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Loaded;

/// No text has a phrase that the glossary avoids in its language.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: glossary, .. }) = &book.glossary else {
        return;
    };
    for (lang, doc) in super::words(book) {
        for avoid in glossary.avoid.iter().filter(|avoid| avoid.language == lang) {
            let phrase = avoid.phrase.to_ascii_lowercase();
            for text in &doc.texts {
                let prose = text.parts.prose.to_ascii_lowercase();
                if let Some(at) = super::find_word(&prose, &phrase) {
                    // The file may spell it with a capital.
                    let spelled = text.parts.prose.get(at..at + phrase.len()).unwrap_or(&avoid.phrase);
                    let message = format!("`{spelled}` is not what we say; expected `{}`", avoid.instead);
                    doc.error_in(sink, text, spelled, message);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_wording_to_avoid() {
        Fixture::new()
            .replace("quizzes/holes/sw.toml", "alt = \"Bloku moja hai", "alt = \"Isiyolipishwa, bloku moja hai")
            .append("guides/free-memory/sw.md", "\nNi nafasi isiyolipishwa.\n")
            .finds(&[
                "quizzes/holes/sw.toml:24:8: error: `Isiyolipishwa` is not what we say; expected `huru`",
                "guides/free-memory/sw.md:26:11: error: `isiyolipishwa` is not what we say; expected `huru`",
            ]);
    }
}
