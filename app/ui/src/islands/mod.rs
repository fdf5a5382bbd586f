//! The islands.
#![allow(missing_docs, reason = "the island macro makes a struct without its component's documentation")]

pub mod demo;
mod dom;
#[cfg(target_arch = "wasm32")]
mod door_error;
mod download;
mod packed;
pub mod progress;
pub mod quiz;
pub mod settings;
pub mod stage;
