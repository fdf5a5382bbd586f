//! The kernels: each a WGSL file, the Rust that runs it, and a twin on the CPU that it is compared with.

pub mod attention;
pub mod cloth;
pub(crate) mod compute;
pub mod fill;
pub mod map;
pub mod mlp;
pub mod pattern;
pub mod pool;
pub mod slot;
