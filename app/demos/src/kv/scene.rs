//! What is to be seen of both pools: every slot with its cloth.

use models::paged_kv::{BlockPool, SequenceId, Serving};

/// A pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// One stretch for each sequence.
    Contiguous,
    /// Blocks; the null block is its first.
    Paged,
}

/// What a slot is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    /// It holds a token of a sequence that runs.
    Live,
    /// It was written in this step.
    New,
    /// Free, and still known by what it holds.
    Cached,
    /// Free, with what somebody left there.
    Stale,
    /// Empty, and its sequence will fill it.
    Reserved,
    /// Empty, and its sequence never fills it.
    Internal,
    /// Added by the allocator to round the stretch up.
    Rounding,
    /// Free, and nothing was ever written there.
    Free,
    /// Of the null block.
    Null,
}

impl Cloth {
    /// The value of the style sheet's `data-s`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::New => "new",
            Self::Cached => "pending",
            Self::Stale => "stale",
            Self::Reserved => "exp",
            Self::Internal => "split",
            Self::Rounding | Self::Null => "void",
            Self::Free => "free",
        }
    }

    /// Whether what the slot looks like stands in its bytes. Of the others the model alone knows what they are good for.
    #[must_use]
    pub fn is_in_memory(self) -> bool {
        matches!(self, Self::Live | Self::New | Self::Cached | Self::Stale | Self::Free)
    }
}

/// Neighbouring slots of one cloth, in one block or stretch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// The pool.
    pub side: Side,
    /// The first slot.
    pub first: u32,
    /// How many.
    pub slots: u32,
    /// What they are.
    pub cloth: Cloth,
}

/// What is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Every slot of the contiguous pool.
    pub contiguous: Vec<Cloth>,
    /// Every slot of the pool of blocks, the null block's first.
    pub paged: Vec<Cloth>,
    /// The stretches that are taken, by where they begin.
    pub stretches: Vec<Stretch>,
}

/// The first slot of a stretch, its slots, and whose it is: request and sample.
pub type Stretch = (u32, u32, (usize, usize));

impl Scene {
    pub(super) fn new(serving: &Serving) -> Self {
        let (contiguous, stretches) = contiguous(serving);
        Self { contiguous, paged: paged(serving), stretches }
    }

    /// The slots of a pool.
    #[must_use]
    pub fn slots(&self, side: Side) -> &[Cloth] {
        match side {
            Side::Contiguous => &self.contiguous,
            Side::Paged => &self.paged,
        }
    }

    /// Slots of a pool from `first` on, in runs of one cloth.
    pub fn runs(&self, side: Side, first: u32, slots: u32) -> impl Iterator<Item = Run> {
        let held = self.slots(side).get(first as usize..(first + slots) as usize).unwrap_or_default();
        let mut at = first;
        held.chunk_by(|a, b| a == b).map(move |run| {
            let slots = run.len() as u32;
            at += slots;
            Run { side, first: at - slots, slots, cloth: run[0] }
        })
    }
}

fn left(token: Option<u32>) -> Cloth {
    if token.is_some() { Cloth::Stale } else { Cloth::Free }
}

fn contiguous(serving: &Serving) -> (Vec<Cloth>, Vec<Stretch>) {
    let side = serving.contiguous();
    let mut cloth: Vec<_> = side.contents().slots().iter().map(|token| left(*token)).collect();
    let mut stretches = Vec::new();
    for (_, sequence) in side.running() {
        let will = sequence.needed.min(sequence.reserved);
        for at in 0..sequence.stretch() {
            cloth[(sequence.start + at) as usize] = match at {
                _ if at < sequence.computed => Cloth::Live,
                _ if at < will => Cloth::Reserved,
                _ if at < sequence.reserved => Cloth::Internal,
                _ => Cloth::Rounding,
            };
        }
        stretches.push((sequence.start, sequence.stretch(), (sequence.request, sequence.sample)));
    }
    mark_new(&mut cloth, side.written());
    stretches.sort_unstable();
    (cloth, stretches)
}

fn paged(serving: &Serving) -> Vec<Cloth> {
    let side = serving.paged();
    let size = side.block_tokens();
    let blocks = side.scheduler().manager().pool().blocks();
    let mut cloth: Vec<_> = side.contents().slots().iter().map(|token| left(*token)).collect();
    for (number, (block, (now, later))) in (0..).zip(blocks.iter().zip(side.filled(serving.requests()))) {
        for at in 0..size {
            let slot = &mut cloth[(number * size + at) as usize];
            *slot = match at {
                _ if number == BlockPool::NULL.0 => Cloth::Null,
                _ if block.references == 0 && block.hash.is_some() => Cloth::Cached,
                _ if block.references == 0 => *slot,
                _ if at < now => Cloth::Live,
                _ if at < later => Cloth::Reserved,
                _ => Cloth::Internal,
            };
        }
    }
    mark_new(&mut cloth, side.written());
    cloth
}

/// What was written in this step, by somebody who still runs.
fn mark_new(cloth: &mut [Cloth], written: &[(u32, u32)]) {
    for (slot, _) in written {
        let slot = &mut cloth[*slot as usize];
        if *slot == Cloth::Live {
            *slot = Cloth::New;
        }
    }
}

/// The sequences of the pool of blocks that run: request, sample, and who it is.
pub(super) fn running(serving: &Serving) -> impl Iterator<Item = (SequenceId, (usize, usize))> {
    let side = serving.paged();
    side.scheduler().running().iter().filter_map(|id| Some((*id, side.sample(*id)?)))
}
