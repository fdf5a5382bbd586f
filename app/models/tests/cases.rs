//! The rules against numbers from outside: papers, documentation, upstream tests and logs.
//!
//! `cases/*.json` hold one topic each. `cases` are computed and compared, every number of them; `quoted` are measured,
//! or stated in words; `out` needs a model that is not here. `cases/*.rs` say how a topic's inputs go into the rules.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test that unwraps an error has failed")]

#[path = "cases/activation_checkpointing.rs"]
mod activation_checkpointing;
#[path = "cases/allocator_player.rs"]
mod allocator_player;
#[path = "cases/case.rs"]
mod case;
#[path = "cases/pipeline_schedules.rs"]
mod pipeline_schedules;
#[path = "cases/pytorch_allocator.rs"]
mod pytorch_allocator;
#[path = "cases/pytorch_allocator_config.rs"]
mod pytorch_allocator_config;
#[path = "cases/pytorch_allocator_devlog.rs"]
mod pytorch_allocator_devlog;
#[path = "cases/pytorch_allocator_trace.rs"]
mod pytorch_allocator_trace;
#[path = "cases/tensor_parallel.rs"]
mod tensor_parallel;
#[path = "cases/vllm_blocks.rs"]
mod vllm_blocks;
#[path = "cases/vllm_kv.rs"]
mod vllm_kv;
#[path = "cases/zero_offload.rs"]
mod zero_offload;

use case::{Case, Topic};

/// Computes a case and compares it.
type Check = fn(&Case);

/// Each file, and how its cases are computed.
const TOPICS: [(&str, Check); 7] = [
    (include_str!("cases/activation_checkpointing.json"), activation_checkpointing::check),
    (include_str!("cases/pipeline_schedules.json"), pipeline_schedules::check),
    (include_str!("cases/pytorch_allocator.json"), pytorch_allocator::check),
    (include_str!("cases/pytorch_allocator_config.json"), pytorch_allocator_config::check),
    (include_str!("cases/tensor_parallel.json"), tensor_parallel::check),
    (include_str!("cases/vllm_kv.json"), vllm_kv::check),
    (include_str!("cases/zero_offload.json"), zero_offload::check),
];

#[test]
fn the_rules_give_the_numbers_of_their_sources() {
    let mut total = [0; 3];
    for (file, check) in TOPICS {
        let topic = Topic::read(file);
        for case in &topic.cases {
            check(case);
            case.is_compared();
        }
        let counts = [topic.cases.len(), topic.quoted, topic.out];
        println!("{}: {} computed, {} quoted, {} out", topic.name, counts[0], counts[1], counts[2]);
        total = std::array::from_fn(|i| total[i] + counts[i]);
    }
    println!("all: {} computed, {} quoted, {} out", total[0], total[1], total[2]);
}
