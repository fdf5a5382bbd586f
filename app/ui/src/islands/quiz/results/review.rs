//! The review's texts. All of them are on the page already, in the questions; they are read from there.

use demos::markup::escape;
use leptos::prelude::*;

use crate::islands::dom;
use crate::islands::quiz::progress::Progress;
use crate::islands::quiz::question::option_id;
use crate::islands::quiz::spot::{Spot, anchor};
use crate::islands::quiz::state::State;

/// One answer to a question as the page has it; markup.
pub(super) struct Texts {
    pub(super) option: String,
    pub(super) why: String,
}

/// The question.
pub(super) fn title(question: usize) -> String {
    dom::by_id(&Spot::Question(question).heading()).map(|title| title.inner_html()).unwrap_or_default()
}

/// One of its options.
pub(super) fn option(question: usize, option: usize) -> Option<Texts> {
    let input = dom::by_id(&option_id(question, option))?;
    let place = input.closest(".opt").ok()??;
    let html = |selector: &str| dom::within(&place, selector).map(|part| part.inner_html()).unwrap_or_default();
    Some(Texts { option: html(".opt-text"), why: html(".opt-reason") })
}

/// Markup of all questions with what was chosen and what is right. `words` name the two.
pub(super) fn rows(progress: Progress, words: &[String]) -> String {
    (0..progress.total()).map(|question| row(progress, question, words)).collect()
}

fn row(progress: Progress, question: usize, words: &[String]) -> String {
    let state = progress.outcome_state(question);
    let right = progress.quiz.with_value(|quiz| quiz.questions.get(question).map_or(0, |question| question.answer));
    let given = progress.outcome().get(question).copied().flatten();
    let number = (question + 1).to_string();
    let mut html = [
        "<li data-state=\"",
        state.as_str(),
        "\"><span class=\"review-n\" aria-hidden=\"true\">",
        &number,
        "</span><div><h4><a href=\"#",
        &anchor(question),
        "\">",
        &title(question),
        "</a></h4>",
    ]
    .concat();
    if let Some(given) = given {
        if given.option != right {
            html.push_str(&answer(question, given.option, State::Wrong, words.first()));
        }
        html.push_str(&answer(question, right, State::Right, words.get(1)));
    }
    html.push_str("</div>");
    html.push_str(&tag(state, &progress.word(state)));
    html.push_str("</li>");
    html
}

fn answer(question: usize, at: usize, state: State, word: Option<&String>) -> String {
    let Some(texts) = option(question, at) else { return String::new() };
    [
        "<div class=\"review-a\">",
        &tag(state, word.map(String::as_str).unwrap_or_default()),
        "<p>",
        &texts.option,
        "</p><p class=\"review-why\">",
        &texts.why,
        "</p></div>",
    ]
    .concat()
}

fn tag(state: State, word: &str) -> String {
    [
        "<span class=\"tag\" data-state=\"",
        state.as_str(),
        "\"><svg class=\"icon\" aria-hidden=\"true\"><use href=\"",
        state.icon(),
        "\"></use></svg>",
        &escape(word),
        "</span>",
    ]
    .concat()
}

/// Links to the guide's sections of the wrong answers, each once, with the numbers of their questions.
pub(super) fn guides(progress: Progress) -> String {
    let mut sections: Vec<(String, String, Vec<String>)> = Vec::new();
    for question in 0..progress.total() {
        if progress.outcome_state(question) != State::Wrong {
            continue;
        }
        let link = dom::by_id(&anchor(question)).and_then(|place| dom::within(&place, ".after-answer .to-guide"));
        let Some(link) = link else { continue };
        let href = link.get_attribute("href").unwrap_or_default();
        let number = (question + 1).to_string();
        match sections.iter_mut().find(|(known, ..)| *known == href) {
            Some((_, _, numbers)) => numbers.push(number),
            None => sections.push((href, link.inner_html(), vec![number])),
        }
    }
    let item = |(href, title, numbers): &(String, String, Vec<String>)| {
        ["<li><a href=\"", &escape(href), "\"><b>", title, "</b></a> <small>", &numbers.join(", "), "</small></li>"]
            .concat()
    };
    sections.iter().map(item).collect()
}

/// A day in the page's language.
pub(super) fn date(at: f64) -> String {
    let lang = dom::document().and_then(|document| document.document_element()?.get_attribute("lang"));
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"dateStyle".into(), &"long".into()).ok();
    js_sys::Date::new(&at.into()).to_locale_date_string(&lang.unwrap_or_default(), &options).into()
}
