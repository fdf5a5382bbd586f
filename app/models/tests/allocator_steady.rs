//! In the steady state, where a program repeats itself, no call of the caching allocator takes memory from the host.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::collections::BTreeMap;

use models::caching_allocator::{AllocatorConfig, BlockId, CachingAllocator, Op, StreamId, TensorId, Training};

/// A step of GPT-2 small: which place a tensor has, and its bytes; 0 where it is freed.
fn step() -> Vec<(usize, u64)> {
    let program = Training::GPT_2_SMALL.program(1);
    let mut places: BTreeMap<TensorId, usize> = BTreeMap::new();
    let ops = program.ops().iter();
    ops.filter_map(|op| match *op {
        Op::Alloc { tensor, bytes, .. } => {
            let place = places.len();
            places.insert(tensor, place);
            Some((place, bytes))
        }
        Op::Free { tensor } => Some((places[&tensor], 0)),
        _ => None,
    })
    .collect()
}

fn play(allocator: &mut CachingAllocator, ops: &[(usize, u64)], held: &mut [Option<BlockId>]) {
    for &(place, bytes) in ops {
        if bytes > 0 {
            held[place] = Some(allocator.malloc(bytes, StreamId(0)).unwrap().id);
        } else {
            allocator.free(held[place].take().unwrap()).unwrap();
        }
    }
}

#[test]
fn a_training_step_that_repeats_takes_no_memory() {
    let ops = step();
    for config in ["", "expandable_segments:True", "max_split_size_mb:128", "roundup_power2_divisions:4"] {
        let mut allocator = CachingAllocator::new(80 << 30, config.parse::<AllocatorConfig>().unwrap());
        let mut held = vec![None; ops.len()];
        play(&mut allocator, &ops, &mut held);
        let taken = allocation_counter::measure(|| {
            for _ in 0..5 {
                play(&mut allocator, &ops, &mut held);
            }
        });
        assert_eq!(taken.count_total, 0, "{config}");
    }
}
