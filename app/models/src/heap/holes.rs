//! The free ranges of a heap, indexed by address and by size. No two of them touch.

use super::Range;
use crate::index::{Entry, Index};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Holes {
    /// Key: start, 0. Value: length, 0.
    by_start: Index,
    /// Key: length, start. No value.
    by_len: Index,
}

impl Holes {
    /// One hole, or none where `len` is 0.
    pub(super) fn one(start: u64, len: u64) -> Self {
        let mut holes = Self { by_start: Index::default(), by_len: Index::default() };
        holes.insert(start, len);
        holes
    }

    /// The lowest hole of at least `len` bytes.
    pub(super) fn first_fit(&self, len: u64) -> Option<Range> {
        self.lowest_from(0, len)
    }

    /// The smallest hole of at least `len` bytes, the lowest among equals.
    pub(super) fn best_fit(&self, len: u64) -> Option<Range> {
        let (len, start) = self.by_len.first_from((len, 0))?.key;
        Some(Range { start, len })
    }

    /// The lowest hole of at least `len` bytes that ends after `cursor`, or else the lowest of all.
    pub(super) fn next_fit(&self, len: u64, cursor: u64) -> Option<Range> {
        let around = self.last_before(cursor).filter(|hole| hole.end() > cursor);
        let from = around.map_or(cursor, |hole| hole.start);
        // Where none fits from there on, the lowest of all lies below.
        self.lowest_from(from, len).or_else(|| self.lowest_from(0, len))
    }

    /// Removes the first `len` bytes of a hole.
    pub(super) fn take_front(&mut self, hole: Range, len: u64) {
        self.remove(hole.start, hole.len);
        self.insert(hole.start + len, hole.len - len);
    }

    /// Adds a range that was in use, merged with the holes that it touches (Knuth, vol. 1, 2.5: Algorithms B and C).
    pub(super) fn give_back(&mut self, range: Range) {
        let Range { mut start, mut len } = range;
        let below = self.last_before(start);
        if let Some(below) = below.filter(|below| below.end() == start) {
            self.remove(below.start, below.len);
            start = below.start;
            len += below.len;
        }
        if let Some(above) = self.by_start.at(range.end()).map(hole_of) {
            self.remove(above.start, above.len);
            len += above.len;
        }
        self.insert(start, len);
    }

    /// The bytes of the largest hole; 0 when there is none.
    pub(super) fn largest(&self) -> u64 {
        self.by_len.last().map_or(0, |entry| entry.key.0)
    }

    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.by_start.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Range> {
        self.by_start.iter().map(hole_of)
    }

    fn last_before(&self, address: u64) -> Option<Range> {
        self.by_start.last_before((address, 0)).map(hole_of)
    }

    /// The lowest hole of at least `len` bytes that starts at `start` or above.
    fn lowest_from(&self, start: u64, len: u64) -> Option<Range> {
        if self.largest() < len {
            return None; // the index by size spares a walk that cannot succeed
        }
        self.by_start.from((start, 0)).map(hole_of).find(|hole| hole.len >= len)
    }

    fn insert(&mut self, start: u64, len: u64) {
        if len > 0 {
            self.by_start.insert(Entry { key: (start, 0), value: (len, 0) });
            self.by_len.insert(Entry { key: (len, start), value: (0, 0) });
        }
    }

    fn remove(&mut self, start: u64, len: u64) {
        self.by_start.remove((start, 0));
        self.by_len.remove((len, start));
    }
}

/// The hole of an entry of the index by start.
fn hole_of(entry: Entry) -> Range {
    Range { start: entry.key.0, len: entry.value.0 }
}
