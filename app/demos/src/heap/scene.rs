use models::contents::Run;
use models::heap::{BlockId, Range};
use models::trace::{Outcome, State, Step};

/// What is to be seen: every stretch of the heap with its cloth, and the request that found no hole.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Every byte of the heap in stretches, by address.
    pub cells: Vec<Cell>,
    /// The request that was refused in this step.
    pub request: Option<Request>,
}

/// One stretch of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its bytes.
    pub range: Range,
    /// What it is.
    pub cloth: Cloth,
    /// The live block that it is, if it is one.
    pub block: Option<BlockId>,
    /// The whole hole that it belongs to, if it is free.
    pub hole: Option<Range>,
    /// The block whose bytes lie here: the live one, or the one that left them behind.
    pub writer: Option<BlockId>,
}

/// What a stretch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    /// A live block.
    Live,
    /// A block placed or moved in this step.
    New,
    /// Free, with bytes of a block that once was there.
    Stale,
    /// Free and never written.
    Never,
}

impl Cloth {
    /// The value of the style sheet's `data-s`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::New => "new",
            Self::Stale => "stale",
            Self::Never => "free",
        }
    }
}

/// A refused request, drawn under the largest hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// Bytes asked for, rounded to the heap's alignment.
    pub bytes: u64,
    /// The largest hole.
    pub hole: Range,
}

impl Scene {
    /// The scene of `state`, which `step` led to.
    #[must_use]
    pub fn new(state: &State, step: Option<&Step>) -> Self {
        let fresh = step.map(fresh_blocks).unwrap_or_default();
        let mut blocks = state.heap.blocks().peekable();
        let mut holes = state.heap.holes().peekable();
        let mut cells = Vec::new();
        loop {
            // both come by address: a merge needs no sort
            let block_next = match (blocks.peek(), holes.peek()) {
                (Some(block), Some(hole)) => block.range.start < hole.start,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (None, None) => break,
            };
            if block_next && let Some(block) = blocks.next() {
                let cloth = if fresh.contains(&block.id) { Cloth::New } else { Cloth::Live };
                let id = Some(block.id);
                cells.push(Cell { range: block.range, cloth, block: id, hole: None, writer: id });
            } else if let Some(hole) = holes.next() {
                cells.extend(state.contents.runs_in(hole).map(|run| free_cell(run, hole)));
            }
        }
        let request = step.and_then(|step| match &step.outcome {
            Outcome::Refused(refusal) => Some(Request { bytes: refusal.rounded, hole: largest_hole(state)? }),
            _ => None,
        });
        Self { cells, request }
    }
}

/// The blocks that a step wrote.
pub(crate) fn fresh_blocks(step: &Step) -> Vec<BlockId> {
    match &step.outcome {
        Outcome::Placed(block) => vec![block.id],
        Outcome::Moved(moves) => moves.iter().map(|moved| moved.id).collect(),
        Outcome::Freed(_) | Outcome::Refused(_) => Vec::new(),
    }
}

/// The hole at the lowest address among the largest.
pub(crate) fn largest_hole(state: &State) -> Option<Range> {
    state.heap.holes().fold(None, |best: Option<Range>, hole| match best {
        Some(best) if best.len >= hole.len => Some(best),
        _ => Some(hole),
    })
}

fn free_cell(run: Run, hole: Range) -> Cell {
    let writer = run.writer.map(|writer| writer.id);
    let cloth = if writer.is_some() { Cloth::Stale } else { Cloth::Never };
    Cell { range: run.range, cloth, block: None, hole: Some(hole), writer }
}
