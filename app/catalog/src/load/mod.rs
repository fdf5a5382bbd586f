//! The files of `content/` into the schema, with the place of each value.

mod document;
mod fact;
mod figure;
mod fluent;
mod folder;
mod glossary;
mod guide;
mod locales;
mod page;
mod quiz;
mod resolve;
mod table;
mod translated;
mod words;

use std::collections::BTreeMap;
use std::path::Path;

use crate::diagnostics::{Diagnostics, Sink};
use crate::schema::{Catalog, Glossary, Locale, Terms, Topic};
use crate::source::Loaded;

pub(crate) use fluent::{FluentFile, FluentSet, FluentText, Message, PLACEABLE, Select};
pub(crate) use folder::Folder;
pub(crate) use guide::{GuideWords, LoadedGuide};
pub(crate) use quiz::LoadedQuiz;
pub(crate) use translated::{FOLDER as TRANSLATED, Translated};

/// Everything that could be read, with its places; what a file lacks was reported and stands empty.
#[derive(Debug)]
pub(crate) struct Book {
    pub(crate) folder: Folder,
    pub(crate) locales: Loaded<Vec<Locale>>,
    pub(crate) topics: Option<Loaded<Vec<Topic>>>,
    pub(crate) glossary: Option<Loaded<Glossary>>,
    /// The glossary's words by language; those that could be read.
    pub(crate) terms: BTreeMap<String, Loaded<Terms>>,
    pub(crate) quizzes: Vec<LoadedQuiz>,
    pub(crate) guides: Vec<LoadedGuide>,
    pub(crate) fluent: Vec<FluentSet>,
    /// By language, where the content keeps records.
    pub(crate) translated: Option<BTreeMap<String, Loaded<Translated>>>,
}

impl Book {
    /// The languages other than English.
    pub(crate) fn translations(&self) -> impl Iterator<Item = &Locale> {
        self.locales.value.iter().filter(|locale| locale.tag != crate::ENGLISH)
    }

    /// The catalog without the places; `None` if one of the lists could not be read.
    pub(crate) fn into_catalog(self) -> Option<Catalog> {
        let coverage = crate::translated::coverage(&self);
        let topics = self.topics?.value;
        let rank = |topic: &str| topics.iter().position(|known| known.id == topic);
        let mut quizzes: Vec<_> = self.quizzes.into_iter().filter_map(LoadedQuiz::into_quiz).collect();
        quizzes.sort_by_cached_key(|quiz| (rank(&quiz.topic), quiz.level, quiz.slug.clone()));
        let mut guides: Vec<_> = self.guides.into_iter().filter_map(LoadedGuide::into_guide).collect();
        guides.sort_by_cached_key(|guide| (rank(&guide.topic), guide.slug.clone()));
        let terms = self.terms.into_iter().map(|(tag, terms)| (tag, terms.value)).collect();
        let glossary = Glossary { terms, ..self.glossary?.value };
        let warnings = Diagnostics::default();
        let mut catalog =
            Catalog { locales: self.locales.value, topics, quizzes, guides, glossary, coverage, warnings };
        resolve::all(&mut catalog);
        Some(catalog)
    }
}

/// Reads the content folder. `None` without a list of languages: nothing else could be judged.
pub(crate) fn book(root: &Path, sink: &Sink) -> Option<Book> {
    let folder = Folder::new(root);
    let locales = locales::locales(&folder, sink);
    let topics = locales::topics(&folder, sink);
    let mut glossary = glossary::glossary(&folder, sink);
    let locales = locales?;
    let tags: Vec<&str> = locales.value.iter().map(|locale| locale.tag.as_str()).collect();
    let quizzes = folder.folders("quizzes").iter().map(|slug| quiz::quiz(&folder, slug, &tags, sink)).collect();
    let guides = folder.folders("guides").iter().map(|slug| guide::guide(&folder, slug, &tags, sink)).collect();
    let fluent = fluent::sets(&folder, &tags, sink);
    let terms = glossary::terms(&folder, &tags, sink);
    if let Some(glossary) = &mut glossary {
        glossary::own_words(&mut glossary.value, &terms);
    }
    let translated = translated::records(&folder, &tags, sink);
    Some(Book { folder, locales, topics, glossary, terms, quizzes, guides, fluent, translated })
}
