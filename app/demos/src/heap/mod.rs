//! The heap demo: one buffer, blocks that come and go, and a request that does not fit although enough is free.

pub mod account;
mod chart;
mod map;
mod ranges;
mod scene;
mod settings;
mod state;
mod still;
mod story;
mod table;
#[cfg(target_arch = "wasm32")]
pub mod web;

pub use map::{Layout, overlay};
pub use ranges::merged;
pub use scene::{Cell, Cloth, Request, Scene};
pub use settings::{SEEDS, SIZE_STEP, Settings, Workload};
pub use state::{DamagedState, HeapState, StatePart};
pub use still::{Moment, StillError, still};
pub use story::Story;
pub use table::{LONGEST_TABLE, table};

/// Bytes in a MiB.
pub const MIB: u64 = 1 << 20;
/// The smallest heap that the slider offers, in MiB.
pub const SMALLEST_MIB: u32 = 16;
/// The largest heap that the page grants itself, in MiB, where the adapter allows it.
pub const LARGEST_MIB: u32 = 256;
