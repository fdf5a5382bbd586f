//! The state of all segments, as `torch.cuda.memory._snapshot()` lists them.

use serde::Serialize;

use super::{CachingAllocator, StreamId, blocks::Block};

/// A segment, or a contiguous mapped part of an expandable one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SegmentInfo {
    /// Its first byte.
    pub address: u64,
    /// All its bytes.
    pub total_size: u64,
    /// Bytes of allocated blocks.
    pub allocated_size: u64,
    /// Bytes of blocks that are allocated or wait for a stream.
    pub active_size: u64,
    /// Bytes that were asked for, of the active blocks.
    pub requested_size: u64,
    /// The stream of its first block.
    pub stream: u32,
    /// `small` or `large`.
    pub segment_type: &'static str,
    /// (0, 0), or the private pool's.
    pub segment_pool_id: (u32, u32),
    /// Whether it is part of an expandable segment.
    pub is_expandable: bool,
    /// Its blocks, by address; together they are all of it.
    pub blocks: Vec<BlockInfo>,
}

/// A block of a snapshot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BlockInfo {
    /// Its first byte.
    pub address: u64,
    /// Its bytes.
    pub size: u64,
    /// The bytes that were asked for: of a free block, those of its last allocation.
    pub requested_size: u64,
    /// What it is used for.
    pub state: BlockState,
}

/// A block's state, in a snapshot's words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BlockState {
    /// In the program's hands.
    ActiveAllocated,
    /// Freed, but another stream may still use it.
    ActivePendingFree,
    /// Free.
    Inactive,
}

impl CachingAllocator {
    /// All segments, by address.
    #[must_use]
    pub fn snapshot(&self) -> Vec<SegmentInfo> {
        let first = |block: &&Block| block.mapped && self.blocks.get(block.prev).is_none_or(|prev| !prev.mapped);
        let mut segments: Vec<_> = self.blocks.iter().filter(first).map(|head| self.segment(head)).collect();
        segments.sort_unstable_by_key(|segment| segment.address);
        segments
    }

    fn segment(&self, head: &Block) -> SegmentInfo {
        let blocks: Vec<_> = std::iter::successors(Some(head), |block| self.blocks.get(block.next))
            .take_while(|block| block.mapped)
            .map(BlockInfo::of)
            .collect();
        let sum = |of: fn(&BlockInfo) -> u64, counts: fn(BlockState) -> bool| -> u64 {
            blocks.iter().filter(|block| counts(block.state)).map(of).sum()
        };
        let active = |state| state != BlockState::Inactive;
        let StreamId(stream) = head.stream;
        SegmentInfo {
            address: head.address,
            total_size: sum(|block| block.size, |_| true),
            allocated_size: sum(|block| block.size, |state| state == BlockState::ActiveAllocated),
            active_size: sum(|block| block.size, active),
            requested_size: sum(|block| block.requested_size, active),
            stream,
            segment_type: if self.pools[head.pool as usize].small { "small" } else { "large" },
            segment_pool_id: (0, self.snapshot_id(head.pool)),
            is_expandable: head.is_expandable(),
            blocks,
        }
    }
}

impl BlockInfo {
    fn of(block: &Block) -> Self {
        let state = if block.allocated {
            BlockState::ActiveAllocated
        } else if block.is_free() {
            BlockState::Inactive
        } else {
            BlockState::ActivePendingFree
        };
        Self { address: block.address, size: block.size, requested_size: block.requested, state }
    }
}
