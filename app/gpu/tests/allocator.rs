//! The caching allocator's own events, played on a real device: after each call the bytes are what the model predicts.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::on_device;
use gpu::{Gpu, MIB, SegmentBuffers};
use models::caching_allocator::{Action, AllocatorConfig, CachingAllocator, Event, StreamId};
use models::contents::{Contents, Run};
use models::heap::{BlockId, Range};

/// Where the model's addresses begin.
const BASE: u64 = 0x7f00_0000_0000;
const SCALE: u64 = 128;
const DEVICE: u64 = 512 * MIB;

struct Mirror {
    gpu: Gpu,
    segments: SegmentBuffers,
    contents: Contents,
    blocks: u32,
}

impl Mirror {
    async fn new(gpu: Gpu) -> Self {
        let segments = SegmentBuffers::new(&gpu, SCALE, DEVICE / SCALE).await.unwrap();
        Self { gpu, segments, contents: Contents::new(64 * DEVICE), blocks: 0 }
    }

    async fn play(&mut self, events: &[Event], page: u64) {
        for event in events {
            let own = Range { start: event.address.wrapping_sub(BASE), len: event.size };
            match event.action {
                Action::SegmentAlloc => self.add(event, None).await,
                Action::SegmentMap => self.add(event, Some(page)).await,
                Action::SegmentFree | Action::SegmentUnmap => {
                    assert_eq!(self.segments.remove(event.address, event.size) > 0, event.size > 0);
                    self.contents.write(own, BlockId(0));
                }
                _ => {}
            }
        }
    }

    async fn add(&mut self, event: &Event, page: Option<u64>) {
        self.segments.add(&self.gpu, event.address, event.size, page).await.unwrap();
    }

    fn fill(&mut self, start: u64, len: u64) {
        self.blocks += 1;
        self.segments.fill(&self.gpu, &[(Range { start, len }, BlockId(self.blocks))]);
        self.contents.write(Range { start: start - BASE, len }, BlockId(self.blocks));
    }

    async fn verify(&self, reserved: u64) {
        let runs: Vec<_> = self
            .contents
            .runs()
            .map(|run| Run { range: Range { start: run.range.start + BASE, ..run.range }, ..run })
            .collect();
        let result = self.segments.verify(&self.gpu, runs).await.unwrap();
        assert_eq!((result.bytes, result.mismatches), (reserved / SCALE, 0), "{:?}", result.first);
        assert_eq!(self.segments.bytes(), reserved / SCALE);
    }
}

/// A program that allocates and frees in an order that is mixed well, until the device is full and beyond.
async fn program(gpu: Gpu, config: AllocatorConfig) {
    let mut mirror = Mirror::new(gpu).await;
    let mut allocator = CachingAllocator::new(DEVICE, config);
    let mut live = Vec::new();
    let (mut random, mut unmapped) = (1_u64, 0);
    for step in 0..160 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let pick = (random >> 33) as usize;
        // all large: then every page is of 20 MiB
        if !live.is_empty() && (pick % 5 < 2 || step > 120) {
            allocator.free(live.swap_remove(pick % live.len())).unwrap();
        } else if let Ok(block) = allocator.malloc((2 + pick as u64 % 70) * MIB + 1000, StreamId(0)) {
            mirror.play(allocator.events(), 20 * MIB).await;
            mirror.fill(block.address, block.size);
            allocator.clear_events();
            live.push(block.id);
        }
        mirror.play(allocator.events(), 20 * MIB).await;
        unmapped += allocator.events().iter().filter(|event| event.action == Action::SegmentUnmap).count();
        mirror.verify(allocator.stats().reserved_bytes.all.current).await;
    }
    allocator.empty_cache();
    mirror.play(allocator.events(), 20 * MIB).await;
    mirror.verify(allocator.stats().reserved_bytes.all.current).await;
    assert!(mirror.blocks > 40 && (unmapped > 0) == allocator.config().expandable_segments);
}

#[test]
fn segments_hold_what_the_model_predicts_after_every_call() {
    on_device(|gpu| program(gpu, AllocatorConfig::default()));
}

#[test]
fn pages_hold_what_the_model_predicts_after_every_call() {
    on_device(|gpu| program(gpu, AllocatorConfig { expandable_segments: true, ..AllocatorConfig::default() }));
}
