//! A program played on the allocator, step by step.

use std::collections::BTreeMap;

use super::{
    Action, Allocation, AllocatorConfig, BlockId, CachingAllocator, Event, Op, OutOfMemory, Program, Stats, TensorId,
};
use crate::{
    contents::Contents,
    heap::{self, Range},
};

/// A program with what the allocator did in each step.
#[derive(Debug, Clone)]
pub struct Timeline {
    device: u64,
    config: AllocatorConfig,
    program: Program,
    steps: Vec<Step>,
}

/// One step: an operation and what came of it.
#[derive(Debug, Clone)]
pub struct Step {
    /// The operation.
    pub op: Op,
    /// What came of it.
    pub outcome: Outcome,
    /// What the allocator did.
    pub events: Vec<Event>,
    /// The statistics after it.
    pub stats: Stats,
}

/// What came of an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// A tensor has its block.
    Allocated(Allocation),
    /// A tensor could not be allocated. What the program does with it later does nothing.
    Failed(OutOfMemory),
    /// It was done.
    Done,
    /// There was nothing to do: the tensor's allocation had failed.
    Nothing,
}

/// The allocator in the middle of a program.
#[derive(Debug, Clone)]
pub struct State {
    allocator: CachingAllocator,
    live: BTreeMap<TensorId, Placed>,
    /// The last tensor at each address.
    owners: BTreeMap<u64, TensorId>,
    contents: Contents,
    steps: u32,
}

/// A tensor in its block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// By which the allocator knows it.
    pub id: BlockId,
    /// The block.
    pub range: Range,
    /// The tensor's own bytes, from the block's first on.
    pub requested: u64,
    /// The step that allocated it, from 0.
    pub since: u32,
}

impl Timeline {
    /// Plays a program on a device of so many bytes.
    ///
    /// With a threshold for garbage collection the whole device is allowed, since PyTorch collects only where a memory
    /// fraction is set.
    #[must_use]
    pub fn run(device: u64, config: AllocatorConfig, program: Program) -> Self {
        let mut state = State::new(device, config.clone());
        let steps = program.ops().iter().map(|op| state.apply(op)).collect();
        Self { device, config, program, steps }
    }

    /// The device's bytes.
    #[must_use]
    pub fn device(&self) -> u64 {
        self.device
    }

    /// The allocator's options.
    #[must_use]
    pub fn config(&self) -> &AllocatorConfig {
        &self.config
    }

    /// What was played.
    #[must_use]
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// The steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The state after so many steps; after all of them where there are fewer.
    #[must_use]
    pub fn state_at(&self, steps: usize) -> State {
        let mut state = State::new(self.device, self.config.clone());
        for step in self.steps.iter().take(steps) {
            state.apply(&step.op);
        }
        state
    }

    /// The index of the first step that failed.
    #[must_use]
    pub fn first_failure(&self) -> Option<usize> {
        self.steps.iter().position(|step| matches!(step.outcome, Outcome::Failed(_)))
    }

    /// The most bytes that were in segments at once.
    #[must_use]
    pub fn peak_reserved(&self) -> u64 {
        self.steps.last().map_or(0, |step| step.stats.reserved_bytes.all.peak)
    }
}

impl State {
    fn new(device: u64, config: AllocatorConfig) -> Self {
        let collects = config.garbage_collection_threshold > 0.0;
        let mut allocator = CachingAllocator::new(device, config);
        if collects {
            allocator.set_memory_fraction(1.0);
        }
        Self { allocator, live: BTreeMap::new(), owners: BTreeMap::new(), contents: Contents::new(u64::MAX), steps: 0 }
    }

    /// Does the next operation of the program.
    pub fn apply(&mut self, op: &Op) -> Step {
        self.allocator.clear_events();
        let outcome = match *op {
            Op::Alloc { bytes, stream, .. } => match self.allocator.malloc(bytes, stream) {
                Ok(allocation) => Outcome::Allocated(allocation),
                Err(error) => Outcome::Failed(error),
            },
            Op::Free { tensor } => match self.live.remove(&tensor) {
                Some(placed) => done(self.allocator.free(placed.id)),
                None => Outcome::Nothing,
            },
            Op::RecordStream { tensor, stream } => match self.live.get(&tensor) {
                Some(placed) => done(self.allocator.record_stream(placed.id, stream)),
                None => Outcome::Nothing,
            },
            Op::Synchronize { stream } => {
                self.allocator.synchronize(stream);
                Outcome::Done
            }
            Op::EmptyCache => {
                self.allocator.empty_cache();
                Outcome::Done
            }
        };
        self.write(op, &outcome);
        self.steps += 1;
        Step { op: *op, outcome, events: self.allocator.events().to_vec(), stats: *self.allocator.stats() }
    }

    /// The allocator.
    #[must_use]
    pub fn allocator(&self) -> &CachingAllocator {
        &self.allocator
    }

    /// The tensors that are allocated.
    #[must_use]
    pub fn live(&self) -> &BTreeMap<TensorId, Placed> {
        &self.live
    }

    /// The tensor whose block begins or began at an address, the last one where there were several.
    #[must_use]
    pub fn owner(&self, address: u64) -> Option<TensorId> {
        self.owners.get(&address).copied()
    }

    /// Who wrote each byte of the segments last; new segments and pages are zero. A tensor writes the bytes that were asked
    /// for, under [`pattern_id`].
    #[must_use]
    pub fn contents(&self) -> &Contents {
        &self.contents
    }

    /// Steps done.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.steps
    }

    fn write(&mut self, op: &Op, outcome: &Outcome) {
        for event in self.allocator.events() {
            let range = Range { start: event.address, len: event.size };
            match event.action {
                Action::SegmentAlloc | Action::SegmentMap | Action::SegmentFree | Action::SegmentUnmap => {
                    self.contents.write(range, heap::BlockId(0));
                    self.owners.retain(|at, _| !(range.start..range.end()).contains(at));
                }
                _ => {}
            }
        }
        if let (Op::Alloc { tensor, bytes, .. }, Outcome::Allocated(allocation)) = (*op, outcome) {
            let &Allocation { id, address, size } = allocation;
            self.contents.write(Range { start: address, len: bytes }, pattern_id(tensor));
            self.owners.insert(address, tensor);
            let range = Range { start: address, len: size };
            self.live.insert(tensor, Placed { id, range, requested: bytes, since: self.steps });
        }
    }
}

/// The id under which a tensor's bytes are written: that of the tensor, from 1 on.
#[must_use]
pub fn pattern_id(tensor: TensorId) -> heap::BlockId {
    heap::BlockId(tensor.0 + 1)
}

fn done<E>(result: Result<(), E>) -> Outcome {
    // The allocator knows every tensor that is live here.
    if result.is_ok() { Outcome::Done } else { Outcome::Nothing }
}
