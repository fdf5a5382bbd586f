//! The glossary: what the checks of wording and the translators go by, and what the glossary pages show.

use std::collections::BTreeMap;

/// `glossary.toml` and `glossary/<locale>.toml`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Glossary {
    /// Names that stay as they are in every language.
    pub keep: Vec<String>,
    /// Wordings that a language does not use.
    pub avoid: Vec<Avoid>,
    /// By language: its own words that look like English ones.
    pub alike: BTreeMap<String, Vec<String>>,
    /// Texts that may do without a name that English has, as `file:key`.
    pub allow_missing: Vec<String>,
    /// By language, then by id: one word per concept.
    pub terms: BTreeMap<String, Terms>,
}

/// A language's words by the concept's id.
pub type Terms = BTreeMap<String, Term>;

/// A concept's word in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Term {
    /// The word; between stars it is English that the language keeps.
    pub word: String,
    /// Other forms that texts may have in its place: stems, plurals.
    pub also: Vec<String>,
    /// What it means, for a reader who meets it for the first time. Markdown of one paragraph.
    pub definition: String,
    /// For translators: plurals, other senses, what not to mix it up with.
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
