use serde::Serialize;

use super::{BlockId, SequenceId};

/// What happened to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A sequence got a new block.
    Allocated {
        /// Whose block table.
        sequence: SequenceId,
        /// The place in it.
        logical: u32,
        /// The block.
        block: BlockId,
    },
    /// A sequence uses a block that already holds its tokens.
    Hit {
        /// Whose block table.
        sequence: SequenceId,
        /// The place in it.
        logical: u32,
        /// The block.
        block: BlockId,
    },
    /// A sequence was about to write into a block that others refer to too, and got a copy of its own.
    Copied {
        /// Whose block table.
        sequence: SequenceId,
        /// The place in it.
        logical: u32,
        /// The shared block.
        from: BlockId,
        /// The copy.
        to: BlockId,
        /// Slots that were copied, from the first.
        slots: u32,
    },
    /// A full block can be found by what it holds.
    Cached {
        /// The block.
        block: BlockId,
    },
    /// A free block that was known by what it held was needed for something else.
    Evicted {
        /// The block.
        block: BlockId,
    },
    /// Nobody refers to the block any more.
    Freed {
        /// The block.
        block: BlockId,
    },
}
