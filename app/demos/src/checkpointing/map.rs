//! The SVG over the cloth: layers' numbers, letters, what is gone, the memory's bar, the request that fails.

use std::fmt::Write as _;

use l10n::{Bundle, msg};
use models::heap::Range;

use super::{
    plan::{Column, Plan},
    scene::{Cloth, Scene},
    story::Story,
};
use crate::{
    markup::{Percent, escape},
    words::size,
};

/// The weaves of the bar's parts.
pub(super) const BAR: [&str; 4] = ["exp", "live", "new", "pending"];

/// The labels and what is no cloth. With `cloth` the tensors too, for a picture without a canvas.
#[must_use]
pub fn overlay(bundle: &Bundle, story: &Story, chosen: Option<Range>, cloth: bool) -> String {
    let (plan, scene) = (story.plan(), story.scene());
    let mut out = String::new();
    for column in Column::ALL {
        let Some((_, left, width)) = plan.place(column.tensor(0)) else { continue };
        label(&mut out, "note", left + width / 2.0, Plan::HEAD - 7, "middle", column.tensor(0).letters());
    }
    for row in 0..plan.rows() {
        let word =
            if row + 1 == plan.rows() { bundle.text(&msg::checkpointing::output()) } else { (row + 1).to_string() };
        label(&mut out, "note", 0.0, Plan::top(row) + 11, "start", &word);
    }
    for cell in &scene.cells {
        if cloth || cell.cloth == Cloth::Gone {
            let Some((row, left, width)) = plan.place(cell.tensor) else { continue };
            block(&mut out, cell.cloth.as_str(), left, width, Plan::top(row), Plan::CLOTH);
        }
    }
    memory(&mut out, bundle, story, &scene, cloth);
    if let Some((row, left, width)) =
        chosen.and_then(|range| plan.tensor_at(range.start)).and_then(|tensor| plan.place(tensor))
    {
        let (x, width, y, height) = (Percent(left), Percent(width), Plan::top(row) - 2, Plan::CLOTH + 4);
        write!(out, r#"<rect class="chosen" x="{x}" width="{width}" y="{y}" height="{height}"/>"#).ok();
    }
    out
}

/// The bar: what is in use and what is free, and under it the request that fails.
fn memory(out: &mut String, bundle: &Bundle, story: &Story, scene: &Scene, cloth: bool) {
    use msg::checkpointing as m;
    let (top, whole) = (story.plan().bar(), scene.whole(story));
    let share = |bytes: u64| (bytes as f64 / whole as f64).min(1.0);
    let used: u64 = scene.memory.iter().sum();
    let word = match scene.limit {
        Some(limit) => m::memory(size(bundle, used), size(bundle, limit)),
        None => m::memory_free(size(bundle, used)),
    };
    label(out, "note", 0.0, top - 7, "start", &bundle.text(&word));
    let mut at = 0;
    for (weave, bytes) in BAR.into_iter().zip(scene.memory) {
        // the canvas has no weave for what is no activation
        if bytes > 0 && (cloth || weave == "exp") {
            block(out, weave, share(at), share(bytes), top, Plan::BAR);
        }
        at += bytes;
    }
    if used < whole {
        block(out, "void", share(used), share(whole - used), top, Plan::BAR);
    }
    let Some(refusal) = scene.request else { return };
    // it would begin where the memory in use at that moment ends, and reaches beyond the limit
    let begin = share(refusal.live).min(1.0 - share(refusal.bytes));
    let y = top + Plan::BAR + 4;
    block(out, "fail", begin, share(refusal.bytes), y, 18);
    let text = [&refusal.tensor.to_string(), ": ", &size(bundle, refusal.bytes)].concat();
    label(out, "fail", begin - 0.01, y + 13, "end", &text);
}

fn block(out: &mut String, state: &str, x: f64, width: f64, y: u32, height: u32) {
    let (x, width) = (Percent(x), Percent(width));
    write!(out, r#"<rect class="blk" data-s="{state}" x="{x}" width="{width}" y="{y}" height="{height}"/>"#).ok();
}

fn label(out: &mut String, state: &str, x: f64, y: u32, anchor: &str, text: &str) {
    let (x, text) = (Percent(x), escape(text));
    write!(out, r#"<text class="lb" data-s="{state}" x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#).ok();
}
