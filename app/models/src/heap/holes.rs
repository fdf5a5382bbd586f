//! The free ranges of a heap, indexed by address and by size. No two of them touch.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::RangeBounds,
};

use super::Range;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Holes {
    by_start: BTreeMap<u64, u64>,
    by_len: BTreeSet<(u64, u64)>,
}

impl Holes {
    /// One hole, or none where `len` is 0.
    pub(super) fn one(start: u64, len: u64) -> Self {
        let mut holes = Self {
            by_start: BTreeMap::new(),
            by_len: BTreeSet::new(),
        };
        holes.insert(start, len);
        holes
    }

    /// The lowest hole of at least `len` bytes.
    pub(super) fn first_fit(&self, len: u64) -> Option<Range> {
        self.lowest_in(.., len)
    }

    /// The smallest hole of at least `len` bytes, the lowest among equals.
    pub(super) fn best_fit(&self, len: u64) -> Option<Range> {
        self.by_len
            .range((len, 0)..)
            .next()
            .map(|&(len, start)| Range { start, len })
    }

    /// The lowest hole of at least `len` bytes that ends after `cursor`, or else the lowest of all.
    pub(super) fn next_fit(&self, len: u64, cursor: u64) -> Option<Range> {
        let around = self
            .by_start
            .range(..cursor)
            .next_back()
            .filter(|&(&start, &len)| start + len > cursor);
        let from = around.map_or(cursor, |(&start, _)| start);
        self.lowest_in(from.., len)
            .or_else(|| self.lowest_in(..from, len))
    }

    /// Removes the first `len` bytes of a hole.
    pub(super) fn take_front(&mut self, hole: Range, len: u64) {
        self.remove(hole.start, hole.len);
        self.insert(hole.start + len, hole.len - len);
    }

    /// Adds a range that was in use, merged with the holes that it touches (Knuth, vol. 1, 2.5: Algorithms B and C).
    pub(super) fn give_back(&mut self, range: Range) {
        let Range { mut start, mut len } = range;
        let below = self
            .by_start
            .range(..start)
            .next_back()
            .map(|(&start, &len)| Range { start, len });
        if let Some(below) = below.filter(|below| below.end() == start) {
            self.remove(below.start, below.len);
            start = below.start;
            len += below.len;
        }
        if let Some(&above) = self.by_start.get(&range.end()) {
            self.remove(range.end(), above);
            len += above;
        }
        self.insert(start, len);
    }

    /// The bytes of the largest hole; 0 when there is none.
    pub(super) fn largest(&self) -> u64 {
        self.by_len.last().map_or(0, |&(len, _)| len)
    }

    pub(super) fn count(&self) -> u32 {
        u32::try_from(self.by_start.len()).unwrap_or(u32::MAX)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Range> {
        self.by_start
            .iter()
            .map(|(&start, &len)| Range { start, len })
    }

    fn lowest_in(&self, starts: impl RangeBounds<u64>, len: u64) -> Option<Range> {
        if self.largest() < len {
            return None; // the index by size spares a walk that cannot succeed
        }
        self.by_start
            .range(starts)
            .find(|&(_, &hole)| hole >= len)
            .map(|(&start, &len)| Range { start, len })
    }

    fn insert(&mut self, start: u64, len: u64) {
        if len > 0 {
            self.by_start.insert(start, len);
            self.by_len.insert((len, start));
        }
    }

    fn remove(&mut self, start: u64, len: u64) {
        self.by_start.remove(&start);
        self.by_len.remove(&(len, start));
    }
}
