//! The frame around the pages, tried on a small site made by hand.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod document;
mod export;
mod fixture;
mod json_ld;
mod offline;
mod server;
mod theme;
