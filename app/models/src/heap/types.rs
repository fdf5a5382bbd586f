//! The small values that a heap is described with.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The name of a block. Ids are the caller's choice; an id may be used again after its block is freed.
///
/// Id 0 is reserved: in the raw bytes of a heap it means "never written", so the heap refuses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct BlockId(pub u32);

impl BlockId {
    /// Whether this is id 0, which no block may have.
    #[must_use]
    pub fn is_reserved(self) -> bool {
        self.0 == 0
    }
}

impl fmt::Display for BlockId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A range of addresses, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Range {
    /// The first address, in bytes from the start of the heap.
    pub start: u64,
    /// The length in bytes.
    pub len: u64,
}

impl Range {
    /// The first address after the range, in bytes (`u64::MAX` where the sum would overflow).
    #[must_use]
    pub fn end(self) -> u64 {
        self.start.saturating_add(self.len)
    }
}

/// A live block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Block {
    /// Its name.
    pub id: BlockId,
    /// Where it lies. The length is the request rounded up to the alignment.
    pub range: Range,
    /// The bytes that were asked for, before rounding.
    pub requested: u64,
}

/// A block that compaction moves to a lower address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    /// The block.
    pub id: BlockId,
    /// Its address before, in bytes.
    pub from: u64,
    /// Its address after, in bytes. The two ranges may overlap.
    pub to: u64,
    /// The bytes that move: the block's rounded length.
    pub len: u64,
}
