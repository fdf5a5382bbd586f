//! What a guide's sections are made of.

use std::collections::BTreeMap;

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown::Outline;

/// Every section has as many figures and headings below its own as in English.
pub(super) fn check(book: &Book, sink: &Sink) {
    for guide in &book.guides {
        let Some(english) = guide.words.get(ENGLISH) else { continue };
        let wanted = by_section(&english.outline);
        for (_, words) in guide.words.iter().filter(|(tag, _)| *tag != ENGLISH) {
            for (section, Made { at, headings, figures }) in by_section(&words.outline) {
                // A section that English lacks is named by other rules.
                let Some(english) = wanted.get(section) else { continue };
                for (what, found, wanted) in
                    [("headings", headings, english.headings), ("figures", figures, english.figures)]
                {
                    if found != wanted {
                        let message = format!("{found} {what} below this; expected {wanted}, as in English");
                        words.text.doc.file.error(sink, at, message);
                    }
                }
            }
        }
    }
}

/// What a section is made of.
#[derive(Default)]
struct Made {
    /// Where its own heading stands.
    at: usize,
    headings: usize,
    figures: usize,
}

fn by_section(outline: &Outline) -> BTreeMap<&str, Made> {
    let mut sections: BTreeMap<&str, Made> = BTreeMap::new();
    let of = |at: usize| {
        let above = outline.headings.iter().rev().find(|heading| heading.level == 2 && heading.span.start <= at);
        above.and_then(|heading| Some((heading.id.as_deref()?, heading.span.start)))
    };
    for heading in &outline.headings {
        if let Some((id, at)) = of(heading.span.start) {
            let section = sections.entry(id).or_default();
            section.at = at;
            section.headings += usize::from(heading.level > 2);
        }
    }
    for figure in &outline.figures {
        if let Some((id, _)) = of(figure.span.start) {
            sections.entry(id).or_default().figures += 1;
        }
    }
    sections
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
}
