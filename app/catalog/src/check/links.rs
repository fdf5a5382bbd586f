//! Links: to words of the glossary, to guides and quizzes, and out of the site.

use super::places::same;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::markdown::Target;
use crate::schema::Term;
use crate::source::{Document, Text};

/// Every link leads somewhere; every language links the same pages and words in the same place, and says the words as
/// its glossary has them.
pub(super) fn check(book: &Book, sink: &Sink) {
    for (lang, doc) in super::texts(book) {
        for text in &doc.texts {
            check_text(book, lang, doc, text, sink);
        }
    }
    for pair in super::pairs(book) {
        same(&pair, "links", kept, sink);
    }
}

fn check_text(book: &Book, lang: &str, doc: &Document, text: &Text, sink: &Sink) {
    for link in &text.parts.terms {
        let Some(terms) = book.terms.get(lang) else { continue };
        match terms.value.get(&link.id) {
            None => {
                let message = format!("the glossary has no term `{}`; expected one of glossary/{lang}.toml", link.id);
                doc.error_in(sink, text, &format!("term:{}", link.id), message);
            }
            Some(term) if !says(lang, &link.words, term) => {
                let forms: Vec<&str> = forms(term).collect();
                let message = format!(
                    "`{}` is linked to the term `{}`; expected words with {}",
                    link.words,
                    link.id,
                    forms.iter().map(|form| format!("`{form}`")).collect::<Vec<_>>().join(" or ")
                );
                doc.error_in(sink, text, &format!("term:{}", link.id), message);
            }
            Some(_) => {}
        }
    }
    for url in text.parts.links.iter().filter(|url| Target::of(url) == Target::Page) {
        if let Err(problem) = page(book, url) {
            doc.error_in(sink, text, url, problem);
        }
    }
    // The loader puts addresses in by the form of the link.
    let source = doc.file.text.get(text.span.clone()).unwrap_or_default();
    let inside = text.parts.links.iter().filter(|url| matches!(Target::of(url), Target::Term | Target::Page));
    for url in inside.filter(|url| !source.contains(&format!("]({url})"))) {
        doc.error_in(sink, text, url, format!("a link to `{url}` in another form; expected `[words]({url})`"));
    }
}

fn forms(term: &Term) -> impl Iterator<Item = &str> {
    std::iter::once(term.word.as_str()).chain(term.also.iter().map(String::as_str))
}

/// Whether one of the words begins as the term's word or one of its other forms does, in either case: endings differ.
fn says(lang: &str, words: &str, term: &Term) -> bool {
    let words = l10n::lowercase(lang, words);
    forms(term).any(|form| {
        let form = l10n::lowercase(lang, &form.replace('*', ""));
        words.match_indices(&form).any(|(at, _)| !words[..at].ends_with(char::is_alphanumeric))
    })
}

/// Looks for the page behind `guide:slug#section` or `quiz:slug#question`.
fn page(book: &Book, url: &str) -> Result<(), String> {
    let (kind, rest) = url.split_once(':').unwrap_or((url, ""));
    let (slug, anchor) = rest.split_once('#').map_or((rest, None), |(slug, anchor)| (slug, Some(anchor)));
    let pages = if kind == "guide" { guides(book) } else { quizzes(book) };
    let Some((_, anchors)) = pages.iter().find(|(known, _)| *known == slug) else {
        let slugs: Vec<&str> = pages.iter().map(|(slug, _)| *slug).collect();
        return Err(format!("there is no {kind} `{slug}`; expected one of {}", super::list(&slugs)));
    };
    match anchor.filter(|anchor| !anchors.contains(anchor)) {
        Some(anchor) => Err(format!("`{kind}:{slug}` has no `{anchor}`; expected one of {}", super::list(anchors))),
        None => Ok(()),
    }
}

/// Each guide with its sections.
fn guides(book: &Book) -> Vec<(&str, Vec<&str>)> {
    let guides = book.guides.iter().filter_map(|guide| guide.bones.as_ref()).map(|bones| &bones.value);
    guides.map(|guide| (guide.slug.as_str(), guide.sections.iter().map(String::as_str).collect())).collect()
}

