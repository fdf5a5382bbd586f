//! The result: score, time, a review of each question, what to read again, and the result to take along.
//!
//! Its HTML is the server's (`components::results_panel`). What fills it and answers its buttons is a chunk of its own,
//! which comes when a result is looked at for the first time.

mod door;
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "results are filled in browsers"))]
mod live;
mod review;
mod take;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::address::Demos;
use super::progress::Progress;
use super::spot::{RESULTS, Spot};

/// What the chunk works with.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "results are filled in browsers"))]
pub(super) struct Page {
    pub(super) progress: Progress,
    pub(super) demos: StoredValue<Demos>,
}

/// The result, in the place of a question.
#[component]
pub(super) fn Results(
    /// The panel.
    html: String,
    /// Said when its code does not arrive.
    load_failed: String,
    demos: Demos,
    progress: Progress,
) -> impl IntoView {
    let page = Page { progress, demos: StoredValue::new(demos) };
    let failed = RwSignal::new(false);
    let shown = move || progress.live.get() && progress.spot.get() == Spot::Results;
    Effect::new(move |_| {
        if shown() {
            // what the chunk reads untracked
            progress.outcome();
            progress.keeping.track();
            door::fill(page, failed);
        }
    });
    let act = move |event: web_sys::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let button = target.and_then(|target| target.closest("[data-do]").ok().flatten());
        if let Some(name) = button.and_then(|button| button.get_attribute("data-do")) {
            door::act(page, name, failed);
        }
    };
    view! {
        <p class="notice wrap" role="alert" hidden=move || !(shown() && failed.get())>{load_failed}</p>
        <section class="results wrap" id=RESULTS aria-labelledby="results-h" hidden=move || !shown() on:click=act inner_html=html></section>
    }
}
