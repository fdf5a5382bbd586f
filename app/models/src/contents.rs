//! Who wrote each byte of a heap last: the model's prediction of the raw bytes, stale ones included.
//!
//! Freeing a block does not touch its bytes, and moving it leaves a copy behind: both stay here until somebody writes
//! over them, as they do in real memory. The device reads its buffer back and compares it with this.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::heap::{BlockId, Move, Range};

/// Which byte of which block a run starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Writer {
    /// The block that wrote the run.
    pub id: BlockId,
    /// The run's first byte is this byte of the block, counted from 0; the bytes after it follow in order.
    pub offset: u64,
}

/// A range of bytes with one writer and rising offsets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    /// Where it lies.
    pub range: Range,
    /// Who wrote it last; `None`: never written, still zero.
    pub writer: Option<Writer>,
}

impl Run {
    fn split_at(self, address: u64) -> (Self, Self) {
        let head = address - self.range.start;
        let tail = Range {
            start: address,
            len: self.range.len - head,
        };
        let writer = self.writer.map(|w| Writer {
            id: w.id,
            offset: w.offset + head,
        });
        (
            Self {
                range: Range {
                    len: head,
                    ..self.range
                },
                ..self
            },
            Self {
                range: tail,
                writer,
            },
        )
    }

    /// Whether `next`, which starts where this run ends, only carries it on.
    fn continues_in(self, next: Self) -> bool {
        match (self.writer, next.writer) {
            (None, None) => true,
            (Some(a), Some(b)) => {
                a.id == b.id && a.offset.checked_add(self.range.len) == Some(b.offset)
            }
            _ => false,
        }
    }
}

/// The last writer of every byte of a heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    capacity: u64,
    /// Covers `0..capacity` without gaps; keyed by start; no run could be merged with the one after it.
    runs: BTreeMap<u64, Run>,
}

impl Contents {
    /// Memory of `capacity` bytes that nobody has written.
    #[must_use]
    pub fn new(capacity: u64) -> Self {
        let run = Run {
            range: Range {
                start: 0,
                len: capacity,
            },
            writer: None,
        };
        Self {
            capacity,
            runs: (capacity > 0).then_some((0, run)).into_iter().collect(),
        }
    }

    /// Block `id` writes all of `range`: its byte 0 at `range.start`, and so on upwards.
    ///
    /// What lies beyond the capacity is left out. The reserved id 0 means "never written" here too: it makes the range
    /// zero again.
    pub fn write(&mut self, range: Range, id: BlockId) {
        let writer = (!id.is_reserved()).then_some(Writer { id, offset: 0 });
        self.put(Run {
            range: self.clip(range),
            writer,
        });
    }

    /// The bytes of a move: the destination takes the source's writers, whoever they are; the source keeps its own where
    /// the destination does not cover it.
    ///
    /// As `memmove`, right for overlapping ranges in both directions. A move that would leave the memory is cut short.
    pub fn copy(&mut self, moved: &Move) {
        let len = moved
            .len
            .min(self.capacity.saturating_sub(moved.from.max(moved.to)));
        let source: Vec<Run> = self
            .runs_in(Range {
                start: moved.from,
                len,
            })
            .collect();
        for run in source {
            let start = run.range.start - moved.from + moved.to;
            self.put(Run {
                range: Range { start, ..run.range },
                ..run
            });
        }
    }

    /// All runs by address, from 0 to the capacity without gaps. Neighbours differ: runs that carry each other on are one.
    pub fn runs(&self) -> impl Iterator<Item = Run> {
        self.runs.values().copied()
    }

    /// The runs inside `range` by address, cut at its ends.
    pub fn runs_in(&self, range: Range) -> impl Iterator<Item = Run> {
        let range = self.clip(range);
        let first = self
            .runs
            .range(..=range.start)
            .next_back()
            .map_or(range.start, |(&start, _)| start);
        self.runs
            .range(first..range.end().max(first))
            .filter_map(move |(_, &run)| {
                let run = if run.range.start < range.start {
                    run.split_at(range.start).1
                } else {
                    run
                };
                let run = if run.range.end() > range.end() {
                    run.split_at(range.end()).0
                } else {
                    run
                };
                (run.range.len > 0).then_some(run)
            })
    }

    /// The size of the memory in bytes.
    #[must_use]
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    fn clip(&self, range: Range) -> Range {
        let start = range.start.min(self.capacity);
        Range {
            start,
            len: range.end().min(self.capacity) - start,
        }
    }

    fn put(&mut self, run: Run) {
        let Range { start, len } = run.range;
        if len == 0 {
            return;
        }
        self.cut(start);
        self.cut(run.range.end());
        let covered: Vec<u64> = self
            .runs
            .range(start..run.range.end())
            .map(|(&start, _)| start)
            .collect();
        for address in covered {
            self.runs.remove(&address);
        }
        self.runs.insert(start, run);
        self.join(run.range.end());
        self.join(start);
    }

    /// Makes a run start at `address`.
    fn cut(&mut self, address: u64) {
        let inside = self
            .runs
            .range(..address)
            .next_back()
            .map(|(_, &run)| run)
            .filter(|r| r.range.end() > address);
        if let Some(run) = inside {
            let (head, tail) = run.split_at(address);
            self.runs.insert(head.range.start, head);
            self.runs.insert(address, tail);
        }
    }

    /// Merges the run that starts at `address` into the one before it, where that one only carries on.
    fn join(&mut self, address: u64) {
        let Some(&tail) = self.runs.get(&address) else {
            return;
        };
        if let Some((_, head)) = self.runs.range_mut(..address).next_back()
            && head.continues_in(tail)
        {
            head.range.len += tail.range.len;
            self.runs.remove(&address);
        }
    }
}
