use std::ops::AddAssign;

use super::{plan::Compute, stack::Stack};

/// Floating-point operations of a step's matrix products, each multiplication and each addition one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Flops {
    /// The forward pass.
    pub forward: u64,
    /// The backward pass without what is computed once more.
    pub backward: u64,
    /// What is computed once more.
    pub recomputed: u64,
}

impl Flops {
    /// What is computed once more, as a part of the step without it: 1/3 for a whole forward pass.
    #[must_use]
    pub fn share(&self) -> f64 {
        let step = self.forward + self.backward;
        #[allow(clippy::cast_precision_loss, reason = "a ratio for people; the counts themselves are exact")]
        if step == 0 { 0.0 } else { self.recomputed as f64 / step as f64 }
    }

    /// All of it.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.forward + self.backward + self.recomputed
    }
}

impl AddAssign for Flops {
    fn add_assign(&mut self, other: Self) {
        self.forward += other.forward;
        self.backward += other.backward;
        self.recomputed += other.recomputed;
    }
}

impl Stack {
    /// The FLOPs of one kernel: every matrix product of a layer has the same.
    #[must_use]
    pub fn flops(&self, compute: Compute) -> u64 {
        let product = 2 * u64::from(self.tokens()) * u64::from(self.width()) * u64::from(self.hidden());
        match compute {
            Compute::Hidden(_)
            | Compute::Output(_)
            | Compute::HiddenGradient(_)
            | Compute::SecondWeights(_)
            | Compute::FirstWeights(_)
            | Compute::InputGradient(_) => product,
            Compute::Batch | Compute::Activated(_) | Compute::LossGradient | Compute::ActivationGradient(_) => 0,
        }
    }
}
