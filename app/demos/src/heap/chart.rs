use l10n::{Bundle, msg};
use models::trace::Outcome;

use super::Story;
use crate::chart::StepChart;

/// Height of the chart in its own units.
const HEIGHT: u32 = 200;

/// Bytes in use and the largest hole of a story of `end` steps, up to `position`; so many units wide: CSS pixels where it
/// is drawn for its place, so that its words keep their size.
pub(super) fn chart(bundle: &Bundle, story: &Story, position: u32, end: u32, width: u32) -> StepChart {
    let done = story.steps().iter().take(position.min(end) as usize).map(|step| {
        (step.stats.used >> 10, step.stats.largest_hole >> 10, matches!(step.outcome, Outcome::Refused(_)))
    });
    StepChart {
        top_mib: (story.capacity() >> 20) as u32,
        steps: end,
        done: done.collect(),
        size: (width, HEIGHT),
        words: [bundle.text(&msg::heap::used()), bundle.text(&msg::heap::largest())],
    }
}
