//! The caching allocator once more, slow and plain: one list of blocks by address is looked through from its start for
//! everything, and every statistic is a sum over it, taken anew after each single action.

use std::collections::{BTreeMap, BTreeSet};

use models::caching_allocator::{
    Action, AllocatorConfig, BlockInfo, BlockState, Event, OutOfMemory, SegmentInfo, Shortage, Stat, StatArray, Stats,
    StreamId,
};

const MIB: u64 = 1 << 20;
pub(crate) const STREAMS: u32 = 3;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unmapped,
    Free,
    Allocated,
    Pending,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Place {
    /// 0: the shared pools.
    pool: u32,
    small: bool,
    stream: u32,
}

#[derive(Clone, Copy)]
struct Block {
    place: Place,
    /// Where its segment begins, and the size of pages where that is a reserved range.
    segment: u64,
    page: Option<u64>,
    address: u64,
    size: u64,
    requested: u64,
    state: State,
    /// How many searches there had been when it became free.
    since: u64,
}

impl Block {
    fn is_mapped(&self) -> bool {
        self.state != State::Unmapped
    }

    fn is_active(&self) -> bool {
        matches!(self.state, State::Allocated | State::Pending)
    }
}

#[derive(Clone, Copy)]
struct Want {
    place: Place,
    size: u64,
    segment: u64,
}

struct Private {
    id: u32,
    no_split: bool,
    released: bool,
}

#[derive(Default)]
pub(crate) struct Reference {
    total: u64,
    allowed: Option<u64>,
    pub(crate) config: AllocatorConfig,
    /// The divisions of each power of two from 1 MiB on.
    divisions: [u64; 16],
    blocks: Vec<Block>,
    /// Of the next segment.
    address: u64,
    /// Block, stream, and whether a private pool was in use at the time.
    uses: Vec<(u64, u32, bool)>,
    /// Block, stream, and whether the stream is done with it.
    waiting: Vec<(u64, u32, bool)>,
    deferred: Vec<u64>,
    /// Nothing says in which order they are given back: they go as they lie here, and new ones take the place of old.
    private: Vec<Option<Private>>,
    last_pool: u32,
    pub(crate) capturing: Vec<u32>,
    /// Searches in the shared pool of large blocks.
    searches: u64,
    pub(crate) stats: Stats,
    pub(crate) events: Vec<Event>,
    /// How often what was done, to see whether programs come everywhere.
    pub(crate) reached: BTreeMap<&'static str, u64>,
}

impl Reference {
    pub(crate) fn new(total: u64, config: AllocatorConfig, divisions: [u64; 16], fraction: Option<f64>) -> Self {
        let allowed = fraction.map(|fraction| (fraction * total as f64) as u64);
        Self { total, allowed, config, divisions, address: 0x7f00_0000_0000, ..Self::default() }
    }

    pub(crate) fn malloc(&mut self, bytes: u64, stream: u32) -> Result<(u64, u64), OutOfMemory> {
        if bytes >= 1 << 60 {
            return Err(OutOfMemory::TooLarge);
        }
        if self.capturing.is_empty() {
            self.process_events();
        }
        let size = self.round(bytes);
        let segment = match size {
            0..=MIB => 2 * MIB,
            _ if size < 10 * MIB => self.config.large_segment_size,
            _ => size.next_multiple_of(2 * MIB),
        };
        let pool = self.capturing.first().copied().unwrap_or(0);
        let want = Want { place: Place { pool, small: size <= MIB, stream }, size, segment };
        let mut found = self.search(want);
        if found.is_none() {
            self.collect_garbage();
            found = self.grow(want);
        }
        if found.is_none() && self.release_available(want) {
            found = self.grow(want);
        }
        if found.is_none() && self.capturing.is_empty() {
            self.release_cached();
            self.stats.num_alloc_retries += 1;
            found = self.grow(want);
        }
        found.map(|address| (address, self.give_out(address, want, bytes))).ok_or_else(|| self.fail(want))
    }

