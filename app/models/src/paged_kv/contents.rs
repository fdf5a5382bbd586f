use std::ops::Range;

use super::Token;

/// What each slot of a pool holds: the token whose keys and values were written there last, stale ones included; none
/// where nothing was ever written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SlotContents(Vec<Option<Token>>);

impl SlotContents {
    /// So many slots that nothing was written to.
    #[must_use]
    pub fn new(slots: u32) -> Self {
        Self(vec![None; slots as usize])
    }

    /// All slots.
    #[must_use]
    pub fn slots(&self) -> &[Option<Token>] {
        &self.0
    }

    /// Writes a token's keys and values; beyond the last slot nothing happens.
    pub fn write(&mut self, slot: u32, token: Token) {
        if let Some(held) = self.0.get_mut(slot as usize) {
            *held = Some(token);
        }
    }

    /// Copies `count` slots.
    pub fn copy(&mut self, from: u32, to: u32, count: u32) {
        let (from, to) = (from as usize, to as usize);
        let end = (from + count as usize).min(self.0.len());
        if from < end && to + (end - from) <= self.0.len() {
            self.0.copy_within(from..end, to);
        }
    }

    /// What slots hold, to be put elsewhere.
    #[must_use]
    pub fn read(&self, slots: Range<u32>) -> Vec<Option<Token>> {
        self.0.get(slots.start as usize..slots.end as usize).unwrap_or_default().to_vec()
    }

    /// Puts there what was read elsewhere.
    pub fn put(&mut self, first: u32, held: &[Option<Token>]) {
        if let Some(slots) = self.0.get_mut(first as usize..first as usize + held.len()) {
            slots.copy_from_slice(held);
        }
    }
}
