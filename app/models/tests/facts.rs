//! Every model by its name, and every way to ask wrongly.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::collections::{BTreeMap, BTreeSet};

use models::facts::{
    self, FactError, Kind,
    Quantity::{self, Bytes, Count, Nanoseconds, Share},
};

fn evaluate(model: &str, inputs: &[(&str, f64)]) -> Result<Quantity, FactError> {
    let inputs: BTreeMap<String, f64> = inputs.iter().map(|&(name, value)| (name.to_owned(), value)).collect();
    facts::evaluate(model, &inputs)
}

/// A model, all its inputs, and the result by hand.
type Sample = (&'static str, &'static [(&'static str, f64)], Quantity);

const SAMPLES: &[Sample] = &[
    ("adam.bytes_per_parameter", &[], Bytes(16)),
    ("adam.optimizer_bytes_per_parameter", &[], Bytes(12)),
    ("adam.training_bytes", &[("parameters", 7e9)], Bytes(112_000_000_000)),
    ("adam.optimizer_bytes", &[("parameters", 7e9)], Bytes(84_000_000_000)),
    ("adam.weight_bytes", &[("parameters", 7e9)], Bytes(14_000_000_000)),
    ("adam.gradient_bytes", &[("parameters", 7e9)], Bytes(14_000_000_000)),
    ("adam.master_bytes", &[("parameters", 7e9)], Bytes(28_000_000_000)),
    ("zero.bytes_per_gpu", &[("stage", 2.0), ("parameters", 8e9), ("gpus", 8.0)], Bytes(30_000_000_000)),
    ("offload.gpu_bytes", &[("parameters", 10e9)], Bytes(20_000_000_000)),
    ("offload.cpu_bytes", &[("parameters", 10e9)], Bytes(140_000_000_000)),
    ("offload.bytes_each_way", &[("parameters", 10e9)], Bytes(20_000_000_000)),
    ("offload.largest_model", &[("gpu_bytes", 80e9), ("bytes_per_parameter", 16.0)], Count(5_000_000_000)),
    (
        "offload.step_nanoseconds",
        &[("gpu_ns", 9e8), ("down_ns", 1e8), ("cpu_ns", 5e8), ("up_ns", 1e8), ("overlap", 0.0)],
        Nanoseconds(1_600_000_000),
    ),
    ("offload.efficiency", &[("intensity", 0.5), ("bytes_per_second", 2e9), ("peak", 1e9)], Share(0.5)),
    (
        "activations.layer_bytes",
        &[("sequence", 2048.0), ("batch", 1.0), ("hidden", 12288.0), ("heads", 96.0)],
        Bytes(2_868_903_936),
    ),
    (
        "activations.selective_layer_bytes",
        &[("sequence", 2048.0), ("batch", 1.0), ("hidden", 12288.0), ("heads", 96.0)],
        Bytes(855_638_016),
    ),
    (
        "activations.full_recompute_layer_bytes",
        &[("sequence", 2048.0), ("batch", 1.0), ("hidden", 12288.0)],
        Bytes(50_331_648),
    ),
    ("activations.checkpointed_units", &[("layers", 36.0), ("checkpoints", 6.0)], Count(12)),
    ("link.nanoseconds", &[("bytes", 20e9), ("bytes_per_second", 32e9)], Nanoseconds(625_000_000)),
    ("link.pcie_bytes_per_second", &[("gigatransfers", 16.0), ("lanes", 16.0)], Bytes(31_507_692_307)),
    ("pipeline.bubble_of_total", &[("stages", 4.0), ("micro_batches", 9.0), ("chunks", 1.0)], Share(0.25)),
    ("pipeline.bubble_of_ideal", &[("stages", 4.0), ("micro_batches", 8.0), ("chunks", 2.0)], Share(0.1875)),
    ("pipeline.in_flight", &[("schedule", 1.0), ("stages", 4.0), ("micro_batches", 8.0), ("stage", 1.0)], Count(3)),
    (
        "pipeline.boundary_bytes",
        &[("batch", 1.0), ("sequence", 2048.0), ("hidden", 12288.0), ("bytes_per_element", 2.0)],
        Bytes(50_331_648),
    ),
    ("tensor.all_reduce_bytes", &[("bytes", 50_331_648.0), ("ranks", 8.0)], Bytes(88_080_384)),
    (
        "tensor.layer_bytes",
        &[("batch", 1.0), ("sequence", 2048.0), ("hidden", 12288.0), ("ranks", 8.0), ("bytes_per_element", 2.0)],
        Bytes(352_321_536),
    ),
    (
        "tensor.weight_bytes_per_rank",
        &[("parameters", 175e9), ("ranks", 8.0), ("bytes_per_parameter", 2.0)],
        Bytes(43_750_000_000),
    ),
    ("allocator.round_size", &[("bytes", 1000.0)], Bytes(1024)),
    ("allocator.segment_size", &[("bytes", 1_048_575.0)], Bytes(2_097_152)),
    ("kv.bytes_per_token", &[("layers", 40.0), ("hidden", 5120.0), ("bytes_per_element", 2.0)], Bytes(819_200)),
    (
        "kv.bytes",
        &[("tokens", 16.0), ("layers", 32.0), ("hidden", 1024.0), ("bytes_per_element", 2.0)],
        Bytes(2_097_152),
    ),
    ("kv.blocks", &[("tokens", 55.0), ("block_tokens", 16.0)], Count(4)),
    ("kv.empty_slots", &[("tokens", 55.0), ("block_tokens", 16.0)], Count(9)),
    ("kv.max_concurrency", &[("blocks", 1536.0), ("tokens_per_request", 16_384.0), ("block_tokens", 16.0)], Share(1.5)),
    ("kv.cache_bytes", &[("total_bytes", 80e9), ("utilization", 0.75), ("used_bytes", 20e9)], Bytes(40_000_000_000)),
    (
        "reservation.worst_case_bytes",
        &[("prompt_tokens", 512.0), ("max_new_tokens", 1536.0), ("bytes_per_token", 819_200.0)],
        Bytes(1_677_721_600),
    ),
    ("reservation.fits", &[("capacity", 10.0), ("bytes_each", 3.0)], Count(3)),
    ("reservation.used_share", &[("used", 1.0), ("reserved", 4.0)], Share(0.25)),
    ("share", &[("part", 7.5), ("whole", 2.5)], Share(3.0)),
];

#[test]
fn every_model_gives_the_result_by_hand() {
    for &(model, inputs, expected) in SAMPLES {
        assert_eq!(evaluate(model, inputs).unwrap(), expected, "{model}");
    }
    let sampled: BTreeSet<_> = SAMPLES.iter().map(|sample| sample.0).collect();
    let known: Vec<_> = facts::models().map(|model| model.name).collect();
    assert_eq!(known.len(), SAMPLES.len());
    assert!(known.into_iter().all(|name| sampled.contains(name)));
}

#[test]
fn every_input_is_read_and_has_its_default() {
    for &(name, inputs, expected) in SAMPLES {
        let model = facts::model(name).unwrap();
        assert_eq!(inputs.iter().map(|input| input.0).collect::<Vec<_>>(), names(model), "{name}");
        for input in model.inputs {
            let rest: Vec<_> = inputs.iter().copied().filter(|(given, _)| *given != input.name).collect();
            match (input.default, evaluate(name, &rest)) {
                (None, Err(FactError::MissingInput { input: missing, .. })) => assert_eq!(missing, input.name),
                (Some(_), Ok(quantity)) => assert_eq!(quantity.kind(), expected.kind()),
                (_, other) => assert!(matches!(other, Err(FactError::MissingInput { .. })), "{name}: {other:?}"),
            }
        }
    }
    let inputs = [("stages", 4.0), ("micro_batches", 8.0)];
    assert_eq!(evaluate("pipeline.bubble_of_ideal", &inputs).unwrap(), Share(0.375));
}

fn names(model: &facts::Model) -> Vec<&'static str> {
    model.inputs.iter().map(|input| input.name).collect()
}

#[test]
fn no_input_makes_a_model_panic_or_give_what_is_no_number() {
    let extremes = [0.0, 1.0, 2.0, 3.0, 9_007_199_254_740_992.0, f64::MAX, f64::MIN_POSITIVE, -1.0, f64::NAN, 0.5];
    for model in facts::models() {
        for seed in 0..200_usize {
            let value = |i: usize| extremes[(seed * 7 + i * (seed / 10 + 3)) % extremes.len()];
            let inputs: Vec<_> = model.inputs.iter().enumerate().map(|(i, input)| (input.name, value(i))).collect();
            if let Ok(Share(share)) = evaluate(model.name, &inputs) {
                assert!(share.is_finite() && share >= 0.0, "{} {inputs:?}", model.name);
            }
        }
    }
}

#[test]
fn errors_name_the_model_the_input_and_what_was_expected() {
    let message = |model, inputs: &[(&str, f64)]| evaluate(model, inputs).unwrap_err().to_string();
    let unknown = message("adam.bytes", &[]);
    assert!(unknown.starts_with("unknown model `adam.bytes`, expected one of adam.bytes_per_parameter, adam.opt"));
    assert!(unknown.ends_with(", reservation.used_share, share"));
    assert_eq!(
        message("zero.bytes_per_gpu", &[("stage", 1.0), ("parameters", 1.0)]),
        "model `zero.bytes_per_gpu` needs the input `gpus`; its inputs are stage, parameters, gpus"
    );
    assert_eq!(
        message("pipeline.bubble_of_total", &[("stages", 1.0), ("microbatches", 1.0)]),
        "model `pipeline.bubble_of_total` takes no input `microbatches`; its inputs are stages, micro_batches, \
         chunks (default 1)"
    );
    assert_eq!(
        message("adam.bytes_per_parameter", &[("parameters", 1.0)]),
        "model `adam.bytes_per_parameter` takes no input `parameters`; its inputs are none"
    );
    assert_eq!(
        message("adam.training_bytes", &[("parameters", 1.5)]),
        "input `parameters` of model `adam.training_bytes` is 1.5, expected a whole number"
    );
    let out_of_range = [
        ("adam.training_bytes", "parameters", -1.0, "a number of 0 or more"),
        ("adam.training_bytes", "parameters", f64::INFINITY, "a number of 0 or more"),
        ("adam.training_bytes", "parameters", 1e16, "at most 9007199254740992 (2 to the power of 53)"),
        ("zero.bytes_per_gpu", "stage", 4.0, "a whole number from 0 to 3"),
        ("zero.bytes_per_gpu", "gpus", 0.0, "at least 1"),
        ("pipeline.in_flight", "stage", 4.0, "at most 3 (the last stage)"),
        ("reservation.used_share", "used", 5.0, "at most 4 (what is reserved)"),
        ("share", "whole", 0.0, "a number above 0"),
    ];
    for (model, input, value, expected) in out_of_range {
        let sample = SAMPLES.iter().find(|sample| sample.0 == model).unwrap().1;
        let inputs: Vec<_> = sample.iter().map(|&(name, v)| (name, if name == input { value } else { v })).collect();
        let text = format!("input `{input}` of model `{model}` is {value}, expected {expected}");
        assert_eq!(message(model, &inputs), text);
    }
    let most = 9_007_199_254_740_992.0;
    assert_eq!(
        message("tensor.weight_bytes_per_rank", &[("parameters", most), ("ranks", 1.0), ("bytes_per_parameter", most)]),
        "the result of model `tensor.weight_bytes_per_rank` is too large for these inputs"
    );
}

#[test]
fn kinds_have_names() {
    let names = [Kind::Bytes, Kind::Count, Kind::Share, Kind::Nanoseconds].map(|kind| kind.to_string());
    assert_eq!(names, ["bytes", "count", "share", "nanoseconds"]);
}
