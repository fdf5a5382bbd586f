//! What follows an answer, and the whole answer for readers without scripts.

use catalog::{Question, QuestionText, markdown};
use l10n::{Localized, msg};
use leptos::prelude::*;
use ui::components::Foreign;

use super::context::Context;
use super::render::still_html;

/// A link to the guide.
pub(super) struct Link {
    pub(super) href: String,
    pub(super) text: String,
}

/// The explanation, the sources, the guide.
pub(super) fn after(context: &Context, question: &Question, words: &QuestionText, guide: &Link) -> String {
    still_html(parts(context, question, words, guide))
}

/// Which option is right, why each is or is not, and what follows.
pub(super) fn whole(context: &Context, question: &Question, words: &QuestionText, guide: &Link) -> String {
    let reasons = question.options.iter().zip('A'..).filter_map(|(id, letter)| {
        let option = words.options.get(id)?;
        let right = *id == question.answer;
        Some(view! {
            <li data-state=right.then_some("right")>
                <b>{letter.to_string()}</b>
                " "
                {right.then(|| view! { <span class="tag" data-state="right">{context.t(&msg::quiz::correct())}</span>" " })}
                <span inner_html=markdown::inline(&option.why, context.tag())></span>
            </li>
        })
    });
    still_html(view! {
        <ul class="answer-reasons">{reasons.collect_view()}</ul>
        {parts(context, question, words, guide)}
    })
}

fn parts(context: &Context, question: &Question, words: &QuestionText, guide: &Link) -> impl IntoView {
    let name = if question.sources.len() == 1 { msg::quiz::source() } else { msg::quiz::sources() };
    let sources = question.sources.iter().map(|source| {
        view! {
            <p>
                <a href=source.url.clone() rel="noopener"><Foreign text=Localized::english(&source.title) /></a>
                {source.locator.clone().map(|at| view! { <small translate="no"><Foreign text=Localized::english(at) /></small> })}
            </p>
        }
    });
    view! {
        <div class="why" inner_html=markdown::block(&words.explanation, context.tag())></div>
        <dl class="refs">
            <dt>{context.t(&name)}</dt>
            <dd>{sources.collect_view()}</dd>
            <dt>{context.t(&msg::quiz::guide())}</dt>
            <dd><a class="to-guide" href=guide.href.clone()>{guide.text.clone()}</a></dd>
        </dl>
    }
}
