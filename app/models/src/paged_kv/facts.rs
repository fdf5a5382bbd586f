//! Statements on a run of both sides: what the answers of questions rest on.

use super::{Event, Figures, Serving, Work};

/// How both sides stand after a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The side with blocks.
    pub paged: Figures,
    /// The side with reservations.
    pub contiguous: Figures,
    /// Blocks that sequences got in this step, copies included.
    pub allocated: u32,
    /// Blocks that their new tokens needed beyond those of the tokens before.
    pub needed: u32,
    /// Blocks of these for sequences that ran before: their last block was full.
    pub grown: u32,
}

/// Steps after which a run is given up; with what a demo offers it is far shorter.
const MOST_STEPS: u32 = 2000;

/// Plays to the end, and notes every step.
#[must_use]
pub fn played(mut serving: Serving) -> Vec<Moment> {
    let mut moments = Vec::new();
    while !serving.is_done() && serving.steps() < MOST_STEPS {
        serving.advance();
        let paged = serving.paged();
        let allocated = paged.events().iter().filter(|event| matches!(event, Event::Allocated { .. })).count() as u32;
        let size = paged.block_tokens();
        // a block that was hit, or is there already, is not handed out
        let needed = |work: &Work| (work.start + work.tokens).div_ceil(size) - work.start.div_ceil(size);
        let ran = |work: &&Work| !paged.step().admitted.contains(&work.sequence);
        moments.push(Moment {
            paged: *paged.figures(),
            contiguous: *serving.contiguous().figures(),
            allocated,
            needed: paged.step().work.iter().map(needed).sum(),
            grown: paged.step().work.iter().filter(ran).map(needed).sum(),
        });
    }
    moments
}

/// Whether blocks are handed out exactly when a sequence's tokens have filled the ones before.
#[must_use]
pub fn blocks_follow_the_tokens(play: &[Moment]) -> bool {
    play.iter().all(|moment| moment.allocated == moment.needed) && play.iter().any(|moment| moment.grown > 0)
}

/// Whether a smaller part of what is taken stays empty on the side with blocks, over all steps with work on both sides.
#[must_use]
pub fn wastes_less_in_blocks(play: &[Moment]) -> bool {
    let both = play.iter().filter(|moment| moment.paged.running > 0 && moment.contiguous.running > 0);
    let (mut paged, mut contiguous) = ((0, 0), (0, 0));
    for moment in both {
        for (sum, waste) in [(&mut paged, moment.paged.waste), (&mut contiguous, moment.contiguous.waste)] {
            sum.0 += u64::from(waste.used);
            sum.1 += u64::from(waste.used + waste.reserved + waste.internal);
        }
    }
    paged.0 * contiguous.1 > contiguous.0 * paged.1
}

/// Whether more sequences run at once on the side with blocks.
#[must_use]
pub fn runs_more_in_blocks(play: &[Moment]) -> bool {
    let most = |side: fn(&Moment) -> u32| play.iter().map(side).max().unwrap_or(0);
    most(|moment| moment.paged.running) > most(|moment| moment.contiguous.running)
}
