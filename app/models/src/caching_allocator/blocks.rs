//! The blocks, in one list with free places; neighbours in a segment know each other.

use super::StreamId;

/// No block.
pub(super) const NONE: u32 = u32::MAX;

/// An allocation that was made; no other one ever has the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId {
    pub(super) slot: u32,
    pub(super) generation: u32,
}

#[derive(Debug, Clone)]
pub(super) struct Block {
    pub(super) address: u64,
    pub(super) size: u64,
    /// The bytes that were asked for, of the last allocation where the block is free.
    pub(super) requested: u64,
    /// How often its pool had been searched when the block became free.
    pub(super) free_since: u64,
    /// The neighbours in the segment, or [`NONE`].
    pub(super) prev: u32,
    pub(super) next: u32,
    pub(super) stream: StreamId,
    pub(super) pool: u32,
    /// The expandable segment that it is part of, or [`NONE`].
    pub(super) expandable: u32,
    /// Events that it waits for.
    pub(super) pending: u32,
    /// Counts the allocations of this place.
    pub(super) generation: u32,
    pub(super) allocated: bool,
    /// Whether pages stand behind it: always, but for the rest of an expandable segment.
    pub(super) mapped: bool,
    /// Whether other streams were recorded whose events are not.
    pub(super) used_elsewhere: bool,
    in_use: bool,
}

impl Block {
    pub(super) fn is_split(&self) -> bool {
        self.prev != NONE || self.next != NONE
    }

    pub(super) fn is_expandable(&self) -> bool {
        self.expandable != NONE
    }

    /// Neither allocated nor waiting for another stream.
    pub(super) fn is_free(&self) -> bool {
        !self.allocated && self.pending == 0 && !self.used_elsewhere
    }
}

#[derive(Debug, Clone, Default)]
pub(super) struct Blocks {
    list: Vec<Block>,
    vacant: Vec<u32>,
}

impl Blocks {
    /// Adds a free block without neighbours.
    pub(super) fn add(&mut self, address: u64, size: u64, stream: StreamId, pool: u32, expandable: u32) -> u32 {
        let mut block = Block {
            address,
            size,
            requested: 0,
            free_since: 0,
            prev: NONE,
            next: NONE,
            stream,
            pool,
            expandable,
            pending: 0,
            generation: 0,
            allocated: false,
            mapped: true,
            used_elsewhere: false,
            in_use: true,
        };
        if let Some(slot) = self.vacant.pop() {
            let place = &mut self[slot];
            block.generation = place.generation;
            *place = block;
            slot
        } else {
            self.list.push(block);
            (self.list.len() - 1) as u32
        }
    }

    pub(super) fn remove(&mut self, slot: u32) {
        self[slot].in_use = false;
        self.vacant.push(slot);
    }

    /// The allocated block with this id.
    pub(super) fn allocated(&self, id: BlockId) -> Option<&Block> {
        let block = self.list.get(id.slot as usize)?;
        (block.in_use && block.allocated && block.generation == id.generation).then_some(block)
    }

    /// Puts `new` between `before` and `after`, which are neighbours; either may be [`NONE`].
    pub(super) fn splice(&mut self, new: u32, before: u32, after: u32) {
        if before != NONE {
            self[before].next = new;
        }
        if after != NONE {
            self[after].prev = new;
        }
        let block = &mut self[new];
        (block.prev, block.next) = (before, after);
    }

    /// All blocks, in no order that means anything.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Block> {
        self.list.iter().filter(|block| block.in_use)
    }

    pub(super) fn get(&self, slot: u32) -> Option<&Block> {
        if slot == NONE { None } else { Some(&self[slot]) }
    }
}

impl std::ops::Index<u32> for Blocks {
    type Output = Block;

    fn index(&self, slot: u32) -> &Block {
        &self.list[slot as usize]
    }
}

impl std::ops::IndexMut<u32> for Blocks {
    fn index_mut(&mut self, slot: u32) -> &mut Block {
        &mut self.list[slot as usize]
    }
}
