//! Reading a TOML table key by key, so that one reading names every problem.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::diagnostics::Sink;
use crate::markdown::Parts;
use crate::source::{Document, Loaded, Place, SourceFile, Text, TextKind};

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
    let doc = Document { file, places, texts: Vec::new() };
    let page = Page { doc: &doc, sink, texts: RefCell::default() };
    let table = Table { page: &page, path: String::new(), entries: root.get_ref(), asked: RefCell::default() };
    let value = take(&table);
    table.finish();
    let texts = page.texts.into_inner();
    Some(Loaded { value, doc: Document { texts, ..doc } })
}

/// A table that is being read. Each key is asked for by name; [`Table::finish`] reports the others.
pub(super) struct Table<'t> {
    page: &'t Page<'t>,
    path: String,
    entries: &'t DeTable<'t>,
    asked: RefCell<Vec<&'static str>>,
}

/// What the tables of a file share.
struct Page<'t> {
    doc: &'t Document,
    sink: &'t Sink,
    texts: RefCell<Vec<Text>>,
}

impl<'t> Table<'t> {
    /// A string; empty where it is missing, which is reported.
    pub(super) fn string(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.as_str(value, &self.at(key))).unwrap_or_default()
    }

    /// A string that may be absent.
    pub(super) fn string_opt(&self, key: &'static str) -> Option<String> {
        self.get(key).and_then(|value| self.as_str(value, &self.at(key)))
    }

    /// A text of one paragraph; empty where it is missing, which is reported.
    pub(super) fn text(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.as_text(value, &self.at(key), TextKind::Inline)).unwrap_or_default()
    }

    /// A text of paragraphs.
    pub(super) fn body(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.as_text(value, &self.at(key), TextKind::Body)).unwrap_or_default()
    }

    /// A text of paragraphs that may be absent.
    pub(super) fn body_opt(&self, key: &'static str) -> Option<String> {
        self.get(key).and_then(|value| self.as_text(value, &self.at(key), TextKind::Body))
    }

    /// A whole number in a range; 0 where it is missing or out of range, which is reported.
    pub(super) fn integer(&self, key: &'static str, range: RangeInclusive<u32>) -> u32 {
        let Some(value) = self.needed(key) else { return 0 };
        let DeValue::Integer(number) = value else {
            self.wrong(&self.at(key), value, "a whole number");
            return 0;
        };
        let inside = u32::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| range.contains(n));
        inside.unwrap_or_else(|| {
            let message = match *range.end() {
                u32::MAX => format!("`{key}` is {number}; expected a number from {}", range.start()),
                end => format!("`{key}` is {number}; expected a number from {} to {end}", range.start()),
            };
            self.error(&self.at(key), message);
            0
        })
    }

    /// A number; 0 where it is missing, which is reported.
    pub(super) fn number(&self, key: &'static str) -> f64 {
        self.needed(key).and_then(|value| self.as_number(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of strings; empty where it is missing, which is reported.
    pub(super) fn strings(&self, key: &'static str) -> Vec<String> {
        self.needed(key).map(|value| self.as_strings(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of strings that may be absent.
    pub(super) fn strings_opt(&self, key: &'static str) -> Vec<String> {
        self.get(key).map(|value| self.as_strings(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of anything with each item's path, for lists that have a form of their own.
    pub(super) fn list(&self, key: &'static str) -> Vec<(String, &'t DeValue<'t>)> {
        self.needed(key).map(|value| self.items(value, &self.at(key))).unwrap_or_default()
    }

    /// A table that may be absent.
    pub(super) fn table_opt<R>(&self, key: &'static str, take: impl FnOnce(&Table<'_>) -> R) -> Option<R> {
        self.get(key).and_then(|value| self.as_table(value, self.at(key), take))
    }

    /// A list of tables, `[[key]]`, that may be absent.
    pub(super) fn tables<R>(&self, key: &'static str, mut take: impl FnMut(&Table<'_>) -> R) -> Vec<R> {
        let items = self.get(key).map(|value| self.items(value, &self.at(key))).unwrap_or_default();
        items.into_iter().filter_map(|(path, value)| self.as_table(value, path, &mut take)).collect()
    }

    /// A table of tables by id, `[key.id]`.
    pub(super) fn named<R>(&self, key: &'static str, mut take: impl FnMut(&Table<'_>) -> R) -> BTreeMap<String, R> {
        let entries = self.needed(key).map(|value| self.entries_of(value, &self.at(key))).unwrap_or_default();
        let tables = entries.into_iter();
        tables.filter_map(|(id, path, value)| Some((id, self.as_table(value, path, &mut take)?))).collect()
    }

    /// A table of texts by id.
    pub(super) fn texts(&self, key: &'static str) -> BTreeMap<String, String> {
        let entries = self.needed(key).map(|value| self.entries_of(value, &self.at(key))).unwrap_or_default();
        let texts = entries.into_iter();
        texts.filter_map(|(id, path, value)| Some((id, self.as_text(value, &path, TextKind::Inline)?))).collect()
    }

    /// A table of lists of strings by id, that may be absent.
    pub(super) fn lists_opt(&self, key: &'static str) -> BTreeMap<String, Vec<String>> {
        let entries = self.get(key).map(|value| self.entries_of(value, &self.at(key))).unwrap_or_default();
        entries.into_iter().map(|(id, path, value)| (id, self.as_strings(value, &path))).collect()
    }

    /// The strings under the keys that nobody asked for: in the glossary each language is one.
    pub(super) fn other_strings(&self) -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for (key, value) in self.entries.iter().filter(|(key, _)| !self.was_asked(key.get_ref())) {
            if let Some(text) = self.as_str(value.get_ref(), &self.at(key.get_ref())) {
                found.insert(key.get_ref().to_string(), text);
            }
        }
        found
    }

    /// A string at a path that [`Table::list`] gave.
    pub(super) fn as_str(&self, value: &DeValue<'_>, path: &str) -> Option<String> {
        match value {
            DeValue::String(text) => Some(text.to_string()),
            _ => self.wrong(path, value, "a string"),
        }
    }

    /// A number at a path that [`Table::list`] gave.
    pub(super) fn as_number(&self, value: &DeValue<'_>, path: &str) -> Option<f64> {
        let digits = match value {
            DeValue::Integer(number) if number.radix() == 10 => number.as_str(),
            DeValue::Float(number) => number.as_str(),
            _ => return self.wrong(path, value, "a number"),
        };
        let number = digits.parse().ok().filter(|number: &f64| number.is_finite());
        if number.is_none() {
            self.error(path, format!("{digits} is no size; expected a finite number"));
        }
        number
    }

    /// The items of a list at a path.
    pub(super) fn items(&self, value: &'t DeValue<'t>, path: &str) -> Vec<(String, &'t DeValue<'t>)> {
        let DeValue::Array(array) = value else {
            self.wrong::<()>(path, value, "a list");
            return Vec::new();
        };
        array.iter().enumerate().map(|(index, item)| (format!("{path}[{index}]"), item.get_ref())).collect()
    }

    /// Reports an error at a path.
    pub(super) fn error(&self, path: &str, message: impl Into<String>) {
        self.page.doc.error(self.page.sink, path, message);
    }

    /// Reports the keys that nobody asked for.
    fn finish(&self) {
        let mut known = self.asked.borrow().clone();
        known.dedup();
        for (key, _) in self.entries.iter().filter(|(key, _)| !self.was_asked(key.get_ref())) {
            let message = format!("unknown key `{}`; expected one of {}", key.get_ref(), crate::check::list(&known));
            self.page.doc.error_at_key(self.page.sink, &self.at(key.get_ref()), message);
        }
    }

    fn as_text(&self, value: &DeValue<'_>, path: &str, kind: TextKind) -> Option<String> {
        let mut raw = self.as_str(value, path)?;
        let span = self.page.doc.places.get(path).map(|place| place.value.clone()).unwrap_or_default();
        let source = self.page.doc.file.text.get(span.clone()).unwrap_or_default();
        // The line break before the closing quotes of a long string is how one writes it, not part of the text.
        if source.starts_with("\"\"\"") || source.starts_with("'''") {
            raw.truncate(raw.strip_suffix('\n').unwrap_or(&raw).len());
        }
        let parts = match kind {
            TextKind::Body => Parts::of_blocks(&raw),
            TextKind::Inline | TextKind::Guide => Parts::of_inlines(&raw),
        };
        let text = Text { key: path.to_owned(), span, raw: raw.clone(), parts, kind };
        self.page.texts.borrow_mut().push(text);
        Some(raw)
    }

    fn as_strings(&self, value: &'t DeValue<'t>, path: &str) -> Vec<String> {
        self.items(value, path).into_iter().filter_map(|(path, item)| self.as_str(item, &path)).collect()
    }

    fn as_table<R>(&self, value: &DeValue<'_>, path: String, take: impl FnOnce(&Table<'_>) -> R) -> Option<R> {
        let DeValue::Table(entries) = value else { return self.wrong(&path, value, "a table") };
        let table = Table { page: self.page, path, entries, asked: RefCell::default() };
        let result = take(&table);
        table.finish();
        Some(result)
    }

    fn entries_of(&self, value: &'t DeValue<'t>, path: &str) -> Vec<(String, String, &'t DeValue<'t>)> {
        let DeValue::Table(entries) = value else {
            self.wrong::<()>(path, value, "a table");
            return Vec::new();
        };
        let named = entries.iter();
        named.map(|(id, value)| (id.get_ref().to_string(), join(path, id.get_ref()), value.get_ref())).collect()
    }

    fn needed(&self, key: &'static str) -> Option<&'t DeValue<'t>> {
        let value = self.get(key);
        if value.is_none() {
            self.error(&self.path, format!("the key `{key}` is missing; expected it in {}", self.name()));
        }
        value
    }

    fn get(&self, key: &'static str) -> Option<&'t DeValue<'t>> {
        self.asked.borrow_mut().push(key);
        self.entries.get(key).map(Spanned::get_ref)
    }

    fn was_asked(&self, key: &str) -> bool {
        self.asked.borrow().iter().any(|asked| *asked == key)
    }

    fn wrong<R>(&self, path: &str, value: &DeValue<'_>, wanted: &str) -> Option<R> {
        let found = match value {
            DeValue::String(_) => "a string",
            DeValue::Integer(_) => "a whole number",
            DeValue::Float(_) => "a number",
            DeValue::Boolean(_) => "true or false",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "a list",
            DeValue::Table(_) => "a table",
        };
        self.error(path, format!("`{path}` is {found}; expected {wanted}"));
        None
    }

    pub(super) fn at(&self, key: &str) -> String {
        join(&self.path, key)
    }

    fn name(&self) -> String {
        if self.path.is_empty() { "the file's first part".to_owned() } else { format!("`{}`", self.path) }
    }
}

fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

fn note_table(places: &mut BTreeMap<String, Place>, path: &str, table: &DeTable<'_>) {
    for (key, value) in table.iter() {
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
