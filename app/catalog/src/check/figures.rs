//! Drawings of blocks.

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Figure;
use crate::source::Document;

/// Sizes are additions of decimals; this much is rounding.
const ROUNDING: f64 = 1e-9;

/// Every figure has rows, and no row is wider than the scale.
pub(super) fn check(book: &Book, sink: &Sink) {
    for bones in book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()) {
        for (index, question) in bones.value.questions.iter().enumerate() {
            if let Some(found) = &question.figure {
                figure(&bones.doc, sink, &format!("question[{index}].figure"), found);
            }
        }
    }
}

fn figure(doc: &Document, sink: &Sink, path: &str, figure: &Figure) {
    let at_scale = format!("{path}.scale");
    if figure.scale <= 0.0 {
        if doc.is_good(&at_scale) {
            doc.error(sink, &at_scale, format!("the scale is {}; expected more than 0", figure.scale));
        }
        return;
    }
    if figure.rows.is_empty() {
        doc.error(sink, path, "the figure has no row; expected `[[question.figure.row]]`");
    }
    for (nth, row) in figure.rows.iter().enumerate() {
        let at_blocks = format!("{path}.row[{nth}].blocks");
        if row.size() > figure.scale * (1.0 + ROUNDING) {
            let message = format!("the row is {} wide; expected no more than the scale, {}", row.size(), figure.scale);
            doc.error(sink, &at_blocks, message);
        }
        if row.blocks.is_empty() && doc.is_good(&at_blocks) {
            doc.error(sink, &at_blocks, "the row is empty; expected a block (`void` where nothing is mapped)");
        }
        for (index, block) in row.blocks.iter().enumerate().filter(|(_, block)| block.size <= 0.0) {
            let message = format!("the size is {}; expected more than 0", block.size);
            doc.error(sink, &format!("{at_blocks}[{index}][1]"), message);
        }
        if let Some(first) = figure.rows[..nth].iter().position(|other| other.label == row.label) {
            let first = doc.pointer(&format!("{path}.row[{first}].label"));
            let message = format!("the label `{}` is at {first} already; expected one a row", row.label);
            doc.error(sink, &format!("{path}.row[{nth}].label"), message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const QUIZ: &str = "quizzes/holes/quiz.toml";

    #[test]
    fn a_row_wider_than_the_scale() {
        Fixture::new().replace(QUIZ, "[\"free\", 8.0, \"8\"]", "[\"free\", 8.5]").finds(&[
            "quizzes/holes/quiz.toml:34:10: error: the row is 16.5 wide; expected no more than the scale, 16",
        ]);
    }

    #[test]
    fn an_unknown_state() {
        Fixture::new()
            .replace(QUIZ, "[\"free\", 8.0, \"8\"]", "[\"fee\", 8.0]")
            .finds(&["quizzes/holes/quiz.toml:34:27: error: unknown state `fee`; expected one of `live`, `free`, `split`, `new`, "]);
    }

    #[test]
    fn a_block_of_no_size() {
        Fixture::new()
            .replace(QUIZ, "[\"free\", 8.0, \"8\"]", "[\"free\", 0]")
            .finds(&["quizzes/holes/quiz.toml:34:35: error: the size is 0; expected more than 0"]);
    }

    #[test]
    fn blocks_of_another_form() {
        Fixture::new()
            .replace(QUIZ, "[\"free\", 8.0, \"8\"]", "[\"free\"]")
            .finds(&["quizzes/holes/quiz.toml:34:26: error: 1 items; expected `[state, size]`"]);
        Fixture::new().replace(QUIZ, "[\"free\", 8.0, \"8\"]", "\"free\"").finds(&[
            "quizzes/holes/quiz.toml:34:26: error: `question[1].figure.row[0].blocks[1]` is a string; expected a list",
        ]);
    }

    #[test]
    fn no_rows_and_no_scale() {
        Fixture::new()
            .cut(QUIZ, "[[question.figure.row]]")
            .finds_among("quizzes/holes/quiz.toml:29:1: error: the figure has no row");
        Fixture::new()
            .replace(QUIZ, "scale = 16", "scale = 0")
            .finds(&["quizzes/holes/quiz.toml:31:9: error: the scale is 0; expected more than 0"]);
    }

    #[test]
    fn a_label_twice() {
        Fixture::new().append(QUIZ, "[[question.figure.row]]\nlabel = \"s0\"\nblocks = [[\"live\", 1.0]]\n").finds(&[
            "quizzes/holes/quiz.toml:36:9: error: the label `s0` is at content/quizzes/holes/quiz.toml:33:9 already",
        ]);
    }
}
