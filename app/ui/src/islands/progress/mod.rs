//! The learner's progress: what is due, how each topic stands, and the answers as a file.
//!
//! The exported page says what it needs and leads to the quizzes. The island loads a chunk of its own that reads the
//! store, computes the schedule and writes the page.

mod data;
mod door;
#[cfg(target_arch = "wasm32")]
mod live;
#[cfg(any(target_arch = "wasm32", test))]
mod schedule;
#[cfg(any(target_arch = "wasm32", test))]
mod standing;

use leptos::prelude::*;

pub use data::{DATA_ID, ProgressData, QuestionOutline, QuizOutline, TopicOutline};
pub use door::QUIZZES_ID;

/// The words that are on the page before its own code is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgressWords {
    /// Said when the code does not arrive.
    pub load_failed: String,
    /// The button beside it.
    pub retry: String,
}

/// The live part of the page. Its words are in the context, on the server alone: the page has them already.
#[island]
pub fn Progress() -> impl IntoView {
    let words = use_context::<ProgressWords>().unwrap_or_default();
    let failed = RwSignal::new(false);
    let place = NodeRef::<leptos::html::Div>::new();
    let open = move || {
        failed.set(false);
        if let Some(place) = place.get_untracked() {
            door::open(place.into(), failed);
        }
    };
    Effect::new(move |_| open());
    view! {
        <p class="notice" data-kind="alert" role="alert" hidden=move || !failed.get()>
            <span>{words.load_failed}</span>
            <button class="btn" type="button" on:click=move |_| open()>{words.retry}</button>
        </p>
        <div class="progress" node_ref=place></div>
    }
}
