//! The models of work split over devices: links, pipeline and tensor parallelism.

use super::{Input, Model, Quantity};
use crate::rules::{
    link,
    pipeline::{self, Schedule},
    tensor_parallel,
};

const BUBBLE: &[Input] = &[Input::given("stages"), Input::given("micro_batches"), Input::or("chunks", 1.0)];

pub(super) const MODELS: &[Model] = &[
    Model {
        name: "link.nanoseconds",
        inputs: &[Input::given("bytes"), Input::given("bytes_per_second")],
        rule: |v| v.nanoseconds(link::nanoseconds(v.whole("bytes")?, v.positive("bytes_per_second")?)),
    },
    Model {
        name: "link.pcie_bytes_per_second",
        inputs: &[Input::given("gigatransfers"), Input::given("lanes")],
        rule: |v| v.bytes(link::pcie_bytes_per_second(v.whole("gigatransfers")?, v.whole("lanes")?)),
    },
    Model {
        name: "pipeline.bubble_of_total",
        inputs: BUBBLE,
        rule: |v| {
            let (stages, micro_batches) = (v.positive("stages")?, v.positive("micro_batches")?);
            v.share(pipeline::bubble_of_total(stages, micro_batches, v.positive("chunks")?))
        },
    },
    Model {
        name: "pipeline.bubble_of_ideal",
        inputs: BUBBLE,
        rule: |v| {
            let (stages, micro_batches) = (v.positive("stages")?, v.positive("micro_batches")?);
            v.share(pipeline::bubble_of_ideal(stages, micro_batches, v.positive("chunks")?))
        },
    },
    Model {
        name: "pipeline.in_flight",
        inputs: &[
            Input::given("schedule"),
            Input::given("stages"),
            Input::given("micro_batches"),
            Input::given("stage"),
        ],
        rule: |v| {
            let schedule = v.choice("schedule", &Schedule::ALL)?;
            let stages = v.positive("stages")?.get();
            let stage = v.at_most("stage", stages - 1, "the last stage")?;
            Ok(Quantity::Count(pipeline::in_flight(schedule, stages, v.whole("micro_batches")?, stage)))
        },
    },
    Model {
        name: "pipeline.boundary_bytes",
        inputs: &[
            Input::given("batch"),
            Input::given("sequence"),
            Input::given("hidden"),
            Input::given("bytes_per_element"),
        ],
        rule: |v| {
            let (batch, sequence, hidden) = (v.whole("batch")?, v.whole("sequence")?, v.whole("hidden")?);
            v.bytes(pipeline::boundary_bytes(batch, sequence, hidden, v.whole("bytes_per_element")?))
        },
    },
    Model {
        name: "tensor.all_reduce_bytes",
        inputs: &[Input::given("bytes"), Input::given("ranks")],
        rule: |v| v.bytes(tensor_parallel::all_reduce_bytes(v.whole("bytes")?, v.positive("ranks")?)),
    },
    Model {
        name: "tensor.layer_bytes",
        inputs: &[
            Input::given("batch"),
            Input::given("sequence"),
            Input::given("hidden"),
            Input::given("ranks"),
            Input::given("bytes_per_element"),
        ],
        rule: |v| {
            let (batch, sequence, hidden) = (v.whole("batch")?, v.whole("sequence")?, v.whole("hidden")?);
            let (ranks, element) = (v.positive("ranks")?, v.whole("bytes_per_element")?);
            v.bytes(tensor_parallel::layer_bytes(batch, sequence, hidden, ranks, element))
        },
    },
    Model {
        name: "tensor.weight_bytes_per_rank",
        inputs: &[Input::given("parameters"), Input::given("ranks"), Input::given("bytes_per_parameter")],
        rule: |v| {
            let (parameters, ranks) = (v.whole("parameters")?, v.positive("ranks")?);
            v.bytes(tensor_parallel::weight_bytes_per_rank(parameters, ranks, v.whole("bytes_per_parameter")?))
        },
    },
];
