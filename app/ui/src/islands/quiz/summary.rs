use std::sync::Arc;

use leptos::prelude::*;

use super::data::{FixedWords, QuizWords};
use super::progress::Progress;
use super::spot::{RESULTS, Spot, anchor};
use super::state::State;
use crate::components::Icon;

/// Progress as picks of weft: one thread a question. Beside a result they show that result, somebody else's too.
#[component]
pub(super) fn Threads(total: usize, label: String, progress: Progress) -> impl IntoView {
    let thread = move |index: usize| {
        let state = move || match progress.spot.get() {
            Spot::Results => progress.outcome_state(index),
            Spot::Question(_) => progress.state(index),
        };
        view! {
            <li>
                <a
                    href=["#", &anchor(index)].concat()
                    data-state=move || state().as_str()
                    aria-current=move || (progress.spot.get() == Spot::Question(index)).then_some("step")
                >
                    <span class="vh">{index + 1}": "{move || progress.word(state())}</span>
                    <svg aria-hidden="true"><rect width="100%" height="100%"></rect></svg>
                </a>
            </li>
        }
    };
    view! { <ol class="threads" aria-label=label>{(0..total).map(thread).collect_view()}</ol> }
}

/// How many are right and wrong, in words.
#[component]
pub(super) fn Score(words: QuizWords, progress: Progress) -> impl IntoView {
    let text = move || {
        let score = if progress.spot.get() == Spot::Results { progress.outcome_score() } else { progress.score() };
        let again = progress.again.all().into_iter().filter(|again| *again).count();
        let of = |counts: &[String], count: usize| counts.get(count).cloned().unwrap_or_default();
        let mut parts = vec![of(&words.right_counts, score.right), of(&words.wrong_counts, score.wrong)];
        if again > 0 {
            parts.push(of(&words.again_counts, again));
        }
        parts.join(" · ")
    };
    view! { <p class="q-score">{text}</p> }
}

/// Every question with its state: a preview of the quiz. The result has a review in its place.
#[component]
pub(super) fn AllQuestions(titles: Vec<String>, words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let rows = titles.into_iter().enumerate().map(|(index, title)| {
        let state = move || progress.state(index);
        view! {
            <li>
                <a
                    href=["#", &anchor(index)].concat()
                    data-state=move || state().as_str()
                    aria-current=move || (progress.live.get() && progress.current() == Some(index)).then_some("step")
                >
                    <span class="qlist-n">{index + 1}</span>
                    <span inner_html=title></span>
                    <span class="tag" data-state=move || state().as_str() hidden=move || !progress.live.get()>
                        <svg class="icon" aria-hidden="true"><use href=move || State::icon(state())></use></svg>
                        {move || progress.word(state())}
                    </span>
                </a>
            </li>
        }
    });
    view! {
        <section class="all wrap" aria-labelledby="all-h" hidden=move || progress.live.get() && progress.current().is_none()>
            <h2 id="all-h">{words.all.clone()}</h2>
            <ol class="qlist">{rows.collect::<Vec<_>>()}</ol>
            <p class="row" hidden=move || !progress.live.get()>
                <a class="btn" href=["#", RESULTS].concat()>{words.results.clone()}<Icon name="next" flip=true /></a>
            </p>
        </section>
    }
}
