//! A quiz to begin with.

use std::path::Path;

use super::plan::Plan;
use super::{SkeletonError, toml};
use crate::load::Book;
use crate::schema::{Question, QuestionText, Quiz, QuizText, Source};

const QUESTIONS: usize = 8;
const OPTIONS: usize = 4;
const MINUTES: u32 = 10;

/// Writes the files of a new quiz: its bones, and its words in every language. Gives back their names.
///
/// The quiz asks for a guide of its own name; its questions count on from those that other quizzes have not renamed.
///
/// # Errors
/// When the slug, the topic or the level is none, or something is in the way.
pub fn quiz(root: &Path, slug: &str, topic: &str, level: u8) -> Result<Vec<String>, SkeletonError> {
    let book = super::read(root)?;
    super::require(&book, slug, topic)?;
    if !(1..=3).contains(&level) {
        return Err(SkeletonError::Level(level));
    }
    let first = first_free(&book);
    let quiz = Quiz {
        topic: topic.to_owned(),
        level,
        minutes: MINUTES,
        guide: slug.to_owned(),
        questions: (first..first + QUESTIONS).map(question).collect(),
        ..Quiz::default()
    };
    let mut plan = Plan::new(&book.folder);
    plan.add(format!("quizzes/{slug}/quiz.toml"), bones(&quiz));
    for tag in super::tags(&book) {
        plan.add(format!("quizzes/{slug}/{tag}.toml"), words(&quiz, None));
    }
    plan.write()
}

/// A quiz's words without a text: its own questions and options, and the bodies that English has.
pub(super) fn words(quiz: &Quiz, english: Option<&QuizText>) -> String {
    let mut out = String::from("title = \"\"\nlede = \"\"\ndescription = \"\"\n");
    for question in &quiz.questions {
        let text = english.and_then(|english| english.questions.get(&question.id));
        out.push_str(&question_words(question, text));
    }
    out
}

fn question_words(question: &Question, english: Option<&QuestionText>) -> String {
    let id = toml::key(&question.id);
    let mut out = format!("\n[questions.{id}]\ntext = \"\"\n");
    if english.is_some_and(|english| english.body.is_some()) {
        out.push_str("body = \"\"\n");
    }
    out.push_str("explanation = \"\"\n\n");
    for option in &question.options {
        let option = toml::key(option);
        out.push_str(&format!("[questions.{id}.options.{option}]\ntext = \"\"\nwhy = \"\"\n"));
    }
    if let Some(figure) = &question.figure {
        let labels: Vec<String> = figure.rows.iter().map(|row| format!("{} = \"\"", toml::key(&row.label))).collect();
        let labels = labels.join(", ");
        out.push_str(&format!("\n[questions.{id}.figure]\nalt = \"\"\ncaption = \"\"\nlabels = {{ {labels} }}\n"));
    }
    out
}

fn question(number: usize) -> Question {
    Question {
        id: format!("question-{number}"),
        revision: 1,
        options: (1..=OPTIONS).map(|number| format!("option-{number}")).collect(),
        answer: "option-1".to_owned(),
        sources: vec![Source::default()],
        ..Question::default()
    }
}

/// A question's id is its own in the whole catalog.
fn first_free(book: &Book) -> usize {
    let quizzes = book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref());
    let ids = quizzes.flat_map(|bones| bones.value.questions.iter().map(|question| question.id.as_str()));
    let numbers = ids.filter_map(|id| id.strip_prefix("question-")?.parse::<usize>().ok());
    numbers.max().unwrap_or_default().saturating_add(1)
}

fn bones(quiz: &Quiz) -> String {
    let mut out = String::from(
        "# content/README.md tells what each key means. Ids are for ever: rename them first, here and in the words, to\n\
         # say what is asked and answered.\n",
    );
    out.push_str(&format!(
        "topic = {}\nlevel = {}\nminutes = {}\nguide = {}\n",
        toml::string(&quiz.topic),
        quiz.level,
        quiz.minutes,
        toml::string(&quiz.guide)
    ));
    for question in &quiz.questions {
        out.push_str(&format!(
            "\n[[question]]\nid = {}\nrevision = {}\noptions = {}\nanswer = {}\nguide = \"\"\n{}",
            toml::string(&question.id),
            question.revision,
            toml::list(question.options.iter().map(String::as_str)),
            toml::string(&question.answer),
            source("[[question.source]]")
        ));
    }
    out
}

/// A source that is still to be found.
pub(super) fn source(table: &str) -> String {
    format!("{table}\ntitle = \"\"\nurl = \"\"\nsupports = []\n")
}
