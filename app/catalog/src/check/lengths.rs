//! Lengths that search engines and link previews set.

use std::ops::RangeInclusive;

use crate::diagnostics::Sink;
use crate::load::Book;

/// Shorter says too little; longer is cut off.
const DESCRIPTION: RangeInclusive<usize> = 70..=160;

/// Descriptions fit.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::words(book) {
        let Some(text) = doc.text("description") else {
            continue;
        };
        let length = text.parts.plain.chars().count();
        if length != 0 && !DESCRIPTION.contains(&length) {
            let (least, most) = (DESCRIPTION.start(), DESCRIPTION.end());
            let message = format!("the description has {length} characters; expected {least} to {most}");
            doc.error(sink, "description", message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_description_too_short_or_too_long() {
        let long = format!("description = \"{}\" #", "neno ".repeat(40).trim());
        Fixture::new()
            .replace("quizzes/holes/sw.toml", "description = ", "description = \"Fupi mno.\" # ")
            .replace("guides/free-memory/sw.md", "description = ", &long)
            .finds(&[
                "quizzes/holes/sw.toml:3:15: error: the description has 9 characters; expected 70 to 160",
                "guides/free-memory/sw.md:4:15: error: the description has 199 characters; expected 70 to 160",
            ]);
    }
}
