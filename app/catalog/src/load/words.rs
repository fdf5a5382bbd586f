//! A quiz's words: `<locale>.toml`.

use crate::diagnostics::Sink;
use crate::schema::{FigureText, OptionText, QuestionText, QuizText};
use crate::source::Loaded;

use super::Folder;
use super::document;
use super::table::Table;

/// Reads a quiz's words in one language.
pub(super) fn words(folder: &Folder, path: &str, sink: &Sink) -> Option<Loaded<QuizText>> {
    let file = folder.read(path, sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| QuizText {
        title: root.text("title"),
        lede: root.text("lede"),
        description: root.text("description"),
        questions: root.named("questions", question),
    })
}

fn question(table: &Table<'_>) -> QuestionText {
    QuestionText {
        text: table.text("text"),
        body: table.body_opt("body"),
        explanation: table.body("explanation"),
        options: table.named("options", |option| OptionText { text: option.text("text"), why: option.text("why") }),
        figure: table.table_opt("figure", |figure| FigureText {
            alt: figure.text("alt"),
            caption: figure.text("caption"),
            labels: figure.texts("labels"),
        }),
    }
}
