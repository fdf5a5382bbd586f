//! Tensor parallelism: one layer split over devices, and what they exchange.
//!
//! Shoeybi et al., *Megatron-LM*, arXiv 1909.08053, section 3: two all-reduces in a transformer layer's forward pass
//! and two in its backward pass. Narayanan et al., *Efficient Large-Scale Language Model Training on GPU Clusters*,
//! arXiv 2104.04473, section 3.2: 8bsh(t − 1)/t elements for each layer, device and micro-batch.

use std::num::NonZeroU64;

use super::{
    Overflow,
    collective::Collective,
    exact::{product, product_over},
};

/// All-reduces of one transformer layer: two forward, two backward.
pub const ALL_REDUCES_PER_LAYER: u64 = 4;

/// The bytes that each device sends in a ring all-reduce of `bytes`, rounded up.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn all_reduce_bytes(bytes: u64, ranks: NonZeroU64) -> Result<u64, Overflow> {
    Collective::AllReduce.bytes(bytes, ranks)
}

/// The bytes that each device sends for one layer and one micro-batch, forward and backward, rounded up.
///
/// `batch` is the micro-batch, in sequences; `bytes_per_element` 1 gives the paper's count of elements.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn layer_bytes(
    batch: u64,
    sequence: u64,
    hidden: u64,
    ranks: NonZeroU64,
    bytes_per_element: u64,
) -> Result<u64, Overflow> {
    let bytes = product(&[ALL_REDUCES_PER_LAYER, batch, sequence, hidden, bytes_per_element])?;
    all_reduce_bytes(bytes, ranks)
}

/// The bytes of weights on each device when they are split evenly, rounded up.
///
/// Layer norms and the biases of row-split matrices are copied to every device in Megatron-LM; they are not counted
/// apart.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn weight_bytes_per_rank(parameters: u64, ranks: NonZeroU64, bytes_per_parameter: u64) -> Result<u64, Overflow> {
    product_over(&[parameters, bytes_per_parameter], ranks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layer_of_gpt_3_on_eight_devices() {
        let eight = NonZeroU64::new(8).unwrap();
        // One activation of 1 x 2048 x 12288 elements of 2 bytes is 48 MiB: 84 MiB for each of the four all-reduces.
        assert_eq!(all_reduce_bytes(48 << 20, eight), Ok(84 << 20));
        assert_eq!(layer_bytes(1, 2048, 12288, eight, 2), Ok(4 * (84 << 20)));
        assert_eq!(layer_bytes(1, 2048, 12288, NonZeroU64::MIN, 2), Ok(0));
    }

    #[test]
    fn weights_split_evenly() {
        let eight = NonZeroU64::new(8).unwrap();
        assert_eq!(weight_bytes_per_rank(175_000_000_000, eight, 2), Ok(43_750_000_000));
        assert_eq!(weight_bytes_per_rank(9, eight, 1), Ok(2));
    }
}
