//! Blanks in texts.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::{Document, Text, TextKind};

/// No text is empty, begins or ends with a blank, or has two in a row.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::texts(book) {
        for text in &doc.texts {
            match text.kind {
                TextKind::Guide if is_all_text(text) => {
                    double_blank(doc, text, &text.parts.plain, sink);
                }
                TextKind::Guide => {}
                TextKind::Inline | TextKind::Body => check_text(doc, text, sink),
            }
        }
    }
}

fn check_text(doc: &Document, text: &Text, sink: &Sink) {
    let raw = &text.raw;
    if raw.trim().is_empty() {
        doc.file.error_alone(sink, text.span.start, format!("`{}` is empty; expected a text", text.key));
        return;
    }
    if raw.trim() != raw {
        doc.error(sink, &text.key, "the text begins or ends with a blank; expected none there");
    }
    let mut in_code = false;
    for line in raw.trim().lines() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        } else if !in_code && double_blank(doc, text, line, sink) {
            return;
        }
    }
}

/// Whether nothing was taken out of the text: code stays as it is, and what is forbidden is reported elsewhere.
fn is_all_text(text: &Text) -> bool {
    text.parts.code_blocks.is_empty() && text.parts.html.is_empty() && text.parts.images.is_empty()
}

/// Whether a line has two blanks in a row, which is reported.
fn double_blank(doc: &Document, text: &Text, line: &str, sink: &Sink) -> bool {
    let found = around_double_blank(line);
    if let Some(words) = found {
        doc.error_in(sink, text, words, format!("two blanks in a row, in `{words}`; expected one"));
    }
    found.is_some()
}

/// The two blanks with the word before them, so that the place in the file can be found.
pub(super) fn around_double_blank(line: &str) -> Option<&str> {
    let at = line.find("  ").or_else(|| line.find('\t'))?;
    let start = line[..at].rfind(' ').map_or(0, |blank| blank + 1);
    let end = line[at..].find(|char: char| !char.is_whitespace()).map_or(line.len(), |after| at + after);
    let end = line[end..].find(' ').map_or(line.len(), |blank| end + blank);
    Some(&line[start..end])
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SW: &str = "quizzes/holes/sw.toml";

    #[test]
    fn an_empty_text() {
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai na nafasi.\"", "alt = \" \"")
            .finds(&["quizzes/holes/sw.toml:24:7: error: `questions.why-cache.figure.alt` is empty; expected a text"]);
    }

    #[test]
    fn of_an_empty_text_only_that_is_said() {
        Fixture::new()
            .replace(SW, "explanation = \"Akiba ya CUDA huokoa miito.\"", "explanation = \"\"")
            .replace("glossary/sw.toml", "\"Sehemu ya segmenti.\"", "\"\"")
            .finds(&[
                "quizzes/holes/sw.toml:17:15: error: `questions.why-cache.explanation` is empty",
                "glossary/sw.toml:4:14: error: `block.definition` is empty",
            ]);
    }

    #[test]
    fn blanks_at_the_ends() {
        Fixture::new()
            .replace(SW, "title = \"Matundu\"", "title = \" Matundu\"")
            .finds(&["quizzes/holes/sw.toml:1:9: error: the text begins or ends with a blank"]);
    }

    #[test]
    fn two_blanks_in_a_row() {
        Fixture::new()
            .replace(SW, "alt = \"Bloku moja hai", "alt = \"Bloku moja  hai")
            .finds(&["quizzes/holes/sw.toml:24:14: error: two blanks in a row, in `moja  hai`; expected one"]);
    }

    #[test]
    fn two_blanks_in_a_guide() {
        Fixture::new()
            .append("guides/free-memory/sw.md", "\nBloku  moja.\n")
            .finds(&["guides/free-memory/sw.md:26:1: error: two blanks in a row, in `Bloku  moja.`; expected one"]);
    }

    #[test]
    fn a_long_string_may_end_with_a_line_break_and_hold_code() {
        let code = "\n\n```text\na  b\n```\n\"\"\"";
        Fixture::new()
            .replace(
                "quizzes/holes/en.toml",
                "\"The heap has 8 MiB left.\"",
                &format!("\"\"\"\nThe heap has 8 MiB left.{code}"),
            )
            .replace(SW, "\"Lundo lina nafasi ya MiB 8.\"", &format!("\"\"\"\nLundo lina nafasi ya MiB 8.{code}"))
            .passes();
    }
}
