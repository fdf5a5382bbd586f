//! The statistics, with PyTorch's names and PyTorch's way to count.

/// One number over time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stat {
    /// Now.
    pub current: u64,
    /// The most since the beginning, or since the last reset.
    pub peak: u64,
    /// The sum of all increases.
    pub allocated: u64,
    /// The sum of all decreases.
    pub freed: u64,
}

impl Stat {
    #[inline]
    fn increase(&mut self, by: u64) {
        self.current += by;
        self.peak = self.peak.max(self.current);
        self.allocated += by;
    }

    #[inline]
    fn decrease(&mut self, by: u64) {
        // Only oversize blocks can be more than there were: when `max_split_size_mb` was set lower since.
        self.current = self.current.saturating_sub(by);
        self.freed += by;
    }
}

/// A number of all pools, of the small pools and of the large ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StatArray {
    /// Both together.
    pub all: Stat,
    /// Blocks of up to 1 MiB.
    pub small_pool: Stat,
    /// Larger blocks.
    pub large_pool: Stat,
}

impl StatArray {
    #[inline]
    pub(super) fn increase(&mut self, small: bool, by: u64) {
        self.all.increase(by);
        self.of(small).increase(by);
    }

    #[inline]
    pub(super) fn decrease(&mut self, small: bool, by: u64) {
        self.all.decrease(by);
        self.of(small).decrease(by);
    }

    #[inline]
    fn of(&mut self, small: bool) -> &mut Stat {
        if small { &mut self.small_pool } else { &mut self.large_pool }
    }

    fn each(&mut self) -> [&mut Stat; 3] {
        [&mut self.all, &mut self.small_pool, &mut self.large_pool]
    }
}

/// What `torch.cuda.memory_stats()` reports.
///
/// `memory_allocated()` is `allocated_bytes.all.current`, and `memory_reserved()` is `reserved_bytes.all.current`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Blocks in the program's hands: until a free is asked for.
    pub allocation: StatArray,
    /// Segments of `cudaMalloc`; expandable segments are not counted.
    pub segment: StatArray,
    /// Blocks that are allocated, or freed and still in use on another stream.
    pub active: StatArray,
    /// Free blocks with a neighbour, which `empty_cache` cannot give back; not those of expandable segments.
    pub inactive_split: StatArray,
    /// Bytes of the blocks that `allocation` counts: rounded sizes.
    pub allocated_bytes: StatArray,
    /// Bytes of all segments and of all mapped pages.
    pub reserved_bytes: StatArray,
    /// Bytes of the blocks that `active` counts.
    pub active_bytes: StatArray,
    /// Bytes of the blocks that `inactive_split` counts.
    pub inactive_split_bytes: StatArray,
    /// Bytes that the program asked for, of the blocks that `active` counts.
    pub requested_bytes: StatArray,
    /// Allocated blocks of at least `max_split_size_mb`.
    pub oversize_allocations: Stat,
    /// Segments of at least `max_split_size_mb`.
    pub oversize_segments: Stat,
    /// Requests for which the cache was emptied before the device was asked again.
    pub num_alloc_retries: u64,
    /// Requests that failed.
    pub num_ooms: u64,
    /// How often all streams were waited for.
    pub num_sync_all_streams: u64,
    /// `cudaMalloc` and mappings.
    pub num_device_alloc: u64,
    /// `cudaFree` and unmappings.
    pub num_device_free: u64,
}

