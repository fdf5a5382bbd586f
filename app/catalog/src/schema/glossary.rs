//! The glossary: what the checks of wording and the translators go by.

use std::collections::BTreeMap;

/// `glossary.toml`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Glossary {
    /// Names that stay as they are in every language.
    pub keep: Vec<String>,
    /// One word per concept and language.
    pub terms: Vec<Term>,
    /// Wordings that a language does not use.
    pub avoid: Vec<Avoid>,
    /// By language: its own words that look like English ones.
    pub alike: BTreeMap<String, Vec<String>>,
    /// Texts that may do without a name that English has, as `file:key`.
    pub allow_missing: Vec<String>,
}

/// A concept and its word in each language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Term {
    /// A name for the concept.
    pub id: String,
    /// Its word by language tag.
    pub words: BTreeMap<String, String>,
    /// Plurals, other senses, what not to mix it up with.
    pub note: Option<String>,
}

/// A wording that a language does not use.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Avoid {
    /// The language's tag.
    pub language: String,
    /// What not to write.
    pub phrase: String,
    /// What to write instead.
    pub instead: String,
}
