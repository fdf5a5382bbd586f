//! Properties of the heap over random operations, and its placement against a naive one that looks at every unit.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use models::{
    contents::{Contents, Writer},
    heap::{AllocError, BlockId, Heap, HeapConfig, Policy, Range},
};
use proptest::prelude::*;

const UNIT: u64 = 8;
const UNITS: usize = 96;
const CAPACITY: u64 = UNIT * UNITS as u64;

#[derive(Debug, Clone, Copy)]
enum Act {
    Alloc(u64),
    /// The n-th live block, counted round.
    Free(usize),
    Compact,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => (1..=20 * UNIT).prop_map(Act::Alloc),
        5 => any::<usize>().prop_map(Act::Free),
        1 => Just(Act::Compact),
    ];
    prop::collection::vec(act, 0..120)
}

fn policies() -> impl Strategy<Value = Policy> {
    prop::sample::select(Policy::ALL.to_vec())
}

fn heap(policy: Policy) -> Heap {
    Heap::new(HeapConfig { capacity: CAPACITY, alignment: UNIT, policy }).unwrap()
}

/// One flag for each unit of memory, scanned from the start for every request.
struct Naive {
    policy: Policy,
    owner: [u32; UNITS],
    cursor: usize,
}

impl Naive {
    fn holes(&self) -> Vec<(usize, usize)> {
        let mut holes = Vec::new();
        let mut unit = 0;
        while unit < UNITS {
            let len = self.owner[unit..].iter().take_while(|&&owner| owner == 0).count();
            if len > 0 {
                holes.push((unit, len));
            }
            unit += len.max(1);
        }
        holes
    }

    fn alloc(&mut self, id: u32, bytes: u64) -> Option<u64> {
        let len = bytes.div_ceil(UNIT) as usize;
        let fitting: Vec<_> = self.holes().into_iter().filter(|&(_, hole)| hole >= len).collect();
        let (start, _) = match self.policy {
            Policy::FirstFit => fitting.first(),
            Policy::BestFit => fitting.iter().min_by_key(|&&(start, hole)| (hole, start)),
            Policy::NextFit => fitting.iter().find(|&&(start, hole)| start + hole > self.cursor).or(fitting.first()),
        }
        .copied()?;
        self.owner[start..start + len].fill(id);
        self.cursor = start + len;
        Some(start as u64 * UNIT)
    }

    fn free(&mut self, id: u32) {
        self.owner.iter_mut().filter(|owner| **owner == id).for_each(|owner| *owner = 0);
    }

    fn compact(&mut self) {
        let live: Vec<u32> = self.owner.iter().copied().filter(|&owner| owner != 0).collect();
        self.owner = [0; UNITS];
        self.owner[..live.len()].copy_from_slice(&live);
        self.cursor = live.len();
    }
}

/// Blocks and holes together cover the heap once, no two holes touch, and the numbers are their sums.
fn check_invariants(heap: &Heap) {
    let mut all: Vec<(Range, bool)> = heap.holes().map(|hole| (hole, true)).collect();
    all.extend(heap.blocks().map(|block| (block.range, false)));
    all.sort_by_key(|(range, _)| range.start);
    let mut end = 0;
    for (range, _) in &all {
        assert_eq!(range.start, end, "no overlap and no gap");
        assert!(range.len > 0 && range.start % UNIT == 0);
        end = range.end();
    }
    assert_eq!(end, CAPACITY);
    assert!(!all.windows(2).any(|pair| pair[0].1 && pair[1].1), "no two holes touch");

    let stats = heap.stats();
    assert_eq!(stats.used + stats.free, stats.capacity);
    assert_eq!(stats.used, heap.blocks().map(|block| block.range.len).sum::<u64>());
    assert_eq!(stats.requested, heap.blocks().map(|block| block.requested).sum::<u64>());
    assert_eq!(stats.free, heap.holes().map(|hole| hole.len).sum::<u64>());
    assert_eq!(stats.largest_hole, heap.holes().map(|hole| hole.len).max().unwrap_or(0));
    assert_eq!(stats.holes as usize, heap.holes().count());
    assert_eq!(stats.live as usize, heap.blocks().count());
    assert!((0.0..1.0).contains(&stats.external_fragmentation()));
    assert!(heap.blocks().is_sorted_by_key(|block| block.range.start));
    assert!(heap.blocks().all(|block| heap.block(block.id) == Some(block)));
}

fn check_compaction(before: &Heap, after: &Heap, contents: &Contents) {
    let order = |heap: &Heap| heap.blocks().map(|b| (b.id, b.range.len, b.requested)).collect::<Vec<_>>();
    assert_eq!(order(before), order(after));
    let used = after.stats().used;
    let expected = (used < CAPACITY).then_some(Range { start: used, len: CAPACITY - used });
    assert_eq!(after.holes().collect::<Vec<_>>(), Vec::from_iter(expected));
    check_live_contents(after, contents);
}

fn check_live_contents(heap: &Heap, contents: &Contents) {
    for block in heap.blocks() {
        let runs: Vec<_> = contents.runs_in(block.range).collect();
        assert_eq!(runs.len(), 1, "one run for {}", block.id);
        assert_eq!((runs[0].range, runs[0].writer), (block.range, Some(Writer { id: block.id, offset: 0 })));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn a_heap_keeps_its_invariants_and_places_as_the_naive_one(policy in policies(), acts in acts()) {
        let mut heap = heap(policy);
        let mut naive = Naive { policy, owner: [0; UNITS], cursor: 0 };
        let mut contents = Contents::new(CAPACITY);
        let mut live: Vec<u32> = Vec::new();
        for (n, act) in (1..).zip(acts) {
            let before = heap.clone();
            match act {
                Act::Alloc(bytes) => {
                    let placed = heap.alloc(BlockId(n), bytes);
                    prop_assert_eq!(placed.ok().map(|range| range.start), naive.alloc(n, bytes));
                    let rounded = bytes.next_multiple_of(UNIT);
                    let fits = before.holes().any(|hole| hole.len >= rounded);
                    match placed {
                        Ok(range) => {
                            prop_assert!(fits);
                            prop_assert_eq!(range.len, rounded);
                            contents.write(range, BlockId(n));
                            live.push(n);
                        }
                        Err(AllocError::Refused(refusal)) => {
                            prop_assert!(!fits);
                            prop_assert_eq!((refusal.requested, refusal.rounded), (bytes, rounded));
                            prop_assert_eq!(&heap, &before);
                        }
                        Err(error) => prop_assert!(false, "{}", error),
                    }
                }
                Act::Free(n) if !live.is_empty() => {
                    let id = live.swap_remove(n % live.len());
                    let range = before.block(BlockId(id)).unwrap().range;
                    prop_assert_eq!(heap.free(BlockId(id)), Ok(range));
                    naive.free(id);
                }
                Act::Free(_) => {}
                Act::Compact => {
                    let moves = heap.compact();
                    prop_assert!(moves.iter().all(|m| m.to < m.from));
                    prop_assert!(moves.is_sorted_by_key(|m| m.from));
                    for moved in &moves {
                        contents.copy(moved);
                    }
                    naive.compact();
                    check_compaction(&before, &heap, &contents);
                }
            }
            check_invariants(&heap);
            check_live_contents(&heap, &contents);
        }
    }
}