    pub(crate) fn free(&mut self, address: u64) {
        let at = self.at(address);
        self.blocks[at].state = State::Pending;
        self.did(Action::FreeRequested, address, self.blocks[at].requested);
        if !self.uses.iter().any(|(block, ..)| *block == address) {
            self.complete(address);
        } else if self.capturing.is_empty() {
            self.record_events(address, false);
        } else {
            self.reach("free deferred");
            self.deferred.push(address);
        }
    }

    pub(crate) fn record_stream(&mut self, address: u64, stream: u32) {
        if self.blocks[self.at(address)].place.stream != stream {
            self.uses.push((address, stream, !self.capturing.is_empty()));
        }
    }

    pub(crate) fn synchronize(&mut self, stream: Option<u32>) {
        self.waiting.iter_mut().for_each(|(_, on, done)| *done |= stream.is_none_or(|stream| stream == *on));
    }

    pub(crate) fn add_pool(&mut self, no_split: bool) -> u32 {
        self.last_pool += 1;
        let private = Some(Private { id: self.last_pool, no_split, released: false });
        match self.private.iter_mut().find(|private| private.is_none()) {
            Some(place) => *place = private,
            None => self.private.push(private),
        }
        self.last_pool
    }

    /// The private pools that can be begun or released.
    pub(crate) fn idle_pools(&self) -> Vec<u32> {
        let kept = self.private.iter().flatten().filter(|private| !private.released).map(|private| private.id);
        kept.filter(|id| !self.capturing.contains(id)).collect()
    }

    pub(crate) fn release_pool(&mut self, pool: u32) {
        self.private.iter_mut().flatten().for_each(|private| private.released |= private.id == pool);
    }

    /// All of `empty_cache`, and what is done before a request fails.
    pub(crate) fn release_cached(&mut self) {
        if self.capturing.is_empty() {
            self.stats.num_sync_all_streams += 1;
            self.record_deferred();
            self.synchronize(None);
            self.process_events();
            self.release_free(0, false);
            self.release_free(0, true);
        }
        for place in 0..self.private.len() {
            if let Some(Private { id, released: true, .. }) = self.private[place] {
                self.release_free(id, true);
                self.release_free(id, false);
                // A range without pages does not keep it.
                let used: BTreeSet<u64> =
                    self.blocks.iter().filter(|block| block.is_mapped()).map(|block| block.segment).collect();
                self.blocks.retain(|block| block.place.pool != id || used.contains(&block.segment));
                if !self.blocks.iter().any(|block| block.place.pool == id) {
                    self.reach("private pool given back");
                    self.private[place] = None;
                }
            }
        }
    }

    pub(crate) fn snapshot(&self) -> Vec<SegmentInfo> {
        let mut infos: Vec<SegmentInfo> = Vec::new();
        for block in self.blocks.iter().filter(|block| block.is_mapped()) {
            let Block { address, size, requested, state, .. } = *block;
            let goes_on = |info: &SegmentInfo| info.address + info.total_size == address && address != block.segment;
            if !infos.last().is_some_and(goes_on) {
                infos.push(SegmentInfo {
                    address,
                    total_size: 0,
                    allocated_size: 0,
                    active_size: 0,
                    requested_size: 0,
                    stream: block.place.stream,
                    segment_type: if block.place.small { "small" } else { "large" },
                    segment_pool_id: (0, block.place.pool),
                    is_expandable: block.page.is_some(),
                    blocks: Vec::new(),
                });
            }
            let info = infos.last_mut().unwrap();
            let (allocated, active) = (u64::from(state == State::Allocated), u64::from(block.is_active()));
            info.total_size += size;
            info.allocated_size += allocated * size;
            info.active_size += active * size;
            info.requested_size += active * requested;
            let state = match state {
                State::Allocated => BlockState::ActiveAllocated,
                State::Pending => BlockState::ActivePendingFree,
                State::Free | State::Unmapped => BlockState::Inactive,
            };
            info.blocks.push(BlockInfo { address, size, requested_size: requested, state });
        }
        infos
    }

