//! Other settings, and with them another story.

use super::run::{Backing, Due, Player};
use super::{Mirror as _, Piece};
use crate::stage::Notice;

impl<P: Piece> Player<P> {
    /// Another value of a control; while `done` is not yet said it is only shown.
    pub(super) fn change(&mut self, name: &str, value: &str, done: bool) {
        let Some(settings) = P::changed(self.offered(), name, value) else { return };
        if done {
            self.set(settings);
        } else {
            self.offered = Some(settings);
            self.due.publish = true;
        }
    }

    /// A button of the piece's own.
    pub(super) fn act(&mut self, name: &str) {
        let offered = self.offered().clone();
        self.due.draw = true;
        self.due.publish = true;
        match self.piece.act(name, &offered) {
            Some(settings) => self.set(settings),
            None => self.job = Some(name.to_owned()),
        }
    }

    /// The settings as the controls show them.
    pub(super) fn offered(&self) -> &P::Settings {
        self.offered.as_ref().unwrap_or_else(|| self.piece.settings())
    }

    pub(super) fn set(&mut self, settings: P::Settings) {
        if let Some(piece) = self.piece.kept(&settings) {
            self.piece = piece;
            self.offered = None;
            self.due.publish = true;
            self.stir();
            return;
        }
        self.pause();
        self.notice = None;
        self.offered = None;
        let piece = match P::open(&self.bundle, settings.clone()) {
            Ok(piece) => piece,
            Err(text) => {
                if !text.is_empty() {
                    self.offered = Some(settings);
                    self.notice = Some(Notice { text, alert: true });
                }
                self.due.publish = true;
                return;
            }
        };
        let before = self.piece.settings().clone();
        self.put(piece);
        self.stir();
        // where there was no device for this page, there will be none for other settings
        self.backing = match std::mem::replace(&mut self.backing, Backing::Opening(None)) {
            Backing::Device(mirror) => {
                self.before = Some(before);
                Backing::Opening(Some(mirror.into_gpu()))
            }
            other => other,
        };
    }

    /// Another piece in the place of the present one, at its start.
    pub(super) fn put(&mut self, piece: P) {
        self.piece = piece;
        self.passed = 0..0;
        self.chosen = None;
        self.mismatch = false;
        self.size.1 = self.piece.fit(self.size.0);
        self.due = Due { draw: true, publish: true, device: true, verify: None };
    }
}
