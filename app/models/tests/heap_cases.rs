//! The heap on small cases worked by hand, with exact numbers.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use models::heap::{
    AllocError, Block, BlockId, ConfigError, FreeError, Heap, HeapConfig, Move, Policy, Range, Refusal, RefusalCause,
    Stats, UnknownPolicy,
};

fn heap(capacity: u64, policy: Policy) -> Heap {
    Heap::new(HeapConfig { capacity, alignment: 4, policy }).unwrap()
}

fn id(n: u32) -> BlockId {
    BlockId(n)
}

fn range(start: u64, len: u64) -> Range {
    Range { start, len }
}

/// Holes of 32 at 0, 16 at 48 and 24 at 80; the last placement ends at 80, and the tail is used.
///
/// 0      32   48   64   80     104  120
/// | hole |#2  |hole|#4  | hole |#6  |
fn three_holes(policy: Policy) -> Heap {
    let mut heap = heap(120, policy);
    for (n, bytes) in [(1, 32), (2, 16), (3, 16), (4, 16), (5, 24), (6, 16)] {
        heap.alloc(id(n), bytes).unwrap();
    }
    for n in [1, 3, 5] {
        heap.free(id(n)).unwrap();
    }
    heap
}

#[test]
fn the_policies_choose_different_holes() {
    let place = |policy, bytes: &[u64]| -> Vec<u64> {
        let mut heap = three_holes(policy);
        (10..).zip(bytes).map(|(n, &bytes)| heap.alloc(id(n), bytes).unwrap().start).collect()
    };
    // First fit: 12 and 16 both come from the hole at 0 (32 - 12 - 16 = 4 left); 8 no longer fits there.
    assert_eq!(place(Policy::FirstFit, &[12, 16, 8]), [0, 12, 48]);
    // Best fit: 12 from the hole of 16, then 16 from the hole of 24 (8 left at 96), and these 8 fit exactly.
    assert_eq!(place(Policy::BestFit, &[12, 16, 8]), [48, 80, 96]);
    // Next fit: the last placement ended at 120, so it wraps to 0; then goes on from 12, and from 28 past the 4 left.
    assert_eq!(place(Policy::NextFit, &[12, 16, 8]), [0, 12, 48]);
    // Here the two part: next fit stays behind its last placement, first fit goes back to the start.
    assert_eq!(place(Policy::FirstFit, &[32, 16, 4, 4]), [0, 48, 80, 84]);
    assert_eq!(place(Policy::FirstFit, &[20, 16, 8]), [0, 48, 20]);
    assert_eq!(place(Policy::NextFit, &[20, 16, 8]), [0, 48, 80]);
}

#[test]
fn best_fit_takes_the_lowest_of_equal_holes() {
    let mut heap = heap(64, Policy::BestFit);
    for n in 1..=4 {
        heap.alloc(id(n), 16).unwrap();
    }
    heap.free(id(3)).unwrap();
    heap.free(id(1)).unwrap();
    assert_eq!(heap.alloc(id(5), 8), Ok(range(0, 8)));
}

#[test]
fn next_fit_looks_first_at_the_hole_around_its_cursor() {
    let mut heap = heap(64, Policy::NextFit);
    for n in 1..=3 {
        heap.alloc(id(n), 16).unwrap();
    }
    heap.free(id(1)).unwrap();
    heap.free(id(3)).unwrap();
    // The cursor is 48, in the hole 32..64: that comes before the lower hole 0..16.
    assert_eq!(heap.alloc(id(4), 8), Ok(range(32, 8)));
    // From 40: 24 bytes are left there, and the next request wraps round.
    assert_eq!(heap.alloc(id(5), 24), Ok(range(40, 24)));
    assert_eq!(heap.alloc(id(6), 4), Ok(range(0, 4)));
}

#[test]
fn next_fit_goes_on_from_the_end_after_compaction() {
    let mut heap = three_holes(Policy::NextFit);
    let moves = [(2, 32, 0), (4, 64, 16), (6, 104, 32)].map(|(n, from, to)| Move { id: id(n), from, to, len: 16 });
    assert_eq!(heap.compact(), moves);
    heap.free(id(2)).unwrap();
    assert_eq!(heap.alloc(id(7), 8), Ok(range(48, 8)));
    assert_eq!(heap.compact().len(), 3);
    assert_eq!(heap.compact(), []);
}

#[test]
fn sizes_round_up_and_the_waste_is_counted() {
    let mut heap = Heap::new(HeapConfig { capacity: 1024, alignment: 256, policy: Policy::FirstFit }).unwrap();
    assert_eq!(heap.alloc(id(1), 1), Ok(range(0, 256)));
    assert_eq!(heap.alloc(id(2), 257), Ok(range(256, 512)));
    let stats = heap.stats();
    let expected = Stats { capacity: 1024, used: 768, requested: 258, free: 256, largest_hole: 256, holes: 1, live: 2 };
    assert_eq!(stats, expected);
    assert_eq!(stats.internal_waste(), 510);
    assert_eq!(stats.external_fragmentation(), 0.0);
    assert_eq!(heap.block(id(2)), Some(Block { id: id(2), range: range(256, 512), requested: 257 }));
    assert_eq!(heap.block(id(3)), None);
}

