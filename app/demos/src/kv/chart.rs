use l10n::{Bundle, msg};
use models::paged_kv::{Figures, facts::Moment};

use super::Story;
use crate::chart::{Curve, Line, StepChart};

/// Height of the chart in its own units.
const HEIGHT: u32 = 200;

/// The used part of both pools after each step, in percent, in a story of `end` steps, up to where it stands.
pub(super) fn chart(bundle: &Bundle, story: &Story, end: u32, width: u32) -> StepChart {
    use msg::kv as m;
    let done = &story.moments()[..story.position().min(end) as usize];
    let curve = |line, side: fn(&Moment) -> &Figures, word| Curve {
        line,
        start: 0,
        // the chart counts 1024ths of its unit
        values: done.iter().map(|moment| u64::from(side(moment).waste.permille()) * 1024 / 10).collect(),
        word: bundle.text(&word),
    };
    StepChart {
        top_mib: 100,
        steps: end,
        failed: Vec::new(),
        curves: vec![
            curve(Line::Area, |moment| &moment.paged, m::paged_short()),
            curve(Line::Dashed, |moment| &moment.contiguous, m::contiguous_short()),
        ],
        size: (width, HEIGHT),
    }
}
