use serde::Serialize;

use super::StreamId;

/// What was done, under the names of a snapshot's `device_traces`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// A block was given out.
    Alloc,
    /// A block was given back by the program.
    FreeRequested,
    /// A block became free: at once, or when the last stream was done with it.
    FreeCompleted,
    /// `cudaMalloc`.
    SegmentAlloc,
    /// `cudaFree`.
    SegmentFree,
    /// Pages were mapped into an expandable segment.
    SegmentMap,
    /// Pages of an expandable segment were given back.
    SegmentUnmap,
    /// A request failed.
    Oom,
}

impl Action {
    /// Its name in a snapshot, such as `segment_alloc`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Alloc => "alloc",
            Self::FreeRequested => "free_requested",
            Self::FreeCompleted => "free_completed",
            Self::SegmentAlloc => "segment_alloc",
            Self::SegmentFree => "segment_free",
            Self::SegmentMap => "segment_map",
            Self::SegmentUnmap => "segment_unmap",
            Self::Oom => "oom",
        }
    }
}

/// An entry of the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    /// What was done.
    pub action: Action,
    /// Where: the block's, the segment's or the pages' first byte. For [`Action::Oom`] it is the device's free bytes, which
    /// a snapshot has there as `device_free`.
    pub address: u64,
    /// The requested bytes of a block, all bytes of a segment or of pages; for [`Action::Oom`] the rounded request.
    pub size: u64,
    /// The stream of the block.
    pub stream: StreamId,
}
