//! Blocks that other streams use: freed when those streams are done.

use std::collections::VecDeque;

use super::{BlockId, CachingAllocator, NotAllocated, StreamId};

/// The events of one stream, in the order in which they were recorded.
#[derive(Debug, Clone)]
pub(super) struct EventQueue {
    stream: StreamId,
    /// The block that waits for each.
    blocks: VecDeque<u32>,
    /// How many of the first ones are done.
    done: usize,
}

impl CachingAllocator {
    /// Says that work on `stream` uses the block too, as `Tensor.record_stream` does. Its own stream changes nothing.
    ///
    /// # Errors
    /// [`NotAllocated`] where it was freed already.
    pub fn record_stream(&mut self, id: BlockId, stream: StreamId) -> Result<(), NotAllocated> {
        self.events.clear();
        let block = self.blocks.allocated(id).ok_or(NotAllocated)?;
        if block.stream == stream {
            return Ok(());
        }
        self.blocks[id.slot].used_elsewhere = true;
        let capturing = !self.capturing.is_empty();
        for uses in std::iter::once(&mut self.uses).chain(capturing.then_some(&mut self.captured_uses)) {
            let streams = uses.entry(id.slot).or_default();
            if let Err(at) = streams.binary_search(&stream) {
                streams.insert(at, stream);
            }
        }
        Ok(())
    }

    /// The device finishes what it was given on `stream` so far, or on every stream.
    ///
    /// As in PyTorch the allocator does not notice at once: blocks that waited become free with the next allocation.
    pub fn synchronize(&mut self, stream: Option<StreamId>) {
        self.events.clear();
        for queue in self.queues.iter_mut().filter(|queue| stream.is_none_or(|stream| queue.stream == stream)) {
            queue.done = queue.blocks.len();
        }
    }

    /// Records an event on every stream that used the block.
    pub(super) fn record_events(&mut self, slot: u32) {
        self.blocks[slot].used_elsewhere = false;
        self.captured_uses.remove(&slot);
        for stream in self.uses.remove(&slot).unwrap_or_default() {
            self.blocks[slot].pending += 1;
            match self.queues.binary_search_by_key(&stream, |queue| queue.stream) {
                Ok(at) => self.queues[at].blocks.push_back(slot),
                Err(at) => self.queues.insert(at, EventQueue { stream, blocks: VecDeque::from([slot]), done: 0 }),
            }
        }
    }

    /// Frees the blocks whose events are done, stream by stream.
    pub(super) fn process_events(&mut self) {
        if self.queues.is_empty() && self.deferred.is_empty() {
            return;
        }
        self.record_deferred_events();
        for at in 0..self.queues.len() {
            while self.queues[at].done > 0 {
                self.queues[at].done -= 1;
                self.event_is_done(at);
            }
        }
    }

    /// Waits for every stream, and frees all blocks that waited.
    pub(super) fn synchronize_and_free_events(&mut self) {
        self.stats.num_sync_all_streams += 1;
        self.record_deferred_events();
        for at in 0..self.queues.len() {
            while !self.queues[at].blocks.is_empty() {
                self.event_is_done(at);
            }
            self.queues[at].done = 0;
        }
    }

    /// What was recorded during a capture is not waited for: a graph's streams have joined when it ends.
    fn record_deferred_events(&mut self) {
        for slot in std::mem::take(&mut self.deferred) {
            if let Some(captured) = self.captured_uses.remove(&slot)
                && let Some(streams) = self.uses.get_mut(&slot)
            {
                streams.retain(|stream| !captured.contains(stream));
            }
            self.record_events(slot);
            if self.blocks[slot].pending == 0 {
                self.free_block(slot);
            }
        }
    }

    fn event_is_done(&mut self, queue: usize) {
        if let Some(slot) = self.queues[queue].blocks.pop_front() {
            let block = &mut self.blocks[slot];
            block.pending -= 1;
            if block.pending == 0 {
                self.free_block(slot);
            }
        }
    }
}
