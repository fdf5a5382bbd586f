//! The demo in time: steps, jumps, play.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use models::trace::{Outcome, State, Trace};

use super::demo::{Demo, Extent};
use super::events::Event;
use super::page::reduced_motion;
use crate::stage::Workload;

impl Demo {
    pub(super) fn seek(&mut self, position: u32) {
        let position = position.min(self.story.len());
        if position == self.position {
            self.due.publish = true;
            return;
        }
        let forward = position > self.position;
        self.passed = if forward { self.position..position } else { 0..position };
        self.state = if forward { self.walk(position) } else { self.story.state_at(position) };
        self.position = position;
        self.entered_at = (self.passed.len() == 1 && forward && !reduced_motion()).then(js_sys::Date::now);
        self.due.device = true;
        self.due.draw = true;
        self.due.publish = true;
        self.due.verify = Some(if self.mismatch || self.passed.len() > 8 { Extent::Whole } else { Extent::Touched });
    }

    pub(super) fn walk(&self, position: u32) -> State {
        let mut state = self.state.clone();
        for step in &self.story.steps()[self.position as usize..position as usize] {
            Trace::apply(&mut state, step);
        }
        state
    }

    pub(super) fn start_play(&mut self) {
        if self.position == self.story.len() {
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
    }

    pub(super) fn tick(&mut self) {
        self.seek(self.position + 1);
        let refused =
            matches!(self.story.step_before(self.position), Some(step) if matches!(step.outcome, Outcome::Refused(_)));
        if self.position == self.story.len() || (refused && self.settings.workload != Workload::Random) {
            self.pause();
        }
    }
}
