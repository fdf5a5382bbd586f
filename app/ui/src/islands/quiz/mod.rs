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

use leptos::prelude::*;

pub use data::{FixedWords, OptionData, QuestionData, QuizData, QuizWords};
use progress::Progress;
use question::Question;
use summary::{AllQuestions, Threads, Total};

/// A whole quiz.
#[island]
pub fn Quiz(data: QuizData) -> impl IntoView {
    let progress = Progress::new(&data);
    // Only after hydration: until then the page is what the server wrote.
    Effect::new(move |_| progress.start());
    keys::listen(progress);
    place::follow(progress);

    let total = data.questions.len();
    let words = data.words.clone();
    let questions = data
        .questions
        .iter()
        .enumerate()
        .map(|(index, question)| {
            let (question, words) = (question.clone(), words.fixed.clone());
            view! { <Question index question words progress /> }
        })
        .collect_view();
    let notice = move || progress.notice();
    let score = move || {
        let (right, wrong) = progress.score();
        let counts = [words.right_counts.get(right), words.wrong_counts.get(wrong)];
        counts.into_iter().flatten().cloned().collect::<Vec<_>>().join(" · ")
    };
    view! {
        <div class="quiz" data-live=move || progress.live.get().then_some("")>
            <div class="quiz-head wrap" hidden=move || !progress.live.get()>
                <p class="notice" role="status" hidden=move || notice().is_none()>{move || notice().unwrap_or_default()}</p>
                <p class="q-score">{score}</p>
                <Threads total label=data.words.fixed.progress.clone() progress />
            </div>
            {questions}
            <Total total words=data.words.clone() progress />
            <AllQuestions data progress />
        </div>
    }
}
