//! The key-value cache of a served language model in blocks, after vLLM's v1 engine, and beside it the contiguous
//! reservations that the PagedAttention paper compares with.
//!
//! - [`BlockPool`]: blocks with reference counts, a free queue in least-recently-used order, and the blocks whose
//!   contents are known by the hash of their tokens.
//! - [`BlockManager`]: the block table of each sequence: prefix hits, allocation, copy on write, swapping.
//! - [`Scheduler`]: continuous batching, one engine step after the other, with preemption.
//! - [`Buddy`] and [`Reservation`]: one stretch for each sequence, reserved when it starts.
//! - [`Serving`]: the same requests played on both, step by step, with what every slot holds.
//! - [`shape`]: bytes of a token in models that are in use, and how many requests a device has room for.
//!
//! Sources: vLLM 0.33.0, `vllm/v1/core/{block_pool,kv_cache_manager,kv_cache_utils,single_type_kv_cache_manager}.py` and
//! `vllm/v1/core/sched/scheduler.py`; Kwon et al., *Efficient Memory Management for Large Language Model Serving with
//! PagedAttention*, arXiv 2309.06180: sections 3.1 (reservations and their waste), 4.4 (copy on write, beams) and 4.5
//! (swapping). Where paper and engine differ, each type says whose rule it follows.

mod block_pool;
mod buddy;
mod contents;
mod event;
pub mod facts;
mod free_queue;
mod hash;
mod hit_rate;
mod manager;
mod requests;
mod reservation;
mod scheduler;
mod serving;
pub mod shape;
mod table;
mod waste;

pub use block_pool::{Block, BlockPool};
pub use buddy::Buddy;
pub use contents::SlotContents;
pub use event::Event;
pub use free_queue::{FreeQueue, NoFreeBlocks};
pub use hash::{BlockHash, BlockHashes};
pub use hit_rate::{HitRate, RecentHits};
pub use manager::{Allocate, BlockManager, Hit, KvError, ManagerConfig};
pub use requests::{Lengths, Request, Requests};
pub use reservation::Reservation;
pub use scheduler::{Preemption, Scheduled, Scheduler, SchedulerConfig, Swap, Work};
pub use serving::{Contiguous, ContiguousSequence, Figures, Paged, Serving, ServingConfig, ServingError};
pub use table::BlockTable;
pub use waste::Waste;

use serde::{Deserialize, Serialize};

/// A block of the pool, by its number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BlockId(pub u32);

/// A sequence that holds blocks: a request, or one of its samples.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SequenceId(pub u32);

/// A token, by its number in a vocabulary.
pub type Token = u32;

/// In which order freed blocks come to be used again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FreeOrder {
    /// vLLM 0.33: blocks without a hash to the front, where they are taken first; the others to the back.
    #[default]
    UnhashedFirst,
    /// Earlier versions, and still the design document: all to the back.
    AllLast,
}
