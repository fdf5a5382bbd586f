//! The models of allocation and serving: rounding, the key-value cache, reservations, and plain shares.

use super::{Input, Model, Quantity};
use crate::rules::{
    Overflow, kv, reservation,
    rounding::{self, Divisions},
};

pub(super) const MODELS: &[Model] = &[
    Model {
        name: "allocator.round_size",
        inputs: &[Input::given("bytes")],
        rule: |v| v.bytes(block(v.whole("bytes")?)),
    },
    Model {
        name: "allocator.segment_size",
        inputs: &[Input::given("bytes")],
        rule: |v| v.bytes(block(v.whole("bytes")?).and_then(|block| rounding::segment_size(block).ok_or(Overflow))),
    },
    Model {
        name: "kv.bytes_per_token",
        inputs: &[Input::given("layers"), Input::given("hidden"), Input::given("bytes_per_element")],
        rule: |v| {
            let (layers, hidden) = (v.whole("layers")?, v.whole("hidden")?);
            v.bytes(kv::bytes_per_token(layers, hidden, v.whole("bytes_per_element")?))
        },
    },
    Model {
        name: "kv.bytes",
        inputs: &[
            Input::given("tokens"),
            Input::given("layers"),
            Input::given("hidden"),
            Input::given("bytes_per_element"),
        ],
        rule: |v| {
            let (tokens, layers, hidden) = (v.whole("tokens")?, v.whole("layers")?, v.whole("hidden")?);
            v.bytes(kv::bytes(tokens, layers, hidden, v.whole("bytes_per_element")?))
        },
    },
    Model {
        name: "kv.blocks",
        inputs: &[Input::given("tokens"), Input::given("block_tokens")],
        rule: |v| Ok(Quantity::Count(kv::blocks(v.whole("tokens")?, v.positive("block_tokens")?))),
    },
    Model {
        name: "kv.empty_slots",
        inputs: &[Input::given("tokens"), Input::given("block_tokens")],
        rule: |v| Ok(Quantity::Count(kv::empty_slots(v.whole("tokens")?, v.positive("block_tokens")?))),
    },
    Model {
        name: "kv.max_concurrency",
        inputs: &[Input::given("blocks"), Input::given("tokens_per_request"), Input::given("block_tokens")],
        rule: |v| {
            let tokens = v.positive("tokens_per_request")?;
            let per_request = tokens.div_ceil(v.positive("block_tokens")?);
            v.share(kv::max_concurrency(v.whole("blocks")?, per_request))
        },
    },
    Model {
        name: "kv.cache_bytes",
        inputs: &[Input::given("total_bytes"), Input::given("utilization"), Input::given("used_bytes")],
        rule: |v| {
            let (total, utilization) = (v.whole("total_bytes")?, v.real("utilization")?);
            v.bytes(Ok(kv::cache_bytes(total, utilization, v.whole("used_bytes")?)))
        },
    },
    Model {
        name: "reservation.worst_case_bytes",
        inputs: &[Input::given("prompt_tokens"), Input::given("max_new_tokens"), Input::given("bytes_per_token")],
        rule: |v| {
            let (prompt, new) = (v.whole("prompt_tokens")?, v.whole("max_new_tokens")?);
            v.bytes(reservation::worst_case_bytes(prompt, new, v.whole("bytes_per_token")?))
        },
    },
    Model {
        name: "reservation.fits",
        inputs: &[Input::given("capacity"), Input::given("bytes_each")],
        rule: |v| Ok(Quantity::Count(reservation::fits(v.whole("capacity")?, v.positive("bytes_each")?))),
    },
    Model {
        name: "reservation.used_share",
        inputs: &[Input::given("used"), Input::given("reserved")],
        rule: |v| {
            let reserved = v.positive("reserved")?;
            let used = v.at_most("used", reserved.get(), "what is reserved")?;
            v.share(reservation::used_share(used, reserved))
        },
    },
    Model {
        name: "share",
        inputs: &[Input::given("part"), Input::given("whole")],
        rule: |v| v.share(v.real("part")? / v.positive_real("whole")?),
    },
];

/// The block that a request gets with PyTorch's defaults.
fn block(bytes: u64) -> Result<u64, Overflow> {
    rounding::round_size(bytes, &Divisions::default()).ok_or(Overflow)
}
