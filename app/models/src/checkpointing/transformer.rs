//! The activations of published transformers, by the formula of Korthikanti et al., *Reducing Activation Recomputation in
//! Large Transformer Models*, arXiv 2205.05198, with its terms one by one.
//!
//! 16-bit activations and one-byte dropout masks; s tokens, b sequences of the micro-batch, h hidden size, a heads.
//! Embeddings and the output layer are left out, as in the paper's formula.

use std::num::NonZeroU64;

use super::policy::Policy;
use crate::rules::{
    Overflow,
    activations::{Kept, Layer, Split, layer_bytes},
};

/// A model of the paper's Table 3.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Model {
    /// Its parameters, as the paper names it.
    pub name: &'static str,
    /// A layer, with the paper's sequence length and micro-batch.
    pub layer: Layer,
    /// Layers.
    pub layers: u32,
}

/// The models of Table 3, by size.
pub const MODELS: [Model; 4] = [
    Model { name: "22B", layer: Layer { sequence: 2048, batch: 4, hidden: 6144, heads: 64 }, layers: 48 },
    Model { name: "175B", layer: Layer { sequence: 2048, batch: 1, hidden: 12288, heads: 96 }, layers: 96 },
    Model { name: "530B", layer: Layer { sequence: 2048, batch: 1, hidden: 20480, heads: 128 }, layers: 105 },
    Model { name: "1T", layer: Layer { sequence: 2048, batch: 1, hidden: 25600, heads: 160 }, layers: 128 },
];

impl Model {
    /// The model of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        MODELS.into_iter().find(|model| model.name == name)
    }
}

/// The parts of a layer's activations, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// The attention without its scores: 11·s·b·h.
    pub attention: u64,
    /// The attention's scores, softmax and dropout: 5·a·s²·b.
    pub scores: u64,
    /// The MLP: 19·s·b·h.
    pub mlp: u64,
    /// Both layer norms: 4·s·b·h.
    pub norms: u64,
}

impl Terms {
    /// The parts of a layer on each device that it is split over, the split parts rounded up. What tensor parallelism
    /// leaves whole is 3·s·b·h of the attention, 3·s·b·h of the MLP, and the layer norms.
    ///
    /// # Errors
    /// [`Overflow`] when 64 bits do not hold them.
    pub fn of(layer: Layer, split: Split) -> Result<Self, Overflow> {
        let Layer { sequence, batch, hidden, heads } = layer;
        let part = |whole: u64, divided: u64| -> Result<u64, Overflow> {
            let (whole, divided) = if split.sequence { (0, whole + divided) } else { (whole, divided) };
            let whole = product(&[whole, sequence, batch, hidden])?;
            let divided = product(&[divided, sequence, batch, hidden])?.div_ceil(split.ranks.get());
            whole.checked_add(divided).ok_or(Overflow)
        };
        let scores = product(&[5, heads, sequence, sequence, batch])?.div_ceil(split.ranks.get());
        Ok(Self { attention: part(3, 8)?, scores, mlp: part(3, 16)?, norms: part(4, 0)? })
    }

    /// All of them.
    ///
    /// # Errors
    /// [`Overflow`] when 64 bits do not hold it.
    pub fn total(&self) -> Result<u64, Overflow> {
        [self.attention, self.scores, self.mlp, self.norms]
            .into_iter()
            .try_fold(0_u64, u64::checked_add)
            .ok_or(Overflow)
    }
}

/// What a policy takes of a whole model on one device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Footprint {
    /// Bytes kept from the forward pass.
    pub kept: u64,
    /// Bytes computed once more that are live together at most: those of one segment, or of one layer's attention.
    pub recomputed: u64,
    /// FLOPs of the forward pass's matrix products.
    pub forward: u64,
    /// FLOPs that are computed once more. The backward pass takes two forward passes.
    pub again: u64,
}

