//! Live demos.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;

/// Every question shows something: a demo that has its words, opened as no other question opens it, or a figure.
pub(super) fn check(book: &Book, sink: &Sink) {
    let mut openings = BTreeMap::new();
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        for (index, question) in bones.value.questions.iter().enumerate() {
            let path = format!("question[{index}]");
            let Some(demo) = &question.demo else {
                if question.figure.is_none() && !bones.doc.has(&format!("{path}.demo")) {
                    let message = "neither a demo nor a figure; expected `demo = { … }` or `[question.figure]`";
                    bones.doc.error(sink, &path, message);
                }
                continue;
            };
            if demo.id.is_empty() || demo.scenario.is_empty() {
                continue;
            }
            words(book, sink, &demo.id, || bones.doc.pointer(&format!("{path}.demo.id")));
            let at = format!("{path}.demo.scenario");
            if let Some(first) = openings.get(demo) {
                let message = format!(
                    "the demo `{}` opens with `{}` at {first} already; expected a scenario of the question's own",
                    demo.id, demo.scenario
                );
                bones.doc.error(sink, &at, message);
            } else {
                openings.insert(demo.clone(), bones.doc.pointer(&at));
            }
        }
    }
}

/// A demo has words in every language; without any it does not exist. If it has a folder, the loader missed its files.
fn words(book: &Book, sink: &Sink, demo: &str, asked: impl Fn() -> String) {
    if book.folder.has_folder(&format!("demos/{demo}")) {
        return;
    }
    for locale in &book.locales.value {
        let path = format!("demos/{demo}/{}.ftl", locale.tag);
        let message = format!("this file is missing; expected it, since the demo `{demo}` is used at {}", asked());
        book.folder.error(sink, &path, message);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const QUIZ: &str = "quizzes/holes/quiz.toml";
    const DEMO: &str = "demo = { id = \"heap\", scenario = \"every-second-block\" }\n";

    #[test]
    fn neither_demo_nor_figure() {
        Fixture::new()
            .replace(QUIZ, DEMO, "")
            .finds(&["quizzes/holes/quiz.toml:6:1: error: neither a demo nor a figure"]);
    }

    #[test]
    fn a_demo_without_words() {
        Fixture::new().replace(QUIZ, "id = \"heap\"", "id = \"pool\"").finds(&[
            "demos/pool/en.ftl:1:1: error: this file is missing; expected it, since the demo `pool` is used at \
             content/quizzes/holes/quiz.toml:12:15",
            "demos/pool/sw.ftl:1:1: error: this file is missing; expected it, since the demo `pool` is used at ",
        ]);
    }

    #[test]
    fn an_opening_twice() {
        Fixture::new()
            .replace(QUIZ, "guide = \"holes\"\n[[question.source]]\ntitle = \"B\"", &format!("guide = \"holes\"\n{DEMO}[[question.source]]\ntitle = \"B\""))
            .finds(&["quizzes/holes/quiz.toml:24:34: error: the demo `heap` opens with `every-second-block` at content/quizzes/holes/quiz.toml:12:34 already"]);
    }
}
