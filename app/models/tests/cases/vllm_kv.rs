//! Bytes and blocks of the key-value cache. `vllm_blocks.rs` plays the block manager and the scheduler.

use std::num::NonZeroU64;

use models::rules::{kv, reservation};

use crate::{case::Case, vllm_blocks};

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        "vllm.max_concurrency" => mixed_layers(case),
        "vllm.lookahead" => {
            let tokens = case.whole("/num_new_tokens") + case.whole("/num_lookahead_tokens");
            case.equal("/blocks", kv::blocks(tokens, case.positive("/block_size")));
        }
        id if id.starts_with("vllm.log.concurrency.") => {
            let (blocks, block) = (case.whole("/num_gpu_blocks"), case.positive("/block_size"));
            case.equal("/kv_tokens", blocks * block.get());
            let per_request = case.positive("/max_model_len").div_ceil(block);
            case.rounded("/max_concurrency", kv::max_concurrency(blocks, per_request), 2);
        }
        "vllm.log.kv_budget.20k" => budget(case),
        "vllm.log.hybrid_blocks" => {
            // The log counts tokens instead of blocks.
            let concurrency = kv::max_concurrency(case.whole("/kv_tokens"), case.positive("/max_model_len"));
            case.rounded("/max_concurrency", concurrency, 2);
        }
        "vllm.paper.kv_per_token" => {
            let (layers, hidden, element) = (case.whole("/layers"), case.whole("/hidden"), case.whole("/bytes"));
            case.equal("/bytes_per_token", kv::bytes_per_token(layers, hidden, element).unwrap());
            case.equal("/max_tokens", 2048);
            case.equal("/per_request_bytes", kv::bytes(2048, layers, hidden, element).unwrap());
            case.words("/paper");
            case.words("/paper_per_request");
        }
        "vllm.waste_bound" => {
            for i in 0..case.input("/tokens").as_array().unwrap().len() {
                let (tokens, block) = (case.whole(&format!("/tokens/{i}")), case.positive("/block_size"));
                case.equal(&format!("/blocks/{i}"), kv::blocks(tokens, block));
                case.equal(&format!("/empty_slots/{i}"), kv::empty_slots(tokens, block));
            }
        }
        _ => vllm_blocks::check(case),
    }
}

fn mixed_layers(case: &Case) {
    let (most, block) = (case.whole("/max_model_len"), case.positive("/block_size"));
    let full = kv::blocks(most, block);
    let step = case.whole("/max_num_batched_tokens");
    let sliding = kv::sliding_window_blocks(case.positive("/sliding_window"), step, most, block).unwrap();
    case.equal("/blocks_per_request/full", full);
    case.equal("/blocks_per_request/sliding", sliding);
    for (i, config) in case.input("/configs").as_array().unwrap().iter().enumerate() {
        let groups = config["groups"].as_array().unwrap();
        let per_request: u64 = groups.iter().map(|group| if group == "full" { full } else { sliding }).sum();
        let blocks = case.whole(&format!("/configs/{i}/num_blocks"));
        let concurrency = kv::max_concurrency(blocks, NonZeroU64::new(per_request).unwrap());
        case.near(&format!("/max_concurrency/{i}"), concurrency, 0.0);
    }
}

/// Llama-3.1-8B on an RTX 3090. The log's GiB are rounded, hence the case's tolerance.
fn budget(case: &Case) {
    assert_eq!(case.text("/model"), "Llama-3.1-8B bf16: 32 layers, 8 KV heads, head 128");
    let gib = |pointer| (case.real(pointer) * (1_u64 << 30) as f64) as u64;
    let used = gib("/peak_torch_gib") + gib("/non_torch_gib");
    let bytes = kv::cache_bytes(gib("/total_gpu_gib"), case.real("/gpu_memory_utilization"), used);
    let block = kv::bytes(16, 32, 8 * 128, 2).unwrap();
    let blocks = reservation::fits(bytes, NonZeroU64::new(block).unwrap());
    case.near("/kv_cache_gib", bytes as f64 / (1_u64 << 30) as f64, case.own("tolerance"));
    case.equal("/block_bytes", block);
    case.near("/gpu_blocks", blocks as f64, case.own("tolerance"));
    // The length that the log says is accepted fits.
    case.equal("/max_model_len_ok", 20_000.min(blocks * 16));
}