impl Footprint {
    /// A model under a policy, each layer as in [`Terms::of`] without a split. [`Policy::Selective`] is the paper's own:
    /// it drops the attention's scores.
    ///
    /// # Errors
    /// [`Overflow`] when 64 bits do not hold them.
    pub fn of(model: Model, policy: Policy) -> Result<Self, Overflow> {
        let terms = Terms::of(model.layer, Split::NONE)?;
        let (all, layers) = (terms.total()?, u64::from(model.layers));
        let input = layer_bytes(model.layer, Kept::Input, Split::NONE)?;
        let forward = product(&[layers, layer_flops(model.layer)?])?;
        let (kept, recomputed, again) = match policy.segment(model.layers) {
            Some(every) => {
                let every = NonZeroU64::from(every);
                let kept = product(&[layers.div_ceil(every.get()), input])?;
                // The segment's own input is one of the checkpoints.
                (kept, product(&[every.get(), all])? - input, forward)
            }
            None if policy.drops() => {
                let again = product(&[layers, scores_flops(model.layer)?])?;
                (product(&[layers, all - terms.scores])?, terms.scores, again)
            }
            None => (product(&[layers, all])?, 0, 0),
        };
        Ok(Self { kept, recomputed, forward, again })
    }

    /// The most that is live at once.
    ///
    /// # Errors
    /// [`Overflow`] when 64 bits do not hold it.
    pub fn peak(&self) -> Result<u64, Overflow> {
        self.kept.checked_add(self.recomputed).ok_or(Overflow)
    }

    /// What is computed once more, as a part of a step without it.
    ///
    /// For selective recomputation this counts the two matrix products that are done again. The paper prints about three
    /// times as much (2.7 % for 175B) from its own formula; see section 5 there.
    #[must_use]
    pub fn share(&self) -> f64 {
        #[allow(clippy::cast_precision_loss, reason = "a ratio for people; the counts themselves are exact")]
        if self.forward == 0 { 0.0 } else { self.again as f64 / (3.0 * self.forward as f64) }
    }
}

/// FLOPs of a layer's matrix products in the forward pass: 24·b·s·h² + 4·b·s²·h (the paper's appendix A).
fn layer_flops(layer: Layer) -> Result<u64, Overflow> {
    let Layer { sequence, batch, hidden, .. } = layer;
    product(&[24, batch, sequence, hidden, hidden])?.checked_add(scores_flops(layer)?).ok_or(Overflow)
}

/// Those of them that selective recomputation does again: 4·b·s²·h.
fn scores_flops(layer: Layer) -> Result<u64, Overflow> {
    let Layer { sequence, batch, hidden, .. } = layer;
    product(&[4, batch, sequence, sequence, hidden])
}

fn product(factors: &[u64]) -> Result<u64, Overflow> {
    factors.iter().try_fold(1_u64, |product, factor| product.checked_mul(*factor)).ok_or(Overflow)
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroU32;

    use super::*;

    #[test]
    fn the_terms_make_up_the_layer() {
        for model in MODELS {
            for sequence in [false, true] {
                for ranks in [1, 8] {
                    let split = Split { ranks: NonZeroU64::new(ranks).unwrap(), sequence };
                    let terms = Terms::of(model.layer, split).unwrap();
                    assert_eq!(terms.total(), layer_bytes(model.layer, Kept::All, split), "{} {split:?}", model.name);
                }
            }
        }
    }

    #[test]
    fn what_selective_recomputation_saves_and_costs() {
        // 80 of 114 parts, and 4·s of 24·h + 4·s in a third of the step.
        let model = Model::named("175B").unwrap();
        let [all, selective] = [Policy::None, Policy::Selective].map(|policy| Footprint::of(model, policy).unwrap());
        assert_eq!((all.kept - selective.kept) * 114, all.kept * 80);
        assert!((selective.share() - 0.009).abs() < 0.0001, "{}", selective.share());
    }

    #[test]
    fn checkpoints_of_a_whole_model() {
        let model = Model::named("175B").unwrap();
        let of = |policy| Footprint::of(model, policy).unwrap();
        let (full, root) = (of(Policy::Full), of(Policy::SqrtN));
        assert_eq!(full.kept, 96 * 2 * 2048 * 12288);
        assert_eq!(root.kept, 10 * 2 * 2048 * 12288);
        assert!((full.share() - 1.0 / 3.0).abs() < 1e-12 && full.again == root.again);
        // One segment of all layers holds what keeping all of them holds.
        let whole = of(Policy::EveryK(NonZeroU32::new(96).unwrap()));
        assert_eq!(whole.peak(), of(Policy::None).peak());
    }

    #[test]
    fn a_model_that_no_number_holds_is_an_error() {
        let layer = Layer { sequence: 1 << 40, ..MODELS[0].layer };
        assert_eq!(Terms::of(layer, Split::NONE), Err(Overflow));
        assert_eq!(Footprint::of(Model { layer, ..MODELS[0] }, Policy::None), Err(Overflow));
    }
}
