//! The key-value cache of a served language model, and its blocks.
//!
//! - Kwon et al., *Efficient Memory Management for Large Language Model Serving with PagedAttention*, arXiv 2309.06180,
//!   sections 3 (bytes of a token) and 4.3 (waste within one block).
//! - vLLM 0.33.0, `vllm/v1/kv_cache_interface.py` and `vllm/v1/core/kv_cache_utils.py` (blocks of a request,
//!   concurrency), `vllm/v1/worker/utils.py` (the memory that is left for the cache).

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{product, sum},
};

/// The bytes of one token: a key and a value in every layer.
///
/// `hidden` is the width of a key: the hidden size for multi-head attention, and for grouped queries the key-value
/// heads times the size of a head.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn bytes_per_token(layers: u64, hidden: u64, bytes_per_element: u64) -> Result<u64, Overflow> {
    product(&[2, layers, hidden, bytes_per_element])
}

/// The bytes of `tokens` tokens; of a block, where `tokens` is the block's size.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn bytes(tokens: u64, layers: u64, hidden: u64, bytes_per_element: u64) -> Result<u64, Overflow> {
    product(&[tokens, 2, layers, hidden, bytes_per_element])
}

/// The blocks that a sequence takes; the last one may be part empty.
#[must_use]
pub fn blocks(tokens: u64, block_tokens: NonZeroU64) -> u64 {
    tokens.div_ceil(block_tokens.get())
}

/// The empty slots of a sequence's last block: less than a block.
#[must_use]
pub fn empty_slots(tokens: u64, block_tokens: NonZeroU64) -> u64 {
    match tokens % block_tokens {
        0 => 0,
        filled => block_tokens.get() - filled,
    }
}

/// The most blocks that a sequence takes in a layer that attends to the last `window` tokens only.
///
/// The window and the tokens of one step, and one block more because the window need not start with a block.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn sliding_window_blocks(
    window: NonZeroU64,
    step_tokens: u64,
    most_tokens: u64,
    block_tokens: NonZeroU64,
) -> Result<u64, Overflow> {
    let tokens = sum(&[window.get() - 1, step_tokens])?.min(most_tokens);
    sum(&[blocks(tokens, block_tokens), 1])
}

/// How many requests of full length fit at once, as vLLM prints it at start: not rounded, below 1 when not even one
/// fits.
#[must_use]
pub fn max_concurrency(blocks: u64, blocks_per_request: NonZeroU64) -> f64 {
    blocks as f64 / blocks_per_request.get() as f64
}

/// The bytes that are left for the cache: a share of the device's memory, less what weights, activations and others
/// take.
///
/// The share (`gpu_memory_utilization`) is rounded up to whole bytes. 0 when nothing is left; vLLM then refuses to
/// start.
#[must_use]
pub fn cache_bytes(total: u64, utilization: f64, used: u64) -> u64 {
    let granted = (total as f64 * utilization).ceil() as u64; // saturates
    granted.saturating_sub(used)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn n(n: u64) -> NonZeroU64 {
        NonZeroU64::new(n).unwrap()
    }

    #[test]
    fn a_token_of_opt_13b() {
        assert_eq!(bytes_per_token(40, 5120, 2), Ok(819_200));
        assert_eq!(bytes(2048, 40, 5120, 2), Ok(2048 * 819_200));
        assert_eq!(bytes(u64::MAX, 1, 1, 1), Err(Overflow));
    }

    #[test]
    fn less_than_a_block_is_empty() {
        for tokens in 0..100 {
            let (blocks, empty) = (blocks(tokens, n(16)), empty_slots(tokens, n(16)));
            assert_eq!(blocks * 16, tokens + empty);
            assert!(empty < 16);
        }
    }

    #[test]
    fn a_window_takes_a_block_more_but_never_more_than_the_request() {
        assert_eq!(sliding_window_blocks(n(1024), 1024, 16_384, n(16)), Ok(129));
        assert_eq!(sliding_window_blocks(n(1024), 1024, 100, n(16)), Ok(8));
    }

    #[test]
    fn the_cache_gets_what_the_weights_leave() {
        assert_eq!(cache_bytes(1000, 0.9, 600), 300);
        assert_eq!((cache_bytes(1000, 0.5, 600), cache_bytes(u64::MAX, 9.0, 0)), (0, u64::MAX));
        assert_eq!(max_concurrency(1536, n(1024)), 1.5);
    }
}
