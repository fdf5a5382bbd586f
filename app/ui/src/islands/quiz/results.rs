//! The result: score, time, a review of each question, what to read again, and the result to take along.

use std::sync::Arc;

use leptos::prelude::*;

use super::copy::CopyLink;
use super::data::QuizWords;
use super::outcome::{latest, milliseconds};
use super::progress::{Progress, State};
use super::spot::{RESULTS, Spot};
use super::summary::Threads;
use super::{address, focus, review, take};
use crate::components::Icon;

/// The result, in the place of a question.
#[component]
pub(super) fn Results(total: usize, words: QuizWords, demos: address::Demos, progress: Progress) -> impl IntoView {
    let fixed = Arc::clone(&words.fixed);
    let shown = move || progress.live.get() && progress.spot.get() == Spot::Results;
    let score = move || progress.outcome_score();
    let done = words.done.clone();
    let so_far = words.so_far.clone();
    let sentence = move || {
        let score = score();
        let (list, at) = if score.open == 0 { (&done, score.right) } else { (&so_far, total - score.open) };
        list.get(at).cloned().unwrap_or_default()
    };
    view! {
        <section class="results wrap" id=RESULTS aria-labelledby="results-h" hidden=move || !shown()>
            <p class="notice" hidden=move || progress.shared.with(Option::is_none)>
                <span>{fixed.shared.clone()}</span>
                <button class="btn" type="button" on:click=move |_| progress.close_shared()>{fixed.shared_own.clone()}</button>
            </p>
            <header class="score">
                <h2 id=Spot::Results.heading() tabindex="-1">
                    <span class="vh">{fixed.score.clone()}" "</span>
                    <span class="score-n">{move || score().right}</span>
                    " "
                    <span class="score-of">{fixed.of.clone()}</span>
                </h2>
                <div class="score-side">
                    <p class="lede">{sentence}</p>
                    <Times words=words.clone() progress />
                    <Threads total label=fixed.progress.clone() progress />
                    <Again words=words.clone() progress />
                </div>
            </header>
            <div class="results-grid">
                <section aria-labelledby="review-h">
                    <h3 id="review-h">{fixed.question_by_question.clone()}</h3>
                    <p hidden=move || score().wrong == 0>{fixed.review.clone()}</p>
                    <ol class="review">{(0..total).map(|index| view! { <Row index progress /> }).collect_view()}</ol>
                </section>
                <aside class="results-side">
                    <section aria-labelledby="read-h" hidden=move || score().wrong == 0>
                        <h3 id="read-h">{fixed.read_again.clone()}</h3>
                        <ul class="links" inner_html=move || if shown() { review::guides(progress) } else { String::new() }></ul>
                    </section>
                    <section aria-labelledby="take-h">
                        <h3 id="take-h">{fixed.take.clone()}</h3>
                        <ul class="actions">
                            <li><CopyLink label=fixed.copy_result.clone() words demos progress /></li>
                            <li>
                                <button class="btn" data-kind="quiet" type="button" on:click=move |_| take::json(progress)>
                                    <Icon name="down" />{fixed.json.clone()}
                                </button>
                            </li>
                            <li>
                                <button class="btn" data-kind="quiet" type="button" on:click=move |_| take::csv(progress)>
                                    <Icon name="down" />{fixed.csv.clone()}
                                </button>
                            </li>
                            <li>
                                <button class="btn" data-kind="quiet" type="button" on:click=move |_| take::print()>
                                    <Icon name="print" />{fixed.print.clone()}
                                </button>
                            </li>
                        </ul>
                        <p class="muted" hidden=move || !progress.keeping.get()>{fixed.on_device.clone()}</p>
                    </section>
                </aside>
            </div>
        </section>
    }
}

/// How long it took, and when it was.
#[component]
fn Times(words: QuizWords, progress: Progress) -> impl IntoView {
    let QuizWords { time, date, .. } = words;
    let took = move || {
        let seconds = milliseconds(&progress.outcome()) / 1000;
        (seconds > 0).then(|| {
            time.replace("{minutes}", &(seconds / 60).to_string()).replace("{seconds}", &(seconds % 60).to_string())
        })
    };
    let on = move || {
        let latest = latest(&progress.outcome());
        (latest > 0.0).then(|| date.replace("{date}", &review::date(latest)))
    };
    view! {
        <p class="meta">
            <span>{took}</span>
            <span>{on}</span>
        </p>
    }
}

/// The wrong ones again, or everything anew. Nobody repeats somebody else's quiz.
#[component]
fn Again(words: QuizWords, progress: Progress) -> impl IntoView {
    let fixed = words.fixed;
    let asking = RwSignal::new(false);
    let wrong = move || progress.score().wrong;
    let perfect = move || progress.score().right == progress.total();
    let retry = move || words.retry_wrong.get(wrong()).cloned().unwrap_or_default();
    let group = fixed.restart.clone();
    view! {
        <div class="again" hidden=move || progress.shared.with(Option::is_some)>
            <p hidden=move || !perfect()>{fixed.perfect.clone()}</p>
            <p class="row" hidden=move || asking.get()>
                <button class="btn" data-kind="primary" type="button" hidden=move || wrong() == 0 on:click=move |_| progress.retry_wrong()>
                    <Icon name="reset" /><span>{retry}</span>
                </button>
                <button class="btn" type="button" id="restart" on:click=move |_| { asking.set(true); focus::give("restart-no"); }>
                    {fixed.restart.clone()}
                </button>
            </p>
            <p class="row" role="group" aria-label=group hidden=move || !asking.get()>
                <span>{fixed.restart_ask.clone()}</span>
                <button class="btn" type="button" on:click=move |_| { asking.set(false); progress.restart(); }>{fixed.restart_yes.clone()}</button>
                <button class="btn" data-kind="quiet" type="button" id="restart-no" on:click=move |_| { asking.set(false); focus::give("restart"); }>
                    {fixed.restart_no.clone()}
                </button>
            </p>
        </div>
    }
}

/// A question with what was chosen, what is right, and why.
#[component]
fn Row(index: usize, progress: Progress) -> impl IntoView {
    let state = move || progress.outcome_state(index);
    let shown = move || progress.live.get() && progress.spot.get() == Spot::Results;
    view! {
        <li data-state=move || state().as_str()>
            <span class="review-n" aria-hidden="true">{index + 1}</span>
            <div inner_html=move || if shown() { review::row(progress, index) } else { String::new() }></div>
            <span class="tag" data-state=move || state().as_str()>
                <svg class="icon" aria-hidden="true"><use href=move || State::icon(state())></use></svg>
                {move || progress.word(state())}
            </span>
        </li>
    }
}
