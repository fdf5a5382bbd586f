//! PyTorch's CUDA caching allocator: the same decisions, byte by byte, without a GPU.
//!
//! The rules are those of pytorch/pytorch `c10/cuda/CUDACachingAllocator.cpp` (commit 001074d25084), and where the
//! source is newer, of torch 2.15.0: oversize blocks in expandable segments are passed over when blocks are released, and
//! `large_segment_size_mb` and `max_non_split_rounding_mb` exist. Names are PyTorch's: a *segment* is the range of one
//! `cudaMalloc` (or of one reserved address range), cut into *blocks*; statistics, trace actions and block states have the
//! keys of `torch.cuda.memory_stats()` and `torch.cuda.memory._snapshot()`. All sizes are bytes.
//!
//! What the real allocator leaves to the driver is decided here: a device has `total` bytes and gives them out until none
//! is left; addresses of new segments only ascend; and work on other streams is done when
//! [`synchronize`](CachingAllocator::synchronize) says so, not by itself. Only in one point does the driver matter to the
//! rules: equal free blocks are taken by address.
//!
//! ```
//! use models::caching_allocator::{AllocatorConfig, CachingAllocator, StreamId};
//!
//! const MIB: u64 = 1 << 20;
//! let mut allocator = CachingAllocator::new(80 << 30, AllocatorConfig::default());
//! let tensor = allocator.malloc(3 * MIB, StreamId(0))?;
//! // A segment of 20 MiB was asked for, and the first 3 MiB of it given out.
//! assert_eq!(allocator.stats().reserved_bytes.all.current, 20 * MIB);
//! allocator.free(tensor.id)?;
//! assert_eq!(allocator.stats().reserved_bytes.all.current, 20 * MIB);
//! allocator.empty_cache();
//! assert_eq!(allocator.stats().reserved_bytes.all.current, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod blocks;
mod config;
mod error;
mod event;
mod expandable;
pub mod facts;
mod free;
mod malloc;
mod out_of_memory;
mod pool;
mod private_pool;
mod program;
mod release;
mod snapshot;
mod stats;
mod streams;
mod timeline;
mod traces;

use std::collections::BTreeMap;

use blocks::Blocks;
use expandable::ExpandableSegment;
use pool::Pool;
use private_pool::PrivatePool;
use streams::EventQueue;

pub use blocks::BlockId;
pub use config::{AllocatorConfig, ConfigError};
pub use error::{NoSuchPool, NotAllocated};
pub use event::{Action, Event};
pub use malloc::Allocation;
pub use out_of_memory::{MAX_REQUEST, OutOfMemory, Shortage, format_size};
pub use private_pool::PoolId;
pub use program::{MAX_OPS, Op, Problem, Program, ProgramError, TensorId, exact_size, parse_size};
pub use snapshot::{BlockInfo, BlockState, SegmentInfo};
pub use stats::{Stat, StatArray, Stats};
pub use timeline::{Outcome, Placed, State, Step, Timeline, pattern_id};
pub use traces::{Trace, Training};

/// A CUDA stream; 0 is the default stream.
///
/// A freed block is given only to requests of the stream that it was allocated on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct StreamId(pub u32);

/// The allocator of one device.
///
/// Each call that changes something leaves what it did in [`events`](Self::events), and the next one clears it. In the
/// steady state, where a program repeats its allocations, no call takes memory from the host.
#[derive(Debug, Clone)]
pub struct CachingAllocator {
    config: AllocatorConfig,
    device: Device,
    /// What `set_per_process_memory_fraction` allows.
    allowed: Option<u64>,
    blocks: Blocks,
    /// The small and the large pool, then those of the private pools, two by two.
    pools: Vec<Pool>,
    private: Vec<Option<PrivatePool>>,
    /// The id of the newest private pool.
    last_pool: u32,
    /// The private pools that requests go to at present, oldest first.
    capturing: Vec<u32>,
    expandable: Vec<Option<ExpandableSegment>>,
    /// Streams that used a block, by the block's slot.
    uses: BTreeMap<u32, Vec<StreamId>>,
    /// Those of them that were recorded while a private pool was in use.
    captured_uses: BTreeMap<u32, Vec<StreamId>>,
    queues: Vec<EventQueue>,
    /// Blocks that were freed while a private pool was in use, and wait for their events.
    deferred: Vec<u32>,
    stats: Stats,
    events: Vec<Event>,
    /// Lists that releasing works through; empty between calls, kept for their memory.
    scratch: Vec<u32>,
}

