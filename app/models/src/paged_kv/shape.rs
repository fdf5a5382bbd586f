//! Bytes of a token in models that are in use, and how many requests a device has room for.

use std::num::NonZeroU64;

use serde::Serialize;

use crate::rules::{Overflow, kv};

/// A model's sizes, as its configuration file gives them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ModelShape {
    /// Its name.
    pub name: &'static str,
    /// Its name in a menu's value or an address.
    pub id: &'static str,
    /// `num_hidden_layers`.
    pub layers: u64,
    /// `num_key_value_heads`; `num_attention_heads` where every head has keys and values of its own.
    pub kv_heads: u64,
    /// `head_dim`, or the hidden size divided by the heads.
    pub head_size: u64,
    /// Parameters in millions, as the model's card or paper gives them, for the weights' bytes.
    pub parameters_m: u64,
    /// The longest sequence, `max_position_embeddings`.
    pub longest: u64,
    /// Where the sizes stand.
    pub source: &'static str,
}

/// Models in use, by their `config.json`; OPT by its paper (arXiv 2205.01068, table 1).
pub const MODELS: [ModelShape; 10] = [
    model("Llama 3.1 8B", "llama-3.1-8b", [32, 8, 128, 8030, 131_072], "meta-llama/Llama-3.1-8B"),
    model("Llama 3.1 70B", "llama-3.1-70b", [80, 8, 128, 70_554, 131_072], "meta-llama/Llama-3.1-70B"),
    model("Llama 2 7B", "llama-2-7b", [32, 32, 128, 6738, 4096], "meta-llama/Llama-2-7b-hf"),
    model("Llama 2 70B", "llama-2-70b", [80, 8, 128, 68_977, 4096], "meta-llama/Llama-2-70b-hf"),
    model("Mistral 7B v0.1", "mistral-7b", [32, 8, 128, 7242, 32_768], "mistralai/Mistral-7B-v0.1"),
    model("Qwen2.5 7B", "qwen2.5-7b", [28, 4, 128, 7616, 32_768], "Qwen/Qwen2.5-7B"),
    model("Qwen2.5 72B", "qwen2.5-72b", [80, 8, 128, 72_706, 131_072], "Qwen/Qwen2.5-72B"),
    model("Phi-3 mini", "phi-3-mini", [32, 32, 96, 3821, 4096], "microsoft/Phi-3-mini-4k-instruct"),
    model("OPT 13B", "opt-13b", [40, 40, 128, 12_853, 2048], "facebook/opt-13b"),
    model("GPT-2 124M", "gpt2", [12, 12, 64, 124, 1024], "openai-community/gpt2"),
];

const fn model(name: &'static str, id: &'static str, sizes: [u64; 5], source: &'static str) -> ModelShape {
    let [layers, kv_heads, head_size, parameters_m, longest] = sizes;
    ModelShape { name, id, layers, kv_heads, head_size, parameters_m, longest, source }
}

impl ModelShape {
    /// The model of that name in a menu.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        MODELS.into_iter().find(|model| model.id == id)
    }
}

/// A device that serves a model.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Device {
    /// Its memory in bytes.
    pub memory: u64,
    /// The share that the engine may use (`gpu_memory_utilization`).
    pub utilization: f64,
    /// Bytes for activations and everything else beside weights and cache.
    pub other: u64,
}

/// What a device has room for.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Capacity {
    /// Keys and values of one token, all layers.
    pub token_bytes: u64,
    /// Of one block.
    pub block_bytes: u64,
    /// Of the weights.
    pub weight_bytes: u64,
    /// What is left for the cache.
    pub cache_bytes: u64,
    /// Whole blocks in it.
    pub blocks: u64,
    /// Their tokens.
    pub tokens: u64,
    /// Requests of the given length that fit at once; below 1 the engine does not start.
    pub concurrency: f64,
}

/// What a device has room for with a model whose cache has `cache_element` bytes a number, in blocks of `block_tokens`;
/// requests have `request_tokens`. Weights have 16 bits.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold a size.
pub fn capacity(
    model: ModelShape,
    device: Device,
    cache_element: u64,
    block_tokens: NonZeroU64,
    request_tokens: NonZeroU64,
) -> Result<Capacity, Overflow> {
    let hidden = model.kv_heads * model.head_size;
    let token_bytes = kv::bytes_per_token(model.layers, hidden, cache_element)?;
    let block_bytes = kv::bytes(block_tokens.get(), model.layers, hidden, cache_element)?;
    let weight_bytes = model.parameters_m * 1_000_000 * 2;
    let used = weight_bytes.checked_add(device.other).ok_or(Overflow)?;
    let cache_bytes = kv::cache_bytes(device.memory, device.utilization, used);
    let blocks = cache_bytes / block_bytes.max(1);
    let per_request = NonZeroU64::new(kv::blocks(request_tokens.get(), block_tokens)).unwrap_or(NonZeroU64::MIN);
    let concurrency = kv::max_concurrency(blocks, per_request);
    let tokens = blocks.saturating_mul(block_tokens.get());
    Ok(Capacity { token_bytes, block_bytes, weight_bytes, cache_bytes, blocks, tokens, concurrency })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_models_in_use() {
        let device = Device { memory: 80 << 30, utilization: 0.92, other: 2 << 30 };
        let n = |n| NonZeroU64::new(n).unwrap();
        let bytes = |id| {
            let model = ModelShape::named(id).unwrap();
            capacity(model, device, 2, n(16), n(2048)).unwrap().token_bytes
        };
        // 800 KB in the paper's words
        assert_eq!(bytes("opt-13b"), 819_200);
        assert_eq!(bytes("llama-3.1-8b") * 16, 2 << 20);
        assert_eq!([bytes("llama-2-7b"), bytes("qwen2.5-7b"), bytes("gpt2")], [512 << 10, 56 << 10, 36 << 10]);
        // 141 GB of weights do not fit
        let large = capacity(ModelShape::named("llama-3.1-70b").unwrap(), device, 2, n(16), n(2048)).unwrap();
        assert_eq!((large.cache_bytes, large.blocks, large.concurrency), (0, 0, 0.0));
    }
}
