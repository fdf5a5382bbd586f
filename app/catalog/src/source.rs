//! A file and the places in it: byte ranges while reading, line and column when something is said about it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::markdown::Parts;

/// A file's text under the name that its messages carry.
#[derive(Debug)]
pub(crate) struct SourceFile {
    /// `content/quizzes/…`
    pub(crate) label: String,
    /// The path inside the content folder: `quizzes/…`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl SourceFile {
    /// Reports something at a byte offset.
    pub(crate) fn report(&self, sink: &Sink, severity: Severity, offset: usize, message: impl Into<String>) {
        let (line, column) = self.position(offset);
        sink.push(Diagnostic { file: self.label.clone(), line, column, severity, message: message.into() });
    }

    pub(crate) fn error(&self, sink: &Sink, offset: usize, message: impl Into<String>) {
        self.report(sink, Severity::Error, offset, message);
    }

    /// Reports an error that explains whatever else is found at its place.
    pub(crate) fn error_alone(&self, sink: &Sink, offset: usize, message: impl Into<String>) {
        let (line, column) = self.position(offset);
        let file = self.label.clone();
        sink.push_alone(Diagnostic { file, line, column, severity: Severity::Error, message: message.into() });
    }

    /// `file:line:column` of a byte offset, for messages that point at a second place.
    pub(crate) fn pointer(&self, offset: usize) -> String {
        let (line, column) = self.position(offset);
        format!("{}:{line}:{column}", self.label)
    }

    /// Line and column of a byte offset, both from 1, the column in characters.
    fn position(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or(&self.text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// Where a value of a TOML file stands.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    pub(crate) key: Range<usize>,
    pub(crate) value: Range<usize>,
}

/// A text that a learner reads, with what the rules about wording need.
#[derive(Debug)]
pub(crate) struct Text {
    /// Its dotted key in a TOML file; in a guide's body the section's id.
    pub(crate) key: String,
    pub(crate) span: Range<usize>,
    pub(crate) raw: String,
    pub(crate) parts: Parts,
    /// What it may hold besides marks.
    pub(crate) kind: TextKind,
}

/// What a text may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TextKind {
    /// One paragraph with marks.
    Inline,
    /// Paragraphs, and code blocks between them.
    Body,
    /// A leaf block of a guide; the guide's own rules look after its form.
    Guide,
}

/// A file that was read: the places of its values by dotted path (`question[0].options[1]`), and its texts.
#[derive(Debug)]
pub(crate) struct Document {
    pub(crate) file: SourceFile,
    pub(crate) places: BTreeMap<String, Place>,
    pub(crate) texts: Vec<Text>,
    /// The paths of values that the loader could not take, and reported.
    pub(crate) bad: BTreeSet<String>,
}

impl Document {
    /// The path of the file inside the content folder.
    pub(crate) fn path(&self) -> &str {
        &self.file.path
    }

    pub(crate) fn has(&self, path: &str) -> bool {
        self.places.contains_key(path)
    }

    /// Whether the value of `path` is there and the loader took all of it.
    pub(crate) fn is_good(&self, path: &str) -> bool {
        let below =
            |bad: &str| bad.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']));
        self.has(path) && !self.bad.iter().any(|bad| below(bad))
    }

    pub(crate) fn text(&self, key: &str) -> Option<&Text> {
        self.texts.iter().find(|text| text.key == key)
    }

    /// Reports an error at the value of `path`, or of the nearest table above it that exists.
    pub(crate) fn error(&self, sink: &Sink, path: &str, message: impl Into<String>) {
        self.file.error(sink, self.nearest(path).value.start, message);
    }

    /// Reports an error at the key of `path`.
    pub(crate) fn error_at_key(&self, sink: &Sink, path: &str, message: impl Into<String>) {
        self.file.error(sink, self.nearest(path).key.start, message);
    }

    pub(crate) fn warning(&self, sink: &Sink, path: &str, message: impl Into<String>) {
        self.file.report(sink, Severity::Warning, self.nearest(path).value.start, message);
    }

    /// Reports an error at the first `needle` inside a text, or at its start if the file spells it otherwise.
    pub(crate) fn error_in(&self, sink: &Sink, text: &Text, needle: &str, message: impl Into<String>) {
        let source = self.file.text.get(text.span.clone()).unwrap_or_default();
        let inside = crate::check::find_word(source, needle).or_else(|| source.find(needle)).unwrap_or(0);
        self.file.error(sink, text.span.start + inside, message);
    }

    /// `file:line:column` of a value, for messages that point at a second place.
    pub(crate) fn pointer(&self, path: &str) -> String {
        self.file.pointer(self.nearest(path).value.start)
    }

    fn nearest(&self, path: &str) -> Place {
        let mut path = path;
        loop {
            if let Some(place) = self.places.get(path) {
                return place.clone();
            }
            match path.rfind(['.', '[']) {
                Some(at) => path = &path[..at],
                None => {
                    return Place { key: 0..0, value: 0..0 };
                }
            }
        }
    }
}

/// A value and the document that it was read from.
#[derive(Debug)]
pub(crate) struct Loaded<T> {
    pub(crate) value: T,
    pub(crate) doc: Document,
}
