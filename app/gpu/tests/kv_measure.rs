//! How fast both attention kernels go through tokens: the numbers are the machine's, their making is ours.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use std::cell::Cell;
use std::time::Instant;

use common::on_device;
use gpu::Gpu;
use gpu::kv::{
    Attention, BlockTables, ContiguousSequence, Course, KvPool, LEAST_MILLIS, MAX_ROUNDS, MeasureError, Sequence,
};

struct Scene {
    pool: KvPool,
    tables: BlockTables,
    attention: Attention,
    paged: Vec<Sequence>,
    contiguous: Vec<ContiguousSequence>,
}

impl Scene {
    /// `count` sequences of `tokens` tokens; where they lie makes no difference to how long it takes here.
    async fn new(gpu: &Gpu, count: u32, tokens: u32) -> Self {
        let pool = KvPool::new(gpu, count * tokens).await.unwrap();
        let tables = BlockTables::new(gpu, count, tokens / 16).await.unwrap();
        for row in 0..count {
            let blocks: Vec<u32> = (0..tokens / 16).map(|n| n * count + row).collect();
            tables.write(gpu, row, &blocks);
        }
        let attention = Attention::new(gpu).await.unwrap();
        let paged = (0..count).map(|row| Sequence { row, tokens, query: 1 }).collect();
        let contiguous = (0..count).map(|n| ContiguousSequence { start: n * tokens, tokens, query: 1 }).collect();
        Self { pool, tables, attention, paged, contiguous }
    }

    fn course(&self) -> Course<'_> {
        let Self { pool, tables, paged, contiguous, .. } = self;
        Course { pool, tables, block_size: 16, paged, contiguous }
    }
}

#[test]
fn both_kernels_are_measured_as_often_as_was_asked() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 8, 512).await;
        let begin = Instant::now();
        let now = || begin.elapsed().as_secs_f64() * 1000.0;
        let found = scene.attention.measure(&gpu, &scene.course(), 5, now).await.unwrap();
        assert_eq!((found.samples, found.paged.count(), found.contiguous.count()), (5, 5, 5));
        assert!(found.rounds.is_power_of_two() && found.rounds <= MAX_ROUNDS);
        for (per_second, series) in
            [(found.paged_tokens_per_s, &found.paged), (found.contiguous_tokens_per_s, &found.contiguous)]
        {
            assert!((per_second * series.median / (8.0 * 512.0 * 1e6) - 1.0).abs() < 1e-9);
            // a device that has grown faster since the warm-up is not meant here: a quarter of it is lenient
            let sample = series.median * f64::from(found.rounds) / 1000.0;
            assert!(sample > LEAST_MILLIS / 4.0 || found.rounds == MAX_ROUNDS, "{sample} ms");
        }
        println!(
            "paged {:.0}, contiguous {:.0} tokens/s, {} rounds",
            found.paged_tokens_per_s, found.contiguous_tokens_per_s, found.rounds
        );
    });
}

#[test]
fn a_clock_of_readings_alone_gives_known_numbers() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 2, 32).await;
        // each reading is 15 ms later than the one before, so 20 steps are never reached
        let readings = Cell::new(0_u32);
        let now = || f64::from(readings.replace(readings.get() + 1)) * 15.0;
        let found = scene.attention.measure(&gpu, &scene.course(), 0, now).await.unwrap();
        assert_eq!((found.samples, found.rounds), (1, MAX_ROUNDS));
        let micros = 15_000.0 / f64::from(MAX_ROUNDS);
        assert_eq!((found.paged.samples, found.contiguous.median), (vec![micros], micros));
        assert!((found.paged_tokens_per_s - 64.0 * 1e6 / micros).abs() < 1e-3);
    });
}

#[test]
fn a_clock_that_stands_still_and_a_lost_device_are_said() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 1, 16).await;
        let stands = scene.attention.measure(&gpu, &scene.course(), 1, || 0.0).await;
        assert_eq!(stands, Err(MeasureError::Clock));
        gpu.destroy();
        let begin = Instant::now();
        let lost = scene.attention.measure(&gpu, &scene.course(), 1, || begin.elapsed().as_secs_f64() * 1000.0).await;
        assert_eq!(lost, Err(MeasureError::Lost));
    });
}
