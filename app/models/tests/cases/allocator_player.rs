//! Plays a case's operations on the caching allocator.
//!
//! An operation is one text: `a=40M expandable`, `t=16M x4` (t0 to t3), `4 MiB`, `free t0,t2`, `free all`; or as a traced
//! call: `A = malloc(1000)`, `free(A)`, `record_stream(A, 1)`, `empty_cache()`, `stream 1 finishes; B = malloc(512)`.

use models::caching_allocator::{AllocatorConfig, BlockId, BlockState, CachingAllocator, Event, OutOfMemory, StreamId};

use crate::case::Case;

/// A device that no case fills.
pub(crate) const LARGE_DEVICE: u64 = 80 << 30;

/// An allocator, and the names of what is allocated.
pub(crate) struct Player {
    pub(crate) allocator: CachingAllocator,
    /// Where allocations go.
    pub(crate) stream: StreamId,
    /// What the last operation did.
    pub(crate) events: Vec<Event>,
    live: Vec<(String, BlockId)>,
}

impl Player {
    pub(crate) fn new(device: u64, config: AllocatorConfig) -> Self {
        let allocator = CachingAllocator::new(device, config);
        Self { allocator, stream: StreamId(0), events: Vec::new(), live: Vec::new() }
    }

    /// The allocator that a case's input describes.
    pub(crate) fn of(case: &Case) -> Self {
        let device = case.input("").get("device_capacity").map_or(LARGE_DEVICE, |_| case.whole("/device_capacity"));
        Self::new(device, config(case))
    }

    /// Plays an operation, up to the first allocation that fails. Its name stays without a block.
    pub(crate) fn play(&mut self, operation: &str) -> Result<(), OutOfMemory> {
        self.events.clear();
        statements(operation).iter().try_for_each(|statement| self.call(statement))
    }

    /// Switches expandable segments on or off.
    pub(crate) fn set_expandable(&mut self, expandable_segments: bool) {
        let config = AllocatorConfig { expandable_segments, ..self.allocator.config().clone() };
        self.allocator.set_config(config);
    }

    /// Reserved bytes, in MiB.
    pub(crate) fn reserved_mib(&self) -> u64 {
        self.allocator.stats().reserved_bytes.all.current >> 20
    }

    /// All blocks by address, in MiB, with their states.
    pub(crate) fn layout_mib(&self) -> Vec<(u64, BlockState)> {
        let segments = self.allocator.snapshot();
        segments.iter().flat_map(|segment| &segment.blocks).map(|block| (block.size >> 20, block.state)).collect()
    }

    fn call(&mut self, statement: &str) -> Result<(), OutOfMemory> {
        let (name, call) = statement.split_once('=').unwrap_or(("", statement));
        let call = call.replace(['(', ')', ','], " ");
        let words: Vec<&str> = call.split_whitespace().collect();
        match words[..] {
            ["free"] | ["free", "all"] => {
                while !self.live.is_empty() {
                    self.free(0);
                }
            }
            ["free", ref names @ ..] => {
                for name in names {
                    self.free(self.position(name));
                }
            }
            ["malloc", bytes] => self.malloc(name.trim(), bytes.parse().unwrap())?,
            ["empty_cache"] => {
                self.allocator.empty_cache();
                self.note();
            }
            [size] | [size, "MiB"] => self.malloc(name, mib(size))?,
            [size, kind @ ("plain" | "expandable")] => {
                self.set_expandable(kind == "expandable");
                self.malloc(name, mib(size))?;
            }
            ["record_stream", name, stream] => {
                let (_, id) = self.live[self.position(name)];
                self.allocator.record_stream(id, stream_of(stream)).unwrap();
            }
            ["stream", stream, "finishes"] => self.allocator.synchronize(Some(stream_of(stream))),
            _ => panic!("no such operation: {statement}"),
        }
        Ok(())
    }

    fn malloc(&mut self, name: &str, bytes: u64) -> Result<(), OutOfMemory> {
        let made = self.allocator.malloc(bytes, self.stream);
        self.note();
        self.live.push((name.to_owned(), made?.id));
        Ok(())
    }

    fn free(&mut self, at: usize) {
        let (_, id) = self.live.remove(at);
        self.allocator.free(id).unwrap();
        self.note();
    }

    fn note(&mut self) {
        self.events.extend_from_slice(self.allocator.events());
    }

    fn position(&self, name: &str) -> usize {
        let found = self.live.iter().position(|(other, _)| other == name);
        found.unwrap_or_else(|| panic!("nothing is called `{name}`"))
    }
}

/// The single calls of an operation; `x4` at its end makes four of it.
pub(crate) fn statements(operation: &str) -> Vec<String> {
    // A remark after the call.
    let operation = operation.split(" (").next().unwrap_or(operation);
    let one = |statement: &str| match statement.rsplit_once(" x") {
        None => vec![statement.to_owned()],
        Some((single, count)) => {
            let numbered = |i| single.split_once('=').map(|(name, size)| format!("{name}{i}={size}"));
            let count: u32 = count.parse().unwrap();
            (0..count).map(|i| numbered(i).unwrap_or_else(|| single.to_owned())).collect()
        }
    };
    operation.split("; ").flat_map(one).collect()
}

/// The options of `PYTORCH_CUDA_ALLOC_CONF` that the input has.
fn config(case: &Case) -> AllocatorConfig {
    let input = case.input("");
    let number = |key: &str| input.get(key).map(|value| format!("{key}:{value}"));
    let expandable = input.get("expandable_segments").and_then(serde_json::Value::as_bool);
    let options = [
        number("max_split_size_mb"),
        number("garbage_collection_threshold"),
        expandable.map(|on| format!("expandable_segments:{}", if on { "True" } else { "False" })),
    ];
    options.into_iter().flatten().collect::<Vec<_>>().join(",").parse().unwrap()
}

/// `16M`, `0.5M`, or the number before `MiB`.
fn mib(size: &str) -> u64 {
    let number: f64 = size.trim_end_matches('M').parse().unwrap();
    (number * f64::from(1 << 20)) as u64
}

fn stream_of(stream: &str) -> StreamId {
    StreamId(stream.parse().unwrap())
}
