//! `translated/<locale>.toml`: which English text each text was made from.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::source::Loaded;

use super::{Folder, document};

/// A language's record.
#[derive(Debug, Default)]
pub(crate) struct Translated {
    /// The day of the last comparison, `2026-11-30`.
    pub(crate) compared: String,
    /// The English text's hash by piece.
    pub(crate) from: BTreeMap<String, String>,
}

/// The folder of the records.
pub(crate) const FOLDER: &str = "translated";

/// The records by language; none at all where the content keeps none.
pub(super) fn records(folder: &Folder, tags: &[&str], sink: &Sink) -> Option<BTreeMap<String, Loaded<Translated>>> {
    if !folder.has_folder(FOLDER) {
        return None;
    }
    let translations: Vec<&str> = tags.iter().copied().filter(|tag| *tag != crate::ENGLISH).collect();
    folder.strangers(FOLDER, ".toml", "", &translations, sink);
    let record = |tag: &str| {
        let path = format!("{FOLDER}/{tag}.toml");
        if !folder.has_file(&path) {
            let message = format!(
                "this file is missing; expected it once the texts are compared with the English ones: `cargo xtask translated {tag}` writes it"
            );
            folder.error(sink, &path, message);
            return None;
        }
        let file = folder.read(&path, sink)?;
        let text = file.text.clone();
        let record = document::read(file, &text, sink, |root| Translated {
            compared: day(root),
            from: root.table_opt("from", |from| from.other_strings()).unwrap_or_default(),
        })?;
        Some((tag.to_owned(), record))
    };
    Some(translations.into_iter().filter_map(record).collect())
}

/// A day such as `2026-11-30`.
fn day(root: &super::table::Table<'_>) -> String {
    let day = root.string("compared");
    if !day.is_empty() && l10n::date(crate::ENGLISH, &day).is_none() {
        root.page.error(&root.at("compared"), format!("`{day}` is no day; expected one such as `2026-11-30`"));
    }
    day
}
