//! The spoken account: what a step did, as a sentence and as a call, and the figures after it.

use l10n::{Arg, Bundle, Message, msg};
use models::heap::{RefusalCause, Stats};
use models::trace::{Op, Outcome, Step};

use super::map::mib_text;
use super::state::{DamagedState, StatePart};
use crate::stage::Metric;

/// The sentence of a step; at the start, of the empty heap.
#[must_use]
pub fn sentence(capacity: u64, step: Option<&Step>) -> Message {
    let Some(step) = step else { return msg::heap::start(Arg::mib(capacity)) };
    match &step.outcome {
        Outcome::Placed(block) => {
            msg::heap::placed(name(block.id.0), Arg::mib(block.range.len), address(block.range.start))
        }
        Outcome::Freed(block) => msg::heap::freed(name(block.id.0), Arg::mib(block.range.len)),
        Outcome::Moved(moves) if moves.is_empty() => msg::heap::compacted_nothing(),
        Outcome::Moved(moves) => msg::heap::compacted(moves.len(), Arg::mib(step.stats.largest_hole)),
        Outcome::Refused(refusal) => match refusal.cause() {
            RefusalCause::Fragmented => msg::heap::refused_fragmented(
                Arg::mib(refusal.rounded),
                Arg::mib(refusal.free),
                Arg::mib(refusal.largest_hole),
            ),
            RefusalCause::TooLittleFree => msg::heap::refused_full(Arg::mib(refusal.rounded), Arg::mib(refusal.free)),
        },
    }
}

/// The step as a call with its result: code, so the same in each language but for the sizes and the words “no hole”.
#[must_use]
pub fn call(bundle: &Bundle, step: Option<&Step>) -> String {
    let Some(step) = step else { return String::new() };
    let made = match step.op {
        Op::Alloc { id, bytes } => format!("alloc({id}, {})", mib_text(bundle, bytes)),
        Op::Free { id } => format!("free({id})"),
        Op::Compact => "compact()".to_owned(),
    };
    match &step.outcome {
        Outcome::Placed(block) => format!("{made} → {}", address(block.range.start)),
        Outcome::Refused(_) => format!("{made} → {}", bundle.text(&msg::heap::call_no_hole())),
        Outcome::Freed(_) | Outcome::Moved(_) => made,
    }
}

/// Says which part of a link's state cannot be read.
#[must_use]
pub fn damaged(bundle: &Bundle, DamagedState(part): DamagedState) -> String {
    let part = match part {
        StatePart::Workload => msg::heap::workload(),
        StatePart::Size => msg::heap::size(),
        StatePart::Policy => msg::heap::policy(),
        StatePart::Seed => msg::heap::seed(),
        StatePart::Step => msg::demo::link_step(),
    };
    bundle.text(&msg::demo::link_damaged(bundle.text(&part)))
}

/// In use, free, largest hole, external fragmentation: in the order of the labels.
#[must_use]
pub fn metrics(bundle: &Bundle, stats: &Stats, alert: bool) -> Vec<Metric> {
    let share = |bytes: u64| (bytes * 1000 / stats.capacity.max(1)) as u32;
    let size = |bytes: u64, code: &str, alert: bool| Metric {
        value: mib_text(bundle, bytes),
        code: code.to_owned(),
        permille: share(bytes),
        alert,
    };
    let fragmentation = stats.external_fragmentation();
    vec![
        size(stats.used, "used", false),
        size(stats.free, "free", false),
        size(stats.largest_hole, "largest_hole", alert),
        Metric {
            value: bundle.text(&msg::demo::percent(Arg::percent(fragmentation))),
            code: "1 − largest / free".to_owned(),
            permille: (fragmentation * 1000.0) as u32,
            alert,
        },
    ]
}

/// A block's name in a sentence. Not a count: a language must not group its digits.
#[must_use]
pub(crate) fn name(id: u32) -> Arg {
    Arg::Text(id.to_string())
}

/// An address as engineers write it.
#[must_use]
pub(crate) fn address(bytes: u64) -> String {
    format!("0x{bytes:08X}")
}
