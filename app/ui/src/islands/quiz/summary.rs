use std::sync::Arc;

use leptos::prelude::*;

use super::data::FixedWords;
use super::place;
use super::progress::{Progress, State};
use crate::components::Icon;

/// Progress as picks of weft: one thread a question.
#[component]
pub(super) fn Threads(total: usize, label: String, progress: Progress) -> impl IntoView {
    let thread = move |index: usize| {
        view! {
            <li>
                <a
                    href=format!("#{}", place::anchor(index))
                    data-state=move || progress.state(index).as_str()
                    aria-current=move || (progress.current.get() == index).then_some("step")
                >
                    <span class="vh">{index + 1}": "{move || progress.word(index)}</span>
                    <svg aria-hidden="true"><rect width="100%" height="100%"></rect></svg>
                </a>
            </li>
        }
    };
    view! { <ol class="threads" aria-label=label>{(0..total).map(thread).collect_view()}</ol> }
}

/// The result, once every question is answered.
#[component]
pub(super) fn Total(total: usize, done: Vec<String>, words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let sentences = done;
    let done = move || {
        let (right, wrong) = progress.score();
        (right + wrong == total).then_some(right)
    };
    let asking = RwSignal::new(false);
    let label = words.restart.clone();
    view! {
        <section class="total wrap" id="total" tabindex="-1" hidden=move || !progress.live.get() || done().is_none()>
            <h2>{move || sentences.get(progress.score().0).cloned().unwrap_or_default()}</h2>
            <p hidden=move || done() == Some(total)>{words.review.clone()}</p>
            <p hidden=move || done() != Some(total)>{words.perfect.clone()}</p>
            <p class="row" hidden=move || asking.get()>
                <button class="btn" type="button" id="restart" on:click=move |_| { asking.set(true); place::focus("restart-no"); }><Icon name="reset" />{words.restart.clone()}</button>
            </p>
            <p class="row" role="group" aria-label=label hidden=move || !asking.get()>
                <span>{words.restart_ask.clone()}</span>
                <button class="btn" type="button" on:click=move |_| {
                    asking.set(false);
                    progress.restart();
                }>{words.restart_yes.clone()}</button>
                <button class="btn" data-kind="quiet" type="button" id="restart-no" on:click=move |_| { asking.set(false); place::focus("restart"); }>{words.restart_no.clone()}</button>
            </p>
        </section>
    }
}

/// Every question with its state: a preview before, a review after.
#[component]
pub(super) fn AllQuestions(titles: Vec<String>, heading: String, progress: Progress) -> impl IntoView {
    let rows = titles.into_iter().enumerate().map(|(index, title)| {
        let state = move || progress.state(index);
        view! {
            <li>
                <a
                    href=format!("#{}", place::anchor(index))
                    data-state=move || state().as_str()
                    aria-current=move || (progress.live.get() && progress.current.get() == index).then_some("step")
                >
                    <span class="qlist-n">{index + 1}</span>
                    <span inner_html=title></span>
                    <span class="tag" data-state=move || state().as_str() hidden=move || !progress.live.get()>
                        <svg class="icon" aria-hidden="true"><use href=move || State::icon(state())></use></svg>
                        {move || progress.word(index)}
                    </span>
                </a>
            </li>
        }
    });
    view! {
        <section class="all wrap" aria-labelledby="all-h">
            <h2 id="all-h">{heading}</h2>
            <ol class="qlist">{rows.collect::<Vec<_>>()}</ol>
        </section>
    }
}