#[test]
fn a_refusal_says_which_of_the_two_causes_it_has() {
    let mut heap = three_holes(Policy::FirstFit);
    let refusal = |requested, rounded| Refusal { requested, rounded, free: 72, largest_hole: 32, holes: 3 };
    let before = heap.clone();
    assert_eq!(heap.alloc(id(9), 33), Err(AllocError::Refused(refusal(33, 36))));
    assert_eq!(refusal(33, 36).cause(), RefusalCause::Fragmented);
    // Exactly all free bytes: still fragmentation. One byte more rounds above them.
    assert_eq!(refusal(72, 72).cause(), RefusalCause::Fragmented);
    assert_eq!(heap.alloc(id(9), 73), Err(AllocError::Refused(refusal(73, 76))));
    assert_eq!(refusal(73, 76).cause(), RefusalCause::TooLittleFree);
    assert_eq!(heap.alloc(id(9), u64::MAX), Err(AllocError::Refused(refusal(u64::MAX, u64::MAX))));
    assert_eq!(heap, before);
    // 1 - 32/72
    assert!((heap.stats().external_fragmentation() - 5.0 / 9.0).abs() < 1e-15);
}

#[test]
fn a_full_heap_has_no_fragmentation() {
    let mut heap = heap(16, Policy::BestFit);
    heap.alloc(id(1), 16).unwrap();
    assert_eq!((heap.stats().free, heap.stats().largest_hole, heap.stats().holes), (0, 0, 0));
    assert_eq!(heap.stats().external_fragmentation(), 0.0);
    assert_eq!(heap.compact(), []);
    let refusal = Refusal { requested: 4, rounded: 4, free: 0, largest_hole: 0, holes: 0 };
    assert_eq!(heap.alloc(id(2), 4), Err(AllocError::Refused(refusal)));
    assert_eq!(refusal.cause(), RefusalCause::TooLittleFree);
}

#[test]
fn a_freed_block_merges_with_both_neighbours() {
    let mut heap = three_holes(Policy::FirstFit);
    assert_eq!(heap.free(id(2)), Ok(range(32, 16)));
    assert_eq!(heap.holes().collect::<Vec<_>>(), [range(0, 64), range(80, 24)]);
    heap.free(id(4)).unwrap();
    assert_eq!(heap.holes().collect::<Vec<_>>(), [range(0, 104)]);
    heap.free(id(6)).unwrap();
    assert_eq!(heap.holes().collect::<Vec<_>>(), [range(0, 120)]);
    assert_eq!(heap.blocks().count(), 0);
}

#[test]
fn misuse_is_an_error_and_changes_nothing() {
    let mut heap = heap(64, Policy::NextFit);
    heap.alloc(id(1), 4).unwrap();
    let before = heap.clone();
    assert_eq!(heap.alloc(id(2), 0), Err(AllocError::Zero));
    assert_eq!(heap.alloc(id(0), 4), Err(AllocError::ReservedId));
    assert_eq!(heap.alloc(id(1), 4), Err(AllocError::Duplicate(id(1))));
    assert_eq!(heap.free(id(2)), Err(FreeError::NotLive(id(2))));
    assert_eq!(heap, before);
    heap.free(id(1)).unwrap();
    assert_eq!(heap.free(id(1)), Err(FreeError::NotLive(id(1))));
    assert_eq!(heap.alloc(id(1), 4), Ok(range(0, 4)), "an id may be used again");
}

#[test]
fn each_rule_of_the_configuration_has_its_error() {
    let new = |capacity, alignment| Heap::new(HeapConfig { capacity, alignment, policy: Policy::BestFit }).err();
    assert_eq!(new(64, 0), Some(ConfigError::AlignmentNotPowerOfTwo { alignment: 0 }));
    assert_eq!(new(64, 12), Some(ConfigError::AlignmentNotPowerOfTwo { alignment: 12 }));
    assert_eq!(new(64, 2), Some(ConfigError::AlignmentTooSmall { alignment: 2 }));
    assert_eq!(new(0, 4), Some(ConfigError::NoCapacity));
    assert_eq!(new(66, 4), Some(ConfigError::CapacityNotAligned { capacity: 66, alignment: 4 }));
    assert_eq!(new(64, 4), None);
}

#[test]
fn the_largest_heap_works() {
    let capacity = u64::MAX - 3;
    let mut heap = heap(capacity, Policy::NextFit);
    assert_eq!(heap.alloc(id(1), capacity), Ok(range(0, capacity)));
    assert!(matches!(heap.alloc(id(2), u64::MAX), Err(AllocError::Refused(r)) if r.free == 0));
    heap.free(id(1)).unwrap();
    assert_eq!(heap.stats().free, capacity);
    assert_eq!(range(8, u64::MAX).end(), u64::MAX);
}

#[test]
fn names_are_kebab_case_both_ways() {
    assert_eq!(Policy::ALL.map(|p| p.to_string()), ["first-fit", "best-fit", "next-fit"]);
    for policy in Policy::ALL {
        assert_eq!(policy.to_string().parse(), Ok(policy));
    }
    assert_eq!("FirstFit".parse::<Policy>(), Err(UnknownPolicy("FirstFit".to_owned())));
    assert_eq!(id(7).to_string(), "#7");
}
