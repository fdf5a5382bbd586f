//! The content folder: where it is, and what is in it.

use std::fmt;
use std::path::{Path, PathBuf};

use catalog::Catalog;

/// The content folder: the one that was named, the one here, or the one beside the sources that this was built from.
pub fn folder(named: Option<&Path>) -> PathBuf {
    let here = Path::new("content");
    match named {
        Some(named) => named.to_path_buf(),
        None if here.join("locales.toml").is_file() => here.to_path_buf(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"),
    }
}

/// How much there is of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    /// Languages.
    pub locales: usize,
    /// Topics.
    pub topics: usize,
    /// Guides.
    pub guides: usize,
    /// Quizzes.
    pub quizzes: usize,
    /// Questions of all quizzes.
    pub questions: usize,
    /// Questions with a live demo.
    pub demos: usize,
}

impl Counts {
    /// Counts.
    pub fn of(catalog: &Catalog) -> Self {
        let questions = || catalog.quizzes.iter().flat_map(|quiz| &quiz.questions);
        Self {
            locales: catalog.locales.len(),
            topics: catalog.topics.len(),
            guides: catalog.guides.len(),
            quizzes: catalog.quizzes.len(),
            questions: questions().count(),
            demos: questions().filter(|question| question.demo.is_some()).count(),
        }
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { locales, topics, guides, quizzes, questions, demos } = self;
        write!(
            f,
            "languages: {locales}, topics: {topics}, guides: {guides}, quizzes: {quizzes}, questions: {questions}, with a live demo: {demos}"
        )
    }
}