    fn round(&self, bytes: u64) -> u64 {
        let divisions = self.divisions[(bytes.max(MIB).ilog2() as usize - 20).min(15)];
        if divisions <= 1 || bytes <= 512 * divisions {
            return bytes.max(1).next_multiple_of(512);
        }
        bytes.next_multiple_of((1 << bytes.ilog2()) / divisions)
    }

    fn search(&mut self, want: Want) -> Option<u64> {
        self.searches += u64::from(self.collects() && want.place.pool == 0 && !want.place.small);
        let free = self.free_of_stream(want);
        let mut at = free.iter().position(|block| block.size >= want.size)?;
        if free[at].page.is_some() && self.config.expandable_segments {
            while free[at].page.is_some() && free.get(at + 1).is_some_and(|next| self.most(next) < self.most(&free[at]))
            {
                self.reach("block that grows less far");
                at += 1;
            }
        } else {
            while free.get(at)?.page.is_some() {
                self.reach("expandable block passed over");
                at += 1;
            }
        }
        let limit = self.config.max_split_size;
        let refused = match want.size < limit {
            true => free[at].size >= limit,
            false => free[at].size >= want.size + self.config.max_non_split_rounding,
        };
        if refused {
            self.reach("oversize block refused");
            return None;
        }
        Some(free[at].address)
    }

    fn grow(&mut self, want: Want) -> Option<u64> {
        if self.used() + want.segment > self.allowed.unwrap_or(u64::MAX) {
            return None;
        }
        if self.config.expandable_segments {
            return self.expand(want);
        }
        if self.used() + want.segment > self.total {
            return None;
        }
        let address = self.reserve(want, None, want.segment, State::Free);
        self.stats.num_device_alloc += 1;
        self.did(Action::SegmentAlloc, address, want.segment);
        Some(address)
    }

    fn expand(&mut self, want: Want) -> Option<u64> {
        let address = self.room(want).unwrap_or_else(|| {
            let page = if want.place.small { 2 * MIB } else { self.config.large_segment_size };
            self.reserve(want, Some(page), (self.total + self.total / 8).next_multiple_of(page), State::Unmapped)
        });
        let block = self.blocks[self.at(address)];
        if !block.is_mapped() {
            self.map(address, block.size.min(want.size))?;
        }
        while let at = self.at(address)
            && self.blocks[at].size < want.size
        {
            let (missing, next) = (want.size - self.blocks[at].size, self.blocks[at + 1]);
            self.map(next.address, next.size.min(missing))?;
            self.reach("free block made longer");
        }
        Some(address)
    }

    /// The lowest place with enough free and unmapped bytes in a row, of which some are unmapped.
    fn room(&self, want: Want) -> Option<u64> {
        let blocks = &self.blocks;
        let mut places = (0..blocks.len()).filter(|at| blocks[*at].place == want.place && !blocks[*at].is_mapped());
        places.find_map(|at| {
            let follows = at > 0 && blocks[at - 1].segment == blocks[at].segment && blocks[at - 1].state == State::Free;
            let start = blocks[if follows { at - 1 } else { at }];
            let row = blocks.iter().filter(|b| b.segment == start.segment && b.address >= start.address);
            let room: u64 = row.take_while(|block| !block.is_active()).map(|block| block.size).sum();
            (room >= want.size).then_some(start.address)
        })
    }

    fn map(&mut self, address: u64, bytes: u64) -> Option<()> {
        let at = self.at(address);
        let mapped = bytes.next_multiple_of(self.blocks[at].page.unwrap());
        if self.used() + mapped > self.total {
            self.reach("map that fails");
            return None;
        }
        self.cut(at, mapped, State::Free);
        self.merge(at);
        self.stats.num_device_alloc += 1;
        self.did(Action::SegmentMap, address, mapped);
        Some(())
    }

