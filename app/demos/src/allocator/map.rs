//! The SVG over the cloth: segments' numbers, tensors' names, the request that fails, the chosen block.

use std::fmt::Write as _;

use l10n::{Bundle, msg};
use models::heap::Range;

use super::{
    plan::{Piece, Plan},
    scene::{Cell, Cloth},
    story::Story,
};
use crate::{
    markup::{Percent, escape},
    words::size,
};

/// The labels, and what is free: what a free block is good for stands in the allocator's lists, not in its bytes. With
/// `cloth` the blocks in use too, for a picture without a canvas.
#[must_use]
pub fn overlay(bundle: &Bundle, story: &Story, chosen: Option<Range>, cloth: bool) -> String {
    let (plan, scene) = (story.plan(), story.scene());
    let mut out = String::new();
    for (slot, place) in plan.slots().iter().enumerate().filter(|(_, place)| place.since <= story.position()) {
        let own = scene.cells.iter().filter(|cell| cell.slot == slot && cell.cloth != Cloth::Gone);
        let bytes = if place.expandable { own.map(|cell| cell.range.len).sum() } else { place.range.len };
        segment_label(&mut out, bundle, plan, slot, (bytes, place.expandable));
    }
    for cell in &scene.cells {
        let in_use = matches!(cell.cloth, Cloth::Live | Cloth::New | Cloth::Pending);
        if cloth || !in_use {
            for piece in plan.cut(cell.range) {
                block(&mut out, cell.cloth.as_str(), piece.x, piece.width, Plan::top(piece.row), Plan::CLOTH);
            }
        }
        tensor_label(&mut out, story, cell);
    }
    device(&mut out, bundle, plan, scene.device_free, scene.request);
    for piece in chosen.into_iter().flat_map(|range| plan.cut(range)) {
        let (x, width) = (Percent(piece.x), Percent(piece.width));
        let (y, height) = (Plan::top(piece.row) - 2, Plan::CLOTH + 4);
        write!(out, r#"<rect class="chosen" x="{x}" width="{width}" y="{y}" height="{height}"/>"#).ok();
    }
    out
}

/// Over each segment its number, and its size where there is room for it.
fn segment_label(out: &mut String, bundle: &Bundle, plan: &Plan, slot: usize, (bytes, expandable): (u64, bool)) {
    use msg::allocator as m;
    let mut pieces = plan.pieces().iter().filter(|piece| piece.slot == slot);
    let Some(first) = pieces.next() else { return };
    let n = (slot + 1).to_string();
    let bytes = size(bundle, bytes);
    let long =
        bundle.text(&if expandable { m::segment_expandable(n.clone(), bytes) } else { m::segment(n.clone(), bytes) });
    let px = first.width * plan.width();
    let word = if px >= 8.0 * long.chars().count() as f64 { long } else { bundle.text(&m::segment_short(n)) };
    label(out, "note", first.x, Plan::top(first.row) - 6, "start", &word);
}

/// The tensor's name on the widest part of its block, where there is room for it.
fn tensor_label(out: &mut String, story: &Story, cell: &Cell) {
    let Some(tensor) = cell.tensor.filter(|_| matches!(cell.cloth, Cloth::Live | Cloth::New | Cloth::Pending)) else {
        return;
    };
    let name = story.program().name(tensor);
    let widest = story.plan().cut(cell.range).max_by(|a: &Piece, b: &Piece| a.width.total_cmp(&b.width));
    let needed = 9.0 * name.chars().count() as f64 + 10.0;
    let Some(piece) = widest.filter(|piece| piece.width * story.plan().width() >= needed) else { return };
    let y = Plan::top(piece.row) + Plan::CLOTH / 2 + 4;
    label(out, cell.cloth.as_str(), piece.x + piece.width / 2.0, y, "middle", name);
}

/// The last row: what the device has left, and under it the request that fails.
fn device(out: &mut String, bundle: &Bundle, plan: &Plan, free: u64, request: Option<u64>) {
    let row = plan.rows();
    let word = bundle.text(&msg::allocator::device_free(size(bundle, free)));
    label(out, "note", 0.0, Plan::top(row) - 6, "start", &word);
    if free > 0 {
        block(out, "void", 0.0, plan.share(free), Plan::top(row), Plan::CLOTH);
    }
    let Some(bytes) = request else { return };
    let y = Plan::top(row) + Plan::CLOTH + 4;
    block(out, "fail", 0.0, plan.share(bytes), y, 20);
    label(out, "fail", plan.share(bytes) / 2.0, y + 14, "middle", &size(bundle, bytes));
}

fn block(out: &mut String, state: &str, x: f64, width: f64, y: u32, height: u32) {
    let (x, width) = (Percent(x), Percent(width));
    write!(out, r#"<rect class="blk" data-s="{state}" x="{x}" width="{width}" y="{y}" height="{height}"/>"#).ok();
}

fn label(out: &mut String, state: &str, x: f64, y: u32, anchor: &str, text: &str) {
    let (x, text) = (Percent(x), escape(text));
    write!(out, r#"<text class="lb" data-s="{state}" x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#).ok();
}
