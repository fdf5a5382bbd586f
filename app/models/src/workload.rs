//! Operations to play on a heap: random ones, the scripted scenarios, and the fact that these prove.

mod random;

pub use random::{RandomWorkload, random};

use crate::{
    heap::{BlockId, RefusalCause},
    trace::{Op, Outcome, Trace},
};

/// How many equal blocks fill the heap in the scripted scenarios.
const BLOCKS: u32 = 16;

/// The scenario of external fragmentation, for a heap of `capacity` bytes.
///
/// Sixteen equal blocks fill the heap, and every second one is freed: half the heap is free, in eight holes of a sixteenth
/// each. A request of an eighth is refused, though four times as much is free; after compaction the same request, under a
/// new id, is placed. For 64 MiB: blocks of 4 MiB, 32 MiB free, 8 MiB asked for. The fact holds under every policy.
///
/// `capacity` must be a multiple of 16 times the heap's alignment; otherwise rounding makes the blocks larger than their
/// share, the last one is refused, and [`Trace::run`] reports an error where it is freed.
#[must_use]
pub fn every_second_block(capacity: u64) -> Vec<Op> {
    scenario(capacity, (1..=BLOCKS).filter(|id| id % 2 == 0))
}

/// The neighbouring scenario, in which the fact of [`every_second_block`] does not hold.
///
/// The same blocks and the same number of bytes freed, but as neighbours (the last half of them): the holes merge into one
/// of half the heap, and the same request fits. Compaction then has nothing to move.
#[must_use]
pub fn neighbours_freed(capacity: u64) -> Vec<Op> {
    scenario(capacity, BLOCKS / 2 + 1..=BLOCKS)
}

/// The fact: the index of the first step that was refused although enough bytes were free.
#[must_use]
pub fn refused_for_fragmentation(trace: &Trace) -> Option<usize> {
    trace.steps().iter().position(|step| match step.outcome {
        Outcome::Refused(refusal) => refusal.cause() == RefusalCause::Fragmented,
        _ => false,
    })
}

fn scenario(capacity: u64, freed: impl Iterator<Item = u32>) -> Vec<Op> {
    let request = |id| Op::Alloc { id: BlockId(id), bytes: capacity / 8 };
    (1..=BLOCKS)
        .map(|id| Op::Alloc { id: BlockId(id), bytes: capacity / u64::from(BLOCKS) })
        .chain(freed.map(|id| Op::Free { id: BlockId(id) }))
        .chain([request(BLOCKS + 1), Op::Compact, request(BLOCKS + 2)])
        .collect()
}
