//! What is to be seen of a state: every tensor with its cloth, and the memory as a bar.

use models::checkpointing::{Held, Kind, Refusal, Tensor};

use super::{
    plan::Column,
    story::{Part, Story},
};

/// What is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Tensors that are live, or have been in this attempt, by layer.
    pub cells: Vec<Cell>,
    /// The parts of the memory in use, in bytes: weights with their gradients, activations that were kept, activations that
    /// were computed once more, gradients.
    pub memory: [u64; 4],
    /// What there may be; none without a limit.
    pub limit: Option<u64>,
    /// The request that fails in this step.
    pub request: Option<Refusal>,
}

/// One tensor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Which.
    pub tensor: Tensor,
    /// What it is.
    pub cloth: Cloth,
    /// Its bytes.
    pub bytes: u64,
    /// Whether it came in this step.
    pub fresh: bool,
}

/// What a tensor is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    /// Kept from the forward pass.
    Kept,
    /// Computed once more.
    Again,
    /// A gradient.
    Gradient,
    /// Not there any more.
    Gone,
}

impl Cloth {
    /// The value of the style sheet's `data-s`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Kept => "live",
            Self::Again => "new",
            Self::Gradient => "pending",
            Self::Gone => "void",
        }
    }
}

impl Scene {
    pub(super) fn new(story: &Story) -> Self {
        let stack = story.stack();
        let mut memory = [stack.parameter_bytes(), 0, 0, 0];
        let mut cells = Vec::new();
        let is_own = story.moment().is_some_and(|moment| moment.part != Part::Release);
        let seen = if is_own { story.seen() } else { Vec::new() };
        for tensor in seen.into_iter().filter(|tensor| Column::of(*tensor).is_some()) {
            let (held, bytes) = (story.live().get(&tensor), stack.bytes(tensor));
            let cloth = held.map_or(Cloth::Gone, |held| cloth(tensor, *held));
            match cloth {
                Cloth::Kept => memory[1] += bytes,
                Cloth::Again => memory[2] += bytes,
                Cloth::Gradient => memory[3] += bytes,
                Cloth::Gone => {}
            }
            let fresh = held.is_some_and(|held| held.since + 1 == story.position());
            cells.push(Cell { tensor, cloth, bytes, fresh });
        }
        cells.sort_by_key(|cell| (cell.tensor.layer(), cell.tensor));
        Self { cells, memory, limit: story.settings().limit(), request: story.refusal() }
    }

    /// Bytes at the bar's right end: the limit, or the most that the step takes.
    #[must_use]
    pub fn whole(&self, story: &Story) -> u64 {
        let most = |timeline: &models::checkpointing::Timeline| timeline.peak().total;
        let needed = story.stack().parameter_bytes() + most(story.own()).max(most(story.plain()));
        self.limit.unwrap_or(needed).max(1)
    }
}

fn cloth(tensor: Tensor, held: Held) -> Cloth {
    match tensor.kind() {
        Kind::Gradient => Cloth::Gradient,
        Kind::Activation if held.recomputed => Cloth::Again,
        Kind::Activation => Cloth::Kept,
    }
}
