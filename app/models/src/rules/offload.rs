//! Optimizer offload: what stays on the device, what crosses the link, and when the crossing shows.
//!
//! - Ren et al., *ZeRO-Offload*, arXiv 2101.06840, section 3: the device keeps the 16-bit weights, the host holds the
//!   optimizer state and the 16-bit gradients and runs the optimizer; gradients go down and weights come up once each
//!   step.
//! - Rajbhandari et al., *ZeRO-Infinity*, arXiv 2104.07857, section 4: the bandwidth that a given efficiency needs.

use std::num::NonZeroU64;

use super::{
    Overflow, adam,
    exact::{product, sum},
};

/// The bytes of model states that stay on the device: the 16-bit weights.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn gpu_bytes(parameters: u64) -> Result<u64, Overflow> {
    adam::bytes(parameters, adam::WEIGHT)
}

/// The bytes of model states on the host: the optimizer state, and the 16-bit gradients that it is updated with.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn cpu_bytes(parameters: u64) -> Result<u64, Overflow> {
    adam::bytes(parameters, adam::OPTIMIZER + adam::GRADIENT)
}

/// The bytes that cross the link in each direction in one step: 16-bit gradients down, 16-bit weights up.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn bytes_each_way(parameters: u64) -> Result<u64, Overflow> {
    adam::bytes(parameters, adam::GRADIENT)
}

/// The most parameters whose model states fit: with 16 bytes each nothing is offloaded, with 2 ZeRO-Offload.
///
/// Activations, buffers and fragmentation need room too, so a real device takes fewer.
#[must_use]
pub fn largest_model(gpu_bytes: u64, bytes_per_parameter: NonZeroU64) -> u64 {
    gpu_bytes / bytes_per_parameter
}

/// The parts of one training step, in nanoseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepTimes {
    /// Forward and backward pass on the device.
    pub gpu: u64,
    /// Gradients to the host.
    pub down: u64,
    /// The optimizer's step on the host.
    pub cpu: u64,
    /// Weights to the device.
    pub up: u64,
}

/// How long a step takes, in nanoseconds.
///
/// Without overlap the parts follow each other. With full overlap (ZeRO-Offload's one-step delayed parameter update,
/// section 5.2) the host's side of one step runs beside the device's side of the next, and the longer of the two
/// decides.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold the sum.
pub fn step_nanoseconds(times: StepTimes, overlap: bool) -> Result<u64, Overflow> {
    let StepTimes { gpu, down, cpu, up } = times;
    let host = sum(&[down, cpu, up])?;
    if overlap { Ok(gpu.max(host)) } else { sum(&[gpu, host]) }
}

/// FLOPs for each byte of weights and gradients that are fetched: the tokens of a micro-batch.
///
/// ZeRO-Infinity, section 4. For the optimizer state it is a quarter of this, for activation checkpoints 24 times the
/// hidden size times the layers between two checkpoints.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold the product.
pub fn intensity_of_weights(sequence: u64, batch: u64) -> Result<u64, Overflow> {
    product(&[sequence, batch])
}

/// The share of the device's peak that is reached when data arrive at `bytes_per_second` and nothing overlaps.
///
/// ZeRO-Infinity, section 4: ait·bw / (ait·bw + peak), with the `intensity` ait in FLOPs for each byte and the peak in
/// FLOPs a second. For positive finite inputs the result lies between 0 and 1.
#[must_use]
pub fn efficiency(intensity: f64, bytes_per_second: f64, peak: f64) -> f64 {
    1.0 / (1.0 + peak / (intensity * bytes_per_second))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_eighth_stays_and_all_is_accounted_for() {
        let parameters = 10_000_000_000;
        assert_eq!(gpu_bytes(parameters), Ok(20_000_000_000));
        assert_eq!(cpu_bytes(parameters), Ok(140_000_000_000));
        assert_eq!(adam::training_bytes(parameters), Ok(160_000_000_000));
        assert_eq!(bytes_each_way(parameters), Ok(20_000_000_000));
    }

    #[test]
    fn the_largest_model_rounds_down() {
        let of = |per_parameter| largest_model(40_000_000_015, NonZeroU64::new(per_parameter).unwrap());
        assert_eq!((of(16), of(2)), (2_500_000_000, 20_000_000_007));
    }

    #[test]
    fn overlap_hides_the_shorter_side() {
        let times = StepTimes { gpu: 100, down: 10, cpu: 50, up: 20 };
        assert_eq!(step_nanoseconds(times, false), Ok(180));
        assert_eq!(step_nanoseconds(times, true), Ok(100));
        assert_eq!(step_nanoseconds(StepTimes { cpu: 90, ..times }, true), Ok(120));
        assert_eq!(step_nanoseconds(StepTimes { cpu: u64::MAX, ..times }, true), Err(Overflow));
    }

    #[test]
    fn efficiency_is_half_where_the_link_feeds_the_peak() {
        assert!((efficiency(1000.0, 70e9, 70e12) - 0.5).abs() < 1e-12);
        // Extreme inputs stay between 0 and 1.
        assert_eq!((efficiency(1e300, 1e300, 1.0), efficiency(1e-300, 1e-300, 1.0)), (1.0, 0.0));
    }
}
