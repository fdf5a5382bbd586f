//! A quiz's words in one language. Every text is Markdown: see [`crate::markdown`].

use std::collections::BTreeMap;

/// The words of a quiz.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QuizText {
    /// The page's heading.
    pub title: String,
    /// One or two sentences under it.
    pub lede: String,
    /// A plain sentence of 70 to 160 characters for search engines and link previews.
    pub description: String,
    /// The questions' words by id.
    pub questions: BTreeMap<String, QuestionText>,
}

/// The words of a question.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct QuestionText {
    /// What is asked.
    pub text: String,
    /// What one needs to know to answer; may have paragraphs and code blocks.
    pub body: Option<String>,
    /// Why the right answer is right; may have paragraphs and code blocks.
    pub explanation: String,
    /// The options' words by id.
    pub options: BTreeMap<String, OptionText>,
    /// The figure's words, where the question has a figure.
    pub figure: Option<FigureText>,
}

/// The words of an option.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct OptionText {
    /// The option.
    pub text: String,
    /// Why it is right, or what the mistake is.
    pub why: String,
}

/// The words of a figure.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FigureText {
    /// The figure in words, for someone who cannot see it.
    pub alt: String,
    /// What to see in it.
    pub caption: String,
    /// The rows' names by label.
    pub labels: BTreeMap<String, String>,
}
