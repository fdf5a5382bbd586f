//! Expandable segments: a reserved range of addresses, and pages behind as much of it as is needed.

use super::{Action, CachingAllocator, StreamId, blocks::Block};
use crate::rules::rounding::SMALL_SEGMENT;

/// A reserved range.
#[derive(Debug, Clone, Copy)]
pub(super) struct ExpandableSegment {
    base: u64,
    /// The bytes of a page, by which it grows and shrinks.
    page: u64,
}

impl CachingAllocator {
    /// Maps pages until a block of `size` bytes is free, and takes it out of the pool.
    ///
    /// Pages go to the lowest place where the addresses suffice. Where the device has no more of them in the middle, those
    /// that were mapped before stay.
    pub(super) fn expand(&mut self, stream: StreamId, pool: u32, size: u64) -> Option<u32> {
        let mut slot = self.expandable_block(stream, pool, size)?;
        let block = &self.blocks[slot];
        if !block.mapped {
            let bytes = size.min(block.size);
            self.map(slot, bytes)?;
        }
        while self.blocks[slot].size < size {
            let next = self.blocks[slot].next;
            let missing = size - self.blocks[slot].size;
            let bytes = missing.min(self.blocks[next].size);
            self.map(next, bytes)?;
            slot = next;
        }
        self.pools[pool as usize].remove(&self.blocks[slot]);
        Some(slot)
    }

    /// Gives back the whole pages inside a free block; what stands before and after them stays.
    pub(super) fn unmap(&mut self, slot: u32) {
        let &Block { address, size, stream, pool, expandable, prev, .. } = &self.blocks[slot];
        let Some(segment) = self.expandable[expandable as usize] else {
            return;
        };
        let begin = segment.base + (address - segment.base).next_multiple_of(segment.page);
        let end = segment.base + (address + size - segment.base) / segment.page * segment.page;
        if begin >= end {
            return;
        }
        self.pools[pool as usize].remove(&self.blocks[slot]);
        let (before, unmapped) = (begin - address, end - begin);
        if before > 0 {
            let free = self.blocks.add(address, before, stream, pool, expandable);
            self.blocks.splice(free, prev, slot);
            self.pools[pool as usize].insert(&mut self.blocks, free);
        }
        let after = size - before - unmapped;
        if after > 0 {
            let next = self.blocks[slot].next;
            let free = self.blocks.add(end, after, stream, pool, expandable);
            self.blocks.splice(free, slot, next);
            self.pools[pool as usize].insert(&mut self.blocks, free);
        }
        let block = &mut self.blocks[slot];
        (block.address, block.size, block.mapped) = (begin, unmapped, false);
        for neighbour in [self.blocks[slot].prev, self.blocks[slot].next] {
            self.merge(slot, neighbour);
        }
        self.pools[pool as usize].insert_unmapped(&self.blocks[slot], slot);
        self.device.used -= unmapped;
        self.stats.unmapped(self.pools[pool as usize].small, unmapped);
        self.record(Action::SegmentUnmap, begin, unmapped, stream);
    }

    /// Gives back the range itself where nothing of it is mapped.
    pub(super) fn release_if_unmapped(&mut self, slot: u32) {
        let block = &self.blocks[slot];
        if block.is_split() || block.mapped {
            return;
        }
        let pool = block.pool;
        self.expandable[block.expandable as usize] = None;
        self.pools[pool as usize].remove_unmapped(block);
        self.blocks.remove(slot);
        self.count_segment(pool, -1);
    }

    /// The lowest block after which, with what is free or unmapped behind it, `size` bytes have room: an unmapped block or
    /// the free one before it. Where there is none, a new range is reserved.
    fn expandable_block(&mut self, stream: StreamId, pool: u32, size: u64) -> Option<u32> {
        let blocks = &self.blocks;
        let free = |slot: u32| blocks.get(slot).is_some_and(Block::is_free);
        let has_room = |mut slot: u32| {
            let mut bytes = 0_u64;
            while bytes < size && free(slot) {
                bytes += blocks[slot].size;
                slot = blocks[slot].next;
            }
            bytes >= size
        };
        let start = |slot: u32| if free(blocks[slot].prev) { blocks[slot].prev } else { slot };
        let found = self.pools[pool as usize].unmapped(stream).map(start).find(|slot| has_room(*slot));
        found.or_else(|| self.reserve(stream, pool))
    }

    /// Reserves addresses for nine eighths of the device, so that pages can move to the end.
    fn reserve(&mut self, stream: StreamId, pool: u32) -> Option<u32> {
        let page = if self.pools[pool as usize].small { SMALL_SEGMENT } else { self.config.large_segment_size };
        let total = self.device.total;
        let size = (total + total / 8).div_ceil(page).max(1) * page;
        let base = self.device.reserve(size)?;
        let segment = Some(ExpandableSegment { base, page });
        let vacant = self.expandable.iter().position(Option::is_none);
        let at = vacant.unwrap_or(self.expandable.len());
        match self.expandable.get_mut(at) {
            Some(place) => *place = segment,
            None => self.expandable.push(segment),
        }
        let slot = self.blocks.add(base, size, stream, pool, at as u32);
        self.blocks[slot].mapped = false;
        self.pools[pool as usize].insert_unmapped(&self.blocks[slot], slot);
        self.count_segment(pool, 1);
        Some(slot)
    }

    /// Maps the first `bytes` of an unmapped block, rounded up to pages, and merges them with their free neighbours.
    fn map(&mut self, slot: u32, bytes: u64) -> Option<()> {
        let &Block { address, size, stream, pool, expandable, next, .. } = &self.blocks[slot];
        let segment = self.expandable.get(expandable as usize).copied().flatten()?;
        let mapped = bytes.next_multiple_of(segment.page);
        debug_assert!(mapped <= size && (address - segment.base).is_multiple_of(segment.page));
        if !self.device.has(mapped) {
            return None;
        }
        self.pools[pool as usize].remove_unmapped(&self.blocks[slot]);
        self.blocks[slot].mapped = true;
        if mapped < size {
            let rest = self.blocks.add(address + mapped, size - mapped, stream, pool, expandable);
            self.blocks[rest].mapped = false;
            self.blocks.splice(rest, slot, next);
            self.pools[pool as usize].insert_unmapped(&self.blocks[rest], rest);
            self.blocks[slot].size = mapped;
        }
        for neighbour in [self.blocks[slot].prev, self.blocks[slot].next] {
            self.merge(slot, neighbour);
        }
        self.pools[pool as usize].insert(&mut self.blocks, slot);
        self.device.used += mapped;
        self.stats.mapped(self.pools[pool as usize].small, mapped);
        self.record(Action::SegmentMap, address, mapped, stream);
        Some(())
    }
}
