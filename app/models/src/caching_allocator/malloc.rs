//! Allocation: which block a request gets, and what is tried before it fails.

use super::{
    Action, BlockId, CachingAllocator, OutOfMemory, StreamId,
    blocks::{Block, NONE},
    out_of_memory::{MAX_REQUEST, Shortage},
};
use crate::rules::rounding::{MIN_BLOCK, SMALL_SIZE};

/// A block that was given out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allocation {
    /// By which it is freed.
    pub id: BlockId,
    /// Its first byte.
    pub address: u64,
    /// Its bytes: what was asked for, rounded up, and at times a rest that is not worth a block.
    pub size: u64,
}

/// A request on its way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Request {
    /// Rounded.
    pub(super) size: u64,
    pub(super) stream: StreamId,
    pub(super) pool: u32,
    /// What the device would be asked for.
    pub(super) segment: u64,
}

impl CachingAllocator {
    /// Allocates `bytes` for work on `stream`.
    ///
    /// The smallest free block of the stream that is large enough, or else a new segment, or else, after blocks were given
    /// back to the device, a new segment again. The low end is given out, and the rest stays as a free block where it is
    /// worth one. As in the source a request for 0 bytes gets a block; PyTorch itself does not ask for an empty tensor.
    ///
    /// # Errors
    /// [`OutOfMemory`] says what was tried, in PyTorch's words. Blocks that were given back on the way stay given back.
    pub fn malloc(&mut self, bytes: u64, stream: StreamId) -> Result<Allocation, OutOfMemory> {
        self.events.clear();
        // Where 64 bits do not hold the rounded size, the request is above the limit too.
        let rounded = if bytes < MAX_REQUEST { self.config.round_size(bytes) } else { None };
        let (Some(size), true) = (rounded, bytes < MAX_REQUEST) else {
            return Err(OutOfMemory::TooLarge);
        };
        let Some(segment) = self.config.segment_size(size) else {
            return Err(OutOfMemory::TooLarge);
        };
        if self.capturing.is_empty() {
            self.process_events();
        }
        let request = Request { size, stream, pool: self.pool_for(size), segment };
        let found = self.free_block_for(&request).or_else(|| self.new_block_for(&request));
        match found {
            Some(slot) => Ok(self.give_out(slot, &request, bytes)),
            None => Err(self.fail(&request)),
        }
    }

    /// The small or the large pool, of the private pool in use where there is one.
    fn pool_for(&self, size: u64) -> u32 {
        let first = self.capturing.first().map_or(0, |private| 2 + 2 * private);
        if size <= SMALL_SIZE { first } else { first + 1 }
    }

    /// Takes the free block that fits best out of the pool.
    fn free_block_for(&mut self, request: &Request) -> Option<u32> {
        let counts = self.collects_garbage();
        let &Request { size, stream, .. } = request;
        let pool = &mut self.pools[request.pool as usize];
        if counts {
            pool.searches += 1;
        }
        let mut slot = pool.best_fit(stream, size)?;
        if self.blocks[slot].is_expandable() {
            let blocks = &self.blocks;
            let mut candidates = pool.from(stream, size).skip(1);
            if self.config.expandable_segments {
                // A block that can grow counts as large as it can become.
                let reach = |block: &Block| {
                    block.size + blocks.get(block.next).filter(|next| !next.mapped).map_or(0, |next| next.size)
                };
                for next in candidates {
                    let (best, next_block) = (&blocks[slot], &blocks[next]);
                    if !best.is_expandable() || reach(next_block) >= reach(best) {
                        break;
                    }
                    slot = next;
                }
            } else {
                // The option was switched off since.
                slot = candidates.find(|slot| !blocks[*slot].is_expandable())?;
            }
        }
        let block = &self.blocks[slot];
        let max_split = self.config.max_split_size;
        let oversize = size < max_split && block.size >= max_split;
        // Above the limit a block is given out whole, if not too much of it is left over.
        let wasteful = size >= max_split && block.size >= size.saturating_add(self.config.max_non_split_rounding);
        if oversize || wasteful {
            return None;
        }
        pool.remove(block);
        Some(slot)
    }

