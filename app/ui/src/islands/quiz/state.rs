//! How a question stands, and how many stand how.

/// How a question stands. The order is that of the words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Answered rightly.
    Right,
    /// Answered wrongly.
    Wrong,
    /// Not answered.
    Todo,
}

impl State {
    /// The style sheet's `data-state`.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Todo => "todo",
        }
    }

    /// The icon that goes with it.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Right => "#i-check",
            Self::Wrong => "#i-cross",
            Self::Todo => "#i-dot",
        }
    }
}

/// How many stand how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Score {
    pub(super) right: usize,
    pub(super) wrong: usize,
    pub(super) open: usize,
}
