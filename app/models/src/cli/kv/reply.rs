//! What a step answers.

use std::collections::BTreeMap;

use serde::Serialize;

use super::Name;
use crate::paged_kv::{BlockId, Event, shape::Capacity};

#[derive(Debug, Serialize)]
pub(super) struct Reply {
    pub(super) op: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) req: Option<Name>,
    #[serde(flatten)]
    pub(super) told: Told,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) events: Vec<Event>,
    pub(super) num_free: u32,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Told {
    Hit { blocks: Vec<BlockId>, num_computed: u32 },
    Blocks { fits: bool, new_blocks: Option<Vec<BlockId>>, count: usize, block_table: Vec<BlockId> },
    State(State),
    Capacity(Capacity),
    Nothing {},
}

/// The whole cache.
#[derive(Debug, Serialize)]
pub(super) struct State {
    pub(super) ref_cnt: BTreeMap<u32, u32>,
    pub(super) has_hash: BTreeMap<u32, bool>,
    pub(super) free_queue: Vec<BlockId>,
    /// Lists of request and blocks: a request may be a number, which no key of an object is.
    pub(super) block_table: Vec<(Name, Vec<BlockId>)>,
    /// Slots of the blocks that requests have, and of these the ones without a token.
    pub(super) slots: u64,
    pub(super) empty_slots: u64,
    /// Tokens of requests that got blocks, and of these the ones that were cached.
    pub(super) queries: u64,
    pub(super) hits: u64,
}
