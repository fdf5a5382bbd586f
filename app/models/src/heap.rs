//! One range of memory, and blocks placed in it by a policy.
//!
//! The rules are those of Knuth, *The Art of Computer Programming*, vol. 1, section 2.5 (dynamic storage allocation): a
//! request is rounded up to the alignment and cut from the low end of a hole that the [`Policy`] chooses; a freed block
//! merges with its free neighbours at once. All lengths and addresses are bytes, and addresses start at 0.

mod config;
mod error;
mod holes;
mod stats;
mod types;

use crate::index::{Entry, Index};
use holes::Holes;

pub use config::{ConfigError, HeapConfig, Policy, UnknownPolicy};
pub use error::{AllocError, FreeError, Refusal, RefusalCause};
pub use stats::Stats;
pub use types::{Block, BlockId, Move, Range};

/// A heap: live blocks, the holes between them, and the next-fit cursor.
///
/// Two heaps are equal when every later operation would have the same outcome on both.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heap {
    config: HeapConfig,
    holes: Holes,
    /// Key: address, id. Value: rounded length, requested bytes.
    by_address: Index,
    /// Key: id, 0. Value: address, 0.
    address_of: Index,
    used: u64,
    requested: u64,
    cursor: u64,
}

impl Heap {
    /// An empty heap: one hole as large as the capacity.
    ///
    /// # Errors
    /// [`ConfigError`] names the rule of [`HeapConfig`] that is broken.
    pub fn new(config: HeapConfig) -> Result<Self, ConfigError> {
        config.check()?;
        Ok(Self {
            config,
            holes: Holes::one(0, config.capacity),
            by_address: Index::default(),
            address_of: Index::default(),
            used: 0,
            requested: 0,
            cursor: 0,
        })
    }

    /// Places a block of `bytes` bytes, rounded up to the alignment, and returns where it lies.
    ///
    /// The block takes the low end of the hole that the policy chooses. Best fit and a refusal are found by binary search;
    /// first fit and next fit walk over the holes that are too small.
    ///
    /// # Errors
    /// [`AllocError::Refused`] when no hole is large enough, and the misuses that [`AllocError`] lists. The heap is then
    /// unchanged.
    pub fn alloc(&mut self, id: BlockId, bytes: u64) -> Result<Range, AllocError> {
        if bytes == 0 {
            return Err(AllocError::Zero);
        }
        if id.is_reserved() {
            return Err(AllocError::ReservedId);
        }
        if self.address_of.at(id.0.into()).is_some() {
            return Err(AllocError::Duplicate(id));
        }
        // Rounding can overflow only for a request above any capacity: the refusal then reports u64::MAX.
        let len = bytes.checked_next_multiple_of(self.config.alignment).unwrap_or(u64::MAX);
        let hole = match self.config.policy {
            Policy::FirstFit => self.holes.first_fit(len),
            Policy::BestFit => self.holes.best_fit(len),
            Policy::NextFit => self.holes.next_fit(len, self.cursor),
        };
        let Some(hole) = hole else {
            return Err(AllocError::Refused(Refusal {
                requested: bytes,
                rounded: len,
                free: self.free_bytes(),
                largest_hole: self.holes.largest(),
                holes: self.holes.count(),
            }));
        };
        self.holes.take_front(hole, len);
        let range = Range { start: hole.start, len };
        self.put(Block { id, range, requested: bytes });
        self.used += len;
        self.requested += bytes;
        self.cursor = range.end();
        Ok(range)
    }

    /// Frees a block and returns the range that it had. The range merges with free neighbours at once.
    ///
    /// The next-fit cursor keeps its address. Where the hole around it grows downwards, next fit looks at that hole first.
    ///
    /// # Errors
    /// [`FreeError::NotLive`] when no live block has this id. The heap is then unchanged.
    pub fn free(&mut self, id: BlockId) -> Result<Range, FreeError> {
        let block = self
            .address_of
            .remove((id.0.into(), 0))
            .and_then(|entry| self.by_address.remove((entry.value.0, id.0.into())))
            .map(block_of)
            .ok_or(FreeError::NotLive(id))?;
        self.used -= block.range.len;
        self.requested -= block.requested;
        self.holes.give_back(block.range);
        Ok(block.range)
    }

    /// Slides the live blocks down, in address order, until one hole is left at the end.
    ///
    /// Returns the moves that change an address, lowest first: done in that order, no move overwrites bytes that a later
    /// move still has to read. The next-fit cursor goes to the start of the one hole, where the next block would land.
    pub fn compact(&mut self) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut to = 0;
        for mut block in std::mem::take(&mut self.by_address).iter().map(block_of) {
            let Range { start: from, len } = block.range;
            if from != to {
                moves.push(Move { id: block.id, from, to, len });
                block.range.start = to;
            }
            self.put(block);
            to += len;
        }
        self.holes = Holes::one(to, self.free_bytes());
        self.cursor = to;
        moves
    }

    /// The live block with this id.
    #[must_use]
    pub fn block(&self, id: BlockId) -> Option<Block> {
        let address = self.address_of.at(id.0.into())?.value.0;
        self.by_address.at(address).map(block_of)
    }

    /// The live blocks, by ascending address.
    pub fn blocks(&self) -> impl Iterator<Item = Block> {
        self.by_address.iter().map(block_of)
    }

    /// The holes, by ascending address. No two of them touch.
    pub fn holes(&self) -> impl Iterator<Item = Range> {
        self.holes.iter()
    }

    /// The heap's numbers now.
    #[must_use]
    pub fn stats(&self) -> Stats {
        Stats {
            capacity: self.config.capacity,
            used: self.used,
            requested: self.requested,
            free: self.free_bytes(),
            largest_hole: self.holes.largest(),
            holes: self.holes.count(),
            live: u32::try_from(self.by_address.len()).unwrap_or(u32::MAX),
        }
    }

    /// The configuration that the heap was made with.
    #[must_use]
    pub fn config(&self) -> HeapConfig {
        self.config
    }

    fn free_bytes(&self) -> u64 {
        self.config.capacity - self.used
    }

    fn put(&mut self, block: Block) {
        let Range { start, len } = block.range;
        let id = block.id.0.into();
        self.by_address.insert(Entry { key: (start, id), value: (len, block.requested) });
        self.address_of.insert(Entry { key: (id, 0), value: (start, 0) });
    }
}

/// The block of an entry of the index by address.
fn block_of(entry: Entry) -> Block {
    let (start, id) = entry.key;
    let (len, requested) = entry.value;
    Block {
        id: BlockId(id as u32), // was one
        range: Range { start, len },
        requested,
    }
}
