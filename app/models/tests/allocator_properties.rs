//! Properties of the caching allocator over random programs, each step compared with a second allocator that is slow and
//! plain.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

#[path = "allocator_properties/reference.rs"]
mod reference;

use std::collections::BTreeMap;

use models::caching_allocator::{
    Allocation, BlockId, BlockState, CachingAllocator, Event, NoSuchPool, NotAllocated, PoolId, SegmentInfo, StreamId,
};
use proptest::{prelude::*, strategy::ValueTree, test_runner::TestRunner};
use reference::{Reference, STREAMS};

const MIB: u64 = 1 << 20;

/// Options as text, and the divisions that they mean for each power of two from 1 MiB on.
const OPTIONS: [(&str, [u64; 16]); 9] = [
    ("", [0; 16]),
    ("expandable_segments:True", [0; 16]),
    ("max_split_size_mb:20", [0; 16]),
    ("max_split_size_mb:33,max_non_split_rounding_mb:26", [0; 16]),
    ("max_split_size_mb:64,expandable_segments:True", [0; 16]),
    ("garbage_collection_threshold:0.5", [0; 16]),
    ("garbage_collection_threshold:0.3,max_split_size_mb:32", [0; 16]),
    ("roundup_power2_divisions:[2:4,8:2,>:8]", [4, 4, 0, 2, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]),
    ("large_segment_size_mb:25,expandable_segments:True,roundup_power2_divisions:16", [16; 16]),
];

#[derive(Debug, Clone, Copy)]
enum Act {
    Malloc(u64, u32),
    /// The n-th live block, counted round; so are the private pools below.
    Free(usize),
    RecordStream(usize, u32),
    Synchronize(Option<u32>),
    EmptyCache,
    ResetPeaks,
    /// Turns expandable segments on or off.
    Toggle,
    AddPool(bool),
    Begin(usize),
    End(usize),
    ReleasePool(usize),
}

#[derive(Debug, Clone)]
struct Program {
    total: u64,
    fraction: Option<f64>,
    options: usize,
    acts: Vec<Act>,
}

fn sizes() -> impl Strategy<Value = u64> {
    let by = || prop::sample::select(vec![0, 511, 512, 512, 512, 513, 1024]);
    let near = |at: Vec<u64>| (prop::sample::select(at), by()).prop_map(|(at, by)| at + by - 512);
    prop_oneof![
        4 => 0..2048_u64,
        4 => near((1..40).map(|n| n * 1024).collect()),
        4 => near(vec![MIB]),
        6 => near([2, 5, 10, 12].map(|n| n * MIB).to_vec()),
        6 => MIB..10 * MIB,
        6 => 10 * MIB..64 * MIB,
        4 => near([20, 32, 33, 40, 52, 59, 64].map(|n| n * MIB).to_vec()),
        1 => (1 << 60) - 2..=(1 << 60) + 1_u64,
    ]
}

fn acts() -> impl Strategy<Value = Act> {
    let stream = || prop_oneof![3 => Just(0), 1 => 1..STREAMS];
    prop_oneof![
        120 => (sizes(), stream()).prop_map(|(size, stream)| Act::Malloc(size, stream)),
        90 => any::<usize>().prop_map(Act::Free),
        30 => (any::<usize>(), 0..STREAMS).prop_map(|(n, stream)| Act::RecordStream(n, stream)),
        12 => prop::option::of(0..STREAMS).prop_map(Act::Synchronize),
        6 => Just(Act::EmptyCache),
        3 => Just(Act::ResetPeaks),
        3 => Just(Act::Toggle),
        3 => any::<bool>().prop_map(Act::AddPool),
        5 => any::<usize>().prop_map(Act::Begin),
        9 => any::<usize>().prop_map(Act::End),
        2 => any::<usize>().prop_map(Act::ReleasePool),
    ]
}

fn programs() -> impl Strategy<Value = Program> {
    let fraction = prop_oneof![Just(0.5), Just(0.75), 0.5..1.0];
    let machine = (30..200_u64, prop::option::of(fraction), 0..OPTIONS.len());
    (machine, prop::collection::vec(acts(), 0..120)).prop_map(|((half, fraction, options), acts)| Program {
        total: half * 2 * MIB,
        fraction,
        options,
        acts,
    })
}

struct Live {
    id: BlockId,
    address: u64,
    /// What was asked for, and what the block has.
    sizes: (u64, u64),
}

/// The allocator and the plain one, in step.
struct Pair {
    ours: CachingAllocator,
    reference: Reference,
    live: Vec<Live>,
    freed: Vec<BlockId>,
    history: Vec<Event>,
}

impl Pair {
    fn new(program: &Program) -> Self {
        let (text, divisions) = OPTIONS[program.options];
        let mut ours = CachingAllocator::new(program.total, text.parse().unwrap());
        if let Some(fraction) = program.fraction {
            ours.set_memory_fraction(fraction);
        }
        let reference = Reference::new(program.total, text.parse().unwrap(), divisions, program.fraction);
        Self { ours, reference, live: Vec::new(), freed: Vec::new(), history: Vec::new() }
    }

