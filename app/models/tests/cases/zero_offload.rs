//! Model states, ZeRO, offload, and the estimates of DeepSpeed and Megatron-LM.

use std::num::NonZeroU64;

use models::rules::{
    adam,
    deepspeed::{self, Cluster, Offload},
    link,
    megatron::{self, Precision},
    offload,
    zero::{self, Stage},
};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("zero.table1.") => table_1(case),
        "zero.bytes_per_param" => bytes_of_a_parameter(case),
        id if id.starts_with("deepspeed.zero2.cold.") => stage_2(case),
        id if id.starts_with("deepspeed.zero3.cold.") => stage_3(case),
        "deepspeed.zero3.live.t5-3b" => stage_3_of_t5_3b(case),
        "deepspeed.zero3.t5-large" => stage_3_of_t5_large(case),
        id if id.starts_with("zero_offload.model_states.") => {
            let bytes = adam::training_bytes(case.whole("/params")).unwrap();
            case.equal("/bytes", bytes);
            case.equal("/gb", bytes / 1_000_000_000);
        }
        id if id.starts_with("zero_infinity.eff.") => {
            let intensity = offload::intensity_of_weights(case.whole("/seq"), case.whole("/bsz")).unwrap() as f64;
            let efficiency = offload::efficiency(intensity, case.real("/bw_Bps"), case.real("/peak_flops"));
            case.rounded("/efficiency", efficiency, 4);
            case.words("/paper");
        }
        "pcie.arithmetic" => pcie(case),
        id if id.starts_with("megatron.dist_opt.") => distributed_optimizer(case),
        _ => case.unknown(),
    }
}

fn table_1(case: &Case) {
    let parameters = (case.real("/params_billion") * 1e9) as u64;
    let stages = [(Stage::OptimizerState, "Pos"), (Stage::Gradients, "Pos_g"), (Stage::Weights, "Pos_g_p")];
    for (i, (stage, printed)) in stages.into_iter().enumerate() {
        let gigabytes = zero::bytes_per_gpu(stage, parameters, case.positive("/dp_degree")).unwrap() as f64 / 1e9;
        case.rounded(&format!("/exact/{i}"), gigabytes, 4);
        // The paper rounds some numbers and cuts others.
        case.near(&format!("/{printed}"), gigabytes, case.own("max_relative_deviation") + 5e-6);
    }
}

fn bytes_of_a_parameter(case: &Case) {
    let parts = [
        ("fp16_param", adam::WEIGHT),
        ("fp16_grad", adam::GRADIENT),
        ("fp32_param", adam::MASTER),
        ("momentum", adam::MOMENTUM),
        ("variance", adam::VARIANCE),
        ("K", adam::OPTIMIZER),
        ("total", adam::PER_PARAMETER),
    ];
    for (part, bytes) in parts {
        case.equal(&format!("/{part}"), bytes);
    }
}

fn cluster(case: &Case) -> Cluster {
    Cluster { gpus_per_node: case.positive("/num_gpus_per_node"), nodes: case.positive("/num_nodes") }
}

fn stage_2(case: &Case) {
    let offload = case.text("/offload_optimizer") == "cpu";
    let estimate = deepspeed::stage_2(case.whole("/total_params"), cluster(case), offload).unwrap();
    compare(case, estimate);
}

fn stage_3(case: &Case) {
    assert_eq!(case.real("/additional_buffer_factor"), 1.5);
    let offload = offload_of(&case.text("/offload_param"), &case.text("/offload_optimizer"));
    let (parameters, layer) = (case.whole("/total_params"), case.whole("/largest_layer_params"));
    let zero_init = case.input("/zero_init").as_bool().unwrap();
    compare(case, deepspeed::stage_3(parameters, layer, cluster(case), offload, zero_init).unwrap());
}

fn compare(case: &Case, estimate: deepspeed::Estimate) {
    case.equal("/cpu_bytes", estimate.cpu);
    case.equal("/gpu_bytes", estimate.gpu);
    case.same("/per_cpu_printed", &format!("{}GB", gib(estimate.cpu)));
    case.same("/per_gpu_printed", &format!("{}GB", gib(estimate.gpu)));
}

