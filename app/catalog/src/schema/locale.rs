//! Languages and topics.

/// The language that ids are taken from and that every other one is compared with.
pub const ENGLISH: &str = "en";

/// A language of `locales.toml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Locale {
    /// BCP 47 tag, also the first part of every address.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
    /// Which way it is written.
    pub dir: Dir,
    /// Its name in Open Graph's form: `sw_KE`.
    pub open_graph: String,
    /// Its opening and its closing quotation mark.
    pub quotes: [char; 2],
}

/// Writing direction.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Dir {
    /// Left to right.
    #[default]
    Ltr,
    /// Right to left.
    Rtl,
}

impl Dir {
    /// The value of HTML's `dir`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

/// A topic of `topics.toml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// What quizzes and guides call it.
    pub id: String,
    /// Names its border and dye.
    pub motif: String,
    /// A Swahili proverb, the same in every language.
    pub proverb: String,
}