impl Stats {
    /// The numbers that count by pool, under their names, in PyTorch's order.
    #[must_use]
    pub fn arrays(&self) -> [(&'static str, &StatArray); 9] {
        [
            ("allocation", &self.allocation),
            ("segment", &self.segment),
            ("active", &self.active),
            ("inactive_split", &self.inactive_split),
            ("allocated_bytes", &self.allocated_bytes),
            ("reserved_bytes", &self.reserved_bytes),
            ("active_bytes", &self.active_bytes),
            ("inactive_split_bytes", &self.inactive_split_bytes),
            ("requested_bytes", &self.requested_bytes),
        ]
    }

    /// The counts of events, under their names.
    #[must_use]
    pub fn counts(&self) -> [(&'static str, u64); 5] {
        [
            ("num_alloc_retries", self.num_alloc_retries),
            ("num_ooms", self.num_ooms),
            ("num_sync_all_streams", self.num_sync_all_streams),
            ("num_device_alloc", self.num_device_alloc),
            ("num_device_free", self.num_device_free),
        ]
    }

    #[inline]
    pub(super) fn allocated(&mut self, small: bool, size: u64, requested: u64) {
        self.allocation.increase(small, 1);
        self.allocated_bytes.increase(small, size);
        self.active.increase(small, 1);
        self.active_bytes.increase(small, size);
        self.requested_bytes.increase(small, requested);
    }

    #[inline]
    pub(super) fn free_requested(&mut self, small: bool, size: u64) {
        self.allocation.decrease(small, 1);
        self.allocated_bytes.decrease(small, size);
    }

    #[inline]
    pub(super) fn free_completed(&mut self, small: bool, size: u64, requested: u64) {
        self.active.decrease(small, 1);
        self.active_bytes.decrease(small, size);
        self.requested_bytes.decrease(small, requested);
    }

    /// The net change of the free blocks that have neighbours.
    pub(super) fn inactive_split_changed(&mut self, small: bool, blocks: i64, bytes: i64) {
        for (stat, by) in [(&mut self.inactive_split, blocks), (&mut self.inactive_split_bytes, bytes)] {
            match by {
                0 => {}
                1.. => stat.increase(small, by.unsigned_abs()),
                _ => stat.decrease(small, by.unsigned_abs()),
            }
        }
    }

    pub(super) fn oversize_allocated(&mut self) {
        self.oversize_allocations.increase(1);
    }

    pub(super) fn oversize_freed(&mut self) {
        self.oversize_allocations.decrease(1);
    }

    pub(super) fn segment_allocated(&mut self, small: bool, size: u64, oversize: bool) {
        self.segment.increase(small, 1);
        self.reserved_bytes.increase(small, size);
        self.num_device_alloc += 1;
        if oversize {
            self.oversize_segments.increase(1);
        }
    }

    pub(super) fn segment_freed(&mut self, small: bool, size: u64, oversize: bool) {
        self.segment.decrease(small, 1);
        self.reserved_bytes.decrease(small, size);
        self.num_device_free += 1;
        if oversize {
            self.oversize_segments.decrease(1);
        }
    }

    pub(super) fn mapped(&mut self, small: bool, size: u64) {
        self.reserved_bytes.increase(small, size);
        self.num_device_alloc += 1;
    }

    pub(super) fn unmapped(&mut self, small: bool, size: u64) {
        self.reserved_bytes.decrease(small, size);
        self.num_device_free += 1;
    }

    pub(super) fn reset_peaks(&mut self) {
        self.each(|stat| stat.peak = stat.current);
    }

    pub(super) fn reset_accumulated(&mut self) {
        self.each(|stat| (stat.allocated, stat.freed) = (0, 0));
        self.num_alloc_retries = 0;
        self.num_ooms = 0;
        self.num_sync_all_streams = 0;
        self.num_device_alloc = 0;
        self.num_device_free = 0;
    }

    fn each(&mut self, reset: impl Fn(&mut Stat)) {
        let arrays = [
            &mut self.allocation,
            &mut self.segment,
            &mut self.active,
            &mut self.inactive_split,
            &mut self.allocated_bytes,
            &mut self.reserved_bytes,
            &mut self.active_bytes,
            &mut self.inactive_split_bytes,
            &mut self.requested_bytes,
        ];
        arrays.into_iter().flat_map(StatArray::each).for_each(&reset);
        [&mut self.oversize_allocations, &mut self.oversize_segments].into_iter().for_each(&reset);
    }
}
