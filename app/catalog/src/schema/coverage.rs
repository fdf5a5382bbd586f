//! How complete a language is.

use std::collections::BTreeMap;

/// A language's pieces, counted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage {
    /// By kind of piece.
    pub parts: BTreeMap<Part, Count>,
    /// The day on which its texts were last compared with the English ones, `2026-11-30`.
    pub compared: Option<String>,
}

/// How many pieces there are.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// In English.
    pub of: usize,
    /// In the language.
    pub there: usize,
    /// Made from the English text as it is today.
    pub current: usize,
}

/// A kind of piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Titles and descriptions of quizzes and guides.
    Heads,
    /// Questions.
    Questions,
    /// Sections of guides.
    Sections,
    /// Messages of the interface.
    Interface,
    /// Messages of the demos.
    Demos,
    /// Words of the glossary.
    Terms,
}
