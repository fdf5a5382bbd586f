//! Workloads: the scripted facts, their neighbours, and the random operations.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use models::{
    heap::{BlockId, HeapConfig, Policy, Refusal},
    trace::{Op, Outcome, Trace},
    workload::{RandomWorkload, every_second_block, neighbours_freed, random, refused_for_fragmentation},
};
use proptest::prelude::*;

const MIB: u64 = 1 << 20;

/// All capacities and policies for which the scripted facts are tested.
fn configs() -> impl Iterator<Item = HeapConfig> {
    let policies = || Policy::ALL.into_iter();
    [16 * MIB, 64 * MIB, 256 * MIB]
        .into_iter()
        .flat_map(move |capacity| policies().map(move |policy| HeapConfig { capacity, alignment: 256, policy }))
}

#[test]
fn half_the_heap_is_free_and_an_eighth_is_refused() {
    for config in configs() {
        let trace = Trace::run(config, &every_second_block(config.capacity)).unwrap();
        assert_eq!(trace.steps().len(), 16 + 8 + 3);
        let at = refused_for_fragmentation(&trace).unwrap();
        assert_eq!(at, 24);
        assert_eq!(trace.first_refusal(), Some(at));
        let (eighth, sixteenth) = (config.capacity / 8, config.capacity / 16);
        let refusal = Refusal {
            requested: eighth,
            rounded: eighth,
            free: config.capacity / 2,
            largest_hole: sixteenth,
            holes: 8,
        };
        assert_eq!(trace.steps()[at].outcome, Outcome::Refused(refusal));
        assert_eq!(trace.steps()[at].stats.external_fragmentation(), 0.875);
        assert!(matches!(&trace.steps()[at + 1].outcome, Outcome::Moved(moves) if moves.len() == 7));
        let Outcome::Placed(block) = trace.steps()[at + 2].outcome else { unreachable!("{config:?}") };
        assert_eq!((block.range.start, block.range.len), (config.capacity / 2, eighth));
    }
}

#[test]
fn the_numbers_for_64_mib_are_those_of_the_question() {
    let config = HeapConfig { capacity: 64 * MIB, alignment: 256, policy: Policy::FirstFit };
    let trace = Trace::run(config, &every_second_block(64 * MIB)).unwrap();
    let stats = trace.steps()[23].stats;
    assert_eq!((stats.free, stats.largest_hole), (32 * MIB, 4 * MIB));
    assert_eq!(trace.steps()[24].op, Op::Alloc { id: BlockId(17), bytes: 8 * MIB });
    assert_eq!(trace.steps()[26].op, Op::Alloc { id: BlockId(18), bytes: 8 * MIB });
}

#[test]
fn the_fact_fails_in_the_neighbour() {
    for config in configs() {
        let trace = Trace::run(config, &neighbours_freed(config.capacity)).unwrap();
        let scenario = Trace::run(config, &every_second_block(config.capacity)).unwrap();
        assert_eq!(trace.steps()[23].stats.free, scenario.steps()[23].stats.free);
        assert_eq!(trace.steps()[24].op, scenario.steps()[24].op);
        assert_eq!(refused_for_fragmentation(&trace), None);
        assert_eq!(trace.first_refusal(), None);
        assert_eq!(trace.steps()[25].outcome, Outcome::Moved(vec![]));
    }
}

#[test]
fn too_little_free_is_not_fragmentation() {
    let config = HeapConfig { capacity: 64, alignment: 4, policy: Policy::BestFit };
    let trace = Trace::run(config, &[Op::Alloc { id: BlockId(1), bytes: 65 }]).unwrap();
    assert_eq!(trace.first_refusal(), Some(0));
    assert_eq!(refused_for_fragmentation(&trace), None);
}

#[test]
fn a_seed_gives_the_same_operations_everywhere() {
    let config = HeapConfig { capacity: 64 * MIB, alignment: 256, policy: Policy::FirstFit };
    let w = RandomWorkload { seed: 42, steps: 1000, min_bytes: 256, max_bytes: 4 * MIB, fill_percent: 80 };
    let ops = random(config, w);
    // FNV-1a over the numbers. A change here changes what learners see for a seed.
    let numbers = ops.iter().flat_map(|op| match *op {
        Op::Alloc { id, bytes } => [1, u64::from(id.0), bytes],
        Op::Free { id } => [2, u64::from(id.0), 0],
        Op::Compact => [3, 0, 0],
    });
    let hash = numbers
        .flat_map(u64::to_le_bytes)
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    assert_eq!(hash, GOLDEN, "{:?}", &ops[..4]);
    assert_ne!(random(config, RandomWorkload { seed: 43, ..w }), ops);
}

const GOLDEN: u64 = 7_328_219_632_726_760_291;

#[test]
fn the_fill_level_is_reached_and_kept() {
    let config = HeapConfig { capacity: 64 * MIB, alignment: 256, policy: Policy::BestFit };
    let w = RandomWorkload { seed: 7, steps: 4000, min_bytes: 4096, max_bytes: MIB, fill_percent: 70 };
    let trace = Trace::run(config, &random(config, w)).unwrap();
    let used: Vec<u64> = trace.steps()[2000..].iter().map(|step| step.stats.used * 100 / config.capacity).collect();
    assert!(used.iter().all(|percent| (60..=80).contains(percent)), "{:?}", (used.iter().min(), used.iter().max()));
    let small = trace.steps().iter().filter(|s| matches!(s.op, Op::Alloc { bytes, .. } if bytes < 64 << 10)).count();
    let all = trace.steps().iter().filter(|s| matches!(s.op, Op::Alloc { .. })).count();
    assert!(small * 100 / all > 40, "log-uniform: half of the octaves lie below 64 KiB, {small} of {all}");
}

#[test]
fn odd_parameters_are_taken_as_documented() {
    let config = HeapConfig { capacity: 4096, alignment: 256, policy: Policy::FirstFit };
    let w = RandomWorkload { seed: 1, steps: 50, min_bytes: 300, max_bytes: 5, fill_percent: 255 };
    let ops = random(config, w);
    assert_eq!(ops.len(), 50);
    assert!(ops.iter().all(|op| !matches!(*op, Op::Alloc { bytes, .. } if bytes != 512)));
    assert_eq!(random(config, RandomWorkload { min_bytes: u64::MAX, max_bytes: u64::MAX, ..w }).len(), 50);
    assert_eq!(random(config, RandomWorkload { min_bytes: 0, max_bytes: u64::MAX, ..w }).len(), 50);
    assert_eq!(random(HeapConfig { capacity: 0, ..config }, w), []);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(100) })]

    #[test]
    fn random_operations_always_play(
        seed: u64, policy in prop::sample::select(Policy::ALL.to_vec()), fill_percent in 0..=100_u8,
        min_bytes in 1..2000_u64, more in 0..20_000_u64,
    ) {
        let config = HeapConfig { capacity: 64 << 10, alignment: 64, policy };
        let max_bytes = min_bytes + more;
        let ops = random(config, RandomWorkload { seed, steps: 300, min_bytes, max_bytes, fill_percent });
        prop_assert_eq!(ops.len(), 300);
        prop_assert!(Trace::run(config, &ops).is_ok());
        let mut ids = 1..;
        for op in ops {
            if let Op::Alloc { id, bytes } = op {
                prop_assert_eq!(Some(id.0), ids.next());
                prop_assert_eq!(bytes % 64, 0);
                prop_assert!(bytes >= min_bytes && bytes <= max_bytes.max(min_bytes.next_multiple_of(64)));
            }
        }
    }
}
