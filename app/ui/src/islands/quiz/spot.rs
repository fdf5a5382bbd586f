//! A place in the quiz, as addresses name it: `#q3` is question 3, `#results` the result.

/// What is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A question, counted from 0.
    Question(usize),
    /// The result and the review.
    Results,
}

/// The anchor of the result.
pub(super) const RESULTS: &str = "results";

/// The anchor of a question, counted from 0.
pub(super) fn anchor(question: usize) -> String {
    ["q", &(question + 1).to_string()].concat()
}

impl Spot {
    /// The place of an anchor, if a quiz of `total` questions has it.
    pub(super) fn named(name: &str, total: usize) -> Option<Self> {
        if name == RESULTS {
            return Some(Self::Results);
        }
        (0..total).find(|question| anchor(*question) == name).map(Self::Question)
    }

    /// Its anchor.
    pub(super) fn anchor(self) -> String {
        match self {
            Self::Question(question) => anchor(question),
            Self::Results => RESULTS.to_owned(),
        }
    }

    /// The id of the heading that a visit goes to.
    pub(super) fn heading(self) -> String {
        [&self.anchor(), "-h"].concat()
    }
}
