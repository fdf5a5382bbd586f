//! Guides.

use std::collections::BTreeMap;

use super::{Fact, Source};

/// A guide: its bones from `guide.toml` and its words by language.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Guide {
    /// The folder's name, and the last part of its address.
    pub slug: String,
    /// An id of the topics.
    pub topic: String,
    /// How long it takes to read.
    pub minutes: u32,
    /// The ids of its sections in order.
    pub sections: Vec<String>,
    /// Where it was taken from.
    pub sources: Vec<Source>,
    /// The numbers that its texts take from the models, by id.
    pub facts: BTreeMap<String, Fact>,
    /// The words by language tag; every language of the catalog is there.
    pub text: BTreeMap<String, GuideText>,
}

/// The words of a guide in one language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GuideText {
    /// The page's heading.
    pub title: String,
    /// One or two sentences under it.
    pub lede: String,
    /// A plain sentence of 70 to 160 characters for search engines and link previews.
    pub description: String,
    /// Markdown for [`crate::markdown::guide`].
    pub body: String,
    /// Its sections in order, for a table of contents.
    pub sections: Vec<Section>,
}

/// A section of a guide.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Section {
    /// Its anchor, the same in every language.
    pub id: String,
    /// Its heading without marks.
    pub heading: String,
}
