//! Who wrote each byte of a heap last: the model's prediction of the raw bytes, stale ones included.
//!
//! Freeing a block does not touch its bytes, and moving it leaves a copy behind: both stay here until somebody writes
//! over them, as they do in real memory. The device reads its buffer back and compares it with this.

use serde::{Deserialize, Serialize};

use crate::{
    heap::{BlockId, Move, Range},
    index::{Entry, Index},
};

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
        let tail = Range { start: address, len: self.range.len - head };
        let writer = self.writer.map(|w| Writer { id: w.id, offset: w.offset + head });
        (Self { range: Range { len: head, ..self.range }, ..self }, Self { range: tail, writer })
    }

    /// Whether `next`, which starts where this run ends, only carries it on.
    fn continues_in(self, next: Self) -> bool {
        match (self.writer, next.writer) {
            (None, None) => true,
            (Some(a), Some(b)) => a.id == b.id && a.offset.checked_add(self.range.len) == Some(b.offset),
            _ => false,
        }
    }

    fn entry(self) -> Entry {
        let (id, offset) = self.writer.map_or((0, 0), |w| (w.id.0, w.offset));
        Entry { key: (self.range.start, id.into()), value: (self.range.len, offset) }
    }

    /// The run that [`Run::entry`] was made from.
    fn of(entry: Entry) -> Self {
        let (start, id) = entry.key;
        let (len, offset) = entry.value;
        let id = BlockId(id as u32); // was one
        Self { range: Range { start, len }, writer: (!id.is_reserved()).then_some(Writer { id, offset }) }
    }
}

/// The last writer of every byte of a heap.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contents {
    capacity: u64,
    /// Covers `0..capacity` without gaps; no run could be merged with the one after it. Key: start, the writer's id (0
    /// for none). Value: length, offset.
    runs: Index,
}

impl Contents {
    /// Memory of `capacity` bytes that nobody has written.
    #[must_use]
    pub fn new(capacity: u64) -> Self {
        let mut contents = Self { capacity, runs: Index::default() };
        contents.put(Run { range: Range { start: 0, len: capacity }, writer: None });
        contents
    }

    /// Block `id` writes all of `range`: its byte 0 at `range.start`, and so on upwards.
    ///
    /// What lies beyond the capacity is left out. The reserved id 0 means "never written" here too: it makes the range
    /// zero again.
    pub fn write(&mut self, range: Range, id: BlockId) {
        let writer = (!id.is_reserved()).then_some(Writer { id, offset: 0 });
        self.put(Run { range: self.clip(range), writer });
    }

    /// The bytes of a move: the destination takes the source's writers, whoever they are; the source keeps its own where
    /// the destination does not cover it.
    ///
    /// As `memmove`, right for overlapping ranges in both directions. A move that would leave the memory is cut short.
    pub fn copy(&mut self, moved: &Move) {
        let len = moved.len.min(self.capacity.saturating_sub(moved.from.max(moved.to)));
        let source: Vec<Run> = self.runs_in(Range { start: moved.from, len }).collect();
        for run in source {
            let start = run.range.start - moved.from + moved.to;
            self.put(Run { range: Range { start, ..run.range }, ..run });
        }
    }

    /// All runs by address, from 0 to the capacity without gaps. Neighbours differ: runs that carry each other on are one.
    pub fn runs(&self) -> impl Iterator<Item = Run> {
        self.runs.iter().map(Run::of)
    }

    /// The runs inside `range` by address, cut at its ends.
    pub fn runs_in(&self, range: Range) -> impl Iterator<Item = Run> {
        let range = self.clip(range);
        let first = self.runs.last_before((range.start, u64::MAX)).map_or(range.start, |entry| entry.key.0);
        self.runs.from((first, 0)).map(Run::of).take_while(move |run| run.range.start < range.end()).filter_map(
            move |run| {
                let run = if run.range.start < range.start { run.split_at(range.start).1 } else { run };
                let run = if run.range.end() > range.end() { run.split_at(range.end()).0 } else { run };
                (run.range.len > 0).then_some(run)
            },
        )
    }

    /// The size of the memory in bytes.
    #[must_use]
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    fn clip(&self, range: Range) -> Range {
        let start = range.start.min(self.capacity);
        Range { start, len: range.end().min(self.capacity) - start }
    }

    fn put(&mut self, run: Run) {
        let Range { start, len } = run.range;
        if len == 0 {
            return;
        }
        self.cut(start);
        self.cut(run.range.end());
        while let Some(covered) = self.runs.first_from((start, 0))
            && covered.key.0 < run.range.end()
        {
            self.runs.remove(covered.key);
        }
        self.runs.insert(run.entry());
        self.join(run.range.end());
        self.join(start);
    }

    /// Makes a run start at `address`.
    fn cut(&mut self, address: u64) {
        if let Some(run) = self.runs.last_before((address, 0)).map(Run::of)
            && run.range.end() > address
        {
            let (head, tail) = run.split_at(address);
            self.runs.insert(head.entry());
            self.runs.insert(tail.entry());
        }
    }

    /// Merges the run that starts at `address` into the one before it, where that one only carries on.
    fn join(&mut self, address: u64) {
        if let Some(tail) = self.runs.at(address).map(Run::of)
            && let Some(mut head) = self.runs.last_before((address, 0)).map(Run::of)
            && head.continues_in(tail)
        {
            self.runs.remove(tail.entry().key);
            head.range.len += tail.range.len;
            self.runs.insert(head.entry());
        }
    }
}