    /// Gives the first bytes of a block another state; the rest becomes a block of its own.
    fn cut(&mut self, at: usize, size: u64, state: State) {
        let (before, since) = (self.blocks[at], self.searches);
        self.blocks[at] = Block { size, state, since, ..before };
        if size < before.size {
            // What is left of a free block is the old one; the rest of unmapped pages is new.
            let requested = if before.is_mapped() { before.requested } else { 0 };
            let (address, size) = (before.address + size, before.size - size);
            self.blocks.insert(at + 1, Block { address, size, requested, since, ..before });
        }
    }

    /// The block takes in its neighbours that are in the same state.
    fn merge(&mut self, at: usize) {
        let mut block = self.blocks[at];
        for other in [at + 1, at.wrapping_sub(1)] {
            if let Some(&Block { segment, state, address, size, .. }) = self.blocks.get(other)
                && (segment, state) == (block.segment, block.state)
            {
                (block.address, block.size) = (block.address.min(address), block.size + size);
                self.blocks[at] = block;
                self.blocks.remove(other);
            }
        }
    }

    fn give_out(&mut self, address: u64, want: Want, bytes: u64) -> u64 {
        let at = self.at(address);
        let size = self.blocks[at].size;
        let worth = match want.place.small || self.config.expandable_segments {
            true => size - want.size >= 512,
            false => want.size < self.config.max_split_size && size - want.size > MIB,
        };
        let whole = self.private.iter().flatten().any(|private| private.id == want.place.pool && private.no_split);
        if want.place.pool > 0 {
            self.reach(if worth && whole { "block kept whole" } else { "private allocation" });
        }
        let size = if worth && !whole { want.size } else { size };
        self.cut(at, size, State::Allocated);
        self.blocks[at].requested = bytes;
        self.did(Action::Alloc, address, bytes);
        size
    }

    fn fail(&mut self, want: Want) -> OutOfMemory {
        let device_free = self.total - self.used();
        self.stats.num_ooms += 1;
        let stream = StreamId(want.place.stream);
        self.events.push(Event { action: Action::Oom, address: device_free, size: want.size, stream });
        let in_state = |state| self.blocks.iter().filter(move |block| block.state == state);
        OutOfMemory::Shortage(Shortage {
            tried: want.segment,
            rounded: want.size,
            device_total: self.total,
            device_free,
            allowed: self.allowed,
            allocated: in_state(State::Allocated).map(|block| block.size).sum(),
            reserved: self.used(),
            private_free: in_state(State::Free).filter(|block| block.place.pool > 0).map(|block| block.size).sum(),
        })
    }

    fn complete(&mut self, address: u64) {
        let at = self.at(address);
        let Block { requested, size, .. } = self.blocks[at];
        self.cut(at, size, State::Free);
        self.merge(at);
        self.did(Action::FreeCompleted, address, requested);
    }

    /// Lets a freed block wait for the streams that used it. Those of which the allocator heard while a private pool was
    /// in use count as done after that.
    fn record_events(&mut self, address: u64, deferred: bool) {
        let (own, others): (Vec<_>, _) = self.uses.iter().copied().partition(|(block, ..)| *block == address);
        self.uses = others;
        let mut streams: BTreeSet<u32> = own.iter().map(|(_, stream, _)| *stream).collect();
        streams.retain(|stream| !deferred || !own.contains(&(address, *stream, true)));
        self.waiting.extend(streams.iter().map(|stream| (address, *stream, false)));
        if streams.is_empty() {
            self.complete(address);
        }
    }

    fn record_deferred(&mut self) {
        for address in std::mem::take(&mut self.deferred) {
            self.record_events(address, true);
        }
    }

    fn process_events(&mut self) {
        self.record_deferred();
        for stream in 0..STREAMS {
            while let Some(at) = self.waiting.iter().position(|(_, on, _)| *on == stream)
                && let (address, _, true) = self.waiting[at]
            {
                self.waiting.remove(at);
                if !self.waiting.iter().any(|(block, ..)| *block == address) {
                    self.reach("pending free completed");
                    self.complete(address);
                }
            }
        }
    }

