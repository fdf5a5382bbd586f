//! What the page is told.

use l10n::msg;

use super::run::{Backing, Player};
use super::{Mirror as _, Moment, Piece};
use crate::stage::{SPEEDS, View};

impl<P: Piece> Player<P> {
    pub(super) fn publish(&mut self) {
        let view = self.view();
        self.panel.show(view);
        self.draw_chart();
    }

    pub(super) fn view(&self) -> View {
        let (position, end) = (self.piece.position(), self.end());
        let is_held = end < self.piece.steps() && position == end;
        let gpu = match &self.backing {
            Backing::Device(mirror) => Some(mirror.gpu()),
            Backing::Opening(_) | Backing::Canvas(_) => None,
        };
        let moment = Moment {
            bundle: &self.bundle,
            offered: self.offered(),
            chosen: self.chosen_stretch(),
            tabulated: self.panel.shows_table(),
            gpu,
        };
        View {
            position,
            steps: end,
            step: self.bundle.text(&msg::demo::step(position, end)),
            held: if is_held { self.bundle.text(&msg::demo::held()) } else { String::new() },
            badge: self.badge.clone(),
            notice: self.notice.clone(),
            playing: self.playing,
            play_label: self.bundle.text(&if self.playing { msg::demo::pause() } else { msg::demo::play() }),
            speed: SPEEDS.iter().position(|speed| *speed == self.speed).unwrap_or(1) as u32,
            on_gpu: gpu.is_some(),
            map_height: self.size.1,
            ..self.piece.view(&moment)
        }
    }
}
