//! Throughput of alloc and free with 10^2 to 10^5 live blocks, under each policy: `cargo bench -p models --bench heap`.

use std::{hint::black_box, time::Duration};

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use models::heap::{BlockId, Heap, HeapConfig, Policy};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

const UNIT: u64 = 256;

/// A heap with `live` blocks of 1 to 64 units and about as many bytes in holes between them.
fn heap(policy: Policy, live: u32, rng: &mut Pcg32) -> Option<Heap> {
    let capacity = u64::from(live) * 2 * 64 * UNIT;
    let mut heap = Heap::new(HeapConfig { capacity, alignment: UNIT, policy }).ok()?;
    for id in 1..=2 * live {
        heap.alloc(BlockId(id), bytes(rng)).ok()?;
    }
    for id in live + 1..=2 * live {
        heap.free(BlockId(2 * (id - live))).ok()?;
    }
    Some(heap)
}

fn bytes(rng: &mut Pcg32) -> u64 {
    UNIT * u64::from(1 + rng.next_u32() % 64)
}

fn alloc_and_free(c: &mut Criterion) {
    for policy in Policy::ALL {
        let mut group = c.benchmark_group(policy.name());
        // One element: a block is freed and another of a new size is allocated.
        group.throughput(Throughput::Elements(1)).measurement_time(Duration::from_secs(2)).sample_size(20);
        for live in [100, 1_000, 10_000, 100_000] {
            let mut rng = Pcg32::seed_from_u64(1);
            let Some(mut heap) = heap(policy, live, &mut rng) else {
                continue;
            };
            group.bench_function(BenchmarkId::from_parameter(live), |b| {
                b.iter(|| {
                    let id = BlockId(1 + 2 * (rng.next_u32() % live));
                    // A refused block is not live when its turn comes again: freeing it fails, as cheaply.
                    let _ = black_box(heap.free(id));
                    let _ = black_box(heap.alloc(id, bytes(&mut rng)));
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, alloc_and_free);
criterion_main!(benches);
