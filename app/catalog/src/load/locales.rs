//! `locales.toml` and `topics.toml`.

use crate::diagnostics::Sink;
use crate::schema::{Dir, Locale, Topic};
use crate::source::Loaded;

use super::Folder;
use super::document;
use super::table::Table;

/// The languages.
pub(super) fn locales(folder: &Folder, sink: &Sink) -> Option<Loaded<Vec<Locale>>> {
    let file = folder.read("locales.toml", sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| root.tables("locale", locale))
}

/// The topics.
pub(super) fn topics(folder: &Folder, sink: &Sink) -> Option<Loaded<Vec<Topic>>> {
    let file = folder.read("topics.toml", sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| {
        root.tables("topic", |topic| Topic {
            id: topic.string("id"),
            motif: topic.string("motif"),
            proverb: topic.string("proverb"),
        })
    })
}

fn locale(table: &Table<'_>) -> Locale {
    Locale {
        tag: table.string("tag"),
        name: table.string("name"),
        dir: dir(table),
        open_graph: table.string("open_graph"),
        quotes: quotes(table),
    }
}

fn quotes(table: &Table<'_>) -> [char; 2] {
    let marks = table.string("quotes");
    let mut chars = marks.chars();
    if let (Some(open), Some(close), None) = (chars.next(), chars.next(), chars.next()) {
        return [open, close];
    }
    if !marks.is_empty() {
        let message =
            format!("`{marks}` are {} signs; expected the opening and the closing mark", marks.chars().count());
        table.page.error(&table.at("quotes"), message);
    }
    ['“', '”']
}

fn dir(table: &Table<'_>) -> Dir {
    match table.string("dir").as_str() {
        "rtl" => Dir::Rtl,
        "ltr" | "" => Dir::Ltr,
        other => {
            table.page.error(&table.at("dir"), format!("`{other}` is no direction; expected `ltr` or `rtl`"));
            Dir::Ltr
        }
    }
}
