//! What is read back, and what it shows.

use gloo_timers::future::TimeoutFuture;
use gpu::{ReadError, Unavailable, Verification};
use l10n::{Arg, msg};
use models::heap::Range;
use models::trace::Outcome;

use super::demo::{Backing, Demo, Extent, Unavailability};
use crate::heap::scene::largest_hole;
use crate::heap::{account, merged};
use crate::stage::{Badge, BadgeKind};

impl Demo {
    /// What the passed steps touched; for a refusal, the largest hole and its two neighbours, which made it fail.
    pub(super) fn ranges(&self, extent: Extent) -> Vec<Range> {
        let whole = Range { start: 0, len: self.story.capacity() };
        if extent == Extent::Whole {
            return vec![whole];
        }
        let mut ranges = Vec::new();
        for step in &self.story.steps()[self.passed.start as usize..self.passed.end as usize] {
            match &step.outcome {
                Outcome::Placed(block) | Outcome::Freed(block) => ranges.push(block.range),
                Outcome::Moved(_) => return vec![whole],
                Outcome::Refused(_) => ranges.extend(self.around_largest_hole()),
            }
        }
        merged(ranges)
    }

    pub(super) fn around_largest_hole(&self) -> Vec<Range> {
        let Some(hole) = largest_hole(&self.state) else { return Vec::new() };
        let beside = |range: &Range| range.end() == hole.start || range.start == hole.end();
        let mut ranges: Vec<_> = self.state.heap.blocks().map(|block| block.range).filter(beside).collect();
        ranges.push(hole);
        ranges
    }

    pub(super) async fn prove(&mut self, ranges: &[Range]) {
        let Backing::Device(mirror) = &self.backing else { return };
        match mirror.verify(&self.state, ranges).await {
            Ok(result) => self.badge = self.judge(&result, &mirror.gpu.name().to_string()),
            // the loss itself is an event of its own, and its handler says what follows
            Err(ReadError::Lost) => {}
            Err(ReadError::Map(why)) => {
                // a mapping can fail for a loss that the device has not yet reported
                TimeoutFuture::new(50).await;
                if !matches!(&self.backing, Backing::Device(mirror) if mirror.gpu.loss().happened()) {
                    self.fall_back(Unavailability::From(Unavailable::Refused(why)));
                }
            }
        }
        self.mismatch = self.badge.kind == BadgeKind::Mismatch;
    }

    pub(super) fn judge(&self, result: &Verification, adapter: &str) -> Badge {
        let Some(first) = result.first else {
            return Badge {
                kind: BadgeKind::Verified,
                lead: self.bundle.text(&msg::heap::verified()),
                text: self.bundle.text(&msg::heap::verified_text(Arg::mib(result.bytes), adapter)),
            };
        };
        let hex = |word: u32| format!("0x{word:08X}");
        let place = account::address(first.address);
        let lives_here = |block| {
            let live = self.state.heap.block(block).map(|block| block.range);
            live.is_some_and(|range| range.start <= first.address && first.address < range.end())
        };
        let text = match first.block {
            Some(block) if !lives_here(block) => msg::heap::mismatch_stale(
                result.mismatches,
                account::name(block.0),
                place,
                hex(first.expected),
                hex(first.found),
            ),
            Some(block) => msg::heap::mismatch_block(
                result.mismatches,
                account::name(block.0),
                place,
                hex(first.expected),
                hex(first.found),
            ),
            None => msg::heap::mismatch_empty(result.mismatches, place, hex(first.expected), hex(first.found)),
        };
        Badge {
            kind: BadgeKind::Mismatch,
            lead: self.bundle.text(&msg::heap::mismatch()),
            text: self.bundle.text(&text),
        }
    }
}
