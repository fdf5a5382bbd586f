use models::heap::Range;

use super::Cloth;
use crate::segments::Grid;

/// What the table says of a block id: its cloth and where its first byte lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapEntry {
    /// How the block's words are drawn.
    pub cloth: Cloth,
    /// The block's address in bytes, while it is live.
    pub address: u64,
    /// Its length in bytes, while it is live.
    pub len: u64,
}

impl MapEntry {
    /// An id that no block has had.
    pub const NONE: Self = Self { cloth: Cloth::Never, address: 0, len: 0 };
}

/// The entries as the shader has them. Ids that a word cannot name are left out.
pub(super) fn table(grid: Grid, entries: &[MapEntry]) -> Vec<[u32; 3]> {
    let known = entries.len().min(1 << 16);
    entries[..known]
        .iter()
        .map(|entry| {
            let words = grid.words(Range { start: entry.address, len: entry.len });
            [entry.cloth as u32, number(words.first), number(words.len())]
        })
        .collect()
}

/// A word's number as the shader has it, where only differences count.
#[allow(
    clippy::cast_possible_truncation,
    reason = "numbers wrap around, and no two words of one picture are 2^32 apart"
)]
pub(super) fn number(word: u64) -> u32 {
    word as u32
}
