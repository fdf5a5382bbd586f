//! Every language has what the quiz has, no more and no less.

use std::collections::{BTreeMap, BTreeSet};

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::{Question, QuestionText, QuizText};
use crate::source::{Document, Loaded};

/// Compares each language's questions, options, labels and figures with the quiz, and bodies with English.
pub(super) fn check(book: &Book, sink: &Sink) {
    for quiz in &book.quizzes {
        let Some(bones) = &quiz.bones else { continue };
        for words in quiz.words.values() {
            let ids: Vec<&str> = bones.value.questions.iter().map(|question| question.id.as_str()).collect();
            // With an id twice, nobody can tell whose words are meant.
            if !is_unique(&ids) {
                continue;
            }
            let same = Same { doc: &words.doc, sink, path: "questions".to_owned(), what: "question" };
            same.ids(ids.into_iter(), &words.value.questions, "quiz.toml");
            for (index, question) in bones.value.questions.iter().enumerate() {
                let path = format!("question[{index}]");
                if let Some(text) = words.value.questions.get(&question.id) {
                    options(question, &path, &bones.doc, text, &words.doc, sink);
                    figure(question, &path, &bones.doc, text, &words.doc, sink);
                }
            }
        }
        let Some(english) = quiz.words.get(crate::ENGLISH) else {
            continue;
        };
        for (_, words) in quiz.words.iter().filter(|(tag, _)| *tag != crate::ENGLISH) {
            bodies(english, words, sink);
        }
    }
}

fn options(question: &Question, path: &str, bones: &Document, text: &QuestionText, doc: &Document, sink: &Sink) {
    let options = &question.options;
    if !bones.is_good(&format!("{path}.options")) || !is_unique(options) {
        return;
    }
    let path = format!("questions.{}.options", question.id);
    let same = Same { doc, sink, path, what: "option" };
    same.ids(options.iter().map(String::as_str), &text.options, "quiz.toml");
}

fn figure(question: &Question, path: &str, bones: &Document, text: &QuestionText, doc: &Document, sink: &Sink) {
    let at_words = format!("questions.{}.figure", question.id);
    let at_bones = format!("{path}.figure");
    match (&question.figure, &text.figure) {
        (Some(figure), Some(words)) => {
            let labels = figure.rows.iter().map(|row| row.label.as_str());
            let same = Same { doc, sink, path: format!("{at_words}.labels"), what: "label" };
            same.ids(labels, &words.labels, "quiz.toml");
        }
        (Some(_), None) if !doc.has(&at_words) => {
            let message = format!("the figure of `{}` has no words; expected `[{at_words}]`", question.id);
            doc.error(sink, &format!("questions.{}", question.id), message);
        }
        (None, Some(_)) if !bones.has(&at_bones) => {
            let message =
                format!("words for a figure, but `{}` has none; expected no figure, as in quiz.toml", question.id);
            doc.error(sink, &at_words, message);
        }
        _ => {}
    }
}

fn is_unique(ids: &[impl AsRef<str>]) -> bool {
    ids.iter().map(AsRef::as_ref).collect::<BTreeSet<_>>().len() == ids.len()
}

/// The optional `body` is there in all languages or in none.
fn bodies(english: &Loaded<QuizText>, other: &Loaded<QuizText>, sink: &Sink) {
    for (id, question) in &english.value.questions {
        let Some(text) = other.value.questions.get(id) else {
            continue;
        };
        let at = format!("questions.{id}.body");
        match (&question.body, &text.body) {
            (Some(_), None) if !other.doc.has(&at) => {
                other.doc.error(sink, &at, format!("`{id}` has no `body`; expected one, as in English"));
            }
            (None, Some(_)) if !english.doc.has(&at) => {
                other.doc.error(sink, &at, format!("`{id}` has a `body`; expected none, as in English"));
            }
            _ => {}
        }
    }
}

/// One table of a language file and what its keys are.
struct Same<'c> {
    doc: &'c Document,
    sink: &'c Sink,
    path: String,
    what: &'static str,
}

