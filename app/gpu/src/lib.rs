//! The device: an adapter, a budget, real allocations, kernels, read-back and loss. Knows no question and no page.
//!
//! A [`HeapBuffer`] is one real buffer that mirrors a [`models::heap::Heap`]: placed blocks are filled by a kernel with a
//! pattern that names them, freed bytes stay as they are, compaction really moves bytes. [`HeapBuffer::verify`] reads the
//! bytes back and compares each word with what the model says is there.
//!
//! [`SegmentBuffers`] does the same for an allocator of many segments ([`models::caching_allocator`]), each a real buffer
//! that is made and destroyed with the model's.
//!
//! A [`kv::KvPool`] holds keys and values of tokens in slots, and [`kv::Attention`] reads them through block tables or in
//! a row.
//!
//! [`MlpStack`] runs a training step of [`models::checkpointing`] forward and backward; [`MlpStack::compare`] holds it bit by
//! bit to the same step without checkpointing.

mod adapter;
mod allocation;
#[cfg(target_arch = "wasm32")]
mod canvas;
pub mod churn;
mod heap_buffer;
pub mod kernels;
pub mod kv;
mod loss;
mod mlp_stack;
mod readback;
mod segments;
mod verify;

pub use adapter::{AdapterName, Gpu, Unavailable};
pub use allocation::{AllocationError, Budget};
#[cfg(target_arch = "wasm32")]
pub use canvas::{ClothCanvas, HeapCanvas, PoolCanvas, SegmentsCanvas};
pub use heap_buffer::HeapBuffer;
pub use loss::Loss;
pub use mlp_stack::{Comparison, CpuStack, Difference, Matrix, MlpStack, Reference, ReferenceError};
pub use readback::ReadError;
pub use segments::{Segment, SegmentBuffers};
pub use verify::{Mismatch, Verification};

/// Bytes in a MiB.
pub const MIB: u64 = 1 << 20;
