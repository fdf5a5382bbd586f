use models::heap::{HeapConfig, Policy};
use models::trace::{Op, State, Step, Trace, TraceError};
use models::workload::{self, RandomWorkload};

use super::{MIB, Settings, Workload};

/// Addresses and sizes are multiples of this many bytes: WebGPU's alignment of a bound range.
const ALIGNMENT: u64 = 256;
/// Steps of the random workload.
const RANDOM_STEPS: u32 = 120;

/// The settings played out by the model: every step with its outcome, and the state after any of them.
#[derive(Clone, Debug)]
pub struct Story {
    trace: Trace,
}

impl Story {
    /// Plays the settings.
    ///
    /// # Errors
    /// When the model refuses the settings: a size that is no multiple of the alignment.
    pub fn new(settings: &Settings) -> Result<Self, TraceError> {
        let config = config(settings);
        Ok(Self { trace: Trace::run(config, &ops(settings, config))? })
    }

    /// Bytes of the heap.
    #[must_use]
    pub fn capacity(&self) -> u64 {
        self.trace.config().capacity
    }

    /// The steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        self.trace.steps()
    }

    /// How many steps there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        u32::try_from(self.trace.steps().len()).unwrap_or(u32::MAX)
    }

    /// Whether nothing happens.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.trace.steps().is_empty()
    }

    /// The step that led to the state after `position` steps; none at the start.
    #[must_use]
    pub fn step_before(&self, position: u32) -> Option<&Step> {
        self.trace.steps().get((position as usize).checked_sub(1)?)
    }

    /// The state after `position` steps.
    #[must_use]
    pub fn state_at(&self, position: u32) -> State {
        self.trace.state_at(position as usize)
    }

    /// The first step (counted from 1) whose request fits in total and in no hole: the fact of the question.
    #[must_use]
    pub fn refused_for_fragmentation(&self) -> Option<u32> {
        let step = workload::refused_for_fragmentation(&self.trace)?;
        u32::try_from(step + 1).ok()
    }

    /// How many steps lead up to the first request that is refused, whatever the reason: what a question lets its
    /// learner predict is the step after them. None in a story without a refusal.
    #[must_use]
    pub fn prediction(&self) -> Option<u32> {
        u32::try_from(self.trace.first_refusal()?).ok()
    }

    /// The last position that can be reached: while the story is held the one before its first refusal, else its end.
    #[must_use]
    pub fn end(&self, held: bool) -> u32 {
        self.prediction().filter(|_| held).unwrap_or_else(|| self.len())
    }

    /// The largest block id of the story.
    #[must_use]
    pub fn largest_id(&self) -> u32 {
        self.trace.steps().iter().map(|step| id(&step.op)).max().unwrap_or(0)
    }
}

fn id(op: &Op) -> u32 {
    match op {
        Op::Alloc { id, .. } | Op::Free { id } => id.0,
        Op::Compact => 0,
    }
}

fn config(settings: &Settings) -> HeapConfig {
    HeapConfig { capacity: u64::from(settings.mib) * MIB, alignment: ALIGNMENT, policy: settings.policy }
}

fn ops(settings: &Settings, config: HeapConfig) -> Vec<Op> {
    match settings.workload {
        Workload::EverySecondBlock => workload::every_second_block(config.capacity),
        Workload::NeighboursFreed => workload::neighbours_freed(config.capacity),
        Workload::Random => random(settings, config),
    }
}

/// Blocks from a 128th to a sixth of the heap; at the end the heap is compacted. The operations are drawn against first
/// fit, so that a change of policy meets the same requests.
fn random(settings: &Settings, config: HeapConfig) -> Vec<Op> {
    let shape = RandomWorkload {
        seed: u64::from(settings.seed),
        steps: RANDOM_STEPS,
        min_bytes: config.capacity / 128,
        max_bytes: config.capacity / 6,
        fill_percent: 85,
    };
    let reference = HeapConfig { policy: Policy::FirstFit, ..config };
    let drawn = workload::random(reference, shape);
    let mut ops = placed_only(config, &drawn);
    ops.push(Op::Compact);
    ops
}

/// Another policy may refuse what first fit placed; the later free of that block then has nothing to free and is left out.
fn placed_only(config: HeapConfig, drawn: &[Op]) -> Vec<Op> {
    let Ok(mut state) = State::new(config) else { return drawn.to_vec() };
    drawn
        .iter()
        .copied()
        .filter(|op| !matches!(op, Op::Free { id } if state.heap.block(*id).is_none()) && state.apply(*op).is_ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use models::trace::Outcome;

    use super::{Settings, Story, Workload};

    fn story(workload: Workload, seed: u32) -> Story {
        Story::new(&Settings { workload, seed, ..Settings::default() }).unwrap_or_else(|error| panic!("{error}"))
    }

    #[test]
    fn the_question_s_story_is_held_before_its_refusal() {
        let story = story(Workload::EverySecondBlock, 1);
        assert_eq!(story.prediction(), Some(24));
        assert_eq!(story.prediction().map(|held| held + 1), story.refused_for_fragmentation());
        assert_eq!([story.end(true), story.end(false)], [24, 27]);
    }

    #[test]
    fn a_story_without_a_refusal_is_not_held() {
        let story = story(Workload::NeighboursFreed, 1);
        assert_eq!(story.prediction(), None);
        assert_eq!(story.end(true), story.len());
    }

    #[test]
    fn no_step_that_can_be_reached_while_held_is_a_refusal_and_the_next_one_is() {
        let refused = |story: &Story, position| matches!(story.step_before(position), Some(step) if matches!(step.outcome, Outcome::Refused(_)));
        let mut held = 0;
        for seed in 1..=crate::heap::SEEDS {
            let story = story(Workload::Random, seed);
            let end = story.end(true);
            assert!((0..=end).all(|position| !refused(&story, position)), "seed {seed}");
            if story.prediction().is_some() {
                assert!(refused(&story, end + 1), "seed {seed}");
                held += 1;
            } else {
                assert_eq!(end, story.len(), "seed {seed}");
            }
        }
        assert!(held > 0, "no seed is refused anything");
    }
}
