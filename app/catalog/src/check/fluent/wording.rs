//! Wordings that a language does not use, in messages.

use crate::check::wording::{complaint, find};
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Loaded;

/// No message has a phrase that the glossary avoids in its language.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: glossary, .. }) = &book.glossary else {
        return;
    };
    for (lang, file) in super::files(book) {
        for avoid in glossary.avoid.iter().filter(|avoid| avoid.language == lang) {
            for text in file.messages.iter().flat_map(|message| &message.texts) {
                if let Some(at) = find(&text.text, avoid) {
                    file.source.error(sink, text.place(at.start), complaint(&text.text[at], avoid));
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
            .replace("ui/sw/site.ftl", "    bado yamo", "    bado Isiyolipishwa")
            .replace("ui/en/site.ftl", "Skip to", "Skip isiyolipishwa to")
            .finds(&["ui/sw/site.ftl:9:10: error: `Isiyolipishwa` is not what we say; expected `huru`"]);
    }
}
