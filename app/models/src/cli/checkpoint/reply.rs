//! What a line is answered with.

use serde::Serialize;

use crate::{
    checkpointing::{
        Op, Outcome, Policy, Refusal, Step, Timeline,
        transformer::{Footprint, Model, Terms},
    },
    rules::{Overflow, activations::Split},
};

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Reply {
    Stack(StackReply),
    Model(ModelReply),
}

/// A step that was played.
#[derive(Debug, Serialize)]
pub(super) struct StackReply {
    policy: String,
    /// Bytes of all weights and their gradients.
    parameter_bytes: u64,
    peak_activation_bytes: u64,
    peak_gradient_bytes: u64,
    /// Weights and their gradients included.
    peak_bytes: u64,
    forward_flops: u64,
    backward_flops: u64,
    recomputed_flops: u64,
    recomputed_share: f64,
    /// Where the step ended early.
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refused>,
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<Line>>,
}

#[derive(Debug, Serialize)]
struct Refused {
    op: &'static str,
    layer: u32,
    tensor: String,
    bytes: u64,
    live: u64,
    limit: u64,
}

#[derive(Debug, Serialize)]
struct Line {
    op: &'static str,
    /// From 1; none for the loss.
    layer: Option<u32>,
    activation_bytes: u64,
    gradient_bytes: u64,
}

/// A model by the formula.
#[derive(Debug, Serialize)]
pub(super) struct ModelReply {
    model: &'static str,
    policy: String,
    layers: u32,
    /// Of one layer, everything kept, on one device.
    layer: TermBytes,
    kept_bytes: u64,
    recomputed_bytes: u64,
    peak_bytes: u64,
    forward_flops: u64,
    recomputed_flops: u64,
    recomputed_share: f64,
}

#[derive(Debug, Serialize)]
struct TermBytes {
    attention: u64,
    attention_scores: u64,
    mlp: u64,
    layer_norms: u64,
    total: u64,
}

pub(super) fn of_timeline(timeline: &Timeline, with_steps: bool) -> Reply {
    let (peak, flops, parameters) = (timeline.peak(), timeline.flops(), timeline.stack().parameter_bytes());
    let last = timeline.steps().last();
    Reply::Stack(StackReply {
        policy: timeline.policy().to_string(),
        parameter_bytes: parameters,
        peak_activation_bytes: peak.activations,
        peak_gradient_bytes: peak.gradients,
        peak_bytes: parameters + peak.total,
        forward_flops: flops.forward,
        backward_flops: flops.backward,
        recomputed_flops: flops.recomputed,
        recomputed_share: flops.share(),
        refused: last.and_then(|step| match step.outcome {
            Outcome::Refused(refusal) => Some(refused(step, refusal)),
            Outcome::Done => None,
        }),
        steps: with_steps.then(|| timeline.steps().iter().map(line).collect()),
    })
}

pub(super) fn of_model(model: Model, policy: Policy) -> Result<Reply, Overflow> {
    let terms = Terms::of(model.layer, Split::NONE)?;
    let footprint = Footprint::of(model, policy)?;
    Ok(Reply::Model(ModelReply {
        model: model.name,
        policy: policy.to_string(),
        layers: model.layers,
        layer: TermBytes {
            attention: terms.attention,
            attention_scores: terms.scores,
            mlp: terms.mlp,
            layer_norms: terms.norms,
            total: terms.total()?,
        },
        kept_bytes: footprint.kept,
        recomputed_bytes: footprint.recomputed,
        peak_bytes: footprint.peak()?,
        forward_flops: footprint.forward,
        recomputed_flops: footprint.again,
        recomputed_share: footprint.share(),
    }))
}

fn refused(step: &Step, refusal: Refusal) -> Refused {
    let Refusal { tensor, bytes, live, limit } = refusal;
    let (op, layer) = named(step.op);
    Refused { op, layer: layer.unwrap_or(tensor.layer() + 1), tensor: tensor.to_string(), bytes, live, limit }
}

fn line(step: &Step) -> Line {
    let (op, layer) = named(step.op);
    Line { op, layer, activation_bytes: step.usage.activations, gradient_bytes: step.usage.gradients }
}

fn named(op: Op) -> (&'static str, Option<u32>) {
    match op {
        Op::Forward(layer) => ("forward", Some(layer + 1)),
        Op::Drop(layer) => ("drop", Some(layer + 1)),
        Op::Loss => ("loss", None),
        Op::Recompute(layer) => ("recompute", Some(layer + 1)),
        Op::Backward(layer) => ("backward", Some(layer + 1)),
    }
}
