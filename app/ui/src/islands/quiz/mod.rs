//! The quiz: one question at a time, an answer and its reasons at once, a stage beside it, and a result at the end.
//!
//! The exported HTML holds every question with its answer in `<details>`, for readers without scripts. Hydrated, the same
//! elements show one question at a time.

mod address;
mod clock;
mod copy;
mod data;
mod each;
mod focus;
mod keys;
mod keys_list;
mod link;
mod order;
mod outcome;
mod progress;
mod question;
mod results;
mod saving;
mod spot;
mod state;
mod summary;

use std::sync::Arc;

use leptos::prelude::*;

use copy::CopyLink;
pub use data::{DATA_ID, FixedWords, OptionData, QuestionData, QuizData, QuizWords};
use keys_list::KeysList;
use progress::Progress;
use question::Question;
pub use question::demo_id;
use results::Results;
use spot::Spot;
use summary::{AllQuestions, Score, Threads};

/// The letters of the options, by their places.
pub(crate) const LETTERS: [&str; 8] = ["A", "B", "C", "D", "E", "F", "G", "H"];

/// A whole quiz. Its data is in the context on the server, and in the page in the browser.
#[island]
pub fn Quiz() -> impl IntoView {
    let data = QuizData::here();
    let total = data.questions.len();
    let progress = Progress::new(&data);
    // the address is the browser's
    let asked = if cfg!(target_arch = "wasm32") { address::asked(total) } else { link::Asked::default() };
    let first = begins(progress, &asked);
    let opening = asked.demo.clone();
    let demos: Vec<RwSignal<String>> = data
        .questions
        .iter()
        .enumerate()
        .map(|(index, question)| {
            // until the demo speaks for itself, the link does
            let speaks = question.stage.is_some() && first == Spot::Question(index);
            RwSignal::new(opening.clone().filter(|_| speaks).unwrap_or_default())
        })
        .collect();
    // Only after hydration: until then the page is what the server wrote.
    Effect::new(move |_| {
        progress.start(asked.clone(), first);
        keys::listen(progress);
        address::listen(progress);
        progress.clock.listen(progress.spot);
    });
    let written = demos.clone();
    Effect::new(move |_| address::write(progress, &written));

    let words = data.words;
    let fixed = Arc::clone(&words.fixed);
    let titles: Vec<_> = data.questions.iter().map(|question| question.html.clone()).collect();
    let questions: Vec<_> = data
        .questions
        .into_iter()
        .zip(demos.clone())
        .enumerate()
        .map(|(index, (question, demo))| {
            let opening = opening.clone().filter(|_| first == Spot::Question(index));
            view! { <Question index question words=Arc::clone(&fixed) progress opening demo /> }
        })
        .collect();
    view! {
        <div class="quiz" data-live=move || progress.live.get().then_some("")>
            <div class="quiz-head wrap">
                <Notices progress />
                <Keep words=Arc::clone(&fixed) progress />
                <div class="quiz-bar">
                    <Score words=words.clone() progress />
                    <CopyLink label=fixed.copy.clone() words=words.clone() demos=demos.clone() progress />
                    <KeysList html=data.keys_html label=fixed.keys.clone() progress />
                </div>
                <Threads total label=fixed.progress.clone() progress />
            </div>
            {questions}
            <Results html=data.results_html load_failed=fixed.results_failed.clone() demos progress />
            <AllQuestions titles words=fixed progress />
        </div>
    }
}

/// Where a visit begins: where the link says, or else where the last one ended.
fn begins(progress: Progress, asked: &link::Asked) -> Spot {
    let last = || if cfg!(target_arch = "wasm32") { saving::last(progress) } else { None };
    asked.spot.or_else(last).unwrap_or(Spot::Question(0))
}

/// What the learner has to know of storing and of the link.
#[component]
fn Notices(progress: Progress) -> impl IntoView {
    let text = move || progress.notices().join(" ");
    view! { <p class="notice" role="status" hidden=move || text().is_empty()>{text}</p> }
}

/// In a frame on somebody's site nothing is stored unless the learner asks for it.
#[component]
fn Keep(words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    view! {
        <p class="row keep" hidden=move || progress.keeping.get()>
            <span>{words.keep_why.clone()}</span>
            <button class="btn" type="button" on:click=move |_| {
                saving::keep(progress);
                focus::give(&progress.spot.get_untracked().heading());
            }>{words.keep.clone()}</button>
        </p>
    }
}
