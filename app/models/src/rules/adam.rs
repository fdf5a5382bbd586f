//! Model states of mixed-precision training with Adam.
//!
//! Rajbhandari et al., *ZeRO*, arXiv 1910.02054, section 3.1: a 16-bit weight and a 16-bit gradient for each parameter,
//! and in 32 bits the master weight, the momentum and the variance. Activations and buffers are not model states.

use super::{
    Overflow,
    exact::{product, sum},
};

/// Bytes of the 16-bit weight of one parameter.
pub const WEIGHT: u64 = 2;
/// Bytes of the 16-bit gradient of one parameter.
pub const GRADIENT: u64 = 2;
/// Bytes of the 32-bit master weight of one parameter.
pub const MASTER: u64 = 4;
/// Bytes of Adam's momentum of one parameter.
pub const MOMENTUM: u64 = 4;
/// Bytes of Adam's variance of one parameter.
pub const VARIANCE: u64 = 4;
/// Bytes of the optimizer state of one parameter (the paper's K): master weight, momentum, variance.
pub const OPTIMIZER: u64 = MASTER + MOMENTUM + VARIANCE;
/// Bytes of all model states of one parameter.
pub const PER_PARAMETER: u64 = WEIGHT + GRADIENT + OPTIMIZER;

/// The bytes of a part of the model states: `per_parameter` is one of this module's constants, or a sum of them.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn bytes(parameters: u64, per_parameter: u64) -> Result<u64, Overflow> {
    product(&[parameters, per_parameter])
}

/// The bytes of all model states.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn training_bytes(parameters: u64) -> Result<u64, Overflow> {
    let part = |per_parameter| bytes(parameters, per_parameter);
    sum(&[part(WEIGHT)?, part(GRADIENT)?, part(OPTIMIZER)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_bytes_for_each_parameter() {
        assert_eq!((OPTIMIZER, PER_PARAMETER), (12, 16));
        // Section 3.1's example: GPT-2 with 1.5 billion parameters needs at least 24 GB.
        assert_eq!(training_bytes(1_500_000_000), Ok(24_000_000_000));
        assert_eq!(training_bytes(0), Ok(0));
        assert_eq!(training_bytes(u64::MAX / 16 + 1), Err(Overflow));
    }
}
