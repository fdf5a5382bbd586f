//! Activation checkpointing on a stack of layers that is small enough to be computed for real, and on published models by
//! their formula.
//!
//! A [`Stack`] is a residual network of MLP layers as a transformer has them. [`Timeline`] plays one training step of it
//! under a [`Policy`], buffer by buffer: what is allocated, computed and freed, in which order. The device (crate `gpu`)
//! follows the same [`Action`]s with real buffers, so that bytes and gradients can be compared. [`transformer`] has the
//! formula for models that no learner's device holds.
//!
//! Bytes and FLOPs are exact `u64`s. A FLOP is counted as papers count them: a product of an m×k and a k×n matrix is
//! 2·m·k·n; element-wise work is none.
//!
//! ```
//! use models::checkpointing::{Policy, Stack, Timeline};
//!
//! let stack = Stack::new(16, 64, 128)?;
//! let keep_all = Timeline::run(stack, Policy::None, None);
//! let checkpoints = Timeline::run(stack, Policy::SqrtN, None);
//! assert!(checkpoints.peak().activations * 3 < keep_all.peak().activations);
//! // The price: one forward pass more, a third of the step.
//! assert_eq!(checkpoints.flops().recomputed, keep_all.flops().forward);
//! # Ok::<(), models::checkpointing::ShapeError>(())
//! ```

mod closed_form;
mod flops;
mod plan;
mod policy;
mod stack;
mod tensor;
mod timeline;
pub mod transformer;

pub use closed_form::peak_activations;
pub use flops::Flops;
pub use plan::{Action, Compute, Op};
pub use policy::{BadPolicy, Policy};
pub use stack::{Quantity, ShapeError, Stack};
pub use tensor::{Kind, Tensor};
pub use timeline::{Held, Live, Outcome, Peak, Refusal, Step, Timeline, Usage, follow};
