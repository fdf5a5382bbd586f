//! `sim checkpoint`: a training step with activation checkpointing.

mod reply;

use std::{
    io::{BufReader, Read, Write},
    num::NonZeroU32,
};

use serde::Deserialize;
use thiserror::Error;

use super::lines;
use crate::checkpointing::{BadPolicy, Policy, ShapeError, Stack, Timeline, transformer};

/// Plays a training step with activation checkpointing: JSON lines from standard input, one JSON line out for each.
///
/// A stack of MLP layers is played buffer by buffer; a model of Korthikanti et al. (arXiv 2205.05198, Table 3) is computed
/// by the paper's formula, its terms one by one. Bytes and FLOPs are exact.
#[derive(Debug, clap::Args)]
#[command(after_help = "Input lines (policy is none, full, selective, every or sqrt; k is for every alone):\n  \
    {\"depth\":16,\"policy\":\"every\",\"k\":4,\"width\":64,\"tokens\":128}\n  \
    {\"depth\":16,\"policy\":\"none\",\"limit\":7340032,\"steps\":true}\n  \
    {\"model\":\"175B\",\"policy\":\"selective\"}\n\
    width is 64 and tokens are 128 where they are not given. limit is in bytes and covers weights, their gradients,\n\
    activations and their gradients. steps adds each operation with the bytes after it. Models: 22B, 175B, 530B, 1T.")]
pub(super) struct CheckpointArgs {}

/// One line as the user writes it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    policy: String,
    k: Option<u32>,
    depth: Option<u32>,
    width: Option<u32>,
    tokens: Option<u32>,
    limit: Option<u64>,
    #[serde(default)]
    steps: bool,
    model: Option<String>,
}

#[derive(Debug, Error)]
enum RequestError {
    #[error(transparent)]
    Policy(#[from] BadPolicy),
    #[error("policy every without k, expected k of at least 1")]
    NoK,
    #[error("k 0, expected at least 1")]
    ZeroK,
    #[error("k beside policy {0}, expected it beside policy every alone")]
    StrayK(String),
    #[error(transparent)]
    Shape(#[from] ShapeError),
    #[error("neither depth nor model, expected one of them")]
    Nothing,
    #[error("{0} beside model, expected policy and k alone")]
    BesideModel(&'static str),
    #[error("model {0:?}, expected 22B, 175B, 530B or 1T")]
    NoModel(String),
}

const EXPECTED: &str =
    r#"a line such as {"depth":16,"policy":"every","k":4,"width":64,"tokens":128} or {"model":"175B","policy":"full"}"#;

pub(super) fn run(_: &CheckpointArgs, input: BufReader<impl Read>, output: &mut impl Write) -> anyhow::Result<()> {
    lines::answer_all(input, output, EXPECTED, |request| answer(&request))
}

fn answer(request: &Request) -> anyhow::Result<reply::Reply> {
    let policy = policy(request)?;
    if let Some(name) = &request.model {
        let beside = [
            ("depth", request.depth.is_some()),
            ("width", request.width.is_some()),
            ("tokens", request.tokens.is_some()),
            ("limit", request.limit.is_some()),
            ("steps", request.steps),
        ];
        if let Some((field, _)) = beside.into_iter().find(|(_, given)| *given) {
            return Err(RequestError::BesideModel(field).into());
        }
        let model = transformer::Model::named(name).ok_or_else(|| RequestError::NoModel(name.clone()))?;
        return Ok(reply::of_model(model, policy)?);
    }
    let depth = request.depth.ok_or(RequestError::Nothing)?;
    let stack = Stack::new(depth, request.width.unwrap_or(64), request.tokens.unwrap_or(128));
    let timeline = Timeline::run(stack.map_err(RequestError::Shape)?, policy, request.limit);
    Ok(reply::of_timeline(&timeline, request.steps))
}

fn policy(request: &Request) -> Result<Policy, RequestError> {
    let policy: Policy = request.policy.parse()?;
    match (policy, request.k) {
        (Policy::EveryK(_), None) => Err(RequestError::NoK),
        (Policy::EveryK(_), Some(k)) => NonZeroU32::new(k).map(Policy::EveryK).ok_or(RequestError::ZeroK),
        (_, None) => Ok(policy),
        (_, Some(_)) => Err(RequestError::StrayK(policy.to_string())),
    }
}
