//! Wordings that a language does not use.

use std::ops::Range;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Avoid;
use crate::source::Loaded;

/// No text has a phrase that the glossary avoids in its language.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: glossary, .. }) = &book.glossary else {
        return;
    };
    for (lang, doc) in super::texts(book) {
        for avoid in glossary.avoid.iter().filter(|avoid| avoid.language == lang) {
            for text in &doc.texts {
                if let Some(at) = find(&text.parts.prose, avoid) {
                    let spelled = &text.parts.prose[at];
                    doc.error_in(sink, text, spelled, complaint(spelled, avoid));
                }
            }
        }
    }
}

/// Where a text has a phrase; it may spell it with a capital.
pub(super) fn find(prose: &str, avoid: &Avoid) -> Option<Range<usize>> {
    let phrase = avoid.phrase.to_ascii_lowercase();
    let at = super::find_word(&prose.to_ascii_lowercase(), &phrase)?;
    Some(at..at + phrase.len())
}

pub(super) fn complaint(spelled: &str, avoid: &Avoid) -> String {
    format!("`{spelled}` is not what we say; expected `{}`", avoid.instead)
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
