//! What a guide's sections are made of.

use std::collections::BTreeMap;

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown::Outline;

/// Every section has as many figures, headings below its own, items of lists and rows of tables as in English.
pub(super) fn check(book: &Book, sink: &Sink) {
    for guide in &book.guides {
        let Some(english) = guide.words.get(ENGLISH) else { continue };
        let wanted = by_section(&english.outline);
        for (_, words) in guide.words.iter().filter(|(tag, _)| *tag != ENGLISH) {
            for (section, (at, found)) in by_section(&words.outline) {
                // A section that English lacks is named by other rules.
                let Some((_, english)) = wanted.get(section) else { continue };
                for ((what, found), wanted) in PARTS.iter().zip(found).zip(english) {
                    if found != *wanted {
                        let message = format!("{found} {what} below this; expected {wanted}, as in English");
                        words.text.doc.file.error(sink, at, message);
                    }
                }
            }
        }
    }
}

/// What is counted.
const PARTS: [&str; 4] = ["headings", "figures", "items of lists", "rows of tables"];

/// Where each section starts, and how much of each kind it has.
fn by_section(outline: &Outline) -> BTreeMap<&str, (usize, [usize; 4])> {
    let sections: Vec<(Option<&str>, usize)> = outline
        .headings
        .iter()
        .filter(|heading| heading.level <= 2)
        .map(|heading| (heading.id.as_deref(), heading.span.start))
        .collect();
    let below: Vec<usize> =
        outline.headings.iter().filter(|heading| heading.level > 2).map(|heading| heading.span.start).collect();
    let figures: Vec<usize> = outline.figures.iter().map(|figure| figure.span.start).collect();
    let starts = [&below, &figures, &outline.items, &outline.rows];
    let ends = sections.iter().skip(1).map(|(_, start)| *start).chain([usize::MAX]);
    let count = |start: usize, end: usize| starts.map(|at| at.iter().filter(|at| (start..end).contains(*at)).count());
    let mut counted = BTreeMap::new();
    for ((id, start), end) in sections.iter().zip(ends) {
        // One without an id, or that stands there twice, is named by other rules.
        if let Some(id) = id {
            counted.entry(*id).or_insert_with(|| (*start, count(*start, end)));
        }
    }
    counted
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const EN: &str = "guides/free-memory/en.md";
    const SW: &str = "guides/free-memory/sw.md";

    #[test]
    fn a_figure_or_a_heading_that_was_left_out() {
        Fixture::new()
            .replace(SW, "```figure\nheap\nLundo.\n```\n", "Lundo.\n")
            .append(EN, "\n### One more\n\nMore of it.\n")
            .finds(&[
                "guides/free-memory/sw.md:15:1: error: 0 headings below this; expected 1, as in English",
                "guides/free-memory/sw.md:15:1: error: 0 figures below this; expected 1, as in English",
            ]);
    }

    #[test]
    fn an_item_or_a_row_that_was_left_out() {
        Fixture::new()
            .append(EN, "\n- one\n- two\n\n| 0 |\n|---|\n| 1 |\n| 2 |\n")
            .append(SW, "\n- moja\n\n| 0 |\n|---|\n| 1 |\n")
            .finds(&[
                "guides/free-memory/sw.md:15:1: error: 1 items of lists below this; expected 2, as in English",
                "guides/free-memory/sw.md:15:1: error: 2 rows of tables below this; expected 3, as in English",
            ]);
    }
}
