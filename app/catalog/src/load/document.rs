//! A TOML file into a document: its values and where each stands.

use std::collections::{BTreeMap, BTreeSet};

use toml::de::{DeArray, DeTable, DeValue};

use crate::diagnostics::Sink;
use crate::source::{Document, Loaded, Place, SourceFile};

use super::page::Page;
use super::table::Table;

/// Reads `head`, which is the beginning of `file` or all of it. `None` where it is not TOML.
pub(super) fn read<T>(
    file: SourceFile,
    head: &str,
    sink: &Sink,
    take: impl FnOnce(&Table<'_>) -> T,
) -> Option<Loaded<T>> {
    let (root, errors) = DeTable::parse_recoverable(head);
    for error in &errors {
        let offset = error.span().map_or(0, |span| span.start);
        file.error(sink, offset, format!("not TOML: {}", error.message().replace('\n', ", ")));
    }
    if !errors.is_empty() {
        return None;
    }
    let mut places = BTreeMap::new();
    note_table(&mut places, "", root.get_ref());
    let doc = Document { file, places, texts: Vec::new(), bad: BTreeSet::new() };
    let page = Page::new(&doc, sink);
    let value = Table::read(&page, String::new(), root.get_ref(), take);
    let (texts, bad) = page.into_findings();
    Some(Loaded { value, doc: Document { texts, bad, ..doc } })
}

/// The path of a key in the table at `path`.
pub(super) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

fn note_table(places: &mut BTreeMap<String, Place>, path: &str, table: &DeTable<'_>) {
    for (key, value) in table {
        let path = join(path, key.get_ref());
        places.insert(path.clone(), Place { key: key.span(), value: value.span() });
        note_value(places, &path, value.get_ref());
    }
}

fn note_array(places: &mut BTreeMap<String, Place>, path: &str, array: &DeArray<'_>) {
    for (index, value) in array.iter().enumerate() {
        let path = format!("{path}[{index}]");
        places.insert(path.clone(), Place { key: value.span(), value: value.span() });
        note_value(places, &path, value.get_ref());
    }
}

fn note_value(places: &mut BTreeMap<String, Place>, path: &str, value: &DeValue<'_>) {
    match value {
        DeValue::Table(table) => note_table(places, path, table),
        DeValue::Array(array) => note_array(places, path, array),
        _ => {}
    }
}
