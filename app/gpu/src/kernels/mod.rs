//! The kernels: each a WGSL file, the Rust that runs it, and a twin on the CPU that it is compared with.

pub mod cloth;
pub mod fill;
pub mod map;
pub mod mlp;
pub mod pattern;
