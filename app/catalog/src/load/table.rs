//! Reading a TOML table key by key, so that one reading names every problem.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::source::TextKind;

use super::document::join;
use super::page::Page;

/// A table that is being read. Each key is asked for by name; [`Table::finish`] reports the others.
pub(super) struct Table<'t> {
    pub(super) page: &'t Page<'t>,
    path: String,
    entries: &'t DeTable<'t>,
    asked: RefCell<Vec<&'static str>>,
    /// Any other key is fine too.
    open: Cell<bool>,
}

impl<'t> Table<'t> {
    /// Shows the table at `path` to `take`, then reports the keys that it did not ask for.
    pub(super) fn read<R>(
        page: &'t Page<'t>,
        path: String,
        entries: &'t DeTable<'t>,
        take: impl FnOnce(&Self) -> R,
    ) -> R {
        let table = Self { page, path, entries, asked: RefCell::default(), open: Cell::new(false) };
        let result = take(&table);
        table.finish();
        result
    }

    /// A string; empty where it is missing, which is reported.
    pub(super) fn string(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.page.as_str(value, &self.at(key))).unwrap_or_default()
    }

    /// A string that may be absent.
    pub(super) fn string_opt(&self, key: &'static str) -> Option<String> {
        self.get(key).and_then(|value| self.page.as_str(value, &self.at(key)))
    }

    /// A text of one paragraph; empty where it is missing, which is reported.
    pub(super) fn text(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.page.as_text(value, &self.at(key), TextKind::Inline)).unwrap_or_default()
    }

    /// A text of paragraphs.
    pub(super) fn body(&self, key: &'static str) -> String {
        self.needed(key).and_then(|value| self.page.as_text(value, &self.at(key), TextKind::Body)).unwrap_or_default()
    }

    /// A text of paragraphs that may be absent.
    pub(super) fn body_opt(&self, key: &'static str) -> Option<String> {
        self.get(key).and_then(|value| self.page.as_text(value, &self.at(key), TextKind::Body))
    }

    /// A whole number in a range; 0 where it is missing or out of range, which is reported.
    pub(super) fn integer(&self, key: &'static str, range: RangeInclusive<u32>) -> u32 {
        let Some(value) = self.needed(key) else {
            return 0;
        };
        let DeValue::Integer(number) = value else {
            self.page.wrong::<()>(&self.at(key), value, "a whole number");
            return 0;
        };
        let inside = u32::from_str_radix(number.as_str(), number.radix()).ok().filter(|n| range.contains(n));
        inside.unwrap_or_else(|| {
            let message = match *range.end() {
                u32::MAX => format!("`{key}` is {number}; expected a number from {}", range.start()),
                end => format!("`{key}` is {number}; expected a number from {} to {end}", range.start()),
            };
            self.page.error(&self.at(key), message);
            0
        })
    }

    /// A whole number in a range that may be absent.
    pub(super) fn integer_opt(&self, key: &'static str, range: RangeInclusive<u32>) -> Option<u32> {
        self.get(key).map(|_| self.integer(key, range))
    }

    /// True or false; false where it is absent.
    pub(super) fn flag(&self, key: &'static str) -> bool {
        match self.get(key) {
            None => false,
            Some(DeValue::Boolean(flag)) => *flag,
            Some(value) => {
                self.page.wrong::<()>(&self.at(key), value, "`true` or `false`");
                false
            }
        }
    }

    /// A number; 0 where it is missing, which is reported.
    pub(super) fn number(&self, key: &'static str) -> f64 {
        self.needed(key).and_then(|value| self.page.as_number(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of strings; empty where it is missing, which is reported.
    pub(super) fn strings(&self, key: &'static str) -> Vec<String> {
        self.needed(key).map(|value| self.page.as_strings(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of strings that may be absent.
    pub(super) fn strings_opt(&self, key: &'static str) -> Vec<String> {
        self.get(key).map(|value| self.page.as_strings(value, &self.at(key))).unwrap_or_default()
    }

    /// A list of anything with each item's path, for lists that have a form of their own.
    pub(super) fn list(&self, key: &'static str) -> Vec<(String, &'t DeValue<'t>)> {
        self.needed(key).map(|value| self.page.items(value, &self.at(key))).unwrap_or_default()
    }

    /// A table that may be absent.
    pub(super) fn table_opt<R>(&self, key: &'static str, take: impl FnOnce(&Table<'_>) -> R) -> Option<R> {
        self.get(key).and_then(|value| self.as_table(value, self.at(key), take))
    }

    /// A list of tables, `[[key]]`, that may be absent.
    pub(super) fn tables<R>(&self, key: &'static str, mut take: impl FnMut(&Table<'_>) -> R) -> Vec<R> {
        let items = self.get(key).map(|value| self.page.items(value, &self.at(key))).unwrap_or_default();
        items.into_iter().filter_map(|(path, value)| self.as_table(value, path, &mut take)).collect()
    }

    /// A table of tables by id, `[key.id]`.
    pub(super) fn named<R>(&self, key: &'static str, mut take: impl FnMut(&Table<'_>) -> R) -> BTreeMap<String, R> {
        let entries = self.needed(key).map(|value| self.page.entries(value, &self.at(key))).unwrap_or_default();
        let tables = entries.into_iter();
        tables.filter_map(|(id, path, value)| Some((id, self.as_table(value, path, &mut take)?))).collect()
    }

    /// A table of tables by id that may be absent.
    pub(super) fn named_opt<R>(&self, key: &'static str, take: impl FnMut(&Table<'_>) -> R) -> BTreeMap<String, R> {
        if self.get(key).is_some() { self.named(key, take) } else { BTreeMap::new() }
    }

    /// The file's own tables by id, where each is one of the same kind: the glossary's words.
    pub(super) fn all_named<R>(&self, mut take: impl FnMut(&Table<'_>) -> R) -> BTreeMap<String, R> {
        self.open.set(true);
        let entries = self.entries.iter().map(|(id, value)| (id.get_ref().to_string(), value.get_ref()));
        entries.filter_map(|(id, value)| Some((id.clone(), self.as_table(value, self.at(&id), &mut take)?))).collect()
    }

    /// A table of texts by id.
    pub(super) fn texts(&self, key: &'static str) -> BTreeMap<String, String> {
        let entries = self.needed(key).map(|value| self.page.entries(value, &self.at(key))).unwrap_or_default();
        let texts = entries.into_iter();
        texts.filter_map(|(id, path, value)| Some((id, self.page.as_text(value, &path, TextKind::Inline)?))).collect()
    }

    /// A table of lists of strings by id, that may be absent.
    pub(super) fn lists_opt(&self, key: &'static str) -> BTreeMap<String, Vec<String>> {
        let entries = self.get(key).map(|value| self.page.entries(value, &self.at(key))).unwrap_or_default();
        entries.into_iter().map(|(id, path, value)| (id, self.page.as_strings(value, &path))).collect()
    }

    /// The strings under the keys that nobody asked for.
    pub(super) fn other_strings(&self) -> BTreeMap<String, String> {
        self.others(|value, path| self.page.as_str(value, path))
    }

    /// The numbers under the keys that nobody asked for: a model's inputs.
    pub(super) fn other_numbers(&self) -> BTreeMap<String, f64> {
        self.others(|value, path| self.page.as_number(value, path))
    }

    fn others<R>(&self, take: impl Fn(&DeValue<'_>, &str) -> Option<R>) -> BTreeMap<String, R> {
        self.open.set(true);
        let mut found = BTreeMap::new();
        for (key, value) in self.entries.iter().filter(|(key, _)| !self.was_asked(key.get_ref())) {
            if let Some(taken) = take(value.get_ref(), &self.at(key.get_ref())) {
                found.insert(key.get_ref().to_string(), taken);
            }
        }
        found
    }

    /// Reports the keys that nobody asked for.
    fn finish(&self) {
        if self.open.get() {
            return;
        }
        let known = self.asked.borrow().clone();
        for (key, _) in self.entries.iter().filter(|(key, _)| !self.was_asked(key.get_ref())) {
            self.page.unknown(&self.at(key.get_ref()), key.get_ref(), &known);
        }
    }

    fn as_table<R>(&self, value: &DeValue<'_>, path: String, take: impl FnOnce(&Table<'_>) -> R) -> Option<R> {
        let DeValue::Table(entries) = value else {
            return self.page.wrong(&path, value, "a table");
        };
        Some(Table::read(self.page, path, entries, take))
    }

    fn needed(&self, key: &'static str) -> Option<&'t DeValue<'t>> {
        let value = self.get(key);
        if value.is_none() {
            self.page.missing(&self.path, key);
        }
        value
    }

    fn get(&self, key: &'static str) -> Option<&'t DeValue<'t>> {
        self.asked.borrow_mut().push(key);
        self.entries.get(key).map(Spanned::get_ref)
    }

    fn was_asked(&self, key: &str) -> bool {
        self.asked.borrow().contains(&key)
    }

    pub(super) fn at(&self, key: &str) -> String {
        join(&self.path, key)
    }
}