    /// Does it on both sides; what cannot be done in this state is left out.
    fn step(&mut self, act: Act) {
        let (ours, reference) = (&mut self.ours, &mut self.reference);
        let nth = |list: &[u32], n: usize| if list.is_empty() { None } else { Some(list[n % list.len()]) };
        reference.events.clear();
        match act {
            Act::Malloc(bytes, stream) => {
                let allocation = ours.malloc(bytes, StreamId(stream));
                let placed = allocation.map(|block| (block.address, block.size));
                assert_eq!(placed, reference.malloc(bytes, stream), "malloc({bytes}) on stream {stream}");
                if let Ok(Allocation { id, address, size }) = allocation {
                    self.live.push(Live { id, address, sizes: (bytes, size) });
                }
            }
            Act::Free(_) | Act::RecordStream(..) if self.live.is_empty() => return,
            Act::Free(n) => {
                let Live { id, address, .. } = self.live.swap_remove(n % self.live.len());
                assert_eq!(ours.free(id), Ok(()));
                reference.free(address);
                self.freed.push(id);
            }
            Act::RecordStream(n, stream) => {
                let Live { id, address, .. } = self.live[n % self.live.len()];
                assert_eq!(ours.record_stream(id, StreamId(stream)), Ok(()));
                reference.record_stream(address, stream);
            }
            Act::Synchronize(stream) => {
                ours.synchronize(stream.map(StreamId));
                reference.synchronize(stream);
            }
            Act::EmptyCache => {
                ours.empty_cache();
                reference.release_cached();
            }
            Act::ResetPeaks => {
                ours.reset_peak_stats();
                reference.measure(true);
            }
            Act::Toggle => {
                reference.config.expandable_segments ^= true;
                ours.set_config(reference.config.clone());
            }
            Act::AddPool(no_split) => {
                assert_eq!(ours.add_private_pool(no_split), PoolId(reference.add_pool(no_split)));
            }
            Act::Begin(n) => {
                let Some(id) = nth(&reference.idle_pools(), n) else { return };
                assert_eq!(ours.begin_allocate_to_pool(PoolId(id)), Ok(()));
                reference.capturing.push(id);
            }
            Act::End(n) => {
                let Some(id) = nth(&reference.capturing, n) else { return };
                assert_eq!(ours.end_allocate_to_pool(PoolId(id)), Ok(()));
                reference.capturing.retain(|other| *other != id);
            }
            Act::ReleasePool(n) => {
                let Some(id) = nth(&reference.idle_pools(), n) else { return };
                assert_eq!(ours.release_pool(PoolId(id)), Ok(()));
                reference.release_pool(id);
            }
        }
        self.compare(act);
    }

    fn compare(&mut self, act: Act) {
        let (ours, reference) = (&self.ours, &self.reference);
        let snapshot = ours.snapshot();
        assert_eq!(ours.events(), reference.events, "events of {act:?}");
        assert_eq!(snapshot, reference.snapshot(), "snapshot after {act:?}");
        assert_eq!(ours.stats(), &reference.stats, "statistics after {act:?}");
        self.history.extend_from_slice(ours.events());
        self.check_invariants(&snapshot);
    }

    /// What holds for our allocator whatever the plain one does.
    fn check_invariants(&self, snapshot: &[SegmentInfo]) {
        let (mut allocated, mut pending, mut split, mut end) = (0, 0, 0, 0);
        for segment in snapshot {
            assert!(segment.address >= end, "segments do not overlap");
            end = segment.address;
            for block in &segment.blocks {
                assert_eq!(block.address, end, "no overlap and no gap");
                assert!(block.size > 0 && block.size.is_multiple_of(512));
                end += block.size;
                match block.state {
                    BlockState::ActiveAllocated => allocated += block.size,
                    BlockState::ActivePendingFree => pending += block.size,
                    BlockState::Inactive if segment.is_expandable || segment.blocks.len() == 1 => {}
                    BlockState::Inactive => split += block.size,
                }
            }
            assert_eq!(end, segment.address + segment.total_size);
        }
        let (ours, stats) = (&self.ours, self.ours.stats());
        let reserved = snapshot.iter().map(|segment| segment.total_size).sum::<u64>();
        assert_eq!(stats.reserved_bytes.all.current, reserved);
        assert_eq!(ours.device_free(), ours.device_total() - reserved);
        assert_eq!(stats.allocated_bytes.all.current, allocated);
        assert_eq!(stats.active_bytes.all.current, allocated + pending);
        assert_eq!(stats.inactive_split_bytes.all.current, split);
        assert!(stats.requested_bytes.all.current <= allocated + pending);

        let mut live: Vec<_> = self.live.iter().map(|block| (block.address, block.sizes.1)).collect();
        live.sort_unstable();
        assert!(live.windows(2).all(|pair| pair[0].0 + pair[0].1 <= pair[1].0), "live blocks do not overlap");
        assert_eq!(live.iter().map(|(_, size)| size).sum::<u64>(), allocated);
        assert!(self.live.iter().all(|block| ours.sizes(block.id) == Some(block.sizes)));
    }

