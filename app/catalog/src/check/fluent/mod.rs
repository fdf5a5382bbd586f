//! The rules about Fluent files: the words of the interface and of the demos. Their names: `super::names`.

pub(super) mod blanks;
pub(super) mod english;
pub(super) mod ids;
pub(super) mod plurals;
pub(super) mod topics;
pub(super) mod variables;
pub(super) mod wording;

use crate::load::{Book, FluentFile, Message};

/// Every file with its language.
pub(super) fn files(book: &Book) -> impl Iterator<Item = (&str, &FluentFile)> {
    book.fluent.iter().flat_map(|set| &set.files).map(|(tag, file)| (tag.as_str(), file))
}

/// A translated message and the English one that it renders.
pub(super) struct Pair<'b> {
    pub(super) lang: &'b str,
    pub(super) english: &'b Message,
    pub(super) other: &'b Message,
    /// The translated message's file.
    pub(super) file: &'b FluentFile,
}

/// Every translated message beside its English one.
pub(super) fn pairs(book: &Book) -> Vec<Pair<'_>> {
    let mut pairs = Vec::new();
    for set in &book.fluent {
        let Some(english) = set.files.get(crate::ENGLISH) else { continue };
        for (lang, file) in set.files.iter().filter(|(tag, _)| *tag != crate::ENGLISH) {
            for other in &file.messages {
                if let Some(english) = english.message(&other.id) {
                    pairs.push(Pair { lang, english, other, file });
                }
            }
        }
    }
    pairs
}
