//! Code spans.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::{Document, Text};

/// A question and an option show the same code in every language, in any order.
pub(super) fn check(book: &Book, sink: &Sink) {
    for pair in super::pairs(book) {
        for text in pair.other.texts.iter().filter(|text| is_compared(&text.key)) {
            if let Some(english) = pair.english.text(&text.key) {
                compare(pair.other, text, english, sink);
            }
        }
    }
}

/// `questions.*.text` and `questions.*.options.*.text`.
fn is_compared(key: &str) -> bool {
    key.starts_with("questions.") && key.ends_with(".text") && !key.contains(".figure.")
}

fn compare(doc: &Document, text: &Text, english: &Text, sink: &Sink) {
    let sorted = |text: &Text| {
        let mut code = text.parts.code.clone();
        code.sort();
        code
    };
    let (found, wanted) = (sorted(text), sorted(english));
    if found != wanted {
        let message =
            format!("the code spans are {}; expected {}, as in English", super::list(&found), super::list(&wanted));
        doc.error(sink, &text.key, message);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn other_code_than_in_english() {
        Fixture::new().replace("quizzes/holes/sw.toml", "`malloc`", "`maloki`").finds(&[
            "quizzes/holes/sw.toml:6:8: error: the code spans are `maloki`; expected `malloc`, as in English",
        ]);
    }

    #[test]
    fn no_code_where_english_has_some() {
        Fixture::new()
            .replace("quizzes/holes/sw.toml", "Kwa nini `malloc` inashindwa?", "Kwa nini inashindwa?")
            .finds(&["quizzes/holes/sw.toml:6:8: error: the code spans are none; expected `malloc`, as in English"]);
    }
}
