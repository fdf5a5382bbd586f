//! What a real GPU has room for with a real model.

use std::fmt::Write as _;
use std::num::NonZeroU64;

use l10n::{Arg, Bundle, msg};
use models::paged_kv::shape::{self, Capacity};

use super::{Settings, settings::CapacitySettings};
use crate::{markup::escape, words::size};

/// The numbers, as rows of a table: what it is, and how much.
#[must_use]
pub fn rows(bundle: &Bundle, settings: &Settings) -> String {
    use msg::kv as m;
    let Some(capacity) = computed(settings) else { return String::new() };
    let Some(shape) = settings.capacity.shape() else { return String::new() };
    let CapacitySettings { tokens, element, .. } = settings.capacity;
    let bytes = |bytes| size(bundle, bytes);
    let sizes = [2, shape.layers, shape.kv_heads, shape.head_size, u64::from(element)];
    let product = sizes.map(|n| n.to_string()).join(" · ");
    let block = settings.block_tokens();
    let rows = [
        (m::token_bytes(), [&product, " B = ", &bytes(capacity.token_bytes)].concat()),
        (m::block_bytes(block.get()), bytes(capacity.block_bytes)),
        (m::weight_bytes(), bytes(capacity.weight_bytes)),
        (m::cache_bytes(), bytes(capacity.cache_bytes)),
        (m::blocks(), bundle.text(&m::count(capacity.blocks))),
        (m::tokens(), bundle.text(&m::count(capacity.tokens))),
        (m::concurrency(tokens), bundle.text(&m::times(Arg::Decimal(capacity.concurrency, 2)))),
    ];
    let mut out = String::new();
    for (what, how_much) in rows {
        let (what, how_much) = (escape(&bundle.text(&what)), escape(&how_much));
        write!(out, "<tr><th scope=\"row\">{what}</th><td><bdi>{how_much}</bdi></td></tr>").ok();
    }
    out
}

/// What the numbers mean, where they mean that nothing can be served.
#[must_use]
pub fn note(bundle: &Bundle, settings: &Settings) -> String {
    match computed(settings) {
        Some(capacity) if capacity.blocks == 0 => bundle.text(&msg::kv::no_room_weights()),
        Some(capacity) if capacity.concurrency < 1.0 => bundle.text(&msg::kv::no_room_request()),
        _ => String::new(),
    }
}

fn computed(settings: &Settings) -> Option<Capacity> {
    let CapacitySettings { tokens, element, .. } = settings.capacity;
    let tokens = NonZeroU64::new(tokens.into())?;
    let shape = settings.capacity.shape()?;
    let device = settings.capacity.device();
    shape::capacity(shape, device, element.into(), settings.block_tokens().into(), tokens).ok()
}
