//! Sources.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Source;
use crate::source::Document;

/// Every question and guide has a source; each has an https address and says what it supports; every answer, and every
/// section that states something, is supported.
pub(super) fn check(book: &Book, sink: &Sink) {
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        for (index, question) in bones.value.questions.iter().enumerate() {
            let mut known = vec!["answer", "explanation"];
            known.extend(question.figure.as_ref().map(|_| "figure"));
            known.extend(question.options.iter().map(String::as_str));
            let place =
                Place { doc: &bones.doc, sink, path: format!("question[{index}]"), table: "[[question.source]]" };
            place.sources(&question.sources, &known, &["answer"]);
        }
    }
    for bones in book.guides.iter().filter_map(|guide| guide.bones.as_ref()) {
        let known: Vec<&str> = bones.value.sections.iter().map(String::as_str).collect();
        let needed: Vec<&str> = known.iter().copied().filter(|section| !OWN.contains(section)).collect();
        let place = Place { doc: &bones.doc, sink, path: String::new(), table: "[[source]]" };
        place.sources(&bones.value.sources, &known, &needed);
    }
}

/// Sections that only repeat what others state.
const OWN: [&str; 2] = ["faq", "checklist"];

/// A question or a guide.
struct Place<'p> {
    doc: &'p Document,
    sink: &'p Sink,
    path: String,
    table: &'static str,
}

impl Place<'_> {
    fn sources(&self, sources: &[Source], known: &[&str], needed: &[&str]) {
        let Self { doc, sink, path, table } = self;
        if sources.is_empty() {
            doc.error(sink, path, format!("no source; expected `{table}` with a title and an https address"));
            return;
        }
        for (index, source) in sources.iter().enumerate() {
            let at = self.at(&format!("source[{index}].url"));
            let is_https = source.url.strip_prefix("https://").is_some_and(|rest| !rest.is_empty());
            if doc.is_good(&at) && (!is_https || source.url.contains(char::is_whitespace)) {
                let message = format!("the address is `{}`; expected one that starts with https://", source.url);
                doc.error(sink, &at, message);
            }
            let at = self.at(&format!("source[{index}].title"));
            if source.title.trim().is_empty() && doc.is_good(&at) {
                doc.error(sink, &at, "the title is empty; expected the source’s own");
            }
            let at = self.at(&format!("source[{index}].supports"));
            if source.supports.is_empty() && doc.is_good(&at) {
                doc.error(sink, &at, format!("supports nothing; expected some of {}", super::list(known)));
            }
            for (nth, name) in source.supports.iter().enumerate().filter(|(_, name)| !known.contains(&name.as_str())) {
                let message = format!("supports `{name}`; expected some of {}", super::list(known));
                doc.error(sink, &format!("{at}[{nth}]"), message);
            }
        }
        let is_supported = |name: &str| sources.iter().any(|source| source.supports.iter().any(|given| given == name));
        for name in needed.iter().filter(|name| !is_supported(name)) {
            doc.error(sink, path, format!("no source supports `{name}`; expected one"));
        }
    }

    fn at(&self, key: &str) -> String {
        format!("{}.{key}", self.path).trim_start_matches('.').to_owned()
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
    fn no_title() {
        Fixture::new()
            .replace("quizzes/holes/quiz.toml", "title = \"A\"", "title = \" \"")
            .finds(&["quizzes/holes/quiz.toml:14:9: error: the title is empty; expected the source’s own"]);
    }

    #[test]
    fn no_source() {
        Fixture::new()
            .replace(
                "quizzes/holes/quiz.toml",
                "[[question.source]]\ntitle = \"A\"\nurl = \"https://example.org/a\"\nsupports = [\"answer\"]\n",
                "",
            )
            .finds(&["quizzes/holes/quiz.toml:6:1: error: no source; expected `[[question.source]]`"]);
    }

    #[test]
    fn what_a_source_supports() {
        Fixture::new()
            .replace("quizzes/holes/quiz.toml", "supports = [\"answer\"]", "supports = [\"anser\"]")
            .replace("quizzes/holes/quiz.toml", "supports = [\"answer\", \"figure\"]", "supports = []")
            .replace("guides/free-memory/guide.toml", "supports = [\"cache\", \"holes\"]", "supports = [\"cache\"]")
            .finds(&[
                "quizzes/holes/quiz.toml:16:13: error: supports `anser`; expected some of `answer`, `explanation`, `no-hole`",
                "quizzes/holes/quiz.toml:6:1: error: no source supports `answer`; expected one",
                "quizzes/holes/quiz.toml:28:12: error: supports nothing; expected some of `answer`, `explanation`, `figure`",
                "quizzes/holes/quiz.toml:18:1: error: no source supports `answer`",
                "guides/free-memory/guide.toml:1:1: error: no source supports `holes`",
            ]);
    }
}
