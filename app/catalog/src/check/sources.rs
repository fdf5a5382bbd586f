//! Sources.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Source;
use crate::source::Document;

/// Every question and guide has a source, each with an https address.
pub(super) fn check(book: &Book, sink: &Sink) {
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        for (index, question) in bones.value.questions.iter().enumerate() {
            sources(&bones.doc, sink, &format!("question[{index}]"), "[[question.source]]", &question.sources);
        }
    }
    for bones in book.guides.iter().filter_map(|guide| guide.bones.as_ref()) {
        sources(&bones.doc, sink, "", "[[source]]", &bones.value.sources);
    }
}

fn sources(doc: &Document, sink: &Sink, path: &str, table: &str, sources: &[Source]) {
    if sources.is_empty() {
        doc.error(sink, path, format!("no source; expected `{table}` with a title and an https address"));
    }
    for (index, source) in sources.iter().enumerate() {
        let at = format!("{path}.source[{index}].url");
        let at = at.trim_start_matches('.');
        let is_https = source.url.strip_prefix("https://").is_some_and(|rest| !rest.is_empty());
        if doc.is_good(at) && (!is_https || source.url.contains(char::is_whitespace)) {
            doc.error(sink, at, format!("the address is `{}`; expected one that starts with https://", source.url));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn an_address_without_https() {
        Fixture::new()
            .replace("quizzes/holes/quiz.toml", "https://example.org/a", "http://example.org/a")
            .replace("guides/free-memory/guide.toml", "https://example.org/", "example.org/")
            .finds(&["quizzes/holes/quiz.toml:15:7: error: the address is `http://example.org/a`; expected one that starts with https://", "guides/free-memory/guide.toml:7:7: error: the address is `example.org/`"]);
    }

    #[test]
    fn no_source() {
        Fixture::new()
            .replace(
                "quizzes/holes/quiz.toml",
                "[[question.source]]\ntitle = \"A\"\nurl = \"https://example.org/a\"\n",
                "",
            )
            .finds(&["quizzes/holes/quiz.toml:6:1: error: no source; expected `[[question.source]]`"]);
    }
}
