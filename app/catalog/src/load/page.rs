//! What the tables of one file share: values into types, and what is said about them.

use std::cell::RefCell;
use std::collections::BTreeSet;

use toml::de::DeValue;

use crate::diagnostics::Sink;
use crate::markdown::Parts;
use crate::source::{Document, Text, TextKind};

use super::document::join;

/// A file that is being read.
pub(super) struct Page<'p> {
    doc: &'p Document,
    sink: &'p Sink,
    texts: RefCell<Vec<Text>>,
    bad: RefCell<BTreeSet<String>>,
}

impl<'p> Page<'p> {
    pub(super) fn new(doc: &'p Document, sink: &'p Sink) -> Self {
        Self { doc, sink, texts: RefCell::default(), bad: RefCell::default() }
    }

    /// The texts, and the paths of the values that could not be taken.
    pub(super) fn into_findings(self) -> (Vec<Text>, BTreeSet<String>) {
        (self.texts.into_inner(), self.bad.into_inner())
    }

    /// A string at a path that was looked up.
    pub(super) fn as_str(&self, value: &DeValue<'_>, path: &str) -> Option<String> {
        match value {
            DeValue::String(text) => Some(text.to_string()),
            _ => self.wrong(path, value, "a string"),
        }
    }

    /// A number at a path that was looked up.
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
    pub(super) fn items<'v>(&self, value: &'v DeValue<'v>, path: &str) -> Vec<(String, &'v DeValue<'v>)> {
        let DeValue::Array(array) = value else {
            self.wrong::<()>(path, value, "a list");
            return Vec::new();
        };
        array.iter().enumerate().map(|(index, item)| (format!("{path}[{index}]"), item.get_ref())).collect()
    }

    /// Reports a key that is missing in the table at `path`.
    pub(super) fn missing(&self, path: &str, key: &str) {
        let table = if path.is_empty() { "the file's first part".to_owned() } else { format!("`{path}`") };
        self.doc.error(self.sink, path, format!("the key `{key}` is missing; expected it in {table}"));
    }

    /// Reports a key that the table knows nothing of.
    pub(super) fn unknown(&self, path: &str, key: &str, known: &[&str]) {
        let message = format!("unknown key `{key}`; expected one of {}", crate::check::list(known));
        self.doc.error_at_key(self.sink, path, message);
    }

    /// Reports a value that can't be taken.
    pub(super) fn error(&self, path: &str, message: impl Into<String>) {
        self.bad.borrow_mut().insert(path.to_owned());
        self.doc.error(self.sink, path, message);
    }

    /// A text at a path, noted for the rules about wording.
    pub(super) fn as_text(&self, value: &DeValue<'_>, path: &str, kind: TextKind) -> Option<String> {
        let mut raw = self.as_str(value, path)?;
        let span = self.doc.places.get(path).map(|place| place.value.clone()).unwrap_or_default();
        let source = self.doc.file.text.get(span.clone()).unwrap_or_default();
        // The line break before the closing quotes of a long string is how one writes it, not part of the text.
        if source.starts_with("\"\"\"") || source.starts_with("'''") {
            raw.truncate(raw.strip_suffix('\n').unwrap_or(&raw).len());
        }
        let parts = match kind {
            TextKind::Body => Parts::of_blocks(&raw),
            TextKind::Inline | TextKind::Guide => Parts::of_inlines(&raw),
        };
        let text = Text { key: path.to_owned(), span, raw: raw.clone(), parts, kind };
        self.texts.borrow_mut().push(text);
        Some(raw)
    }

    /// The strings of a list at a path.
    pub(super) fn as_strings<'v>(&self, value: &'v DeValue<'v>, path: &str) -> Vec<String> {
        self.items(value, path).into_iter().filter_map(|(path, item)| self.as_str(item, &path)).collect()
    }

    /// The entries of a table at a path, each with its own path.
    pub(super) fn entries<'v>(&self, value: &'v DeValue<'v>, path: &str) -> Vec<(String, String, &'v DeValue<'v>)> {
        let DeValue::Table(entries) = value else {
            self.wrong::<()>(path, value, "a table");
            return Vec::new();
        };
        let named = entries.iter();
        named.map(|(id, value)| (id.get_ref().to_string(), join(path, id.get_ref()), value.get_ref())).collect()
    }

    /// Reports a value of another type.
    pub(super) fn wrong<R>(&self, path: &str, value: &DeValue<'_>, wanted: &str) -> Option<R> {
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
}
