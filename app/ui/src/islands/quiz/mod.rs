//! The quiz: one question at a time, an answer and its reasons at once, a stage beside it.
//!
//! The exported HTML holds every question with its answer in `<details>`, for readers without scripts. Hydrated, the same
//! elements show one question at a time.

mod data;
mod keys;
mod place;
mod progress;
mod question;
mod store;
mod summary;

use std::sync::Arc;

use leptos::prelude::*;

pub use data::{DATA_ID, FixedWords, OptionData, QuestionData, QuizData, QuizWords};
use progress::Progress;
use question::Question;
use summary::{AllQuestions, Threads, Total};

/// A whole quiz. Its data is in the context on the server, and in the page in the browser.
#[island]
pub fn Quiz() -> impl IntoView {
    let data = QuizData::here();
    let progress = Progress::new(&data);
    // Only after hydration: until then the page is what the server wrote.
    Effect::new(move |_| progress.start());
    keys::listen(progress);
    place::follow(progress);

    let total = data.questions.len();
    let QuizWords { right_counts, wrong_counts, done, fixed, .. } = data.words;
    let titles: Vec<_> = data.questions.iter().map(|question| question.html.clone()).collect();
    let questions: Vec<_> = data
        .questions
        .into_iter()
        .enumerate()
        .map(|(index, question)| view! { <Question index question words=Arc::clone(&fixed) progress /> })
        .collect();
    let notice = move || progress.notice();
    let score = move || {
        let (right, wrong) = progress.score();
        let text = |counts: &[String], count: usize| counts.get(count).cloned().unwrap_or_default();
        [text(&right_counts, right), text(&wrong_counts, wrong)].join(" · ")
    };
    view! {
        <div class="quiz" data-live=move || progress.live.get().then_some("")>
            <div class="quiz-head wrap" hidden=move || !progress.live.get()>
                <p class="notice" role="status" hidden=move || notice().is_none()>{move || notice().unwrap_or_default()}</p>
                <p class="q-score">{score}</p>
                <Threads total label=fixed.progress.clone() progress />
            </div>
            {questions}
            <Total total done words=Arc::clone(&fixed) progress />
            <AllQuestions titles heading=fixed.all.clone() progress />
        </div>
    }
}
