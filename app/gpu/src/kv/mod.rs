//! A K/V cache on real buffers. A [`KvPool`] is one buffer of slots, each with the keys and values of one token;
//! [`BlockTables`] say for each sequence which blocks of slots hold its tokens. Which sequence has which slot is decided
//! elsewhere: here slots are written, copied, swapped, read back and compared.

mod attention;
mod check;
mod measure;
mod pool;
mod slots;
mod tables;

pub use crate::kernels::attention::{RESULTS, SequenceAgreement, TOLERANCE, compare, reference};
pub use crate::kernels::pool::{PoolLook, PoolRect, PoolView, SlotEntry};
pub use crate::kernels::slot::{HEAD_SIZE, HEADS, SLOT_BYTES, SLOT_WORDS, Written};
pub use attention::{Attention, ContiguousSequence, Sequence};
pub use check::{SlotCheck, SlotMismatch};
pub use measure::{Course, LEAST_MILLIS, MAX_ROUNDS, MeasureError, Throughput};
pub use pool::{Copied, KvPool};
pub use slots::Slots;
pub use tables::{BlockTables, NO_BLOCK};
