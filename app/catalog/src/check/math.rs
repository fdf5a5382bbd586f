//! Formulas.

use super::places::same;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown;
use crate::source::Text;

/// Every formula is understood, and every language has the same ones in the same place.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (_, doc) in super::texts(book) {
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
        same(&pair, "formulas", formulas, sink);
    }
}

/// A text's formulas, but for what is translated in them.
fn formulas(text: &Text) -> Vec<String> {
    text.parts.math.iter().map(|formula| without_words(&formula.latex)).collect()
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
