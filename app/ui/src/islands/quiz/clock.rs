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

    /// Counts for the question that `spot` gives, as long as the page is visible.
    pub(super) fn follow(self, spot: impl Fn() -> Option<Spot> + Copy + 'static) {
        let look = move |spot: Option<Spot>| match spot {
            Some(Spot::Question(question)) if is_visible() => self.turn(Some(question)),
            _ => self.turn(None),
        };
        Effect::new(move |_| look(spot()));
        let listener = StoredValue::new_local(None::<EventListener>);
        Effect::new(move |_| {
            let Some(document) = dom::document() else { return };
            let seen = move |_: &web_sys::Event| look(untrack(spot));
            listener.set_value(Some(EventListener::new(&document, "visibilitychange", seen)));
        });
        on_cleanup(move || listener.set_value(None));
    }

    /// The time of a question until now; it counts anew from here.
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

    fn turn(self, question: Option<usize>) {
        self.0.update_value(|times| {
            times.stop(now());
            times.running = question.map(|question| (question, now()));
        });
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
