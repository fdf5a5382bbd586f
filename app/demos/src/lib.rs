//! The live demos. A demo is a scenario, the model that decides, the device that mirrors and proves, a scene that shows
//! and an account that tells. Nothing here knows Leptos or the page: a demo takes commands and gives views.
//!
//! The parts that need no browser (scene, account, chart, still picture) are pure and tested natively; [`player`] plays
//! them in a page, and each demo's `web` tells it what is the demo's own.

pub mod allocator;
pub mod chart;
pub mod checkpointing;
pub mod heap;
pub mod kv;
pub mod markup;
#[cfg(target_arch = "wasm32")]
mod panel;
#[cfg(target_arch = "wasm32")]
pub mod player;
pub mod stage;
pub mod still;
pub mod words;
