//! The demo at rest: what is said aloud, and what a link to this moment carries.
//!
//! Steps that follow each other quickly are shown and not said: a voice is slower than the eye. What is said lies in a
//! live region of its own, which is empty again a little later, so that nobody who reads the page comes upon it twice.

use gloo_timers::callback::Timeout;

use super::Piece;
use super::events::Event;
use super::run::Player;

/// How long nothing moves before the demo counts as at rest, in milliseconds.
const REST_MS: u32 = 300;
/// How long a sentence stays in the live region.
const SAID_MS: u32 = 3000;

pub(super) struct Rest {
    report: Box<dyn Fn(String)>,
    reported: Option<String>,
    /// Counts the moves: a rest that another move has ended is none.
    turn: u32,
    /// Whether there is something to say that has not been said.
    unsaid: bool,
    timer: Option<Timeout>,
}

impl Rest {
    pub(super) fn new(report: Box<dyn Fn(String)>) -> Self {
        Self { report, reported: None, turn: 0, unsaid: false, timer: None }
    }
}

impl<P: Piece> Player<P> {
    /// Something has moved: it is to be said once all is at rest.
    pub(super) fn stir(&mut self) {
        self.panel.say("");
        self.rest.unsaid = true;
        self.rest.turn += 1;
        self.await_rest();
    }

    pub(super) fn await_rest(&mut self) {
        self.rest_in(REST_MS);
    }

    fn rest_in(&mut self, ms: u32) {
        let (turn, events) = (self.rest.turn, self.events.clone());
        self.rest.timer = Some(Timeout::new(ms, move || {
            events.unbounded_send(Event::Rest(turn)).ok();
        }));
    }

    pub(super) fn come_to_rest(&mut self, turn: u32) {
        if turn != self.rest.turn || (self.playing && self.linger == 0) {
            return;
        }
        if std::mem::take(&mut self.rest.unsaid) {
            let view = self.view();
            self.panel.say([&view.sentence, " ", &view.held].concat().trim_end());
            self.rest_in(SAID_MS);
        } else {
            self.panel.say("");
        }
        if !self.playing {
            self.report();
        }
    }

    fn report(&mut self) {
        let opened = self.piece.position() == 0 && *self.piece.settings() == self.question;
        let text = if opened { String::new() } else { self.piece.link() };
        if self.rest.reported.as_ref() != Some(&text) {
            (self.rest.report)(text.clone());
            self.rest.reported = Some(text);
        }
    }
}
