//! Freeing: at once, or when other streams are done; and merging with free neighbours.

use super::{
    Action, BlockId, CachingAllocator, NotAllocated,
    blocks::{Block, NONE},
};

impl CachingAllocator {
    /// Gives an allocation back to the allocator, not to the device.
    ///
    /// Where other streams were recorded, the block stays active until they are done with it.
    ///
    /// # Errors
    /// [`NotAllocated`] where it was freed already; nothing changes then.
    pub fn free(&mut self, id: BlockId) -> Result<(), NotAllocated> {
        self.events.clear();
        let block = self.blocks.allocated(id).ok_or(NotAllocated)?;
        let &Block { address, size, requested, stream, pool, used_elsewhere, .. } = block;
        let small = self.pools[pool as usize].small;
        let block = &mut self.blocks[id.slot];
        block.allocated = false;
        block.generation = block.generation.wrapping_add(1);
        self.stats.free_requested(small, size);
        self.record(Action::FreeRequested, address, requested, stream);
        if size >= self.config.max_split_size {
            self.stats.oversize_freed();
        }
        if !used_elsewhere {
            self.free_block(id.slot);
        } else if self.capturing.is_empty() {
            self.record_events(id.slot);
        } else {
            self.deferred.push(id.slot);
        }
        Ok(())
    }

    /// The bytes that were asked for, and those of the block, of an allocation.
    #[must_use]
    pub fn sizes(&self, id: BlockId) -> Option<(u64, u64)> {
        self.blocks.allocated(id).map(|block| (block.requested, block.size))
    }

    /// Puts a block into its pool, merged with the neighbours that are free.
    pub(super) fn free_block(&mut self, slot: u32) {
        let &Block { address, size, requested, stream, pool, prev, next, expandable, .. } = &self.blocks[slot];
        let small = self.pools[pool as usize].small;
        self.record(Action::FreeCompleted, address, requested, stream);
        let (mut blocks, mut bytes) = (0, 0);
        for neighbour in [prev, next] {
            let merged = self.merge(slot, neighbour);
            if merged > 0 {
                blocks -= 1;
                bytes -= merged.cast_signed();
            }
        }
        self.pools[pool as usize].insert(&mut self.blocks, slot);
        let block = &self.blocks[slot];
        if block.is_split() {
            blocks += 1;
            bytes += block.size.cast_signed();
        }
        if expandable == NONE {
            self.stats.inactive_split_changed(small, blocks, bytes);
        }
        self.stats.free_completed(small, size, requested);
    }

    /// Merges `other`, a neighbour, into `slot` where it is free and mapped or unmapped like it, and returns its bytes;
    /// otherwise 0.
    pub(super) fn merge(&mut self, slot: u32, other: u32) -> u64 {
        let Some(taken) = self.blocks.get(other) else {
            return 0;
        };
        if !taken.is_free() || taken.mapped != self.blocks[slot].mapped {
            return 0;
        }
        let &Block { address, size, prev, next, mapped, .. } = taken;
        let pool = &mut self.pools[taken.pool as usize];
        if mapped {
            pool.remove(taken);
        } else {
            pool.remove_unmapped(taken);
        }
        if next == slot {
            let after = self.blocks[slot].next;
            self.blocks[slot].address = address;
            self.blocks.splice(slot, prev, after);
        } else {
            let before = self.blocks[slot].prev;
            self.blocks.splice(slot, before, next);
        }
        self.blocks[slot].size += size;
        self.blocks.remove(other);
        size
    }
}
