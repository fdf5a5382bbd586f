//! Ids: their form, and that none is used twice.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Document;

/// Ids and folder names can stand in addresses; a question's id is its own in the whole catalog.
pub(super) fn check(book: &Book, sink: &Sink) {
    let mut seen = BTreeMap::new();
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        form(&bones.doc, sink, "", &bones.value.slug);
        for (index, question) in bones.value.questions.iter().enumerate() {
            let path = format!("question[{index}].id");
            form(&bones.doc, sink, &path, &question.id);
            let here = bones.doc.pointer(&path);
            if question.id.is_empty() {
                continue;
            }
            if let Some(first) = seen.get(&question.id) {
                let message =
                    format!("the question `{}` is at {first} already; expected an id of its own", question.id);
                bones.doc.error(sink, &path, message);
            } else {
                seen.insert(question.id.clone(), here);
            }
            for (nth, option) in question.options.iter().enumerate() {
                form(&bones.doc, sink, &format!("question[{index}].options[{nth}]"), option);
            }
        }
    }
    for bones in book.guides.iter().filter_map(|guide| guide.bones.as_ref()) {
        form(&bones.doc, sink, "", &bones.value.slug);
        for (index, section) in bones.value.sections.iter().enumerate() {
            form(&bones.doc, sink, &format!("sections[{index}]"), section);
        }
    }
}

fn form(doc: &Document, sink: &Sink, path: &str, id: &str) {
    if !super::is_slug(id) && (path.is_empty() || doc.is_good(path)) {
        let what = if path.is_empty() { "the folder's name" } else { "the id" };
        let message =
            format!("{what} is `{id}`; expected small letters a to z, digits and single hyphens: `like-this-2`");
        doc.error(sink, path, message);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn an_id_twice_in_a_quiz() {
        Fixture::new()
            .replace("quizzes/holes/quiz.toml", "id = \"why-cache\"", "id = \"why-holes\"")
            .finds(&["quizzes/holes/quiz.toml:19:6: error: the question `why-holes` is at content/quizzes/holes/quiz.toml:7:6 already"]);
    }

    #[test]
    fn an_id_twice_across_quizzes() {
        Fixture::new()
            .copy("quizzes/holes", "quizzes/more")
            .replace("quizzes/more/quiz.toml", "scenario = \"every-second-block\"", "scenario = \"other\"")
            .finds(&["quizzes/more/quiz.toml:7:6: error: the question `why-holes` is at content/quizzes/holes/quiz.toml:7:6 already", "quizzes/more/quiz.toml:19:6: error: the question `why-cache` is at content/quizzes/holes/quiz.toml:19:6 already"]);
    }

    #[test]
    fn an_id_that_is_no_slug() {
        Fixture::new()
            .replace("quizzes/holes/quiz.toml", "id = \"why-cache\"", "id = \"why_cache\"")
            .finds_among("quizzes/holes/quiz.toml:19:6: error: the id is `why_cache`; expected small letters");
    }
}
