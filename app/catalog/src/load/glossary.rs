//! `glossary.toml`.

use crate::diagnostics::Sink;
use crate::schema::{Avoid, Glossary, Term};
use crate::source::Loaded;

use super::{Folder, document};

/// The glossary.
pub(super) fn glossary(folder: &Folder, sink: &Sink) -> Option<Loaded<Glossary>> {
    let file = folder.read("glossary.toml", sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| Glossary {
        keep: root.strings("keep"),
        allow_missing: root.strings_opt("allow_missing"),
        alike: root.lists_opt("alike"),
        avoid: root.tables("avoid", |avoid| Avoid {
            language: avoid.string("language"),
            phrase: avoid.string("phrase"),
            instead: avoid.string("instead"),
        }),
        terms: root.tables("term", |term| {
            let id = term.string("id");
            let note = term.string_opt("note");
            Term { id, note, words: term.other_strings() }
        }),
    })
}