/// What the driver has.
#[derive(Debug, Clone)]
struct Device {
    total: u64,
    /// Bytes in segments and mapped pages: also the total that thresholds are about.
    used: u64,
    /// Where the next segment begins.
    address: u64,
}

impl Device {
    /// Where CUDA's addresses lie on Linux.
    const FIRST_ADDRESS: u64 = 0x7f00_0000_0000;
    /// Segments begin at multiples of CUDA's large page.
    const ALIGNMENT: u64 = 2 << 20;

    fn free(&self) -> u64 {
        self.total.saturating_sub(self.used)
    }

    fn has(&self, bytes: u64) -> bool {
        bytes <= self.free()
    }

    /// A range of addresses that no other segment had; `None` where there are none left.
    fn reserve(&mut self, bytes: u64) -> Option<u64> {
        let address = self.address;
        self.address = address.checked_add(bytes.checked_next_multiple_of(Self::ALIGNMENT)?)?;
        Some(address)
    }
}

impl CachingAllocator {
    /// The allocator of a device with `total` bytes, of which it has taken none; more than [`MAX_REQUEST`] count as that.
    #[must_use]
    pub fn new(total: u64, config: AllocatorConfig) -> Self {
        Self {
            config,
            device: Device { total: total.min(MAX_REQUEST), used: 0, address: Device::FIRST_ADDRESS },
            allowed: None,
            blocks: Blocks::default(),
            pools: vec![Pool::new(true, None), Pool::new(false, None)],
            private: Vec::new(),
            last_pool: 0,
            capturing: Vec::new(),
            expandable: Vec::new(),
            uses: BTreeMap::new(),
            captured_uses: BTreeMap::new(),
            queues: Vec::new(),
            deferred: Vec::new(),
            stats: Stats::default(),
            events: Vec::new(),
            scratch: Vec::new(),
        }
    }

    /// The options in force.
    #[must_use]
    pub fn config(&self) -> &AllocatorConfig {
        &self.config
    }

    /// Sets other options from here on, as `torch.cuda.memory._set_allocator_settings` does; blocks stay as they are.
    pub fn set_config(&mut self, config: AllocatorConfig) {
        self.events.clear();
        self.config = config;
    }

    /// Limits segments to a part of the device, as `torch.cuda.set_per_process_memory_fraction` does: at most
    /// `fraction` (from 0 to 1; anything else is taken for the nearer of these) of the device's bytes, rounded down.
    pub fn set_memory_fraction(&mut self, fraction: f64) {
        self.events.clear();
        let fraction = if fraction.is_nan() { 0.0 } else { fraction.clamp(0.0, 1.0) };
        self.allowed = Some((fraction * self.device.total as f64) as u64);
    }

    /// The device's bytes.
    #[must_use]
    pub fn device_total(&self) -> u64 {
        self.device.total
    }

    /// The device's bytes that are in no segment.
    #[must_use]
    pub fn device_free(&self) -> u64 {
        self.device.free()
    }

    /// The statistics, as `torch.cuda.memory_stats()` has them.
    #[must_use]
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// What the last call did, in order, as a recorded memory history has it.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Forgets what the last call did.
    pub fn clear_events(&mut self) {
        self.events.clear();
    }

    /// Sets every peak to the present value, as `torch.cuda.reset_peak_memory_stats` does.
    pub fn reset_peak_stats(&mut self) {
        self.events.clear();
        self.stats.reset_peaks();
    }

    /// Sets every sum and every count of events to 0, as `torch.cuda.reset_accumulated_memory_stats` does.
    pub fn reset_accumulated_stats(&mut self) {
        self.events.clear();
        self.stats.reset_accumulated();
    }

    /// Whether ages are counted and blocks collected by them.
    fn collects_garbage(&self) -> bool {
        self.allowed.is_some() && self.config.garbage_collection_threshold > 0.0
    }

    fn record(&mut self, action: Action, address: u64, size: u64, stream: StreamId) {
        self.events.push(Event { action, address, size, stream });
    }
}
