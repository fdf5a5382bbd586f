//! A pool: its free blocks by stream, size and address, and the unmapped rest of its expandable segments.

use super::{
    StreamId,
    blocks::{Block, Blocks},
};
use crate::index::{Entry, Index};

#[derive(Debug, Clone)]
pub(super) struct Pool {
    /// Blocks of up to 1 MiB.
    pub(super) small: bool,
    /// The private pool that it belongs to.
    pub(super) private: Option<u32>,
    /// By stream, ascending; each by size and address, with the block's slot.
    free: Vec<(StreamId, Index)>,
    /// Key: stream, address. Value: the block's slot.
    unmapped: Index,
    /// How often it was searched for a free block: the clock by which blocks age.
    pub(super) searches: u64,
}

impl Pool {
    pub(super) fn new(small: bool, private: Option<u32>) -> Self {
        Self { small, private, free: Vec::new(), unmapped: Index::default(), searches: 0 }
    }

    /// Adds a free block, whose age begins.
    pub(super) fn insert(&mut self, blocks: &mut Blocks, slot: u32) {
        let block = &mut blocks[slot];
        block.free_since = self.searches;
        let entry = Entry { key: key(block), value: (slot.into(), 0) };
        let at = self.free.binary_search_by_key(&block.stream, |(stream, _)| *stream);
        match at {
            Ok(at) => self.free[at].1.insert(entry),
            Err(at) => {
                let mut index = Index::default();
                index.insert(entry);
                self.free.insert(at, (block.stream, index));
            }
        }
    }

    pub(super) fn remove(&mut self, block: &Block) {
        if let Ok(at) = self.free.binary_search_by_key(&block.stream, |(stream, _)| *stream) {
            self.free[at].1.remove(key(block));
        }
    }

    /// The smallest free block of the stream with at least `size` bytes, the lowest among equals.
    pub(super) fn best_fit(&self, stream: StreamId, size: u64) -> Option<u32> {
        self.of(stream)?.first_from((size, 0)).map(slot)
    }

    /// The free blocks of the stream with at least `size` bytes, ascending.
    pub(super) fn from(&self, stream: StreamId, size: u64) -> impl Iterator<Item = u32> {
        self.of(stream).into_iter().flat_map(move |index| index.from((size, 0))).map(slot)
    }

    /// The largest free block of the stream that comes before this one; without one, the largest of all.
    pub(super) fn before(&self, stream: StreamId, block: Option<&Block>) -> Option<u32> {
        let index = self.of(stream)?;
        match block {
            Some(block) => index.last_before(key(block)),
            None => index.last(),
        }
        .map(slot)
    }

    /// All free blocks, by stream, size and address.
    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.free.iter().flat_map(|(_, index)| index.iter()).map(slot)
    }

    pub(super) fn insert_unmapped(&mut self, block: &Block, slot: u32) {
        self.unmapped.insert(Entry { key: place(block), value: (slot.into(), 0) });
    }

    pub(super) fn remove_unmapped(&mut self, block: &Block) {
        self.unmapped.remove(place(block));
    }

    /// The unmapped blocks of the stream, by address.
    pub(super) fn unmapped(&self, stream: StreamId) -> impl Iterator<Item = u32> {
        let own = move |entry: &Entry| entry.key.0 == u64::from(stream.0);
        self.unmapped.from((stream.0.into(), 0)).take_while(own).map(slot)
    }

    /// All unmapped blocks.
    pub(super) fn all_unmapped(&self) -> impl Iterator<Item = u32> {
        self.unmapped.iter().map(slot)
    }

    fn of(&self, stream: StreamId) -> Option<&Index> {
        let at = self.free.binary_search_by_key(&stream, |(stream, _)| *stream).ok()?;
        Some(&self.free[at].1)
    }
}

fn key(block: &Block) -> (u64, u64) {
    (block.size, block.address)
}

fn place(block: &Block) -> (u64, u64) {
    (block.stream.0.into(), block.address)
}

fn slot(entry: Entry) -> u32 {
    entry.value.0 as u32
}
