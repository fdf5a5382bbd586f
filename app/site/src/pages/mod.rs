//! What is on the pages. Each page is a function from the catalog and a language to HTML.

mod answer;
mod chooser;
mod context;
mod coverage;
mod embed;
mod figure;
mod frame;
mod glossary;
mod guide;
mod hero;
mod home;
mod languages;
mod lost;
mod offline;
mod path;
mod progress;
mod pseudo;
mod quiz;
mod render;
mod snippet;
mod sprite;

use anyhow::Result;
use catalog::Catalog;

use crate::page::{Links, Page};
use context::Context;
pub use languages::Languages;
pub use pseudo::add_pseudo_languages;
pub use quiz::SHUFFLE;

/// Every page of the site: the chooser, and for each language its front page, quizzes, guides, glossary,
/// the learner's progress, the page about itself, what other sites may show in a frame, “no connection”, and “not here”.
///
/// # Errors
/// When a picture cannot be drawn.
pub fn render_all(catalog: &Catalog, languages: &Languages, links: &Links) -> Result<Vec<Page>> {
    let mut pages = vec![chooser::page(catalog, languages, links)?, lost::everywhere(catalog, languages, links)?];
    for locale in &catalog.locales {
        let context = Context::new(catalog, languages, links, locale)?;
        pages.push(home::page(&context)?);
        pages.push(lost::page(&context)?);
        pages.push(glossary::page(&context)?);
        pages.push(coverage::page(&context)?);
        pages.push(progress::page(&context)?);
        pages.push(offline::page(&context)?);
        pages.push(embed::demo(&context)?);
        for quiz in &catalog.quizzes {
            pages.push(quiz::page(&context, quiz)?);
            pages.push(embed::quiz(&context, quiz)?);
        }
        for guide in &catalog.guides {
            pages.push(guide::page(&context, guide)?);
        }
    }
    Ok(pages)
}
