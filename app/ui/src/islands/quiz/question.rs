use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;

use super::LETTERS;
use super::data::{FixedWords, QuestionData};
use super::focus;
use super::progress::Progress;
use super::spot::{RESULTS, Spot, anchor};
use super::state::State;
use crate::components::Icon;
use crate::islands::stage::Stage;

/// One question with its stage. Without scripts all questions stand below each other.
#[component]
pub(super) fn Question(
    index: usize,
    question: QuestionData,
    words: Arc<FixedWords>,
    progress: Progress,
    /// The demo's state out of the link.
    opening: Option<String>,
    /// The demo's state for a link.
    demo: RwSignal<String>,
) -> impl IntoView {
    let id = anchor(index);
    let heading = Spot::Question(index).heading();
    let labelled = heading.clone();
    let current = Signal::derive(move || progress.live.get() && progress.current() == Some(index));
    let answered = Signal::derive(move || progress.live.get() && progress.answered(index).is_some());
    let show = RwSignal::new(0_u32);
    let right = question.answer;
    let letter = question.order.iter().position(|option| *option == right).unwrap_or(right);
    let order = if question.order.is_empty() { (0..question.options.len()).collect() } else { question.order };
    let mut options: Vec<_> = question.options.into_iter().map(Some).collect();
    let choices: Vec<_> = order
        .into_iter()
        .enumerate()
        .filter_map(|(place, at)| {
            let option = options.get_mut(at)?.take()?;
            let words = Arc::clone(&words);
            Some(view! { <Choice question=index place at id=option.id html=option.html why_html=option.why_html right words progress /> })
        })
        .collect();
    let jump = question.stage.is_some();
    let (figure_id, demo_id) = ([&id, "-figure"].concat(), demo_id(index));
    let (figure, to_demo) = (figure_id.clone(), ["#", &demo_id].concat());
    let after = question.figure_after;
    let open = move || answered.get().then_some("");
    // where a demo stands, its figure comes below it
    let shown = view! {
        <figure class="demo fig" id=figure_id data-after=after.then_some("") aria-label=words.figure.clone() inner_html=question.figure_html></figure>
    };
    let beside = match question.stage {
        Some(data) => {
            let held = Signal::derive(move || !answered.get());
            let figure = question.has_figure.then_some(shown);
            Either::Left(view! {
                <div class="beside" data-open=open>
                    <Stage data id=demo_id current held show=show.into() opening state=demo />
                    {figure}
                </div>
            })
        }
        None => Either::Right(view! {
            <div class="beside" data-open=open>
                {after.then(|| view! { <p class="cover"><span>{words.covered.clone()}</span></p> })}
                {shown}
            </div>
        }),
    };
    view! {
        <div class="stage wrap" id=id hidden=move || progress.live.get() && !current.get()>
            <article class="question" aria-labelledby=labelled>
                <p class="q-number">{words.counts.get(index).cloned().unwrap_or_default()}</p>
                <form on:submit=move |event| { event.prevent_default(); progress.answer(index); }>
                    <fieldset>
                        <legend class="q-title" id=heading tabindex="-1" inner_html=question.html></legend>
                        <div class="q-body" inner_html=question.body_html></div>
                        {jump.then(|| view! { <a class="jump" href=to_demo>{words.to_demo.clone()}<Icon name="down" /></a> })}
                        <ul class="opts">{choices}</ul>
                    </fieldset>
                    <Verdict index letter words=Arc::clone(&words) progress />
                    {jump.then(|| view! {
                        <p class="see" hidden=move || !answered.get()>
                            <button class="btn" type="button" on:click=move |_| show.update(|times| *times += 1)>
                                <Icon name="play" />{words.see.clone()}
                            </button>
                        </p>
                    })}
                    {(!jump).then(|| view! {
                        <p class="see see-figure" hidden=move || !answered.get()>
                            <button class="btn" type="button" on:click=move |_| focus::show(&figure)>
                                <Icon name="down" />{words.see_figure.clone()}
                            </button>
                        </p>
                    })}
                    <div class="after-answer" hidden=move || !answered.get() inner_html=question.after_html></div>
                    <details class="answer" hidden=move || progress.live.get()>
                        <summary>{words.answer.clone()}</summary>
                        <div inner_html=question.answer_html></div>
                    </details>
                    <Nav index words progress />
                </form>
            </article>
            {beside}
        </div>
    }
}

/// The id of the panel beside a question, counted from 0.
#[must_use]
pub fn demo_id(index: usize) -> String {
    ["q", &(index + 1).to_string(), "-demo"].concat()
}

