//! Closed-form rules: what a formula or a few lines of a known source say about memory and time.
//!
//! Each module names where its rules come from. Sizes are bytes unless a name says otherwise, results are exact or
//! rounded as their functions say, and a divisor is a `NonZeroU64`, so that the only way to fail is a result above 64
//! bits: [`Overflow`].
//!
//! - Training: [`adam`], [`zero`], [`offload`], [`deepspeed`], [`megatron`], [`activations`].
//! - Between devices: [`link`], [`collective`], [`tensor_parallel`], [`pipeline`], [`zero_bubble`].
//! - Serving and allocation: [`rounding`], [`kv`], [`reservation`].

pub mod activations;
pub mod adam;
pub mod collective;
pub mod deepspeed;
mod exact;
pub mod kv;
pub mod link;
pub mod megatron;
pub mod offload;
pub mod pipeline;
pub mod reservation;
pub mod rounding;
pub mod tensor_parallel;
pub mod zero;
pub mod zero_bubble;

pub use exact::Overflow;
