use l10n::{Bundle, msg};
use models::trace::{Outcome, Step};

use super::Story;
use crate::chart::{Curve, Line, StepChart};

/// Height of the chart in its own units.
const HEIGHT: u32 = 200;

/// Bytes in use and the largest hole of a story of `end` steps, up to `position`; so many units wide: CSS pixels where it
/// is drawn for its place, so that its words keep their size.
pub(super) fn chart(bundle: &Bundle, story: &Story, position: u32, end: u32, width: u32) -> StepChart {
    let done = &story.steps()[..position.min(end) as usize];
    let curve = |line, start: u64, kib: fn(&Step) -> u64, word| Curve {
        line,
        start: start >> 10,
        values: done.iter().map(kib).collect(),
        word: bundle.text(&word),
    };
    let failed = (1..).zip(done).filter(|(_, step)| matches!(step.outcome, Outcome::Refused(_)));
    StepChart {
        top_mib: (story.capacity() >> 20) as u32,
        steps: end,
        curves: vec![
            curve(Line::Area, 0, |step| step.stats.used >> 10, msg::heap::used()),
            curve(Line::Dashed, story.capacity(), |step| step.stats.largest_hole >> 10, msg::heap::largest()),
        ],
        failed: failed.map(|(step, _)| step).collect(),
        size: (width, HEIGHT),
    }
}
