//! Why an operation on a heap did not happen.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::BlockId;

/// An allocation for which no hole is large enough, with the heap's numbers at that moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Error)]
#[error("no hole takes {rounded} bytes: {free} bytes are free in {holes} holes, the largest has {largest_hole} bytes")]
pub struct Refusal {
    /// The bytes that were asked for.
    pub requested: u64,
    /// The same, rounded up to the alignment (`u64::MAX` where that would overflow).
    pub rounded: u64,
    /// All free bytes.
    pub free: u64,
    /// The bytes of the largest hole; 0 when nothing is free.
    pub largest_hole: u64,
    /// How many holes there are.
    pub holes: u32,
}

impl Refusal {
    /// Whether there were too few free bytes, or enough of them in holes that are too small.
    #[must_use]
    pub fn cause(&self) -> RefusalCause {
        if self.rounded > self.free { RefusalCause::TooLittleFree } else { RefusalCause::Fragmented }
    }
}

/// Why no hole is large enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCause {
    /// The rounded request is larger than all free bytes together.
    TooLittleFree,
    /// The free bytes would suffice, but no single hole does: external fragmentation.
    Fragmented,
}

/// Why a block was not placed. The heap is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum AllocError {
    /// A block of 0 bytes was asked for.
    #[error("a block of 0 bytes was asked for, expected at least 1 byte")]
    Zero,
    /// Id 0 was used, which means "never written".
    #[error("block id 0 is reserved, expected 1 or more")]
    ReservedId,
    /// A live block has this id already.
    #[error("block {0} is live already, expected an id that is not in use")]
    Duplicate(BlockId),
    /// No hole is large enough. This is an outcome of the model, not a misuse.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// Why a block was not freed. The heap is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum FreeError {
    /// No live block has this id.
    #[error("block {0} is not live: it was never allocated, its allocation was refused, or it is freed already")]
    NotLive(BlockId),
}
