use std::collections::{BTreeMap, BTreeSet};

use super::{BlockHash, BlockId, Event, FreeOrder, FreeQueue, NoFreeBlocks};

/// Blocks of one size, who refers to them, and what full ones are known to hold.
///
/// After vLLM's `block_pool.py`. A block that nobody refers to is free, and can still be known by its hash: a hit takes it
/// back as it is, until somebody else needs it and it is evicted.
#[derive(Debug, Clone)]
pub struct BlockPool {
    blocks: Vec<Block>,
    free: FreeQueue,
    order: FreeOrder,
    /// Several blocks can hold the same: a block table is never changed to drop a duplicate.
    cached: BTreeMap<BlockHash, BTreeSet<BlockId>>,
    events: Vec<Event>,
}

/// One block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Block {
    /// How many block tables name it.
    pub references: u32,
    /// What it holds, once it is full and prefix caching is on.
    pub hash: Option<BlockHash>,
}

impl BlockPool {
    /// The block that no sequence ever gets: a table's filler in vLLM.
    pub const NULL: BlockId = BlockId(0);

    /// A pool of `blocks` blocks, the null block among them: one less can be used.
    #[must_use]
    pub fn new(blocks: u32, order: FreeOrder) -> Self {
        let ids: Vec<_> = (1..blocks).map(BlockId).collect();
        Self::with_free(blocks, &ids, order)
    }

    /// A pool whose blocks are taken in the order of `free`. Blocks that are not in it are never used.
    #[must_use]
    pub fn with_free(blocks: u32, free: &[BlockId], order: FreeOrder) -> Self {
        let mut queue = FreeQueue::empty(blocks);
        free.iter().filter(|block| **block != Self::NULL).for_each(|block| queue.append(*block));
        let blocks = vec![Block::default(); blocks as usize];
        Self { blocks, free: queue, order, cached: BTreeMap::new(), events: Vec::new() }
    }

    /// All blocks by number, the null block first.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// One block; that of the null block for a number that there is not.
    #[must_use]
    pub fn block(&self, block: BlockId) -> Block {
        self.blocks.get(block.0 as usize).copied().unwrap_or_default()
    }

    /// The free blocks.
    #[must_use]
    pub fn free(&self) -> &FreeQueue {
        &self.free
    }

    /// How many blocks can be taken, those that are still known by their hash included.
    #[must_use]
    pub fn free_blocks(&self) -> u32 {
        self.free.len() as u32 // no more than there are blocks
    }

    /// A block that holds what the hash names; of several the lowest.
    #[must_use]
    pub fn cached(&self, hash: BlockHash) -> Option<BlockId> {
        self.cached.get(&hash)?.first().copied()
    }

    /// What happened since the last [`BlockPool::clear_events`].
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Forgets what happened.
    pub fn clear_events(&mut self) {
        self.events.clear();
    }

    /// Takes `count` blocks from the front of the free queue, each with one reference. A block that was known by its hash
    /// is evicted: the hash is forgotten.
    ///
    /// # Errors
    /// [`NoFreeBlocks`] when there are fewer; nothing changes.
    pub fn take(&mut self, count: usize) -> Result<Vec<BlockId>, NoFreeBlocks> {
        let taken = self.free.pop_many(count)?;
        for block in &taken {
            self.evict(*block);
            self.blocks[block.0 as usize].references = 1;
        }
        Ok(taken)
    }

    /// One reference more to each; a free one leaves the free queue.
    pub fn touch(&mut self, blocks: &[BlockId]) {
        for block in blocks {
            let held = &mut self.blocks[block.0 as usize];
            if held.references == 0 {
                self.free.remove(*block);
            }
            held.references += 1;
        }
    }

    /// One reference less to each, in this order; those that nobody refers to any more become free.
    pub fn release(&mut self, blocks: impl IntoIterator<Item = BlockId>) {
        let mut freed = Vec::new();
        for block in blocks {
            let held = &mut self.blocks[block.0 as usize];
            held.references = held.references.saturating_sub(1);
            if held.references == 0 && block != Self::NULL && !self.free.contains(block) {
                freed.push(block);
                self.events.push(Event::Freed { block });
            }
        }
        let (first, last): (Vec<_>, Vec<_>) = freed
            .into_iter()
            .partition(|block| self.order == FreeOrder::UnhashedFirst && self.block(*block).hash.is_none());
        first.into_iter().rev().for_each(|block| self.free.prepend(block));
        last.into_iter().for_each(|block| self.free.append(block));
    }

    /// Notes what a full block holds.
    pub fn cache(&mut self, block: BlockId, hash: BlockHash) {
        let held = &mut self.blocks[block.0 as usize];
        if held.hash.is_none() {
            held.hash = Some(hash);
            self.cached.entry(hash).or_default().insert(block);
            self.events.push(Event::Cached { block });
        }
    }

    pub(super) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn evict(&mut self, block: BlockId) {
        let Some(hash) = self.blocks[block.0 as usize].hash.take() else { return };
        if let Some(same) = self.cached.get_mut(&hash) {
            same.remove(&block);
            if same.is_empty() {
                self.cached.remove(&hash);
            }
        }
        self.events.push(Event::Evicted { block });
    }
}
