//! One stretch of the map under the pointer or the keyboard.

use models::heap::Range;

use super::Piece;
use super::run::Player;

impl<P: Piece> Player<P> {
    pub(super) fn choose(&mut self, address: Option<u64>) {
        if self.chosen != address {
            self.chosen = address;
            self.due.publish = true;
        }
    }

    pub(super) fn choose_next(&mut self, by: i32) {
        let stretches = self.piece.stretches();
        let current = self.chosen.and_then(|at| stretches.iter().position(|range| contains(*range, at)));
        let next = match current {
            None if by >= 0 => 0,
            None => stretches.len().saturating_sub(1),
            Some(index) => index.saturating_add_signed(by as isize).min(stretches.len().saturating_sub(1)),
        };
        self.choose(stretches.get(next).map(|range| range.start));
    }

    pub(super) fn chosen_stretch(&self) -> Option<Range> {
        let at = self.chosen?;
        self.piece.stretches().into_iter().find(|range| contains(*range, at))
    }
}

fn contains(range: Range, address: u64) -> bool {
    range.start <= address && address < range.end()
}
