//! Giving memory back to the device: on request, before a request fails, and by age.

use super::{
    Action, CachingAllocator,
    blocks::{Block, NONE},
    malloc::Request,
};

impl CachingAllocator {
    /// Gives every segment back in which nothing is in use, as `torch.cuda.empty_cache` does, after waiting for every
    /// stream.
    ///
    /// A segment stays whole where one block of it is live; of an expandable segment only whole pages go.
    pub fn empty_cache(&mut self) {
        self.events.clear();
        self.release_cached_blocks();
    }

    /// The last resort before a request fails, and the whole of `empty_cache`.
    pub(super) fn release_cached_blocks(&mut self) {
        // While a private pool is in use, waiting for streams is not possible.
        if self.capturing.is_empty() {
            self.synchronize_and_free_events();
            self.release_blocks(1);
            self.release_blocks(0);
        }
        for private in 0..self.private.len() as u32 {
            if self.is_released(private) {
                self.release_blocks(2 + 2 * private);
                self.release_blocks(3 + 2 * private);
                self.release_reserved(2 + 2 * private);
                self.release_reserved(3 + 2 * private);
                self.drop_if_empty(private);
            }
        }
    }

    /// Gives back oversize blocks, but only as many as the request needs; `false` where that would not be enough.
    ///
    /// Expandable segments are passed over, which the source does since torch 2.8. So are blocks of a segment in which
    /// others are in use. Those are there where a segment was split that is oversize, which expandable segments allow; the
    /// source would give the whole segment back under a live block.
    pub(super) fn release_available_cached_blocks(&mut self, request: &Request) -> bool {
        let max_split = self.config.max_split_size;
        if max_split == u64::MAX {
            return false;
        }
        let &Request { stream, pool, .. } = request;
        let needed = request.size.max(max_split);
        let first = self.pools[pool as usize].from(stream, needed).next();
        let is_whole = |block: &Block| !block.is_expandable() && !block.is_split();
        if let Some(slot) = first.filter(|slot| is_whole(&self.blocks[*slot])) {
            self.release_block(slot);
            return true;
        }
        // None is large enough: several, from the largest down.
        let mut released = 0_u64;
        let mut next = self.pools[pool as usize].before(stream, self.blocks.get(first.unwrap_or(NONE)));
        while released < needed
            && let Some(slot) = next
            && self.blocks[slot].size >= max_split
        {
            let block = &self.blocks[slot];
            next = self.pools[pool as usize].before(stream, Some(block));
            if is_whole(block) {
                released += block.size;
                self.release_block(slot);
            }
        }
        released >= needed
    }

    /// Gives back large unsplit blocks that were free for longer than the average, until the bytes in segments are below
    /// the threshold or none is left.
    pub(super) fn collect_garbage(&mut self) {
        let allowed = self.allowed.unwrap_or(u64::MAX);
        let threshold = (self.config.garbage_collection_threshold * allowed as f64) as u64;
        let Some(target) = self.device.used.checked_sub(threshold).filter(|target| *target > 0) else {
            return;
        };
        let mut list = std::mem::take(&mut self.scratch);
        list.extend(self.pools[1].iter().filter(|slot| !self.blocks[*slot].is_split()));
        let age = |allocator: &Self, slot: u32| allocator.pools[1].searches - allocator.blocks[slot].free_since;
        let mut total_age: u64 = list.iter().map(|slot| age(self, *slot)).sum();
        let (mut count, mut reclaimed) = (list.len(), 0);
        while reclaimed < target && count > 0 {
            let average = total_age as f64 / count as f64;
            let before = list.len();
            list.retain(|&slot| {
                let age = age(self, slot);
                let goes = !self.blocks[slot].is_expandable() && age as f64 >= average;
                if goes {
                    reclaimed += self.blocks[slot].size;
                    total_age -= age;
                    count -= 1;
                    self.release_block(slot);
                }
                !goes
            });
            if list.len() == before {
                break;
            }
        }
        list.clear();
        self.scratch = list;
    }

    /// Gives back the unsplit blocks of a pool, and the free pages of its expandable segments.
    fn release_blocks(&mut self, pool: u32) {
        let mut list = std::mem::take(&mut self.scratch);
        list.extend(self.pools[pool as usize].iter());
        list.retain(|&slot| {
            let block = &self.blocks[slot];
            let expandable = block.is_expandable();
            if !expandable && !block.is_split() {
                self.release_block(slot);
            }
            expandable
        });
        for slot in list.drain(..) {
            self.unmap(slot);
            self.release_if_unmapped(slot);
        }
        self.scratch = list;
    }

    /// Gives back the ranges of a pool in which nothing was ever mapped.
    fn release_reserved(&mut self, pool: u32) {
        let mut list = std::mem::take(&mut self.scratch);
        list.extend(self.pools[pool as usize].all_unmapped());
        for slot in list.drain(..) {
            self.release_if_unmapped(slot);
        }
        self.scratch = list;
    }

    /// `cudaFree`.
    fn release_block(&mut self, slot: u32) {
        let &Block { address, size, stream, pool, .. } = &self.blocks[slot];
        self.record(Action::SegmentFree, address, size, stream);
        self.device.used -= size;
        let oversize = size >= self.config.max_split_size;
        self.stats.segment_freed(self.pools[pool as usize].small, size, oversize);
        self.pools[pool as usize].remove(&self.blocks[slot]);
        self.blocks.remove(slot);
        self.count_segment(pool, -1);
    }
}