    fn release_free(&mut self, pool: u32, small: bool) {
        let free = self.free_blocks(pool, small);
        for block in &free {
            if self.is_whole(block) {
                self.release(block);
            }
        }
        free.iter().filter(|block| block.page.is_some()).for_each(|block| self.unmap(block.address));
    }

    /// Split blocks are passed over: the rest of their segment may be in use.
    fn release_available(&mut self, want: Want) -> bool {
        let limit = self.config.max_split_size;
        if limit == u64::MAX {
            return false;
        }
        let needed = want.size.max(limit);
        let free = self.free_of_stream(want);
        let at = free.iter().position(|block| block.size >= needed).unwrap_or(free.len());
        if let Some(enough) = free.get(at).filter(|block| self.is_whole(block)) {
            self.reach("one oversize block released");
            self.release(enough);
            return true;
        }
        let mut released = 0;
        for block in free[..at].iter().rev().take_while(|block| block.size >= limit) {
            if released < needed && self.is_whole(block) {
                self.reach("several oversize blocks released");
                self.release(block);
                released += block.size;
            }
        }
        released >= needed
    }

    fn collect_garbage(&mut self) {
        let (true, Some(allowed)) = (self.collects(), self.allowed) else { return };
        let threshold = (self.config.garbage_collection_threshold * allowed as f64) as u64;
        let mut young = self.free_blocks(0, false);
        young.retain(|block| self.is_whole(block));
        while self.used() > threshold && !young.is_empty() {
            let age = |block: &Block| (self.searches - block.since) as f64;
            let mean = young.iter().map(age).sum::<f64>() / young.len() as f64;
            let (old, rest): (Vec<_>, Vec<_>) = young.iter().partition(|block| age(block) >= mean);
            for block in &old {
                self.reach("garbage collected");
                self.release(block);
            }
            young = rest;
        }
    }

    fn release(&mut self, block: &Block) {
        self.blocks.retain(|other| other.segment != block.segment);
        self.stats.num_device_free += 1;
        let Block { address, size, place, .. } = *block;
        self.events.push(Event { action: Action::SegmentFree, address, size, stream: StreamId(place.stream) });
        self.measure(false);
    }

    fn unmap(&mut self, address: u64) {
        let mut at = self.at(address);
        let Block { segment, size, page, .. } = self.blocks[at];
        let page = page.unwrap();
        let from = segment + (address - segment).next_multiple_of(page);
        let to = segment + (address + size - segment) / page * page;
        if from >= to {
            return;
        }
        // The pages are the old block; what stays around them is new.
        let rest = Block { requested: 0, ..self.blocks[at] };
        self.blocks[at] = Block { address: from, size: to - from, state: State::Unmapped, ..self.blocks[at] };
        if to < address + size {
            self.blocks.insert(at + 1, Block { address: to, size: address + size - to, ..rest });
        }
        if address < from {
            self.blocks.insert(at, Block { size: from - address, ..rest });
            at += 1;
        }
        self.merge(at);
        self.stats.num_device_free += 1;
        self.did(Action::SegmentUnmap, from, to - from);
        if !self.blocks.iter().any(|block| block.segment == segment && block.is_mapped()) {
            self.blocks.retain(|block| block.segment != segment);
        }
    }

    fn collects(&self) -> bool {
        self.allowed.is_some() && self.config.garbage_collection_threshold > 0.0
    }

    fn used(&self) -> u64 {
        self.blocks.iter().filter(|block| block.is_mapped()).map(|block| block.size).sum()
    }

    fn reserve(&mut self, want: Want, page: Option<u64>, size: u64, state: State) -> u64 {
        let (place, address) = (want.place, self.address);
        self.address += size.next_multiple_of(2 * MIB);
        self.blocks.push(Block { place, segment: address, page, address, size, requested: 0, state, since: 0 });
        address
    }

    fn at(&self, address: u64) -> usize {
        self.blocks.iter().position(|block| block.address == address).unwrap()
    }

