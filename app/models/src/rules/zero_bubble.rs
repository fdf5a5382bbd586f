//! The bubble when the backward pass is split in two.
//!
//! Qi et al., *Zero Bubble Pipeline Parallelism*, arXiv 2401.10241, Table 2: T_F forward, T_B the gradient of the
//! input, T_W the gradient of the weights; sending takes no time, and there are enough micro-batches to fill the
//! schedule (about two for each stage).

use std::num::NonZeroU64;

/// A schedule whose bubble Table 2 gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SplitBackward {
    /// 1F1B, where T_W follows T_B at once: (p − 1)(T_F + T_B + T_W).
    OneFOneB,
    /// The memory of 1F1B: (p − 1)(T_F + T_B − T_W).
    H1,
    /// About twice that memory: (p − 1)(T_F + T_B − 2·T_W).
    H2,
}

/// The time of the three passes of one micro-batch on one stage, in any one unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PassTimes {
    /// T_F.
    pub forward: u64,
    /// T_B.
    pub input_gradient: u64,
    /// T_W.
    pub weight_gradient: u64,
}

/// The idle time of a stage, in the unit of `times`.
///
/// `None` where the formula would be negative (T_W too large for it to hold) or above 64 bits.
#[must_use]
pub fn bubble(schedule: SplitBackward, stages: NonZeroU64, times: PassTimes) -> Option<u64> {
    let PassTimes { forward, input_gradient, weight_gradient } = times;
    let critical = forward.checked_add(input_gradient)?;
    let idle = match schedule {
        SplitBackward::OneFOneB => critical.checked_add(weight_gradient)?,
        SplitBackward::H1 => critical.checked_sub(weight_gradient)?,
        SplitBackward::H2 => critical.checked_sub(weight_gradient.checked_mul(2)?)?,
    };
    idle.checked_mul(stages.get() - 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weight_gradients_fill_the_bubble() {
        let of = |schedule, weight_gradient| {
            let times = PassTimes { forward: 1, input_gradient: 1, weight_gradient };
            bubble(schedule, NonZeroU64::new(4).unwrap(), times)
        };
        assert_eq!(
            [SplitBackward::OneFOneB, SplitBackward::H1, SplitBackward::H2].map(|s| of(s, 1)),
            [9, 3, 0].map(Some)
        );
        assert_eq!(of(SplitBackward::H2, 2), None);
        assert_eq!(of(SplitBackward::OneFOneB, u64::MAX), None);
    }
}