/// One option with its reason.
#[component]
fn Choice(
    question: usize,
    /// Where it stands, from 0.
    place: usize,
    /// Which option of quiz.toml it is.
    at: usize,
    id: String,
    html: String,
    why_html: String,
    right: usize,
    words: Arc<FixedWords>,
    progress: Progress,
) -> impl IntoView {
    let answered = move || progress.live.get().then(|| progress.answered(question)).flatten();
    let state = move || {
        let answer = answered()?;
        Some(if at == right {
            "right"
        } else if at == answer {
            "wrong"
        } else {
            "other"
        })
    };
    let yours = move || answered() == Some(at);
    let letter = LETTERS.get(place).copied().unwrap_or("?");
    let input = option_id(question, at);
    let why = [&input, "-why"].concat();
    // not before the answer: what is hidden describes too, and would tell it
    let described = why.clone();
    let tag = if at == right { words.yours_right.clone() } else { words.yours.clone() };
    view! {
        <li class="opt" data-state=state>
            <label>
                <span class="opt-key">
                    <span>{letter}</span>
                    <svg class="icon" aria-hidden="true">
                        <use href=if at == right { "#i-check" } else { "#i-cross" }></use>
                    </svg>
                </span>
                <span>
                    <input
                        type="radio"
                        id=input
                        name=anchor(question)
                        value=id
                        disabled=move || answered().is_some()
                        prop:checked=move || progress.chosen(question) == Some(at)
                        aria-describedby=move || state().is_some().then(|| described.clone())
                        on:change=move |_| progress.choose(question, at)
                    />
                    <span class="opt-text" inner_html=html></span>
                </span>
            </label>
            <p class="opt-why" id=why hidden=move || state().is_none()>
                <span class="tag" data-state=state hidden=move || !yours()>{tag}</span>
                <span class="tag" data-state="right" hidden=move || yours() || at != right>{words.correct.clone()}</span>
                <span class="opt-reason" inner_html=why_html></span>
            </p>
        </li>
    }
}

/// The id of an option's input.
pub(super) fn option_id(question: usize, option: usize) -> String {
    [&anchor(question), "-o", &option.to_string()].concat()
}

/// Right or wrong. It takes the focus when the answer is checked, so that a screen reader says it and reads on from it to
/// the explanation; a live region would say it a second time.
#[component]
fn Verdict(index: usize, letter: usize, words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let state = move || if progress.live.get() { progress.state(index) } else { State::Todo };
    let wrong = move || {
        let verdict = progress.quiz.with_value(|quiz| quiz.words.verdicts.get(letter).cloned());
        verdict.filter(|_| state() == State::Wrong).unwrap_or_default()
    };
    view! {
        <p class="verdict" id=[&anchor(index), "-verdict"].concat() tabindex="-1" data-state=move || state().as_str() hidden=move || state() == State::Todo>
            <svg class="icon" aria-hidden="true"><use href=move || state().icon()></use></svg>
            <span hidden=move || state() != State::Right>{words.verdict_right.clone()}</span>
            <span>{wrong}</span>
        </p>
    }
}

/// Check, then on; and back. It goes on to the next question that is open, after the last one to the result.
#[component]
fn Nav(index: usize, words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let answered = move || progress.answered(index).is_some();
    // the others' answers matter to an answered question alone
    let next = move || progress.answered(index).and_then(|_| progress.next_open(index));
    let href = move || match next() {
        Some(open) => ["#", &anchor(open)].concat(),
        None => ["#", RESULTS].concat(),
    };
    let back = ["#", &anchor(index.saturating_sub(1))].concat();
    view! {
        <div class="q-nav">
            <a class="btn" data-kind="quiet" href=back hidden=index == 0><Icon name="prev" flip=true />{words.previous.clone()}</a>
            <button class="btn" data-kind="quiet" type="button" hidden=move || !answered() on:click=move |_| progress.retry(index)>
                <Icon name="reset" />{words.again.clone()}
            </button>
            <p class="q-missing" role="status">
                <span hidden=move || !progress.missing.get()>{words.choose_first.clone()}</span>
            </p>
            <button class="btn" data-kind="primary" type="submit" hidden=answered>{words.check.clone()}</button>
            <a class="btn" data-kind="primary" id=[&anchor(index), "-next"].concat() href=href hidden=move || !answered()>
                <span hidden=move || next().is_none()>{words.next.clone()}</span>
                <span hidden=move || next().is_some()>{words.results.clone()}</span>
                <Icon name="next" flip=true />
            </a>
        </div>
    }
}