    /// Whether it is all of a segment of `cudaMalloc`.
    fn is_whole(&self, block: &Block) -> bool {
        block.page.is_none() && self.blocks.iter().filter(|other| other.segment == block.segment).count() == 1
    }

    /// How large a block can become with the unmapped one behind it.
    fn most(&self, block: &Block) -> u64 {
        let behind = |other: &&Block| other.segment == block.segment && other.address == block.address + block.size;
        block.size
            + self.blocks.iter().filter(behind).filter(|next| !next.is_mapped()).map(|next| next.size).sum::<u64>()
    }

    /// The free blocks of a pool, in its order.
    fn free_blocks(&self, pool: u32, small: bool) -> Vec<Block> {
        let own = |block: &&Block| (block.place.pool, block.place.small, block.state) == (pool, small, State::Free);
        let mut free: Vec<Block> = self.blocks.iter().filter(own).copied().collect();
        free.sort_by_key(|block| (block.place.stream, block.size, block.address));
        free
    }

    fn free_of_stream(&self, want: Want) -> Vec<Block> {
        let mut free = self.free_blocks(want.place.pool, want.place.small);
        free.retain(|block| block.place == want.place);
        free
    }

    fn reach(&mut self, what: &'static str) {
        *self.reached.entry(what).or_default() += 1;
    }

    fn did(&mut self, action: Action, address: u64, size: u64) {
        let block = self.blocks.iter().rfind(|block| block.address <= address).unwrap();
        self.events.push(Event { action, address, size, stream: StreamId(block.place.stream) });
        self.measure(false);
    }

    /// Takes all sums anew; `forget`: their peaks too.
    pub(crate) fn measure(&mut self, forget: bool) {
        let blocks = self.blocks.clone();
        let segment = |segment: u64| blocks.iter().filter(move |block| block.segment == segment);
        let limit = self.config.max_split_size;
        let allocated = |block: &Block| block.state == State::Allocated;
        let split = |b: &Block| b.page.is_none() && b.state == State::Free && segment(b.segment).count() > 1;
        let first = |block: &Block| block.page.is_none() && block.address == block.segment;
        let oversize =
            |block: &Block| first(block) && segment(block.segment).map(|block| block.size).sum::<u64>() >= limit;
        let (one, size) = (|_: &Block| 1, |block: &Block| block.size);
        let sum = |stats: Vec<&mut Stat>, counts: &dyn Fn(&Block) -> bool, of: fn(&Block) -> u64| {
            let small = |small| blocks.iter().filter(move |block| block.place.small == small);
            let [small, large] = [true, false].map(|pool| small(pool).filter(|b| counts(b)).map(of).sum::<u64>());
            for (stat, now) in stats.into_iter().zip([small + large, small, large]) {
                stat.allocated += now.saturating_sub(stat.current);
                stat.freed += stat.current.saturating_sub(now);
                stat.current = now;
                stat.peak = if forget { now } else { stat.peak.max(now) };
            }
        };
        let stats = &mut self.stats;
        sum(of_pools(&mut stats.allocation), &allocated, one);
        sum(of_pools(&mut stats.segment), &first, one);
        sum(of_pools(&mut stats.active), &Block::is_active, one);
        sum(of_pools(&mut stats.inactive_split), &split, one);
        sum(of_pools(&mut stats.allocated_bytes), &allocated, size);
        sum(of_pools(&mut stats.reserved_bytes), &Block::is_mapped, size);
        sum(of_pools(&mut stats.active_bytes), &Block::is_active, size);
        sum(of_pools(&mut stats.inactive_split_bytes), &split, size);
        sum(of_pools(&mut stats.requested_bytes), &Block::is_active, |block| block.requested);
        sum(vec![&mut stats.oversize_allocations], &|block| allocated(block) && block.size >= limit, one);
        sum(vec![&mut stats.oversize_segments], &oversize, one);
    }
}

fn of_pools(array: &mut StatArray) -> Vec<&mut Stat> {
    vec![&mut array.all, &mut array.small_pool, &mut array.large_pool]
}
