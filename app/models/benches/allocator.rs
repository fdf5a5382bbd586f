//! Throughput of the caching allocator: `cargo bench -p models --bench allocator`.
//!
//! One element is one operation, a malloc or a free. `training-step` plays a step of GPT-2 small again and again, as a
//! program does; `live` frees a block and allocates another of a new size among 10^3 to 10^7 live ones.

use std::{collections::BTreeMap, hint::black_box, time::Duration};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use models::caching_allocator::{AllocatorConfig, BlockId, CachingAllocator, Op, StreamId, Training};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A step in the middle of training: operations on places, without names.
fn step() -> (Vec<u64>, Vec<(usize, u64)>) {
    let program = Training::GPT_2_SMALL.program(1);
    let (mut weights, mut ops) = (Vec::new(), Vec::new());
    let ends = program.ops().iter().rposition(|op| matches!(op, Op::Alloc { .. })).unwrap_or(0);
    let mut places = BTreeMap::new();
    for (at, op) in program.ops().iter().enumerate() {
        match *op {
            Op::Alloc { tensor, bytes, .. } if program.name(tensor).starts_with('w') => weights.push(bytes),
            Op::Alloc { tensor, bytes, .. } => {
                let place = places.len();
                places.insert(tensor, place);
                ops.push((place, bytes));
            }
            Op::Free { tensor } if at < ends + 3 => {
                if let Some(place) = places.get(&tensor) {
                    ops.push((*place, 0));
                }
            }
            _ => {}
        }
    }
    (weights, ops)
}

fn training_step(c: &mut Criterion) {
    let (weights, ops) = step();
    let mut group = c.benchmark_group("training-step");
    group.throughput(Throughput::Elements(ops.len() as u64)).measurement_time(Duration::from_secs(4)).sample_size(30);
    for config in ["", "expandable_segments:True", "max_split_size_mb:128"] {
        let Ok(config) = config.parse::<AllocatorConfig>() else { continue };
        let name = if config == AllocatorConfig::default() { "default".to_owned() } else { config.to_string() };
        let mut allocator = CachingAllocator::new(80 << 30, config);
        for bytes in &weights {
            allocator.malloc(*bytes, StreamId(0)).ok();
        }
        let mut held: Vec<Option<BlockId>> = vec![None; ops.len()];
        group.bench_function(BenchmarkId::from_parameter(name), |b| {
            b.iter(|| {
                for &(place, bytes) in &ops {
                    if bytes > 0 {
                        held[place] = allocator.malloc(bytes, StreamId(0)).ok().map(|block| block.id);
                    } else if let Some(id) = held[place].take() {
                        let _ = black_box(allocator.free(id));
                    }
                }
            });
        });
    }
    group.finish();
}

fn live_blocks(c: &mut Criterion) {
    let mut group = c.benchmark_group("live");
    // A free and a malloc.
    group.throughput(Throughput::Elements(2)).measurement_time(Duration::from_secs(3)).sample_size(20);
    for live in [1_000, 10_000, 100_000, 1_000_000, 10_000_000] {
        let mut rng = Pcg32::seed_from_u64(1);
        let bytes = |rng: &mut Pcg32| 512 * u64::from(1 + rng.next_u32() % 64);
        let mut allocator = CachingAllocator::new(1 << 60, AllocatorConfig::default());
        let mut blocks: Vec<BlockId> = (0..live)
            .filter_map(|_| allocator.malloc(bytes(&mut rng), StreamId(0)).ok())
            .map(|block| block.id)
            .collect();
        group.bench_function(BenchmarkId::from_parameter(live), |b| {
            b.iter(|| {
                let at = rng.next_u32() as usize % blocks.len();
                let _ = black_box(allocator.free(blocks[at]));
                if let Ok(block) = allocator.malloc(bytes(&mut rng), StreamId(0)) {
                    blocks[at] = block.id;
                }
            });
        });
    }
    group.finish();
}

criterion_group!(benches, training_step, live_blocks);
criterion_main!(benches);
