//! The allocator demo: a program on PyTorch's caching allocator, its segments as real buffers.

pub mod account;
pub mod causes;
mod chart;
mod map;
mod plan;
mod scene;
mod settings;
mod state;
mod still;
mod story;
pub mod tables;
#[cfg(target_arch = "wasm32")]
pub mod web;
mod words;

pub use map::overlay;
pub use plan::{Piece, Plan, Slot};
pub use scene::{Cell, Cloth, Scene};
pub use settings::{BUDGETS, DEVICES, DIVISIONS, MAX_SPLITS, SEEDS, Scenario, Settings, Source, THRESHOLDS};
pub use state::{AllocatorState, DamagedState};
pub use still::{StillError, still};
pub use story::{NoStory, Story};
pub use words::address;

/// Bytes in a MiB.
const MIB: u64 = 1 << 20;
