//! Megatron-LM's distributed optimizer: bytes of model states for each parameter.
//!
//! NVIDIA/Megatron-LM (commit d98e8a64ddf3), `docs/user-guide/features/dist_optimizer.md`.

use std::num::NonZeroU64;

/// In which precision weights are computed with and gradients are summed up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Precision {
    /// 16-bit floats, and gradients in 16 bits: 20 bytes, or 4 + 16/d.
    Fp16,
    /// bfloat16, and gradients in 32 bits: 18 bytes, or 6 + 12/d.
    Bf16WithFp32Gradients,
    /// 32 bits for both: 16 bytes, or 8 + 8/d.
    Fp32,
}

impl Precision {
    /// The bytes that every device holds, and those that the data-parallel devices share.
    fn parts(self) -> (u64, u64) {
        match self {
            Self::Fp16 => (4, 16),
            Self::Bf16WithFp32Gradients => (6, 12),
            Self::Fp32 => (8, 8),
        }
    }
}

/// The bytes of one parameter on each device, with the optimizer distributed over `data_parallel` devices.
///
/// One device is the same as an optimizer that is not distributed.
#[must_use]
pub fn bytes_per_parameter(precision: Precision, data_parallel: NonZeroU64) -> f64 {
    let (whole, shared) = precision.parts();
    whole as f64 + shared as f64 / data_parallel.get() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_for_one_and_for_eight_devices() {
        let row = |devices| {
            let devices = NonZeroU64::new(devices).unwrap();
            [Precision::Fp16, Precision::Bf16WithFp32Gradients, Precision::Fp32]
                .map(|p| bytes_per_parameter(p, devices))
        };
        assert_eq!(row(1), [20.0, 18.0, 16.0]);
        assert_eq!(row(8), [6.0, 7.5, 9.0]);
    }
}
