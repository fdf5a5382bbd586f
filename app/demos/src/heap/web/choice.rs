//! One block or hole under the pointer or the keyboard.

use models::heap::Range;

use super::demo::Demo;
use crate::heap::scene::Cell;

impl Demo {
    pub(super) fn choose(&mut self, address: Option<u64>) {
        if self.chosen != address {
            self.chosen = address;
            self.due.publish = true;
        }
    }

    pub(super) fn choose_next(&mut self, by: i32) {
        let stretches = self.stretches();
        let current = self.chosen.and_then(|at| stretches.iter().position(|(range, _)| contains(*range, at)));
        let next = match current {
            None if by >= 0 => 0,
            None => stretches.len().saturating_sub(1),
            Some(index) => index.saturating_add_signed(by as isize).min(stretches.len().saturating_sub(1)),
        };
        self.choose(stretches.get(next).map(|(range, _)| range.start));
    }

    /// Blocks and whole holes by address.
    pub(super) fn stretches(&self) -> Vec<(Range, Cell)> {
        let mut stretches: Vec<(Range, Cell)> =
            self.scene().cells.into_iter().map(|cell| (cell.hole.unwrap_or(cell.range), cell)).collect();
        stretches.dedup_by_key(|(range, _)| *range);
        stretches
    }

    pub(super) fn chosen_stretch(&self) -> Option<(Range, Cell)> {
        let at = self.chosen?;
        self.stretches().into_iter().find(|(range, _)| contains(*range, at))
    }
}

fn contains(range: Range, address: u64) -> bool {
    range.start <= address && address < range.end()
}