/// Each quiz with its questions.
fn quizzes(book: &Book) -> Vec<(&str, Vec<&str>)> {
    let quizzes = book.quizzes.iter().filter_map(|quiz| quiz.bones.as_ref()).map(|bones| &bones.value);
    quizzes
        .map(|quiz| (quiz.slug.as_str(), quiz.questions.iter().map(|question| question.id.as_str()).collect()))
        .collect()
}

/// The links that every language has: those that leave the page.
fn kept(text: &Text) -> Vec<&str> {
    let kept = |url: &&String| matches!(Target::of(url), Target::Outside | Target::Term | Target::Page);
    text.parts.links.iter().filter(kept).map(String::as_str).collect()
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const EN: &str = "guides/free-memory/en.md";
    const SW: &str = "guides/free-memory/sw.md";

    fn fixture(english: &str, swahili: &str) -> Fixture {
        Fixture::new().append(EN, &format!("\n{english}\n")).append(SW, &format!("\n{swahili}\n"))
    }

    #[test]
    fn links_become_addresses() {
        let fixture = fixture(
            "A [block](term:block), [one](quiz:holes#why-cache), [two](guide:free-memory#holes), [three](quiz:holes).",
            "[Bloku](term:block), [moja](quiz:holes#why-cache), [mbili](guide:free-memory#holes), [tatu](quiz:holes).",
        );
        let body = crate::load_strict(&fixture.root()).unwrap().guides[0].text["sw"].body.clone();
        let html = crate::markdown::guide(&body, "sw", &|_, _| None).html;
        for address in [
            "../../glossary/#block\" class=\"term\"",
            "../../quiz/holes/#q2",
            "../../guide/free-memory/#holes",
            "../../quiz/holes/\"",
        ] {
            assert!(html.contains(&format!("href=\"{address}")), "{address}\n{html}");
        }
    }

    #[test]
    fn links_that_lead_nowhere() {
        fixture("[a](term:x) [b](quiz:x) [c](guide:free-memory#x)", "[d](term:x) [e](quiz:x) [f](guide:free-memory#x)")
            .finds(&[
                "guides/free-memory/en.md:26:5: error: the glossary has no term `x`",
                "guides/free-memory/en.md:26:17: error: there is no quiz `x`; expected one of `holes`",
                "guides/free-memory/en.md:26:29: error: `guide:free-memory` has no `x`; expected one of `cache`, `holes`",
                "guides/free-memory/sw.md:26:5: error: the glossary has no term `x`",
                "guides/free-memory/sw.md:26:17: error: there is no quiz `x`; expected one of `holes`",
                "guides/free-memory/sw.md:26:29: error: `guide:free-memory` has no `x`",
            ]);
    }

    #[test]
    fn another_word_than_the_glossary_has() {
        fixture("A [block](term:block).", "[Kitalu](term:block).")
            .finds(&["guides/free-memory/sw.md:26:10: error: `Kitalu` is linked to the term `block`; expected words with `bloku` or `mabloku`"]);
        fixture("A [block](term:block).", "[Mabloku mengi](term:block).").passes();
        // A part of another word is not the word.
        fixture("A [block](term:block).", "[Kibloku](term:block).")
            .finds_among("guides/free-memory/sw.md:26:11: error: `Kibloku` is linked to the term `block`");
    }

    #[test]
    fn a_language_without_the_link() {
        fixture("A [block](term:block).", "Bloku.")
            .finds(&["guides/free-memory/sw.md:15:1: error: the links are none; expected `term:block`, as in English"]);
    }

    #[test]
    fn links_in_another_form() {
        fixture("One <guide:free-memory>.", "Moja [hapa](guide:free-memory \"jina\").").finds(&[
            "guides/free-memory/en.md:26:6: error: a link to `guide:free-memory` in another form; expected `[words](guide:free-memory)`",
            "guides/free-memory/sw.md:26:13: error: a link to `guide:free-memory` in another form",
        ]);
    }
}
