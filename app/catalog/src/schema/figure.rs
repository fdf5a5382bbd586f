//! A drawing of rows of blocks.

/// Rows of blocks, drawn to one scale.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Figure {
    /// Printed with the sizes; empty where the figure is a scheme without sizes.
    pub unit: String,
    /// The size that fills a row's whole width.
    pub scale: f64,
    /// Whether it gives the answer away, so that it is covered until the question is answered.
    pub after: bool,
    /// The rows from top to bottom.
    pub rows: Vec<FigureRow>,
}

/// One row.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct FigureRow {
    /// A key of `FigureText::labels`.
    pub label: String,
    /// The blocks in reading order.
    pub blocks: Vec<FigureBlock>,
}

impl FigureRow {
    /// The size of all its blocks.
    pub fn size(&self) -> f64 {
        self.blocks.iter().map(|block| block.size).sum()
    }
}

/// One block of a row.
#[derive(Debug, Clone, PartialEq)]
pub struct FigureBlock {
    /// Its weave.
    pub state: BlockState,
    /// Its size on the figure's scale.
    pub size: f64,
    /// What is written on it: a name or number that is the same in every language.
    pub text: Option<String>,
}

/// The states of the identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BlockState {
    /// In use.
    Live,
    /// Cached, free to use again.
    Free,
    /// The inactive rest of a split block.
    Split,
    /// Just placed.
    New,
    /// A request that fails.
    Fail,
    /// Mapped by an expandable segment.
    Exp,
    /// Nothing mapped.
    Void,
}

impl BlockState {
    /// All of them.
    pub const ALL: [Self; 7] = [Self::Live, Self::Free, Self::Split, Self::New, Self::Fail, Self::Exp, Self::Void];

    /// Its name in content files and style sheets.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::Free => "free",
            Self::Split => "split",
            Self::New => "new",
            Self::Fail => "fail",
            Self::Exp => "exp",
            Self::Void => "void",
        }
    }

    /// The state of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == name)
    }
}
