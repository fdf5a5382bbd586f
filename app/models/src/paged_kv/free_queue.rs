use thiserror::Error;

use super::BlockId;

/// The free blocks in the order in which they are taken: a list linked through the blocks, so that one in the middle
/// leaves in constant time when a prefix hit takes it.
///
/// After `FreeKVCacheBlockQueue` of vLLM's `kv_cache_utils.py`.
#[derive(Debug, Clone)]
pub struct FreeQueue {
    /// For each block number its neighbours; for one that is not queued, nothing.
    links: Vec<Option<Links>>,
    head: Option<BlockId>,
    tail: Option<BlockId>,
    len: usize,
}

#[derive(Debug, Clone, Copy, Default)]
struct Links {
    before: Option<BlockId>,
    after: Option<BlockId>,
}

/// There are fewer free blocks than were asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("no free blocks available")]
pub struct NoFreeBlocks;

impl FreeQueue {
    /// A queue for block numbers below `blocks`, with none in it.
    #[must_use]
    pub fn empty(blocks: u32) -> Self {
        Self { links: vec![None; blocks as usize], head: None, tail: None, len: 0 }
    }

    /// A queue of these blocks, in this order; one that comes twice counts once.
    #[must_use]
    pub fn of(blocks: &[BlockId]) -> Self {
        let mut queue = Self::empty(blocks.iter().map(|block| block.0 + 1).max().unwrap_or(0));
        blocks.iter().for_each(|block| queue.append(*block));
        queue
    }

    /// How many blocks are free.
    #[must_use]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether none is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether this block is.
    #[must_use]
    pub fn contains(&self, block: BlockId) -> bool {
        self.links.get(block.0 as usize).is_some_and(Option::is_some)
    }

    /// The blocks from the one that is taken next.
    pub fn iter(&self) -> impl Iterator<Item = BlockId> {
        std::iter::successors(self.head, |block| self.links[block.0 as usize].and_then(|links| links.after))
    }

    /// Takes the first block.
    ///
    /// # Errors
    /// [`NoFreeBlocks`] when there is none.
    pub fn pop(&mut self) -> Result<BlockId, NoFreeBlocks> {
        let first = self.head.ok_or(NoFreeBlocks)?;
        self.remove(first);
        Ok(first)
    }

    /// Takes the first `count` blocks, or none of them.
    ///
    /// # Errors
    /// [`NoFreeBlocks`] when there are fewer.
    pub fn pop_many(&mut self, count: usize) -> Result<Vec<BlockId>, NoFreeBlocks> {
        if count > self.len {
            return Err(NoFreeBlocks);
        }
        (0..count).map(|_| self.pop()).collect()
    }

    /// Takes a block out, wherever it stands. One that is not queued stays out.
    pub fn remove(&mut self, block: BlockId) {
        let Some(Links { before, after }) = self.links.get_mut(block.0 as usize).and_then(Option::take) else { return };
        match before {
            Some(before) => self.link(before).after = after,
            None => self.head = after,
        }
        match after {
            Some(after) => self.link(after).before = before,
            None => self.tail = before,
        }
        self.len -= 1;
    }

    /// Puts a block last, unless it is queued.
    pub fn append(&mut self, block: BlockId) {
        if self.contains(block) || block.0 as usize >= self.links.len() {
            return;
        }
        self.links[block.0 as usize] = Some(Links { before: self.tail, after: None });
        match self.tail {
            Some(last) => self.link(last).after = Some(block),
            None => self.head = Some(block),
        }
        self.tail = Some(block);
        self.len += 1;
    }

    /// Puts a block first, unless it is queued.
    pub fn prepend(&mut self, block: BlockId) {
        if self.contains(block) || block.0 as usize >= self.links.len() {
            return;
        }
        self.links[block.0 as usize] = Some(Links { before: None, after: self.head });
        match self.head {
            Some(first) => self.link(first).before = Some(block),
            None => self.tail = Some(block),
        }
        self.head = Some(block);
        self.len += 1;
    }

    fn link(&mut self, block: BlockId) -> &mut Links {
        self.links[block.0 as usize].get_or_insert_default()
    }
}
