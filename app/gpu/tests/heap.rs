//! The heap's mirror on a real device, against the model.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::on_device;
use gpu::{AllocationError, Gpu, HeapBuffer, MIB};
use models::contents::{Contents, Run};
use models::heap::{BlockId, HeapConfig, Policy, Range};
use models::trace::{Outcome, Trace};
use models::workload;

fn range(start: u64, len: u64) -> Range {
    Range { start, len }
}

async fn replay(gpu: &Gpu, heap: &HeapBuffer, trace: &Trace, steps: usize) {
    for step in &trace.steps()[..steps] {
        match &step.outcome {
            Outcome::Placed(block) => heap.fill(gpu, &[(block.range, block.id)]),
            Outcome::Moved(moves) => heap.relocate(gpu, moves),
            Outcome::Freed(_) | Outcome::Refused(_) => {}
        }
    }
}

fn runs(contents: &Contents) -> Vec<Run> {
    contents.runs().collect()
}

#[test]
fn a_fill_writes_what_its_twin_says_and_nothing_else() {
    on_device(|gpu| async move {
        let heap = HeapBuffer::create(&gpu, 4 * MIB).await.unwrap();
        let mut contents = Contents::new(4 * MIB);
        for (at, len, id) in [(256, 4096, 1), (MIB, 3 * MIB - 8, 77), (0, 8, 0xFFFF)] {
            heap.fill(&gpu, &[(range(at, len), BlockId(id))]);
            contents.write(range(at, len), BlockId(id));
        }
        let result = heap.verify(&gpu, runs(&contents)).await.unwrap();
        assert_eq!(result.bytes, 4 * MIB);
        assert_eq!(result.mismatches, 0, "{:?}", result.first);
    });
}

#[test]
fn many_fills_in_one_call_all_arrive() {
    on_device(|gpu| async move {
        let heap = HeapBuffer::create(&gpu, MIB).await.unwrap();
        let mut contents = Contents::new(MIB);
        let fills: Vec<_> = (0_u32..700).map(|n| (range(u64::from(n) * 1024, 512), BlockId(n + 1))).collect();
        for (range, id) in &fills {
            contents.write(*range, *id);
        }
        heap.fill(&gpu, &fills);
        let result = heap.verify(&gpu, runs(&contents)).await.unwrap();
        assert_eq!(result.mismatches, 0, "{:?}", result.first);
    });
}

#[test]
fn the_scripted_scenario_leaves_the_bytes_that_the_model_predicts_at_each_step() {
    on_device(|gpu| async move {
        let capacity = 16 * MIB;
        let config = HeapConfig { capacity, alignment: 256, policy: Policy::FirstFit };
        let trace = Trace::run(config, &workload::every_second_block(capacity)).unwrap();
        let refusal = workload::refused_for_fragmentation(&trace).unwrap();
        for steps in [8, refusal + 1, trace.steps().len()] {
            let heap = HeapBuffer::create(&gpu, capacity).await.unwrap();
            replay(&gpu, &heap, &trace, steps).await;
            let result = heap.verify(&gpu, runs(&trace.state_at(steps).contents)).await.unwrap();
            assert_eq!((result.bytes, result.mismatches), (capacity, 0), "after {steps} steps: {:?}", result.first);
            heap.destroy();
        }
    });
}

#[test]
fn compaction_of_a_random_heap_moves_every_byte_right() {
    on_device(|gpu| async move {
        let capacity = 32 * MIB;
        for (seed, policy) in [(1, Policy::FirstFit), (2, Policy::BestFit), (3, Policy::NextFit)] {
            let config = HeapConfig { capacity, alignment: 256, policy };
            let shape =
                workload::RandomWorkload { seed, steps: 150, min_bytes: 4096, max_bytes: 6 * MIB, fill_percent: 80 };
            let mut ops = workload::random(config, shape);
            ops.push(models::trace::Op::Compact);
            let trace = Trace::run(config, &ops).unwrap();
            let heap = HeapBuffer::create(&gpu, capacity).await.unwrap();
            replay(&gpu, &heap, &trace, trace.steps().len()).await;
            let state = trace.state_at(trace.steps().len());
            let result = heap.verify(&gpu, runs(&state.contents)).await.unwrap();
            assert_eq!(result.mismatches, 0, "{policy:?}: {:?}", result.first);
            heap.destroy();
        }
    });
}

#[test]
fn one_corrupted_word_is_found_and_named() {
    on_device(|gpu| async move {
        let heap = HeapBuffer::create(&gpu, 16 * MIB).await.unwrap();
        let mut contents = Contents::new(16 * MIB);
        contents.write(range(MIB, 2 * MIB), BlockId(9));
        heap.fill(&gpu, &[(range(MIB, 2 * MIB), BlockId(9))]);
        heap.corrupt(&gpu, MIB + 4096, 0xDEAD_BEEF);
        let result = heap.verify(&gpu, runs(&contents)).await.unwrap();
        assert_eq!(result.mismatches, 1);
        let first = result.first.unwrap();
        assert_eq!((first.address, first.block, first.found), (MIB + 4096, Some(BlockId(9)), 0xDEAD_BEEF));
        assert_eq!(first.expected, gpu::kernels::pattern::word(9, 1024));
    });
}

#[test]
fn clearing_leaves_zeros() {
    on_device(|gpu| async move {
        let heap = HeapBuffer::create(&gpu, MIB).await.unwrap();
        heap.fill(&gpu, &[(range(0, MIB), BlockId(3))]);
        heap.clear(&gpu);
        let result = heap.verify(&gpu, runs(&Contents::new(MIB))).await.unwrap();
        assert_eq!(result.mismatches, 0);
    });
}

#[test]
fn a_request_over_the_budget_is_refused_by_the_page_and_not_by_the_device() {
    on_device(|gpu| async move {
        let error = HeapBuffer::create(&gpu, 512 * MIB).await.err().unwrap();
        assert!(matches!(error, AllocationError::Budget { asked, .. } if asked == 512 * MIB), "{error}");
    });
}
