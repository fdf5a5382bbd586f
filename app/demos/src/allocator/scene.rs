//! What is to be seen of a state: every block of every segment with its cloth.

use models::{
    caching_allocator::{BlockInfo, BlockState, OutOfMemory, Outcome, SegmentInfo, TensorId},
    heap::Range,
};

use super::story::Story;

/// What is to be seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// Blocks, and stretches of segments that are not reserved now, by address.
    pub cells: Vec<Cell>,
    /// Bytes of the device that are in no segment.
    pub device_free: u64,
    /// What was asked of the device for the request that failed in this step.
    pub request: Option<u64>,
}

/// One block, or a stretch that is not reserved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its bytes.
    pub range: Range,
    /// What it is.
    pub cloth: Cloth,
    /// Its segment in the plan, from 0.
    pub slot: usize,
    /// The tensor that it belongs to, or belonged to last.
    pub tensor: Option<TensorId>,
    /// Bytes that were asked for, of a block in use.
    pub requested: u64,
    /// The stream of its segment.
    pub stream: u32,
}

/// What a stretch is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cloth {
    /// Allocated.
    Live,
    /// Allocated in this step.
    New,
    /// Freed, and another stream may still use it.
    Pending,
    /// A segment that is free as a whole.
    Cached,
    /// Free beside a block in use: it cannot go back.
    Split,
    /// Free in an expandable segment.
    Mapped,
    /// Not reserved.
    Gone,
}

impl Cloth {
    /// The value of the style sheet's `data-s`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Live => "live",
            Self::New => "new",
            Self::Pending => "pending",
            Self::Cached => "free",
            Self::Split => "split",
            Self::Mapped => "exp",
            Self::Gone => "void",
        }
    }
}

impl Scene {
    pub(super) fn new(story: &Story) -> Self {
        let state = story.state();
        let fresh = match story.step().map(|step| step.outcome) {
            Some(Outcome::Allocated(allocation)) => Some(allocation.address),
            _ => None,
        };
        let mut cells = Vec::new();
        let plan = story.plan();
        let segments = state.allocator().snapshot();
        let mut segments = segments.iter().peekable();
        for (slot, place) in plan.slots().iter().enumerate() {
            let mut at = place.range.start;
            let gone = |from: u64, to: u64| Cell {
                range: Range { start: from, len: to - from },
                cloth: Cloth::Gone,
                slot,
                tensor: None,
                requested: 0,
                stream: 0,
            };
            while let Some(segment) = segments.next_if(|segment| segment.address < place.range.end()) {
                if segment.address > at {
                    cells.push(gone(at, segment.address));
                }
                cells.extend(segment.blocks.iter().map(|block| Cell {
                    range: Range { start: block.address, len: block.size },
                    cloth: cloth(segment, block, fresh),
                    slot,
                    tensor: state.owner(block.address),
                    requested: block.requested_size,
                    stream: segment.stream,
                }));
                at = segment.address + segment.total_size;
            }
            // what is still to come is not shown: neither a segment, nor how far one will grow
            if at < place.range.end() && place.since <= story.position() && !place.expandable {
                cells.push(gone(at, place.range.end()));
            }
        }
        let request = match story.step().map(|step| step.outcome) {
            Some(Outcome::Failed(OutOfMemory::Shortage(shortage))) => Some(shortage.tried),
            _ => None,
        };
        Self { cells, device_free: state.allocator().device_free(), request }
    }
}

fn cloth(segment: &SegmentInfo, block: &BlockInfo, fresh: Option<u64>) -> Cloth {
    match block.state {
        BlockState::ActiveAllocated if fresh == Some(block.address) => Cloth::New,
        BlockState::ActiveAllocated => Cloth::Live,
        BlockState::ActivePendingFree => Cloth::Pending,
        BlockState::Inactive if segment.is_expandable => Cloth::Mapped,
        BlockState::Inactive if segment.blocks.len() == 1 => Cloth::Cached,
        BlockState::Inactive => Cloth::Split,
    }
}
