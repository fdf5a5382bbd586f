//! Formulas.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown;
use crate::source::{Document, Text};

/// Every formula is understood, and every language has the same ones in the same place.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::words(book) {
        for text in &doc.texts {
            for formula in &text.parts.math {
                if let Err(problem) = markdown::mathml(&formula.latex, formula.is_display) {
                    let message = format!("the formula `{}` is not understood: {problem}", formula.latex.trim());
                    doc.error_in(sink, text, &formula.latex, message);
                }
            }
        }
    }
    for pair in super::pairs(book) {
        let wanted = by_place(pair.english);
        for (key, (found, first)) in by_place(pair.other) {
            if let Some((english, _)) = wanted.get(key)
                && found != *english
            {
                let message = format!(
                    "the formulas are {}; expected {}, as in English",
                    super::list(&found),
                    super::list(english)
                );
                pair.other.file.error(sink, first.map_or(0, |text| text.span.start), message);
            }
        }
    }
}

/// The sorted formulas of each text, or of each section of a guide, with its first text.
fn by_place(doc: &Document) -> BTreeMap<&str, (Vec<String>, Option<&Text>)> {
    let mut places: BTreeMap<&str, (Vec<String>, Option<&Text>)> = BTreeMap::new();
    for text in &doc.texts {
        let (formulas, first) = places.entry(&text.key).or_default();
        formulas.extend(text.parts.math.iter().map(|formula| without_words(&formula.latex)));
        first.get_or_insert(text);
    }
    for (formulas, _) in places.values_mut() {
        formulas.sort_unstable();
    }
    places
}

/// A formula without what is translated in it: `\text{…}`.
fn without_words(latex: &str) -> String {
    let mut out = String::new();
    let mut rest = latex.trim();
    while let Some((before, after)) = rest.split_once("\\text{") {
        out.push_str(before);
        out.push_str("\\text{}");
        rest = after.split_once('}').map_or("", |(_, behind)| behind);
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const EN: &str = "guides/free-memory/en.md";
    const SW: &str = "guides/free-memory/sw.md";

    #[test]
    fn formulas_are_understood_and_the_same() {
        let fixture = || Fixture::new().append(EN, "\nIt is $a \\text{ or } b$.\n");
        fixture().append(SW, "\nNi $a \\text{ au } b$.\n").passes();
        fixture().append(SW, "\nNi $b$.\n").finds(&[
            "guides/free-memory/sw.md:15:1: error: the formulas are `b`; expected `a \\text{} b`, as in English",
        ]);
        Fixture::new().append(EN, "\nIt is $\\frac{a$.\n").append(SW, "\nNi $\\frac{a$.\n").finds(&[
            "guides/free-memory/en.md:26:8: error: the formula `\\frac{a` is not understood: ",
            "guides/free-memory/sw.md:26:5: error: the formula `\\frac{a` is not understood: ",
        ]);
    }
}
