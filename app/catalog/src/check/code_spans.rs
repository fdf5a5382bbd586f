//! Code spans.

use super::places;
use crate::diagnostics::Sink;
use crate::load::Book;

/// Every place shows the same code in every language, in any order.
pub(super) fn check(book: &Book, sink: &Sink) {
    for pair in super::pairs(book) {
        places::same(&pair, "code spans", |text| text.parts.code.iter().collect(), sink);
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
