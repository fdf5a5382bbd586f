//! Pipeline parallelism: idle time, micro-batches in flight, and what crosses a boundary.
//!
//! - Huang et al., *GPipe*, arXiv 1811.06965, section 2.3.
//! - Narayanan et al., *Efficient Large-Scale Language Model Training on GPU Clusters*, arXiv 2104.04473, sections 2.2
//!   (bubbles, 1F1B, interleaving) and 3.2 (bytes between stages).
//! - Korthikanti et al., *Reducing Activation Recomputation in Large Transformer Models*, arXiv 2205.05198, section
//!   4.2.3 (the memory of interleaving).
//!
//! p stages, m micro-batches, v chunks of the model on each device (1 without interleaving). Every stage takes the same
//! time.

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{product, sum},
};

/// In which order a stage works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Schedule {
    /// All forward passes, then all backward passes.
    GPipe,
    /// After a warm-up, one forward and one backward in turn.
    OneFOneB,
}

impl Schedule {
    /// All schedules, in the order in which they were published.
    pub const ALL: [Self; 2] = [Self::GPipe, Self::OneFOneB];
}

/// The bubble's share of the whole time: (p − 1) / (v·m + p − 1).
#[must_use]
pub fn bubble_of_total(stages: NonZeroU64, micro_batches: NonZeroU64, chunks: NonZeroU64) -> f64 {
    let idle = (stages.get() - 1) as f64;
    idle / (ideal(micro_batches, chunks) + idle)
}

/// The bubble over the time without it: (p − 1) / (v·m). Above 1 where there are few micro-batches.
#[must_use]
pub fn bubble_of_ideal(stages: NonZeroU64, micro_batches: NonZeroU64, chunks: NonZeroU64) -> f64 {
    (stages.get() - 1) as f64 / ideal(micro_batches, chunks)
}

fn ideal(micro_batches: NonZeroU64, chunks: NonZeroU64) -> f64 {
    chunks.get() as f64 * micro_batches.get() as f64
}

/// The most micro-batches whose activations a stage holds at once: m with GPipe, min(m, p − i) with 1F1B.
///
/// `stage` is i, counted from 0. There is nothing in flight on a stage that does not exist.
#[must_use]
pub fn in_flight(schedule: Schedule, stages: u64, micro_batches: u64, stage: u64) -> u64 {
    match schedule {
        _ if stage >= stages => 0,
        Schedule::GPipe => micro_batches,
        Schedule::OneFOneB => micro_batches.min(stages - stage),
    }
}

/// The most chunks whose activations the first device holds with interleaved 1F1B, given at least p micro-batches.
///
/// The warm-up of (v − 1)p + 2(p − 1) chunks and one more: v·p + p − 1, where 1F1B holds the same as v·p chunks.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn interleaved_peak_chunks(stages: NonZeroU64, chunks: NonZeroU64) -> Result<u64, Overflow> {
    sum(&[product(&[chunks.get(), stages.get()])?, stages.get() - 1])
}

/// How many times the activations of 1F1B the first device holds with interleaving: 1 + (p − 1)/(p·v).
#[must_use]
pub fn interleaved_memory_factor(stages: NonZeroU64, chunks: NonZeroU64) -> f64 {
    1.0 + (stages.get() - 1) as f64 / (stages.get() as f64 * chunks.get() as f64)
}

/// The bytes that one micro-batch sends over one boundary between stages in one direction: b·s·h elements.
///
/// Forward they are activations; backward their gradients have the same size.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn boundary_bytes(batch: u64, sequence: u64, hidden: u64, bytes_per_element: u64) -> Result<u64, Overflow> {
    product(&[batch, sequence, hidden, bytes_per_element])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(n: u64) -> NonZeroU64 {
        NonZeroU64::new(n).unwrap()
    }

    #[test]
    fn more_micro_batches_make_the_bubble_smaller() {
        assert_eq!(bubble_of_ideal(n(4), n(8), n(1)), 0.375);
        assert_eq!(bubble_of_total(n(4), n(9), n(1)), 0.25);
        assert_eq!(bubble_of_ideal(n(4), n(8), n(2)), 0.1875);
        assert_eq!((bubble_of_total(n(1), n(1), n(1)), bubble_of_ideal(n(5), n(2), n(1))), (0.0, 2.0));
    }

    #[test]
    fn one_f_one_b_holds_what_is_ahead_of_the_stage() {
        let peaks = |schedule, m| [0, 1, 2, 3, 4].map(|stage| in_flight(schedule, 4, m, stage));
        // torch.distributed.pipelining's Schedule1F1B on 4 ranks.
        assert_eq!(peaks(Schedule::OneFOneB, 8), [4, 3, 2, 1, 0]);
        assert_eq!(peaks(Schedule::OneFOneB, 2), [2, 2, 2, 1, 0]);
        assert_eq!(peaks(Schedule::GPipe, 8), [8, 8, 8, 8, 0]);
    }

    #[test]
    fn the_factor_of_interleaving_is_its_peak_over_that_of_1f1b() {
        for (p, v) in [(4, 2), (8, 3), (35, 3), (1, 1)] {
            let peak = interleaved_peak_chunks(n(p), n(v)).unwrap() as f64;
            assert!((interleaved_memory_factor(n(p), n(v)) - peak / (p * v) as f64).abs() < 1e-12);
        }
    }

    #[test]
    fn a_boundary_carries_one_activation() {
        assert_eq!(boundary_bytes(1, 2048, 12288, 2), Ok(48 << 20));
        assert_eq!(boundary_bytes(u64::MAX, 2, 1, 1), Err(Overflow));
    }
}
