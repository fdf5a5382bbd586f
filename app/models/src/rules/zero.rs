//! ZeRO: model states partitioned over the data-parallel devices.
//!
//! Rajbhandari et al., *ZeRO*, arXiv 1910.02054, section 5 and Table 1. With P parameters, N devices and the 16 bytes
//! of [`adam`]: 16P without partitioning, 4P + 12P/N, 2P + 14P/N, and 16P/N.

use std::num::NonZeroU64;

use super::{
    Overflow, adam,
    exact::{product, product_over, sum},
};

/// What is partitioned. Each stage partitions what the stages before it do, and one thing more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Nothing: plain data parallelism, every device holds everything.
    Nothing,
    /// The optimizer state (P_os, stage 1).
    OptimizerState,
    /// The gradients too (P_os+g, stage 2).
    Gradients,
    /// The weights too (P_os+g+p, stage 3).
    Weights,
}

impl Stage {
    /// All stages; each is at its number.
    pub const ALL: [Self; 4] = [Self::Nothing, Self::OptimizerState, Self::Gradients, Self::Weights];

    /// The bytes of one parameter's model states of which every device holds only its share.
    fn partitioned(self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::OptimizerState => adam::OPTIMIZER,
            Self::Gradients => adam::OPTIMIZER + adam::GRADIENT,
            Self::Weights => adam::PER_PARAMETER,
        }
    }
}

/// The bytes of model states on each device; the partitioned part is rounded up to whole bytes.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn bytes_per_gpu(stage: Stage, parameters: u64, gpus: NonZeroU64) -> Result<u64, Overflow> {
    let partitioned = stage.partitioned();
    let replicated = adam::PER_PARAMETER - partitioned;
    sum(&[product(&[parameters, replicated])?, product_over(&[parameters, partitioned], gpus)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(parameters: u64, gpus: u64) -> [u64; 4] {
        Stage::ALL.map(|stage| bytes_per_gpu(stage, parameters, NonZeroU64::new(gpus).unwrap()).unwrap())
    }

    #[test]
    fn the_stages_of_figure_1() {
        // Figure 1 of the paper: 7.5 billion parameters on 64 devices: 120, 31.4, 16.6 and 1.9 GB.
        assert_eq!(all(7_500_000_000, 64), [120_000_000_000, 31_406_250_000, 16_640_625_000, 1_875_000_000]);
    }

    #[test]
    fn one_device_partitions_nothing_and_a_part_of_a_byte_is_a_byte() {
        assert_eq!(all(1000, 1), [16_000; 4]);
        assert_eq!(all(1, 5), [16, 4 + 3, 2 + 3, 4]);
    }
}
