//! The models of training's memory: Adam, ZeRO, offload, activations.

use super::{FactError, Input, Model, Quantity, Values};
use crate::rules::{
    activations::{self, Kept, Layer, Split},
    adam, offload, zero,
};

const PARAMETERS: &[Input] = &[Input::given("parameters")];
const LAYER: &[Input] =
    &[Input::given("sequence"), Input::given("batch"), Input::given("hidden"), Input::given("heads")];

pub(super) const MODELS: &[Model] = &[
    Model { name: "adam.bytes_per_parameter", inputs: &[], rule: |_| Ok(Quantity::Bytes(adam::PER_PARAMETER)) },
    Model { name: "adam.optimizer_bytes_per_parameter", inputs: &[], rule: |_| Ok(Quantity::Bytes(adam::OPTIMIZER)) },
    Model {
        name: "adam.training_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(adam::training_bytes(v.whole("parameters")?)),
    },
    Model {
        name: "adam.optimizer_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(adam::bytes(v.whole("parameters")?, adam::OPTIMIZER)),
    },
    Model {
        name: "adam.weight_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(adam::bytes(v.whole("parameters")?, adam::WEIGHT)),
    },
    Model {
        name: "adam.gradient_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(adam::bytes(v.whole("parameters")?, adam::GRADIENT)),
    },
    Model {
        name: "adam.master_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(adam::bytes(v.whole("parameters")?, adam::MASTER)),
    },
    Model {
        name: "zero.bytes_per_gpu",
        inputs: &[Input::given("stage"), Input::given("parameters"), Input::given("gpus")],
        rule: |v| {
            let stage = v.choice("stage", &zero::Stage::ALL)?;
            v.bytes(zero::bytes_per_gpu(stage, v.whole("parameters")?, v.positive("gpus")?))
        },
    },
    Model {
        name: "offload.gpu_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(offload::gpu_bytes(v.whole("parameters")?)),
    },
    Model {
        name: "offload.cpu_bytes",
        inputs: PARAMETERS,
        rule: |v| v.bytes(offload::cpu_bytes(v.whole("parameters")?)),
    },
    Model {
        name: "offload.bytes_each_way",
        inputs: PARAMETERS,
        rule: |v| v.bytes(offload::bytes_each_way(v.whole("parameters")?)),
    },
    Model {
        name: "offload.largest_model",
        inputs: &[Input::given("gpu_bytes"), Input::given("bytes_per_parameter")],
        rule: |v| v.count(Ok(offload::largest_model(v.whole("gpu_bytes")?, v.positive("bytes_per_parameter")?))),
    },
    Model {
        name: "offload.step_nanoseconds",
        inputs: &[
            Input::given("gpu_ns"),
            Input::given("down_ns"),
            Input::given("cpu_ns"),
            Input::given("up_ns"),
            Input::given("overlap"),
        ],
        rule: |v| {
            let (gpu, down, cpu, up) = (v.whole("gpu_ns")?, v.whole("down_ns")?, v.whole("cpu_ns")?, v.whole("up_ns")?);
            let overlap = v.choice("overlap", &[false, true])?;
            v.nanoseconds(offload::step_nanoseconds(offload::StepTimes { gpu, down, cpu, up }, overlap))
        },
    },
    Model {
        name: "offload.efficiency",
        inputs: &[Input::given("intensity"), Input::given("bytes_per_second"), Input::given("peak")],
        rule: |v| {
            let rate = v.positive_real("bytes_per_second")?;
            v.share(offload::efficiency(v.positive_real("intensity")?, rate, v.positive_real("peak")?))
        },
    },
    Model {
        name: "activations.layer_bytes",
        inputs: LAYER,
        rule: |v| v.bytes(activations::layer_bytes(layer(v)?, Kept::All, Split::NONE)),
    },
    Model {
        name: "activations.selective_layer_bytes",
        inputs: LAYER,
        rule: |v| v.bytes(activations::layer_bytes(layer(v)?, Kept::Selective, Split::NONE)),
    },
    Model {
        name: "activations.full_recompute_layer_bytes",
        inputs: &[Input::given("sequence"), Input::given("batch"), Input::given("hidden")],
        rule: |v| v.bytes(activations::layer_bytes(input(v)?, Kept::Input, Split::NONE)),
    },
    Model {
        name: "activations.checkpointed_units",
        inputs: &[Input::given("layers"), Input::given("checkpoints")],
        rule: |v| v.count(activations::checkpointed_units(v.whole("layers")?, v.positive("checkpoints")?)),
    },
];

fn layer(v: &Values) -> Result<Layer, FactError> {
    Ok(Layer { heads: v.whole("heads")?, ..input(v)? })
}

/// A layer of which only the input counts: without heads.
fn input(v: &Values) -> Result<Layer, FactError> {
    Ok(Layer { sequence: v.whole("sequence")?, batch: v.whole("batch")?, hidden: v.whole("hidden")?, heads: 0 })
}