impl Same<'_> {
    fn ids<'i, T>(&self, wanted: impl Iterator<Item = &'i str>, found: &BTreeMap<String, T>, of: &str) {
        let Self { doc, sink, path, what } = self;
        // An empty id or table was reported by the loader.
        let wanted: BTreeSet<&str> = wanted.filter(|id| !id.is_empty()).collect();
        if !doc.has(path) {
            return;
        }
        for id in wanted.iter().filter(|id| !doc.has(&format!("{path}.{id}"))) {
            doc.error(sink, path, format!("the {what} `{id}` is missing; expected it, as in {of}"));
        }
        for id in found.keys().filter(|id| !wanted.contains(id.as_str())) {
            let known: Vec<_> = wanted.iter().collect();
            let message = format!("unknown {what} `{id}`; expected one of {}, as in {of}", super::list(&known));
            doc.error(sink, &format!("{path}.{id}"), message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";

    #[test]
    fn a_file_that_is_missing() {
        Fixture::new().remove(SW).remove("guides/free-memory/sw.md").finds(&[
            "quizzes/holes/sw.toml:1:1: error: this file is missing; expected it here",
            "guides/free-memory/sw.md:1:1: error: this file is missing; expected it here",
        ]);
    }

    #[test]
    fn a_file_in_an_unknown_language() {
        Fixture::new().write("quizzes/holes/fr.toml", "x").write("guides/free-memory/fr.md", "x").finds(&[
            "quizzes/holes/fr.toml:1:1: error: `fr` is not a language of locales.toml; expected one of `en`, `sw`",
            "guides/free-memory/fr.md:1:1: error: `fr` is not a language of locales.toml",
        ]);
    }

    #[test]
    fn a_question_missing_and_one_too_many() {
        Fixture::new()
            .replace(SW, "[questions.why-cache]", "[questions.why-cash]")
            .replace(SW, "[questions.why-cache.", "[questions.why-cash.")
            .finds(&["quizzes/holes/sw.toml:5:2: error: the question `why-cache` is missing; expected it, as in quiz.toml", "quizzes/holes/sw.toml:15:1: error: unknown question `why-cash`; expected one of `why-cache`, `why-holes`"]);
    }

    #[test]
    fn an_option_missing_and_one_too_many() {
        Fixture::new().replace(SW, "too-hot = ", "too-cold = ").finds(&[
            "quizzes/holes/sw.toml:9:1: error: the option `too-hot` is missing; expected it, as in quiz.toml",
            "quizzes/holes/sw.toml:13:12: error: unknown option `too-cold`; expected one of `no-hole`, ",
        ]);
    }

    #[test]
    fn labels_and_figures() {
        Fixture::new().replace(SW, "labels = { s0", "labels = { s1").finds(&[
            "quizzes/holes/sw.toml:26:10: error: the label `s0` is missing",
            "quizzes/holes/sw.toml:26:17: error: unknown label `s1`; expected one of `s0`",
        ]);
        Fixture::new()
            .cut(SW, "[questions.why-cache.figure]")
            .finds(&["quizzes/holes/sw.toml:15:1: error: the figure of `why-cache` has no words; expected `[questions.why-cache.figure]`"]);
        Fixture::new()
            .append(SW, "[questions.why-holes.figure]\nalt = \"Picha.\"\ncaption = \"Picha.\"\nlabels = {}\n")
            .finds(&["quizzes/holes/sw.toml:27:1: error: words for a figure, but `why-holes` has none"]);
    }

    #[test]
    fn a_body_in_one_language_only() {
        Fixture::new()
            .replace(SW, "body = \"Lundo lina nafasi ya MiB 8.\"\n", "")
            .finds(&["quizzes/holes/sw.toml:5:1: error: `why-holes` has no `body`; expected one, as in English"]);
        Fixture::new()
            .replace(SW, "explanation = \"Akiba", "body = \"Tazama.\"\nexplanation = \"Akiba")
            .finds(&["quizzes/holes/sw.toml:17:8: error: `why-cache` has a `body`; expected none, as in English"]);
    }
}
