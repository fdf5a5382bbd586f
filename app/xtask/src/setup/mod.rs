//! What a fresh machine needs beyond Rust and Node.

pub(crate) mod apt;
pub(crate) mod chromium;
pub(crate) mod java;
pub(crate) mod npm;
pub(crate) mod toolchain;
pub(crate) mod vulkan;
pub(crate) mod wasm_std;
