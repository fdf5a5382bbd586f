use l10n::{Bundle, msg};

use super::story::{Part, Story};
use crate::chart::{Curve, Line, StepChart};

/// Height of the chart in its own units.
const HEIGHT: u32 = 220;

/// Live activations of a story of `end` steps, up to where it stands; beside them what keeping everything would take, and
/// what was counted from a device's buffers after each step. So many units wide.
pub(super) fn chart(bundle: &Bundle, story: &Story, counted: &[u64], end: u32, width: u32) -> StepChart {
    use msg::checkpointing as m;
    let until = story.position().min(end) as usize;
    let done = &story.moments()[..until];
    let curve = |line, bytes: Vec<u64>, word| Curve {
        line,
        start: 0,
        values: bytes.into_iter().map(|bytes| bytes >> 10).collect(),
        word: bundle.text(&word),
    };
    let live = done.iter().map(|moment| moment.usage.activations).collect();
    let mut curves = vec![curve(Line::Area, live, m::live())];
    let compares = story.settings().policy.drops() && done.iter().any(|moment| moment.part == Part::Own);
    if compares {
        let mut plain = story.plain_usage();
        plain.truncate(until);
        curves.push(curve(Line::Dotted, plain, m::keep_all()));
    }
    if counted.len() >= until && until > 0 {
        curves.push(curve(Line::Thin, counted[..until].to_vec(), m::counted()));
    }
    let failed = (1..).zip(done).filter(|(_, moment)| {
        moment.step.as_ref().is_some_and(|step| step.outcome != models::checkpointing::Outcome::Done)
    });
    let peak = story.plain().peak().activations;
    StepChart {
        top_mib: (peak.div_ceil(1 << 20) as u32).max(1).next_multiple_of(4),
        steps: end,
        failed: failed.map(|(step, _)| step).collect(),
        curves,
        size: (width, HEIGHT),
    }
}
