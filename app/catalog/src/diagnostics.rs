//! What the checks say, and where.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

/// How much a finding matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The content can't be published like this.
    Error,
    /// Someone should look at it.
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// One finding: its place, and what was found and expected.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Diagnostic {
    /// The file, from the folder that holds the content folder: `content/quizzes/…`.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// How much it matters.
    pub severity: Severity,
    /// What was found; expected what.
    pub message: String,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, severity, message } = self;
        write!(f, "{file}:{line}:{column}: {severity}: {message}")
    }
}

/// All findings of one reading, sorted by place; printed one a line.
#[derive(Debug, Clone, Default, PartialEq, Eq, thiserror::Error)]
#[error("{}", listing(.list))]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
}

impl Diagnostics {
    /// The findings in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether one of them is an error.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|found| found.severity == Severity::Error)
    }
}

impl<'d> IntoIterator for &'d Diagnostics {
    type Item = &'d Diagnostic;
    type IntoIter = std::slice::Iter<'d, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

fn listing(list: &[Diagnostic]) -> String {
    list.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

/// Where the loader and the checks put their findings.
#[derive(Debug, Default)]
pub(crate) struct Sink {
    list: RefCell<Vec<Diagnostic>>,
    /// What stands alone at its place.
    alone: RefCell<BTreeMap<Spot, Diagnostic>>,
}

/// File, line and column.
type Spot = (String, usize, usize);

impl Sink {
    pub(crate) fn push(&self, found: Diagnostic) {
        self.list.borrow_mut().push(found);
    }

    /// Takes a finding that says all there is to say of its place: whatever else was found there follows from it.
    pub(crate) fn push_alone(&self, found: Diagnostic) {
        self.alone.borrow_mut().insert(spot(&found), found);
    }

    pub(crate) fn into_diagnostics(self) -> Diagnostics {
        let mut list = self.list.into_inner();
        let alone = self.alone.into_inner();
        list.retain(|found| !alone.contains_key(&spot(found)));
        list.extend(alone.into_values());
        list.sort();
        list.dedup();
        Diagnostics { list }
    }
}

fn spot(found: &Diagnostic) -> Spot {
    (found.file.clone(), found.line, found.column)
}
