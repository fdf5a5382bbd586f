//! The only code that knows the format of `content/`: its schema, its loader, its checks and its Markdown.
//!
//! `content/README.md` is the contract. [`load`] reads everything and reports every problem at once, each as
//! `file:line:column`, in words for authors and translators. What comes out is plain data without positions.
//!
//! - `schema`: what a catalog is.
//! - `load`: TOML, Markdown and Fluent files into the schema, noting where each value stands.
//! - `check`: one family of rules a file; each takes what was loaded and a sink for what it finds.
//! - [`skeleton`]: files to begin with: a quiz, a guide, a language.
//! - [`translated`]: the record of which English text each text was made from.
//! - [`markdown`]: the marks inside a text, as HTML and as plain text.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking"))]

pub mod markdown;

mod check;
mod diagnostics;
#[cfg(test)]
mod fixture;
mod load;
mod schema;
pub mod skeleton;
mod source;
#[cfg(test)]
mod tests;
pub mod translated;
mod units;

use std::path::Path;

pub use diagnostics::{Diagnostic, Diagnostics, Severity};
pub use schema::{
    Avoid, BlockState, Catalog, Count, Coverage, DemoRef, Dir, ENGLISH, Fact, Figure, FigureBlock, FigureRow,
    FigureText, Glossary, Guide, GuideText, Locale, OptionText, Part, Question, QuestionText, Quiz, QuizText, Section,
    Show, Source, Term, Terms, Topic,
};

/// Reads and checks the content folder `root`.
///
/// All problems come at once, sorted by place. Warnings alone do not fail: they are in [`Catalog::warnings`].
pub fn load(root: &Path) -> Result<Catalog, Diagnostics> {
    let (catalog, diagnostics) = load_all(root);
    match catalog {
        Some(catalog) if !diagnostics.has_errors() => Ok(Catalog { warnings: diagnostics, ..catalog }),
        _ => Err(diagnostics),
    }
}

/// Like [`load`], but a warning fails too.
pub fn load_strict(root: &Path) -> Result<Catalog, Diagnostics> {
    let catalog = load(root)?;
    if catalog.warnings.is_empty() { Ok(catalog) } else { Err(catalog.warnings) }
}

fn load_all(root: &Path) -> (Option<Catalog>, Diagnostics) {
    let sink = diagnostics::Sink::default();
    let catalog = load::book(root, &sink).and_then(|book| {
        check::all(&book, &sink);
        book.into_catalog()
    });
    (catalog, sink.into_diagnostics())
}
