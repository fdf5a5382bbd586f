//! A quiz's bones.

use std::collections::BTreeMap;

use super::{Fact, Figure, QuizText};

/// A quiz: its bones from `quiz.toml` and its words by language.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Quiz {
    /// The folder's name, and the last part of its address.
    pub slug: String,
    /// An id of the topics.
    pub topic: String,
    /// 1 introductory, 2 intermediate, 3 hard.
    pub level: u8,
    /// How long it takes.
    pub minutes: u32,
    /// The slug of the guide that goes with it.
    pub guide: String,
    /// The questions in order.
    pub questions: Vec<Question>,
    /// The numbers that its texts take from the models, by id.
    pub facts: BTreeMap<String, Fact>,
    /// The words by language tag; every language of the catalog is there.
    pub text: BTreeMap<String, QuizText>,
}

impl Quiz {
    /// Whether some question still lacks its own live demo.
    pub fn is_preview(&self) -> bool {
        self.questions.iter().any(|question| question.demo.is_none())
    }
}

/// A question without its words.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Question {
    /// Stable for ever: stored answers are keyed by it.
    pub id: String,
    /// Raised when an edit changes what is asked or which answer is right.
    pub revision: u32,
    /// The ids of the four options in order.
    pub options: Vec<String>,
    /// The right one of them.
    pub answer: String,
    /// A section of the quiz's guide.
    pub guide: String,
    /// The live demo, where it has one.
    pub demo: Option<DemoRef>,
    /// Where the answer can be read; the first is the primary source.
    pub sources: Vec<Source>,
    /// A drawing, where there is no demo.
    pub figure: Option<Figure>,
}

/// A demo and the scenario that it opens with.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct DemoRef {
    /// A folder of `demos/`.
    pub id: String,
    /// A scenario that the demo knows.
    pub scenario: String,
}

/// Where something can be read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Source {
    /// Its name, in its own language.
    pub title: String,
    /// Where in it.
    pub locator: Option<String>,
    /// An https address.
    pub url: String,
    /// What it supports: in a question `answer`, `explanation`, `figure` and ids of options; in a guide ids of sections.
    pub supports: Vec<String>,
}
