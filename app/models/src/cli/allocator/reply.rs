//! What a step answers.

use serde::{Serialize, Serializer, ser::SerializeMap};

use super::Name;
use crate::caching_allocator::{Action, Event, SegmentInfo, Stats, StreamId};

#[derive(Debug, Serialize)]
pub(super) struct Reply {
    pub(super) op: &'static str,
    /// The user's name of the allocation or the pool.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) id: Option<Name>,
    pub(super) result: Outcome,
    #[serde(serialize_with = "all")]
    pub(super) events: Vec<Event>,
    #[serde(serialize_with = "flat")]
    pub(super) stats: Stats,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) segments: Option<Vec<SegmentInfo>>,
}

#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Outcome {
    /// Of an allocation; 0, the null pointer, for one of 0 bytes.
    Address(u64),
    /// The error's message.
    Error(String),
    /// Of everything else.
    None,
}

/// An entry of a snapshot's trace.
#[derive(Serialize)]
struct TraceEntry {
    action: Action,
    #[serde(skip_serializing_if = "Option::is_none")]
    addr: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    device_free: Option<u64>,
    size: u64,
    stream: u32,
}

fn all<S: Serializer>(events: &[Event], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(events.iter().map(|event| {
        let &Event { action, address, size, stream: StreamId(stream) } = event;
        let failed = action == Action::Oom;
        let (addr, device_free) = ((!failed).then_some(address), failed.then_some(address));
        TraceEntry { action, addr, device_free, size, stream }
    }))
}

/// Each number of all pools under its name, and its peak under the name with `_peak`.
fn flat<S: Serializer>(stats: &Stats, serializer: S) -> Result<S::Ok, S::Error> {
    let arrays = stats.arrays().map(|(name, array)| (name, array.all));
    let oversize =
        [("oversize_allocations", stats.oversize_allocations), ("oversize_segments", stats.oversize_segments)];
    let numbers = arrays.into_iter().chain(oversize);
    let mut map = serializer.serialize_map(None)?;
    for (name, stat) in numbers.clone() {
        map.serialize_entry(name, &stat.current)?;
    }
    for (name, count) in stats.counts() {
        map.serialize_entry(name, &count)?;
    }
    for (name, stat) in numbers {
        map.serialize_entry(&format!("{name}_peak"), &stat.peak)?;
    }
    map.end()
}
