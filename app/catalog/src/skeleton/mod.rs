//! Files to begin with: a quiz, a guide, a language.
//!
//! Ids and structure are there and the texts are empty, so that the checks name each place that is still to be
//! written. Nothing that exists is overwritten: where a file is in the way, nothing is written at all.

mod error;
mod fluent;
mod guide;
mod locale;
mod plan;
mod quiz;
#[cfg(test)]
mod tests;
mod toml;

use std::path::Path;

pub use error::SkeletonError;
pub use guide::guide;
pub use locale::{NewLocale, locale};
pub use quiz::quiz;

use crate::check;
use crate::diagnostics::Sink;
use crate::load::{self, Book};

/// The content as far as it can be read; it may have problems.
fn read(root: &Path) -> Result<Book, SkeletonError> {
    let sink = Sink::default();
    load::book(root, &sink).ok_or_else(|| SkeletonError::Content(sink.into_diagnostics()))
}

/// A folder's name that can stand in an address, and a topic that is there.
fn require(book: &Book, slug: &str, topic: &str) -> Result<(), SkeletonError> {
    if !check::is_slug(slug) {
        return Err(SkeletonError::Slug(slug.to_owned()));
    }
    let topics = book.topics.iter().flat_map(|topics| &topics.value);
    let known: Vec<&str> = topics.map(|topic| topic.id.as_str()).collect();
    if !known.contains(&topic) {
        return Err(SkeletonError::Topic { topic: topic.to_owned(), known: check::list(&known) });
    }
    Ok(())
}

/// The languages' tags.
fn tags(book: &Book) -> impl Iterator<Item = &str> {
    book.locales.value.iter().map(|locale| locale.tag.as_str())
}
