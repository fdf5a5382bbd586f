//! The demo in time: steps, jumps, play.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use models::trace::{Outcome, State, Trace};

use super::demo::{Backing, Demo, Extent};
use super::events::Event;
use crate::panel::reduced_motion;
use crate::stage::Workload;

/// How long a refusal stays when the story is played through, in milliseconds.
const LINGER_MS: u32 = 4000;

impl Demo {
    pub(super) fn seek(&mut self, position: u32) {
        let position = position.min(self.end());
        self.stir();
        if position == self.position {
            self.due.publish = true;
            return;
        }
        let forward = position > self.position;
        if forward {
            // steps that were passed before and not yet read back are read back with these
            let from = if self.due.verify.is_some() { self.passed.start.min(self.position) } else { self.position };
            self.passed = from..position;
            self.state = self.walk(position);
        } else {
            self.state = self.story.state_at(position);
        }
        self.entered_at = (position == self.position + 1 && !reduced_motion()).then(js_sys::Date::now);
        self.position = position;
        self.due.device = true;
        self.due.draw = true;
        self.due.publish = true;
        // going back writes everything anew
        let whole = !forward || self.mismatch || self.passed.len() > 8 || self.due.verify == Some(Extent::Whole);
        self.due.verify = Some(if whole { Extent::Whole } else { Extent::Touched });
    }

    /// To the start, with every byte of the heap written anew.
    pub(super) fn restart(&mut self) {
        self.pause();
        self.notice = None;
        if let Backing::Device(mirror) = &mut self.backing {
            mirror.forget();
        }
        self.seek(0);
        self.due.device = true;
        self.due.draw = true;
        self.due.verify = Some(Extent::Whole);
    }

    /// The last position that can be reached now.
    pub(super) fn end(&self) -> u32 {
        self.story.end(self.held)
    }

    /// Holds the step that answers the question back, or no longer. What stands beyond goes back to the hold.
    pub(super) fn hold(&mut self, held: bool) {
        if self.held == held {
            return;
        }
        self.held = held;
        self.due.publish = true;
        if self.position > self.end() {
            self.pause();
            self.seek(self.end());
        }
    }

    /// The question's own story from its start to its end, in sight.
    pub(super) async fn show_all(&mut self) {
        self.panel.bring_into_view();
        if self.settings == self.question {
            self.restart();
        } else {
            self.set(self.question.clone()).await;
        }
        self.start_play();
        self.showing = true;
    }

    pub(super) fn walk(&self, position: u32) -> State {
        let mut state = self.state.clone();
        for step in &self.story.steps()[self.position as usize..position as usize] {
            Trace::apply(&mut state, step);
        }
        state
    }

    pub(super) fn start_play(&mut self) {
        if self.position == self.end() {
            self.seek(0);
        }
        self.playing = true;
        self.due.publish = true;
        let play = self.play.get() + 1;
        self.play.set(play);
        let pause_ms = 10_000 / self.speed;
        let (current, events) = (Rc::clone(&self.play), self.events.clone());
        wasm_bindgen_futures::spawn_local(async move {
            loop {
                TimeoutFuture::new(pause_ms).await;
                if current.get() != play || events.unbounded_send(Event::Tick(play)).is_err() {
                    break;
                }
            }
        });
    }

    pub(super) fn pause(&mut self) {
        self.play.set(self.play.get() + 1);
        self.due.publish |= self.playing;
        self.playing = false;
        self.showing = false;
        self.linger = 0;
        self.await_rest();
    }

    pub(super) fn tick(&mut self) {
        if self.linger > 0 {
            self.linger -= 1;
            return;
        }
        self.seek(self.position + 1);
        let refused =
            matches!(self.story.step_before(self.position), Some(step) if matches!(step.outcome, Outcome::Refused(_)));
        let stops = refused && self.settings.workload != Workload::Random;
        if self.position == self.end() || (stops && !self.showing) {
            self.pause();
        } else if stops {
            // time to see and to hear it; then on to what helps
            self.linger = self.speed * LINGER_MS / 10_000;
        }
    }
}
