//! What GPU systems do with memory: pure, deterministic models.
//!
//! A model decides what happens; the device (crate `gpu`) does the same with real buffers and is compared with the
//! model. That comparison is worth something only when a model gives the same answer everywhere, so the models do no I/O,
//! read no clock, iterate no hash map, and count bytes in `u64`: native and WebAssembly builds give equal results.
//!
//! - [`heap`]: one range of memory, blocks placed in it by first fit, best fit or next fit.
//! - [`caching_allocator`]: PyTorch's CUDA caching allocator.
//! - [`paged_kv`]: the key-value cache of a language model in blocks, and in reservations.
//! - [`checkpointing`]: a training step of a small network, with and without activation checkpointing.
//! - [`contents`]: who wrote each byte last, stale bytes included.
//! - [`trace`]: a list of operations played on a heap, step by step.
//! - [`workload`]: the operations themselves, random or scripted, and the facts that they prove.
//! - [`rules`]: closed-form rules of papers and sources, from the bytes of Adam's states to the rounding of PyTorch's
//!   allocator.
//! - [`facts`]: the same rules by name, for the numbers in texts.
//!
//! The feature `cli` adds the terminal program `sim` (`cli`), the only part that reads and writes.
//!
//! ```
//! use models::{heap::{HeapConfig, Policy}, trace::Trace, workload};
//!
//! let capacity = 64 << 20;
//! let config = HeapConfig { capacity, alignment: 256, policy: Policy::FirstFit };
//! let trace = Trace::run(config, &workload::every_second_block(capacity))?;
//! assert_eq!(workload::refused_for_fragmentation(&trace), Some(24));
//! # Ok::<(), models::trace::TraceError>(())
//! ```

pub mod caching_allocator;
pub mod checkpointing;
#[cfg(feature = "cli")]
pub mod cli;
pub mod contents;
pub mod facts;
pub mod heap;
mod index;
pub mod paged_kv;
pub mod rules;
pub mod trace;
pub mod workload;
