use std::sync::Arc;

use leptos::either::Either;
use leptos::prelude::*;

use super::data::{FixedWords, OptionData, QuestionData};
use super::place;
use super::progress::{Progress, State};
use crate::components::Icon;
use crate::islands::stage::Stage;

/// The letters of the options.
const LETTERS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// One question with its stage. Without scripts all questions stand below each other.
#[component]
pub(super) fn Question(
    index: usize,
    question: QuestionData,
    words: Arc<FixedWords>,
    progress: Progress,
) -> impl IntoView {
    let anchor = place::anchor(index);
    let heading = format!("{anchor}-h");
    let labelled = heading.clone();
    let current = Signal::derive(move || progress.live.get() && progress.current.get() == index);
    let answered = move || progress.live.get() && progress.answered(index).is_some();
    let right = question.answer;
    let options: Vec<_> = question
        .options
        .into_iter()
        .enumerate()
        .map(|(at, option)| view! { <Choice question=index at option right words=Arc::clone(&words) progress /> })
        .collect();
    let jump = question.stage.is_some();
    let beside = match question.stage {
        Some(data) => Either::Left(view! { <Stage data current /> }),
        None => Either::Right(view! {
            <figure class="demo fig" aria-label=words.figure.clone() inner_html=question.figure_html></figure>
        }),
    };
    view! {
        <div class="stage wrap" id=anchor hidden=move || progress.live.get() && !current.get()>
            <article class="question" aria-labelledby=labelled>
                <p class="q-number">{words.counts.get(index).cloned().unwrap_or_default()}</p>
                <form on:submit=move |event| { event.prevent_default(); progress.answer(index); }>
                    <fieldset>
                        <legend class="q-title" id=heading tabindex="-1" inner_html=question.html></legend>
                        <div class="q-body" inner_html=question.body_html></div>
                        {jump.then(|| view! { <a class="jump" href="#demo">{words.to_demo.clone()}<Icon name="down" /></a> })}
                        <ul class="opts">{options}</ul>
                    </fieldset>
                    <Verdict index right=words.verdict_right.clone() wrong=question.verdict_wrong progress />
                    <div class="after-answer" hidden=move || !answered() inner_html=question.after_html></div>
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

/// One option with its reason.
#[component]
fn Choice(
    question: usize,
    at: usize,
    option: OptionData,
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
    let letter = LETTERS.get(at).copied().unwrap_or("?");
    let id = format!("{}-o{at}", place::anchor(question));
    let why = format!("{id}-why");
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
                        id=id
                        name=place::anchor(question)
                        value=option.id
                        disabled=move || answered().is_some()
                        prop:checked=move || progress.chosen(question) == Some(at)
                        aria-describedby=why.clone()
                        on:change=move |_| progress.choose(question, at)
                    />
                    <span inner_html=option.html></span>
                </span>
            </label>
            <p class="opt-why" id=why hidden=move || state().is_none()>
                <span class="tag" data-state=state hidden=move || !yours()>{tag}</span>
                <span class="tag" data-state="right" hidden=move || yours() || at != right>{words.correct.clone()}</span>
                <span inner_html=option.why_html></span>
            </p>
        </li>
    }
}

/// Right or wrong, said once.
#[component]
fn Verdict(index: usize, right: String, wrong: String, progress: Progress) -> impl IntoView {
    let state = move || if progress.live.get() { progress.state(index) } else { State::Todo };
    view! {
        <p role="status">
            <span class="verdict" data-state=move || state().as_str() hidden=move || state() == State::Todo>
                <svg class="icon" aria-hidden="true"><use href=move || state().icon()></use></svg>
                <span hidden=move || state() != State::Right>{right}</span>
                <span hidden=move || state() != State::Wrong>{wrong}</span>
            </span>
        </p>
    }
}

/// Check, then on; and back. After the last question it goes to the result, or to the first question that is open.
#[component]
fn Nav(index: usize, words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let answered = move || progress.answered(index).is_some();
    let last = index + 1 == progress.total();
    let to_result = move || last && progress.first_open().is_none();
    let next = move || match progress.first_open() {
        _ if !last => format!("#{}", place::anchor(index + 1)),
        Some(open) => format!("#{}", place::anchor(open)),
        None => "#total".to_owned(),
    };
    let back = format!("#{}", place::anchor(index.saturating_sub(1)));
    view! {
        <div class="q-nav" hidden=move || !progress.live.get()>
            <a class="btn" data-kind="quiet" href=back hidden=index == 0><Icon name="prev" flip=true />{words.previous.clone()}</a>
            <button class="btn" data-kind="quiet" type="button" hidden=move || !answered() on:click=move |_| progress.retry(index)>
                <Icon name="reset" />{words.again.clone()}
            </button>
            <p class="q-missing" role="status">
                <span hidden=move || !progress.missing.get()>{words.choose_first.clone()}</span>
            </p>
            <button class="btn" data-kind="primary" type="submit" hidden=answered>{words.check.clone()}</button>
            <a class="btn" data-kind="primary" id=format!("{}-next", place::anchor(index)) href=next hidden=move || !answered()>
                <span hidden=to_result>{words.next.clone()}</span>
                <span hidden=move || !to_result()>{words.results.clone()}</span>
                <Icon name="next" flip=true />
            </a>
        </div>
        <p class="q-keys" hidden=move || !progress.live.get()>{words.keys.clone()}</p>
    }
}
