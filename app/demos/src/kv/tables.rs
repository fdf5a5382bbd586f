//! The state in tables: the sequences with their blocks, and what the slots are good for.

use std::fmt::Write as _;

use l10n::{Bundle, msg};
use models::paged_kv::{BlockId, Waste};

use super::{Story, name, scene::running};
use crate::markup::escape;

/// Rows that a table shows at most.
pub const LONGEST: usize = 64;

/// The rows of sequences that run in blocks, and a sentence on those that are left out.
#[must_use]
pub fn sequences(bundle: &Bundle, story: &Story) -> (String, String) {
    let paged = story.serving().paged();
    let mut rows = String::new();
    let all: Vec<_> = running(story.serving()).collect();
    for (sequence, sample) in all.iter().take(LONGEST) {
        let Some(table) = paged.table(*sequence) else { continue };
        let request = &story.serving().requests()[sample.0];
        let blocks = list(table.blocks());
        let (name, tokens, all) = (name(*sample), table.computed(), request.slots());
        write!(
            rows,
            "<tr><th scope=\"row\">{name}</th><td><bdi>{tokens} / {all}</bdi></td><td><bdi>{blocks}</bdi></td></tr>"
        )
        .ok();
    }
    let more = match all.len().saturating_sub(LONGEST) {
        0 => String::new(),
        count => bundle.text(&msg::kv::table_more(count)),
    };
    (rows, more)
}

/// What the slots of both pools are good for: rows of kind, slots in stretches, slots in blocks.
#[must_use]
pub fn waste(bundle: &Bundle, story: &Story) -> String {
    use msg::kv as m;
    let serving = story.serving();
    let (contiguous, paged) = (serving.contiguous().figures(), serving.paged().figures());
    let parts = |waste: Waste| [waste.used, waste.reserved, waste.internal, waste.external, waste.free];
    let kinds = [m::used(), m::reserved(), m::internal(), m::external(), m::free()];
    let both = parts(contiguous.waste).into_iter().zip(parts(paged.waste));
    let mut rows = String::new();
    let share = |part: u32, waste: &Waste| {
        let permille = u64::from(part) * 1000 / u64::from(waste.slots().max(1));
        bundle.text(&m::slots_share(part, l10n::Arg::Decimal(permille as f64 / 10.0, 1)))
    };
    for (word, (left, right)) in kinds.into_iter().zip(both) {
        let word = escape(&bundle.text(&word));
        let (left, right) = (escape(&share(left, &contiguous.waste)), escape(&share(right, &paged.waste)));
        write!(rows, "<tr><th scope=\"row\">{word}</th><td><bdi>{left}</bdi></td><td><bdi>{right}</bdi></td></tr>")
            .ok();
    }
    let counts = [
        (m::running(), contiguous.running, paged.running),
        (m::waiting(), contiguous.waiting, paged.waiting + paged.swapped),
        (m::preempted(), contiguous.preemptions, paged.preemptions),
        (m::finished(), contiguous.finished, paged.finished),
    ];
    for (word, left, right) in counts {
        let word = escape(&bundle.text(&word));
        write!(rows, "<tr><th scope=\"row\">{word}</th><td>{left}</td><td>{right}</td></tr>").ok();
    }
    rows
}

/// Blocks as a list of their numbers, neighbours joined: “3–5 9”.
fn list(blocks: &[BlockId]) -> String {
    let runs = blocks.chunk_by(|a, b| a.0 + 1 == b.0).map(|run| match run {
        [one] => one.0.to_string(),
        [first, .., last] => format!("{}–{}", first.0, last.0),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(" ")
}
