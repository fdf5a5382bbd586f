//! A list of operations played on a heap, one step at a time.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    contents::Contents,
    heap::{AllocError, Block, BlockId, ConfigError, FreeError, Heap, HeapConfig, Move, Refusal, Stats},
};

/// One thing to do with a heap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub enum Op {
    /// Place a block.
    Alloc {
        /// Its name.
        id: BlockId,
        /// Its size before rounding.
        bytes: u64,
    },
    /// Free a live block.
    Free {
        /// Its name.
        id: BlockId,
    },
    /// Slide all live blocks down.
    Compact,
}

/// What became of an operation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The block lies here now, and its owner has written all of it.
    Placed(Block),
    /// The block lay here. Its bytes are still there.
    Freed(Block),
    /// These blocks moved, in this order; none, if all lay tight already.
    Moved(Vec<Move>),
    /// No hole was large enough; nothing changed.
    Refused(Refusal),
}

/// An operation, its outcome, and the heap's numbers after it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What was asked for.
    pub op: Op,
    /// What became of it.
    pub outcome: Outcome,
    /// The numbers after the step.
    pub stats: Stats,
}

/// A heap and the bytes in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// Where the blocks and holes are.
    pub heap: Heap,
    /// Who wrote each byte last.
    pub contents: Contents,
}

impl State {
    /// An empty heap over memory that nobody has written.
    ///
    /// # Errors
    /// [`ConfigError`], as [`Heap::new`].
    pub fn new(config: HeapConfig) -> Result<Self, ConfigError> {
        Ok(Self { heap: Heap::new(config)?, contents: Contents::new(config.capacity) })
    }

    /// Does one operation. A placed block is written by its owner at once; a moved one is copied.
    ///
    /// # Errors
    /// [`OpError`] when the operation makes no sense here; the state is then unchanged. A refusal is no error but
    /// [`Outcome::Refused`].
    pub fn apply(&mut self, op: Op) -> Result<Outcome, OpError> {
        match op {
            Op::Alloc { id, bytes } => match self.heap.alloc(id, bytes) {
                Ok(range) => {
                    self.contents.write(range, id);
                    Ok(Outcome::Placed(Block { id, range, requested: bytes }))
                }
                Err(AllocError::Refused(refusal)) => Ok(Outcome::Refused(refusal)),
                Err(error) => Err(error.into()),
            },
            Op::Free { id } => {
                let block = self.heap.block(id).ok_or(FreeError::NotLive(id))?;
                self.heap.free(id)?;
                Ok(Outcome::Freed(block))
            }
            Op::Compact => {
                let moves = self.heap.compact();
                for moved in &moves {
                    self.contents.copy(moved);
                }
                Ok(Outcome::Moved(moves))
            }
        }
    }
}

/// Operations that were played from an empty heap to their end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    empty: State,
    steps: Vec<Step>,
}

impl Trace {
    /// Plays `ops` on an empty heap. A refused allocation is an outcome, and the play goes on.
    ///
    /// # Errors
    /// [`TraceError`] at the first operation that makes no sense: a block of 0 bytes, the reserved id, an id that is live
    /// already, or the free of a block that is not live (never allocated, refused, or freed already). A broken
    /// configuration is reported at step 0.
    pub fn run(config: HeapConfig, ops: &[Op]) -> Result<Self, TraceError> {
        let empty = State::new(config).map_err(|error| TraceError { step: 0, source: error.into() })?;
        let mut state = empty.clone();
        let mut steps = Vec::with_capacity(ops.len());
        for (step, &op) in ops.iter().enumerate() {
            let outcome = state.apply(op).map_err(|source| TraceError { step, source })?;
            steps.push(Step { op, outcome, stats: state.heap.stats() });
        }
        Ok(Self { empty, steps })
    }

    /// The heap's configuration.
    #[must_use]
    pub fn config(&self) -> HeapConfig {
        self.empty.heap.config()
    }

    /// The steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The state after the first `step` steps: 0 is the empty heap; more than there are gives the last state.
    ///
    /// Plays from the start. A player that goes forward keeps its state and uses [`Trace::apply`].
    #[must_use]
    pub fn state_at(&self, step: usize) -> State {
        let mut state = self.empty.clone();
        for step in self.steps.iter().take(step) {
            Self::apply(&mut state, step);
        }
        state
    }

    /// Takes `state` one step forward.
    ///
    /// The state must be the one before `step` in the same trace, so that the outcome is the recorded one. In any other
    /// state the step's operation is done as far as it makes sense there, and skipped where it does not.
    pub fn apply(state: &mut State, step: &Step) {
        // An operation that a trace has recorded can fail only in a state that is not the trace's.
        let _ = state.apply(step.op);
    }

    /// The index of the first step that was refused.
    #[must_use]
    pub fn first_refusal(&self) -> Option<usize> {
        self.steps.iter().position(|step| matches!(step.outcome, Outcome::Refused(_)))
    }
}

/// Why an operation makes no sense in a state.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OpError {
    /// The heap cannot be made at all.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// A block cannot be allocated. Never [`AllocError::Refused`], which is an outcome.
    #[error(transparent)]
    Alloc(#[from] AllocError),
    /// A block cannot be freed.
    #[error(transparent)]
    Free(#[from] FreeError),
}

/// The first operation of a trace that makes no sense.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("step {step}: {source}")]
pub struct TraceError {
    /// Its index in the list of operations, from 0.
    pub step: usize,
    /// What is wrong with it.
    pub source: OpError,
}
