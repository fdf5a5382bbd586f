//! The demo in time: steps, jumps, play.

use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;

use super::events::Event;
use super::run::{Backing, Extent, Player};
use super::{Mirror as _, Piece};
use crate::panel::reduced_motion;

/// How long a failure stays when the story is played through, in milliseconds.
const LINGER_MS: u32 = 4000;

impl<P: Piece> Player<P> {
    pub(super) fn seek(&mut self, position: u32) {
        let position = position.min(self.end());
        self.stir();
        let before = self.piece.position();
        if position == before {
            self.due.publish = true;
            return;
        }
        let forward = position > before;
        if forward {
            // steps that were passed before and not yet read back are read back with these
            let from = if self.due.verify.is_some() { self.passed.start.min(before) } else { before };
            self.passed = from..position;
        }
        self.piece.go_to(position);
        self.entered_at = (position == before + 1 && !reduced_motion()).then(js_sys::Date::now);
        self.due.device = true;
        self.due.draw = true;
        self.due.publish = true;
        // going back writes everything anew
        let whole = !forward || self.mismatch || self.passed.len() > 8 || self.due.verify == Some(Extent::Whole);
        self.due.verify = Some(if whole { Extent::Whole } else { Extent::Touched });
    }

    /// To the start, with everything on the device written anew.
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
        self.piece.end(self.held)
    }

    /// Holds the step that answers the question back, or no longer. What stands beyond goes back to the hold.
    pub(super) fn hold(&mut self, held: bool) {
        if self.held == held {
            return;
        }
        self.held = held;
        self.due.publish = true;
        if self.piece.position() > self.end() {
            self.pause();
            self.seek(self.end());
        }
    }

    /// The question's own story from its start to its end, in sight.
    pub(super) fn show_all(&mut self) {
        self.panel.bring_into_view();
        if *self.piece.settings() == self.question {
            self.restart();
        } else {
            self.set(self.question.clone());
        }
        self.start_play();
        self.showing = true;
    }

    pub(super) fn start_play(&mut self) {
        if self.piece.position() == self.end() {
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
        self.seek(self.piece.position() + 1);
        let stops = self.piece.stops();
        if self.piece.position() == self.end() || (stops && !self.showing) {
            self.pause();
        } else if stops {
            // time to see and to hear it; then on to what helps
            self.linger = self.speed * LINGER_MS / 10_000;
        }
    }
}
