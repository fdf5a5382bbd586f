//! Translations that English has left behind.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::units;

/// Every text was made from the English text as it is today. Where the content keeps no records nothing is known.
pub(super) fn check(book: &Book, sink: &Sink) {
    let Some(records) = &book.translated else { return };
    let english = units::of_language(book, crate::ENGLISH);
    for (tag, record) in records {
        for (id, unit) in units::of_language(book, tag) {
            let Some(source) = english.get(&id) else { continue };
            let message = match record.value.from.get(&id) {
                Some(hash) if *hash == source.hash => continue,
                Some(_) => "made from an earlier English text; expected a new comparison",
                None => "not yet compared with the English text; expected that",
            };
            unit.error(sink, format!("{message}, then run `cargo xtask translated {tag} {id}`"));
        }
        for id in record.value.from.keys().filter(|id| !english.contains_key(*id)) {
            let message = format!(
                "English has no `{id}`; expected only what is there (`cargo xtask translated {tag}` tidies up)"
            );
            record.doc.warning(sink, "from", message);
        }
    }
}
