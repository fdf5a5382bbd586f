//! What quizzes and guides refer to: topics, guides, sections.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Document;

/// Every reference leads somewhere.
pub(super) fn check(book: &Book, sink: &Sink) {
    for bones in book.guides.iter().filter_map(|guide| guide.bones.as_ref()) {
        topic(book, sink, &bones.doc, &bones.value.topic);
    }
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        topic(book, sink, &bones.doc, &bones.value.topic);
        if !bones.doc.is_good("guide") {
            continue;
        }
        let name = &bones.value.guide;
        let Some(guide) = book.guides.iter().find(|guide| guide.path == format!("guides/{name}")) else {
            let slugs: Vec<_> = book.guides.iter().map(|guide| guide.path.trim_start_matches("guides/")).collect();
            let message = format!("there is no guide `{name}`; expected one of {}", super::list(&slugs));
            bones.doc.error(sink, "guide", message);
            continue;
        };
        let Some(guide) = &guide.bones else { continue };
        for (index, question) in bones.value.questions.iter().enumerate() {
            let path = format!("question[{index}].guide");
            let sections = &guide.value.sections;
            if bones.doc.is_good(&path) && !sections.contains(&question.guide) {
                let known = super::list(sections);
                let message =
                    format!("the guide `{name}` has no section `{}`; expected one of {known}", question.guide);
                bones.doc.error(sink, &path, message);
            }
        }
    }
}

fn topic(book: &Book, sink: &Sink, doc: &Document, topic: &str) {
    let Some(topics) = &book.topics else { return };
    if doc.is_good("topic") && !topics.value.iter().any(|known| known.id == topic) {
        let ids: Vec<_> = topics.value.iter().map(|topic| topic.id.as_str()).collect();
        doc.error(sink, "topic", format!("there is no topic `{topic}`; expected one of {}", super::list(&ids)));
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const QUIZ: &str = "quizzes/holes/quiz.toml";

    #[test]
    fn an_unknown_topic() {
        Fixture::new()
            .replace(QUIZ, "topic = \"memory\"", "topic = \"memroy\"")
            .replace("guides/free-memory/guide.toml", "topic = \"memory\"", "topic = \"x\"")
            .finds(&[
                "quizzes/holes/quiz.toml:1:9: error: there is no topic `memroy`; expected one of `memory`",
                "guides/free-memory/guide.toml:1:9: error: there is no topic `x`",
            ]);
    }

    #[test]
    fn an_unknown_guide() {
        Fixture::new()
            .replace(QUIZ, "guide = \"free-memory\"", "guide = \"memory\"")
            .finds(&["quizzes/holes/quiz.toml:4:9: error: there is no guide `memory`; expected one of `free-memory`"]);
    }

    #[test]
    fn an_unknown_section() {
        Fixture::new()
            .replace(QUIZ, "guide = \"cache\"", "guide = \"cash\"")
            .finds(&["quizzes/holes/quiz.toml:11:9: error: the guide `free-memory` has no section `cash`; expected one of `cache`, `holes`"]);
    }
}