fn stage_3_of_t5_3b(case: &Case) {
    let rows = [
        (Offload::OptimizerAndWeights, true),
        (Offload::OptimizerAndWeights, false),
        (Offload::Optimizer, true),
        (Offload::Optimizer, false),
        (Offload::Nothing, true),
        (Offload::Nothing, false),
    ];
    let (parameters, layer) = (case.whole("/total_params"), case.whole("/largest_layer_params"));
    for (i, (offload, zero_init)) in rows.into_iter().enumerate() {
        let estimate = deepspeed::stage_3(parameters, layer, cluster(case), offload, zero_init).unwrap();
        let (weights, optimizer) = match offload {
            Offload::Nothing => ("none", "none"),
            Offload::Optimizer => ("none", "cpu"),
            Offload::OptimizerAndWeights => ("cpu", "cpu"),
        };
        case.same(&format!("/rows/{i}/offload_param"), weights);
        case.same(&format!("/rows/{i}/offload_optimizer"), optimizer);
        case.equal(&format!("/rows/{i}/zero_init"), zero_init.into());
        case.same(&format!("/rows/{i}/per_cpu"), &gib(estimate.cpu));
        case.same(&format!("/rows/{i}/per_gpu"), &gib(estimate.gpu));
    }
}

/// The page's three cases: nothing offloaded, all offloaded, the optimizer state offloaded.
fn stage_3_of_t5_large(case: &Case) {
    let (parameters, layer) = (case.whole("/total_params"), case.whole("/largest_layer_params"));
    let cluster = Cluster { gpus_per_node: case.positive("/total_gpus"), nodes: NonZeroU64::MIN };
    let mib = |offload| deepspeed::stage_3(parameters, layer, cluster, offload, true).unwrap().gpu >> 20;
    case.equal("/largest_layer_memory_mb", (4 * layer) >> 20);
    case.equal("/case1_mb", mib(Offload::Nothing));
    case.equal("/case2_mb", mib(Offload::OptimizerAndWeights));
    case.equal("/case3_mb", mib(Offload::Optimizer));
}

fn offload_of(weights: &str, optimizer: &str) -> Offload {
    match (weights, optimizer) {
        ("none", "none") => Offload::Nothing,
        ("none", "cpu") => Offload::Optimizer,
        ("cpu", "cpu") => Offload::OptimizerAndWeights,
        other => panic!("no such offload: {other:?}"),
    }
}

/// As DeepSpeed prints it; its "GB" is GiB.
fn gib(bytes: u64) -> String {
    format!("{:.2}", bytes as f64 / (1_u64 << 30) as f64)
}

fn pcie(case: &Case) {
    let bytes = offload::bytes_each_way(case.whole("/params")).unwrap();
    case.equal("/bytes_each_way", bytes);
    for (generation, gigatransfers, decimals) in [("gen3", 8, 2), ("gen4", 16, 3), ("gen5", 32, 3)] {
        let rate = case.positive(&format!("/{generation}_x16_Bps"));
        // The inputs are the line rates in MB/s.
        let line_rate = link::pcie_bytes_per_second(gigatransfers, 16).unwrap();
        assert_eq!((line_rate as f64 / 1e6).round(), rate.get() as f64 / 1e6);
        let seconds = link::nanoseconds(bytes, rate).unwrap() as f64 / 1e9;
        case.rounded(&format!("/seconds_each_way/{generation}"), seconds, decimals);
    }
}

fn distributed_optimizer(case: &Case) {
    let precision = match case.text("/config").as_str() {
        "fp16 param, fp16 grads" => Precision::Fp16,
        "bf16 param, fp32 grads" => Precision::Bf16WithFp32Gradients,
        "fp32 param, fp32 grads" => Precision::Fp32,
        other => panic!("no such precision: {other}"),
    };
    let bytes = |devices| megatron::bytes_per_parameter(precision, devices);
    case.near("/non_distributed_bytes_per_param", bytes(NonZeroU64::MIN), 0.0);
    case.near("/distributed_bytes_per_param", bytes(case.positive("/data_parallel")), 0.0);
    case.words("/formula");
}
