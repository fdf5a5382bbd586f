//! What a catalog is: plain data without positions, as `site` takes it.

mod coverage;
mod fact;
mod figure;
mod glossary;
mod guide;
mod locale;
mod quiz;
mod words;

pub use coverage::{Count, Coverage, Part};
pub use fact::{Fact, Show};
pub use figure::{BlockState, Figure, FigureBlock, FigureRow};
pub use glossary::{Avoid, Glossary, Term, Terms};
pub use guide::{Guide, GuideText, Section};
pub use locale::{Dir, ENGLISH, Locale, Topic};
pub use quiz::{DemoRef, Question, Quiz, Source};
pub use words::{FigureText, OptionText, QuestionText, QuizText};

use std::collections::BTreeMap;

use crate::diagnostics::Diagnostics;

/// Everything that `content/` holds, but for the Fluent files.
#[derive(Debug, Clone, PartialEq)]
pub struct Catalog {
    /// The languages, in the order in which they are offered.
    pub locales: Vec<Locale>,
    /// The topics in order.
    pub topics: Vec<Topic>,
    /// The quizzes by topic, level and slug.
    pub quizzes: Vec<Quiz>,
    /// The guides by topic and slug.
    pub guides: Vec<Guide>,
    /// Names that stay, and one word per concept and language.
    pub glossary: Glossary,
    /// How complete each language is, by its tag.
    pub coverage: BTreeMap<String, Coverage>,
    /// What someone should look at, though it does not stop the export.
    pub warnings: Diagnostics,
}
