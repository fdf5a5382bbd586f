//! What the questions are about, as statements on a timeline: each holds where its question says so, and not elsewhere.

use super::{BlockState, Op, OutOfMemory, Outcome, Program, Shortage, Step, Timeline};

/// `cudaMalloc`, `cudaFree` and their counterparts for pages, over the whole timeline.
#[must_use]
pub fn driver_calls(timeline: &Timeline) -> u64 {
    timeline.steps().last().map_or(0, |step| step.stats.num_device_alloc + step.stats.num_device_free)
}

/// The calls that the same program makes where every tensor is its own `cudaMalloc` and `cudaFree`.
#[must_use]
pub fn driver_calls_without_cache(program: &Program) -> u64 {
    program.ops().iter().filter(|op| matches!(op, Op::Alloc { .. } | Op::Free { .. })).count() as u64
}

/// The cache saves more than the calls that give memory back: blocks are used again.
#[must_use]
pub fn reuses_blocks(timeline: &Timeline) -> bool {
    2 * driver_calls(timeline) < driver_calls_without_cache(timeline.program())
}

/// The figures of the first failed request.
#[must_use]
pub fn first_shortage(timeline: &Timeline) -> Option<Shortage> {
    timeline.steps().iter().find_map(shortage)
}

/// A request fails although device and cache together have enough bytes: they are in pieces.
#[must_use]
pub fn fails_for_pieces(timeline: &Timeline) -> bool {
    first_shortage(timeline).is_some_and(|shortage| shortage.enough_bytes())
}

/// A request fails because bytes are missing, though some are reserved and unused.
#[must_use]
pub fn fails_for_live_tensors(timeline: &Timeline) -> bool {
    first_shortage(timeline).is_some_and(|shortage| !shortage.enough_bytes() && shortage.reserved_unallocated() > 0)
}

/// After step `index`, an `empty_cache`, every live tensor lies where it lay, though reserved memory fell.
#[must_use]
pub fn empty_cache_spares_live_tensors(timeline: &Timeline, index: usize) -> bool {
    let (before, after) = (timeline.state_at(index), timeline.state_at(index + 1));
    let reserved = |state: &super::State| state.allocator().stats().reserved_bytes.all.current;
    matches!(timeline.steps().get(index), Some(Step { op: Op::EmptyCache, .. }))
        && !before.live().is_empty()
        && before.live() == after.live()
        && reserved(&after) < reserved(&before)
        && reserved(&after) > 0
}

/// After so many steps more is reserved than allocated, and what is between them lies free in segments.
#[must_use]
pub fn holds_unused_memory(timeline: &Timeline, steps: usize) -> bool {
    let state = timeline.state_at(steps);
    let segments = state.allocator().snapshot();
    let blocks = segments.iter().flat_map(|segment| &segment.blocks);
    let free: u64 = blocks.filter(|block| block.state == BlockState::Inactive).map(|block| block.size).sum();
    let stats = state.allocator().stats();
    free > 0 && stats.reserved_bytes.all.current == stats.allocated_bytes.all.current + free
}

/// The figures of a step that failed.
#[must_use]
pub fn shortage(step: &Step) -> Option<Shortage> {
    match step.outcome {
        Outcome::Failed(OutOfMemory::Shortage(shortage)) => Some(shortage),
        _ => None,
    }
}