    /// When every block and every pool was given back, nothing is left, and no block can be freed again.
    fn finish(&mut self) {
        let ends = self.reference.capturing.iter().map(|_| Act::End(0));
        ends.collect::<Vec<_>>().into_iter().for_each(|act| self.step(act));
        self.reference.idle_pools().iter().for_each(|_| self.step(Act::ReleasePool(0)));
        while !self.live.is_empty() {
            self.step(Act::Free(0));
        }
        self.step(Act::Synchronize(None));
        self.step(Act::EmptyCache);
        assert_eq!(self.ours.snapshot(), []);
        assert!(self.ours.stats().arrays().iter().all(|(_, array)| array.all.current == 0));
        assert_eq!(self.ours.device_free(), self.ours.device_total());
        for id in &self.freed {
            assert_eq!(self.ours.free(*id), Err(NotAllocated));
            assert_eq!(self.ours.record_stream(*id, StreamId(1)), Err(NotAllocated));
        }
    }
}

fn play(program: &Program) -> Pair {
    let mut pair = Pair::new(program);
    for act in &program.acts {
        pair.step(*act);
    }
    pair.finish();
    pair
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn every_step_is_that_of_the_plain_allocator(program in programs()) {
        let first = play(&program);
        prop_assert_eq!(first.history, play(&program).history, "the same program does the same");
    }
}

/// Random programs are worth something only where they come everywhere.
#[test]
fn random_programs_reach_every_part() {
    const PARTS: [&str; 16] = [
        "oom",
        "num_alloc_retries",
        "num_sync_all_streams",
        "one oversize block released",
        "several oversize blocks released",
        "oversize block refused",
        "garbage collected",
        "pending free completed",
        "free deferred",
        "segment_map",
        "segment_unmap",
        "map that fails",
        "free block made longer",
        "private allocation",
        "private pool given back",
        "block kept whole",
    ];
    let mut runner = TestRunner::deterministic();
    let mut reached: BTreeMap<&str, u64> = BTreeMap::new();
    for _ in 0..200 {
        let pair = play(&programs().new_tree(&mut runner).unwrap().current());
        let parts = pair.reference.reached.into_iter().chain(pair.reference.stats.counts());
        let actions = pair.history.iter().map(|event| (event.action.name(), 1));
        parts.chain(actions).for_each(|(what, times)| *reached.entry(what).or_default() += times);
    }
    println!("{reached:#?}");
    let never: Vec<_> = PARTS.iter().filter(|part| reached.get(*part).is_none_or(|times| *times == 0)).collect();
    assert!(never.is_empty(), "no program came to {never:?}");
}

fn check(mib: u64, options: usize, acts: &[Act]) -> Pair {
    let mut pair = Pair::new(&Program { total: mib * MIB, fraction: None, options, acts: Vec::new() });
    acts.iter().for_each(|act| pair.step(*act));
    pair
}

/// `remove_cudagraph_stream_uses` drops these streams before the events of the block are recorded.
#[test]
fn a_stream_recorded_during_a_capture_is_not_waited_for() {
    let capture = [Act::AddPool(false), Act::Begin(0), Act::Malloc(512, 0), Act::RecordStream(0, 1), Act::Free(0)];
    check(60, 0, &[&capture[..], &[Act::End(0), Act::Malloc(512, 0)]].concat());
}

/// Only while expandable segments are on is a block cut that is not below `max_split_size_mb`. The source would then hand
/// `cudaFree` a piece of a segment in use.
#[test]
fn a_split_oversize_block_is_not_given_back() {
    let cut = [Act::Malloc(40 * MIB, 0), Act::Free(0), Act::Toggle, Act::Malloc(21 * MIB, 0), Act::Malloc(5 * MIB, 0)];
    let mut pair = check(48, 2, &[&cut[..], &[Act::Free(0), Act::Malloc(19 * MIB, 0)]].concat());
    pair.finish();
}

/// `cudaMalloc_count` is 0 then: nothing was ever mapped.
#[test]
fn a_released_pool_without_memory_is_gone() {
    let full = [Act::AddPool(false), Act::Begin(0), Act::Malloc(61 * MIB, 0), Act::End(0), Act::ReleasePool(0)];
    let mut pair = check(60, 1, &full);
    pair.step(Act::EmptyCache);
    assert_eq!(pair.ours.release_pool(PoolId(1)), Err(NoSuchPool::Gone));
}
