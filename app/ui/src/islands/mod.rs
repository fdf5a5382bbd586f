//! The islands.
#![allow(missing_docs, reason = "the island macro makes a struct without its component's documentation")]

pub mod demo;
mod packed;
pub mod quiz;
pub mod settings;
pub mod stage;
