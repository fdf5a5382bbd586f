//! What the content's own marks stand for: `{{fact}}` is a number, `term:`, `guide:` and `quiz:` are addresses.
//!
//! The addresses are relative, from a page that is two levels below its language, as quizzes and guides are.

use std::collections::BTreeMap;

use crate::schema::{Catalog, Fact, GuideText, QuizText, Terms};

/// Puts numbers and addresses into every text.
pub(super) fn all(catalog: &mut Catalog) {
    let numbers: BTreeMap<String, String> = question_numbers(catalog);
    for quiz in &mut catalog.quizzes {
        for (tag, text) in &mut quiz.text {
            quiz_text(text, &|text| *text = pages(&with_facts(text, &quiz.facts, tag), &numbers, UP));
        }
    }
    for guide in &mut catalog.guides {
        for (tag, text) in &mut guide.text {
            guide_text(text, &|text| *text = pages(&with_facts(text, &guide.facts, tag), &numbers, UP));
        }
    }
    for terms in catalog.glossary.terms.values_mut() {
        definitions(terms, &numbers);
    }
}

/// From a quiz or guide to its language's folder.
const UP: &str = "../../";

/// The page's anchor of each question, by `slug#id`.
fn question_numbers(catalog: &Catalog) -> BTreeMap<String, String> {
    let anchors = catalog.quizzes.iter().flat_map(|quiz| {
        let anchor = |(index, id)| (format!("{}#{id}", quiz.slug), format!("{}/#q{}", quiz.slug, index + 1));
        quiz.questions.iter().map(|question| &question.id).enumerate().map(anchor)
    });
    anchors.collect()
}

fn quiz_text(quiz: &mut QuizText, change: &dyn Fn(&mut String)) {
    [&mut quiz.title, &mut quiz.lede, &mut quiz.description].into_iter().for_each(change);
    for question in quiz.questions.values_mut() {
        change(&mut question.text);
        question.body.iter_mut().for_each(change);
        change(&mut question.explanation);
        for option in question.options.values_mut() {
            [&mut option.text, &mut option.why].into_iter().for_each(change);
        }
        if let Some(figure) = &mut question.figure {
            [&mut figure.alt, &mut figure.caption].into_iter().for_each(change);
            figure.labels.values_mut().for_each(change);
        }
    }
}

fn guide_text(guide: &mut GuideText, change: &dyn Fn(&mut String)) {
    [&mut guide.title, &mut guide.lede, &mut guide.description, &mut guide.body].into_iter().for_each(change);
    for section in &mut guide.sections {
        change(&mut section.heading);
    }
}

fn definitions(terms: &mut Terms, numbers: &BTreeMap<String, String>) {
    for term in terms.values_mut() {
        term.definition = pages(&term.definition.replace("](term:", "](#"), numbers, "../");
    }
}

/// The text with each `{{fact}}` as its language writes the number. One that has no number was reported.
fn with_facts(text: &str, facts: &BTreeMap<String, Fact>, lang: &str) -> String {
    let mut out = text.to_owned();
    for (id, fact) in facts {
        let mark = format!("{{{{{id}}}}}");
        if let (true, Ok(number)) = (out.contains(&mark), fact.number()) {
            out = out.replace(&mark, &l10n::decimal(lang, number, fact.decimals));
        }
    }
    out
}

/// The text with the site's own addresses.
fn pages(text: &str, numbers: &BTreeMap<String, String>, up: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("](") {
        let (before, after) = rest.split_at(at + "](".len());
        let (url, behind) = after.split_at(after.find(')').unwrap_or(after.len()));
        out.push_str(before);
        out.push_str(address(url, numbers, up).as_deref().unwrap_or(url));
        rest = behind;
    }
    out + rest
}

/// Where one of the content's own marks leads; `None` for any other link.
fn address(url: &str, numbers: &BTreeMap<String, String>, up: &str) -> Option<String> {
    let (kind, name) = url.split_once(':')?;
    let page = || match name.split_once('#') {
        Some((slug, anchor)) => format!("{slug}/#{anchor}"),
        None => format!("{name}/"),
    };
    match kind {
        "term" => Some(format!("{up}glossary/#{name}")),
        "guide" => Some(format!("{up}guide/{}", page())),
        "quiz" => Some(format!("{up}quiz/{}", numbers.get(name).cloned().unwrap_or_else(page))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_marks_are_replaced() {
        let numbers = BTreeMap::from([("holes#why".to_owned(), "holes/#q2".to_owned())]);
        let resolved = |text: &str| pages(text, &numbers, "../");
        assert_eq!(
            resolved("[a](term:x), [b](quiz:holes#why) and [c](guide:g#s) [d](quiz:holes)."),
            "[a](../glossary/#x), [b](../quiz/holes/#q2) and [c](../guide/g/#s) [d](../quiz/holes/)."
        );
        for text in ["[a](https://x.org/#y) (b) [c]", "[a](#b)", "a](", "é](é"] {
            assert_eq!(resolved(text), text);
        }
    }
}
