//! A quiz's folder: `quiz.toml` and one file of words a language.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::schema::{DemoRef, Question, Quiz, QuizText, Source};
use crate::source::Loaded;

use super::document;
use super::table::Table;
use super::{Folder, fact, figure, words};

/// What could be read of a quiz.
#[derive(Debug)]
pub(crate) struct LoadedQuiz {
    /// The folder inside the content folder: `quizzes/…`.
    pub(crate) path: String,
    pub(crate) bones: Option<Loaded<Quiz>>,
    pub(crate) words: BTreeMap<String, Loaded<QuizText>>,
}

impl LoadedQuiz {
    pub(super) fn into_quiz(self) -> Option<Quiz> {
        let text = self.words.into_iter().map(|(tag, words)| (tag, words.value)).collect();
        Some(Quiz { text, ..self.bones?.value })
    }
}

/// Reads a quiz's folder.
pub(super) fn quiz(folder: &Folder, slug: &str, tags: &[&str], sink: &Sink) -> LoadedQuiz {
    let path = format!("quizzes/{slug}");
    folder.strangers(&path, ".toml", "quiz.toml", tags, sink);
    let words = |tag: &&str| Some(((*tag).to_owned(), words::words(folder, &format!("{path}/{tag}.toml"), sink)?));
    LoadedQuiz {
        bones: bones(folder, &format!("{path}/quiz.toml"), slug, sink),
        words: tags.iter().filter_map(words).collect(),
        path,
    }
}

/// `[[source]]`, in questions and guides.
pub(super) fn sources(table: &Table<'_>) -> Vec<Source> {
    table.tables("source", |source| Source {
        title: source.string("title"),
        locator: source.string_opt("locator"),
        url: source.string("url"),
        supports: source.strings("supports"),
    })
}

fn bones(folder: &Folder, path: &str, slug: &str, sink: &Sink) -> Option<Loaded<Quiz>> {
    let file = folder.read(path, sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| Quiz {
        slug: slug.to_owned(),
        topic: root.string("topic"),
        level: u8::try_from(root.integer("level", 1..=3)).unwrap_or_default(),
        minutes: root.integer("minutes", 1..=600),
        guide: root.string("guide"),
        questions: root.tables("question", question),
        facts: fact::facts(root),
        text: BTreeMap::new(),
    })
}

fn question(table: &Table<'_>) -> Question {
    Question {
        id: table.string("id"),
        revision: table.integer("revision", 1..=u32::MAX),
        options: table.strings("options"),
        answer: table.string("answer"),
        guide: table.string("guide"),
        demo: table.table_opt("demo", |demo| DemoRef { id: demo.string("id"), scenario: demo.string("scenario") }),
        sources: sources(table),
        figure: table.table_opt("figure", figure::figure),
    }
}
