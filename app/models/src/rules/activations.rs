//! Activations of a transformer layer, and what checkpointing keeps of them.
//!
//! - Korthikanti et al., *Reducing Activation Recomputation in Large Transformer Models*, arXiv 2205.05198, section 4
//!   and Table 2: 16-bit activations, dropout masks of one byte. s tokens, b sequences of the micro-batch, h hidden
//!   size, a heads, t tensor-parallel devices.
//! - Chen et al., *Training Deep Nets with Sublinear Memory Cost*, arXiv 1604.06174, section 4: checkpoints of a chain.

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{narrow, sum, wide},
};

/// A full recompute's part of a step without it: one more forward pass, where the backward pass takes two forward
/// passes.
pub const FULL_RECOMPUTE_SHARE: f64 = 1.0 / 3.0;

/// The sizes of a transformer layer's input, and its attention heads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layer {
    /// Tokens of a sequence.
    pub sequence: u64,
    /// Sequences of a micro-batch.
    pub batch: u64,
    /// Elements of a token.
    pub hidden: u64,
    /// Attention heads.
    pub heads: u64,
}

/// What is kept for the backward pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// Everything: s·b·h·(34 + 5·a·s/h) bytes on one device.
    All,
    /// All but the attention's scores (selective recomputation): 34·s·b·h.
    Selective,
    /// The layer's input alone (full recomputation): 2·s·b·h, on every device.
    Input,
}

/// Over how many devices a layer is split.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// Tensor-parallel devices.
    pub ranks: NonZeroU64,
    /// Whether the parts that tensor parallelism leaves whole are split along the sequence (10·s·b·h bytes: layer
    /// norms, dropouts and their inputs).
    pub sequence: bool,
}

impl Split {
    /// One device.
    pub const NONE: Self = Self { ranks: NonZeroU64::MIN, sequence: false };
}

/// The bytes of activations that each device keeps of one layer and micro-batch, the split part rounded up.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn layer_bytes(layer: Layer, kept: Kept, split: Split) -> Result<u64, Overflow> {
    let Layer { sequence, batch, hidden, heads } = layer;
    let elements = |times| wide(&[times, sequence, batch, hidden]);
    let scores = match kept {
        Kept::All => wide(&[5, heads, sequence, sequence, batch])?,
        Kept::Selective => 0,
        Kept::Input => return narrow(elements(2)?),
    };
    let (whole, divided) = if split.sequence { (0, 34) } else { (10, 24) };
    let divided = elements(divided)?.checked_add(scores).ok_or(Overflow)?;
    sum(&[narrow(elements(whole)?)?, narrow(divided.div_ceil(split.ranks.get().into()))?])
}

/// Activations held at most, in units of one layer's, when `layers` are cut into segments of equal length.
///
/// Every segment keeps its input (k checkpoints) and one segment at a time is alive: k + ceil(n/k). The least is near
/// 2·sqrt(n), at k near sqrt(n).
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn checkpointed_units(layers: u64, checkpoints: NonZeroU64) -> Result<u64, Overflow> {
    sum(&[checkpoints.get(), layers.div_ceil(checkpoints.get())])
}

/// The number of checkpoints that the square-root rule chooses: sqrt(n), rounded up.
#[must_use]
pub fn square_root_checkpoints(layers: u64) -> u64 {
    let root = layers.isqrt();
    if root * root == layers { root } else { root + 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// GPT-3's layer: 5·a·s/h is 80.
    const LAYER: Layer = Layer { sequence: 2048, batch: 1, hidden: 12288, heads: 96 };
    const ELEMENTS: u64 = 2048 * 12288;

    #[test]
    fn a_layer_on_one_device() {
        let bytes = [Kept::All, Kept::Selective, Kept::Input].map(|kept| layer_bytes(LAYER, kept, Split::NONE));
        assert_eq!(bytes, [114, 34, 2].map(|times| Ok(times * ELEMENTS)));
    }

    #[test]
    fn splitting_along_the_sequence_divides_the_rest_too() {
        let ranks = NonZeroU64::new(8).unwrap();
        let bytes = |sequence| layer_bytes(LAYER, Kept::Selective, Split { ranks, sequence });
        assert_eq!(bytes(false), Ok(13 * ELEMENTS));
        assert_eq!(bytes(true), Ok(34 * ELEMENTS / 8));
        // One device: both are the whole.
        let one = Split { sequence: true, ..Split::NONE };
        assert_eq!(layer_bytes(LAYER, Kept::All, one), layer_bytes(LAYER, Kept::All, Split::NONE));
    }

    #[test]
    fn too_large_a_layer_is_an_error() {
        let huge = Layer { sequence: 1 << 40, ..LAYER };
        assert_eq!(layer_bytes(huge, Kept::All, Split::NONE), Err(Overflow));
        assert_eq!(layer_bytes(Layer { batch: u64::MAX, ..LAYER }, Kept::Input, Split::NONE), Err(Overflow));
    }

    #[test]
    fn the_square_root_is_best_or_next_to_it() {
        let units = |n, k| checkpointed_units(n, NonZeroU64::new(k).unwrap()).unwrap();
        for n in 1..2000 {
            let least = (1..=n).map(|k| units(n, k)).min().unwrap();
            assert!(units(n, square_root_checkpoints(n)) <= least + 1, "{n}");
        }
        assert_eq!((units(36, 6), units(1000, 32), units(10, 1), units(10, 10)), (12, 64, 11, 11));
        assert_eq!(square_root_checkpoints(u64::MAX), 1 << 32);
    }
}
