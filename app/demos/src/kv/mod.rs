//! The demo of a cache in blocks: the same requests served from one stretch each and from blocks, side by side.

pub mod account;
pub mod capacity;
mod chart;
mod map;
mod names;
mod plan;
mod scene;
mod settings;
mod state;
mod still;
mod story;
pub mod tables;
#[cfg(target_arch = "wasm32")]
pub mod web;

pub use map::overlay;
pub use names::name;
pub use plan::{Place, Plan, SLOT, Spot};
pub use scene::{Cloth, Run, Scene, Side, Stretch};
pub use settings::{
    BLOCK_EXPONENTS, ELEMENTS, MEMORIES, PREFIXES, RATES, REQUEST_LENGTHS, SAMPLES, SEEDS, SLOTS, Settings,
    UTILIZATIONS, scenario,
};
pub use state::{DamagedState, KvState};
pub use still::{StillError, still};
pub use story::Story;