    /// Gets a block from the device, in the order of attempts of the source.
    fn new_block_for(&mut self, request: &Request) -> Option<u32> {
        if self.collects_garbage() {
            self.collect_garbage();
        }
        if let Some(slot) = self.ask_device(request, false) {
            return Some(slot);
        }
        if self.release_available_cached_blocks(request)
            && let Some(slot) = self.ask_device(request, false)
        {
            return Some(slot);
        }
        if !self.capturing.is_empty() {
            return None;
        }
        self.release_cached_blocks();
        self.ask_device(request, true)
    }

    /// One attempt at `cudaMalloc`, or at more pages; the block is in no pool.
    fn ask_device(&mut self, request: &Request, retry: bool) -> Option<u32> {
        let &Request { size, stream, pool, segment } = request;
        if retry {
            self.stats.num_alloc_retries += 1;
        }
        if self.allowed.is_some_and(|allowed| self.device.used.saturating_add(segment) > allowed) {
            return None;
        }
        if self.config.expandable_segments {
            return self.expand(stream, pool, size);
        }
        if !self.device.has(segment) {
            return None;
        }
        let address = self.device.reserve(segment)?;
        self.device.used += segment;
        let slot = self.blocks.add(address, segment, stream, pool, NONE);
        let oversize = segment >= self.config.max_split_size;
        self.stats.segment_allocated(self.pools[pool as usize].small, segment, oversize);
        self.count_segment(pool, 1);
        self.record(Action::SegmentAlloc, address, segment, stream);
        Some(slot)
    }

    /// Whether the rest of a block becomes a block of its own.
    fn should_split(&self, block: &Block, size: u64) -> bool {
        let rest = block.size - size;
        let pool = &self.pools[block.pool as usize];
        if self.private_of(pool).is_some_and(|private| private.no_split) {
            return false;
        }
        if pool.small || self.config.expandable_segments {
            rest >= MIN_BLOCK
        } else {
            size < self.config.max_split_size && rest > SMALL_SIZE
        }
    }

    /// Gives the low end of a block to the program.
    fn give_out(&mut self, mut slot: u32, request: &Request, requested: u64) -> Allocation {
        let size = request.size;
        let split = self.should_split(&self.blocks[slot], size);
        let block = &self.blocks[slot];
        let (address, pool, expandable) = (block.address, block.pool, block.expandable);
        let was_split = block.is_split();
        let small = self.pools[pool as usize].small;
        if split {
            let rest = slot;
            let before = block.prev;
            slot = self.blocks.add(address, size, request.stream, pool, expandable);
            self.blocks.splice(slot, before, rest);
            let remaining = &mut self.blocks[rest];
            remaining.address += size;
            remaining.size -= size;
            let left = remaining.size;
            self.pools[pool as usize].insert(&mut self.blocks, rest);
            if expandable == NONE {
                if was_split {
                    self.stats.inactive_split_bytes.decrease(small, size);
                } else {
                    self.stats.inactive_split_bytes.increase(small, left);
                    self.stats.inactive_split.increase(small, 1);
                }
            }
        } else if was_split && expandable == NONE {
            let all = block.size;
            self.stats.inactive_split_bytes.decrease(small, all);
            self.stats.inactive_split.decrease(small, 1);
        }
        let block = &mut self.blocks[slot];
        block.allocated = true;
        block.requested = requested;
        let (size, stream, generation) = (block.size, block.stream, block.generation);
        self.record(Action::Alloc, address, requested, stream);
        self.stats.allocated(small, size, requested);
        if size >= self.config.max_split_size {
            self.stats.oversize_allocated();
        }
        Allocation { id: BlockId { slot, generation }, address, size }
    }

    fn fail(&mut self, request: &Request) -> OutOfMemory {
        let device_free = self.device.free();
        self.record(Action::Oom, device_free, request.size, request.stream);
        self.stats.num_ooms += 1;
        OutOfMemory::Shortage(Shortage {
            tried: request.segment,
            rounded: request.size,
            device_total: self.device.total,
            device_free,
            allowed: self.allowed,
            allocated: self.stats.allocated_bytes.all.current,
            reserved: self.stats.reserved_bytes.all.current,
            private_free: self.free_in_private_pools(),
        })
    }
}
