//! The islands.

pub mod quiz;
pub mod settings;
pub mod stage;
