//! How long a question has been looked at: while it is shown, and the page is.

use gloo_events::EventListener;
use leptos::prelude::*;

use super::spot::Spot;
use crate::islands::dom;

/// Time by question, in milliseconds.
#[derive(Clone, Copy)]
pub(super) struct Clock(StoredValue<Times>);

struct Times {
    spent: Vec<f64>,
    /// The question that is being looked at, and since when.
    running: Option<(usize, f64)>,
}

impl Clock {
    pub(super) fn new(total: usize) -> Self {
        Self(StoredValue::new(Times { spent: vec![0.0; total], running: None }))
    }

    /// Counts for what is shown, as long as the page is visible.
    pub(super) fn show(self, spot: Spot) {
        let shown = match spot {
            Spot::Question(question) if is_visible() => Some(question),
            _ => None,
        };
        self.0.update_value(|times| {
            times.stop(now());
            times.running = shown.map(|question| (question, now()));
        });
    }

    /// Stops and goes on with the page's visibility; `spot` is what is shown.
    pub(super) fn listen(self, spot: RwSignal<Spot>) {
        if let Some(document) = dom::document() {
            EventListener::new(&document, "visibilitychange", move |_| self.show(spot.get_untracked())).forget();
        }
    }

    /// Begins to count anew for a question that is asked again.
    pub(super) fn reset(self, question: usize, shown: Spot) {
        self.take(question);
        self.show(shown);
    }

    /// The time of a question until now. It counts no more until it is shown again.
    pub(super) fn take(self, question: usize) -> u32 {
        let mut spent = 0.0;
        self.0.update_value(|times| {
            times.stop(now());
            if let Some(time) = times.spent.get_mut(question) {
                spent = std::mem::take(time);
            }
        });
        spent as u32
    }
}

impl Times {
    fn stop(&mut self, now: f64) {
        if let Some((question, since)) = self.running.take()
            && let Some(time) = self.spent.get_mut(question)
        {
            *time += (now - since).max(0.0);
        }
    }
}

fn is_visible() -> bool {
    dom::document().is_some_and(|document| !document.hidden())
}

fn now() -> f64 {
    js_sys::Date::now()
}
