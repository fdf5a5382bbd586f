use l10n::{Bundle, msg};
use models::caching_allocator::{Outcome, Step};

use super::story::Story;
use crate::chart::{Curve, Line, StepChart};

/// Height of the chart in its own units.
const HEIGHT: u32 = 220;

/// Reserved, active and allocated bytes of a story of `end` steps, up to where it stands, and what would be reserved with
/// expandable segments switched the other way; so many units wide.
pub(super) fn chart(bundle: &Bundle, story: &Story, end: u32, width: u32) -> StepChart {
    use msg::allocator as m;
    let until = story.position().min(end) as usize;
    let (done, other) = (&story.steps()[..until], &story.other_steps()[..until]);
    let curve = |line, steps: &[Step], bytes: fn(&Step) -> u64, word| Curve {
        line,
        start: 0,
        values: steps.iter().map(|step| bytes(step) >> 10).collect(),
        word: bundle.text(&word),
    };
    let reserved = |step: &Step| step.stats.reserved_bytes.all.current;
    let other_word = if story.settings().expandable { m::reserved_plain() } else { m::reserved_expandable() };
    let mut curves = vec![
        curve(Line::Area, done, |step| step.stats.allocated_bytes.all.current, m::allocated()),
        curve(Line::Dotted, other, reserved, other_word),
        curve(Line::Dashed, done, reserved, m::reserved()),
    ];
    // only where another stream keeps a block is active more than allocated
    let waits = |step: &Step| step.stats.active_bytes.all.current > step.stats.allocated_bytes.all.current;
    if done.iter().any(waits) {
        curves.insert(1, curve(Line::Thin, done, |step| step.stats.active_bytes.all.current, m::active()));
    }
    let failed = (1..).zip(done).filter(|(_, step)| matches!(step.outcome, Outcome::Failed(_)));
    let most = |steps: &[Step]| steps.iter().map(reserved).max().unwrap_or(0);
    let peak = most(&story.steps()[..end as usize]).max(most(&story.other_steps()[..end as usize]));
    StepChart {
        // quarters of it are whole numbers
        top_mib: (peak.div_ceil(1 << 20) as u32).max(1).next_multiple_of(if peak > 64 << 20 { 40 } else { 4 }),
        steps: end,
        failed: failed.map(|(step, _)| step).collect(),
        curves,
        size: (width, HEIGHT),
    }
}
