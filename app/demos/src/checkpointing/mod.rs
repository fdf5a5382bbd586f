//! The checkpointing demo: one training step of a small network, with real buffers for its activations.

pub mod account;
mod chart;
pub mod formula;
mod map;
mod plan;
mod scene;
mod settings;
mod state;
mod still;
mod story;
mod tables;
#[cfg(target_arch = "wasm32")]
pub mod web;

pub use map::overlay;
pub use plan::{Column, Plan};
pub use scene::{Cell, Cloth, Scene};
pub use settings::{DEPTHS, LIMITS, MOST_EVERY, POLICIES, Scenario, Settings, TOKENS, WIDTHS};
pub use state::{CheckpointingState, DamagedState};
pub use still::{StillError, still};
pub use story::{Moment, Part, Story};
pub use tables::rows;

/// Bytes in a MiB.
const MIB: u64 = 1 << 20;
