//! Traces: outcomes, misuse, and states at any step.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use models::{
    contents::{Run, Writer},
    heap::{AllocError, Block, BlockId, ConfigError, FreeError, HeapConfig, Move, Policy, Range, Refusal},
    trace::Op::{self, Compact},
    trace::{OpError, Outcome, State, Trace, TraceError},
    workload::{RandomWorkload, random},
};
use proptest::prelude::*;

const SMALL: HeapConfig = HeapConfig { capacity: 32, alignment: 4, policy: Policy::FirstFit };

fn alloc(id: u32, bytes: u64) -> Op {
    Op::Alloc { id: BlockId(id), bytes }
}

fn free(id: u32) -> Op {
    Op::Free { id: BlockId(id) }
}

fn block(id: u32, start: u64, len: u64, requested: u64) -> Block {
    Block { id: BlockId(id), range: Range { start, len }, requested }
}

#[test]
fn every_outcome_of_a_small_trace() {
    let ops = [alloc(1, 7), alloc(2, 16), alloc(3, 8), free(1), free(3), alloc(4, 12), Compact, alloc(4, 12)];
    let trace = Trace::run(SMALL, &ops).unwrap();
    let outcomes: Vec<_> = trace.steps().iter().map(|step| step.outcome.clone()).collect();
    let expected = [
        Outcome::Placed(block(1, 0, 8, 7)),
        Outcome::Placed(block(2, 8, 16, 16)),
        Outcome::Placed(block(3, 24, 8, 8)),
        Outcome::Freed(block(1, 0, 8, 7)),
        Outcome::Freed(block(3, 24, 8, 8)),
        Outcome::Refused(Refusal { requested: 12, rounded: 12, free: 16, largest_hole: 8, holes: 2 }),
        Outcome::Moved(vec![Move { id: BlockId(2), from: 8, to: 0, len: 16 }]),
        Outcome::Placed(block(4, 16, 12, 12)),
    ];
    assert_eq!(outcomes, expected);
    assert_eq!(trace.first_refusal(), Some(5));
    assert_eq!(trace.config(), SMALL);
    assert_eq!(trace.steps()[5].stats, trace.steps()[4].stats);

    // In the end: #2 moved down, #4 wrote over the tail of its old copy and half of the stale #3.
    let run =
        |start, len, id, offset| Run { range: Range { start, len }, writer: Some(Writer { id: BlockId(id), offset }) };
    let runs: Vec<_> = trace.state_at(usize::MAX).contents.runs().collect();
    assert_eq!(runs, [run(0, 16, 2, 0), run(16, 12, 4, 0), run(28, 4, 3, 4)]);
    // Before that the old copy's tail was still there.
    let runs: Vec<_> = trace.state_at(7).contents.runs().collect();
    assert_eq!(runs, [run(0, 16, 2, 0), run(16, 8, 2, 8), run(24, 8, 3, 0)]);
}

#[test]
fn misuse_stops_a_trace_at_its_step() {
    let error = |ops: &[Op]| Trace::run(SMALL, ops).unwrap_err();
    let at = |step, source| TraceError { step, source };
    let not_live = |id| OpError::Free(FreeError::NotLive(BlockId(id)));
    assert_eq!(error(&[alloc(1, 4), free(2)]), at(1, not_live(2)));
    assert_eq!(error(&[alloc(1, 4), free(1), free(1)]), at(2, not_live(1)));
    assert_eq!(error(&[alloc(1, 64), free(1)]), at(1, not_live(1)), "the allocation was refused");
    assert_eq!(error(&[alloc(1, 4), alloc(1, 4)]), at(1, AllocError::Duplicate(BlockId(1)).into()));
    assert_eq!(error(&[alloc(1, 0)]), at(0, AllocError::Zero.into()));
    assert_eq!(error(&[alloc(0, 4)]), at(0, AllocError::ReservedId.into()));
    let config = HeapConfig { capacity: 0, ..SMALL };
    assert_eq!(Trace::run(config, &[]).unwrap_err(), at(0, ConfigError::NoCapacity.into()));
    assert_eq!(error(&[alloc(1, 0)]).to_string(), "step 0: a block of 0 bytes was asked for, expected at least 1 byte");
}

#[test]
fn an_empty_trace_has_one_state() {
    let trace = Trace::run(SMALL, &[]).unwrap();
    assert_eq!(trace.state_at(0), State::new(SMALL).unwrap());
    assert_eq!(trace.state_at(5), trace.state_at(0));
    assert_eq!(trace.first_refusal(), None);
}

#[test]
fn a_step_of_another_trace_is_skipped_where_it_makes_no_sense() {
    let trace = Trace::run(SMALL, &[alloc(1, 4), free(1)]).unwrap();
    let mut state = trace.state_at(0);
    Trace::apply(&mut state, &trace.steps()[1]);
    assert_eq!(state, trace.state_at(0));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(60) })]

    #[test]
    fn a_state_is_the_steps_before_it(seed: u64, policy in prop::sample::select(Policy::ALL.to_vec())) {
        let config = HeapConfig { capacity: 4096, alignment: 16, policy };
        let w = RandomWorkload { seed, steps: 120, min_bytes: 16, max_bytes: 1024, fill_percent: 90 };
        let mut ops = random(config, w);
        ops.insert(60, Compact);
        // After the compaction the workload's own refusals need not be the trace's: what makes no sense is left out.
        let mut player = State::new(config).unwrap();
        ops.retain(|&op| player.apply(op).is_ok());
        let trace = Trace::run(config, &ops).unwrap();
        prop_assert_eq!(trace.steps().len(), ops.len());
        let mut state = trace.state_at(0);
        for (n, step) in trace.steps().iter().enumerate() {
            prop_assert_eq!(&state, &trace.state_at(n));
            Trace::apply(&mut state, step);
            prop_assert_eq!(state.heap.stats(), step.stats);
        }
        prop_assert_eq!(&state, &trace.state_at(ops.len()));
        prop_assert_eq!(&state, &player);
    }
}

#[cfg(feature = "cli")]
#[test]
fn operations_and_steps_have_a_json_form() {
    let ops = r#"[{"op":"alloc","id":1,"bytes":7},{"op":"free","id":1},{"op":"compact"}]"#;
    let parsed: Vec<Op> = serde_json::from_str(ops).unwrap();
    assert_eq!(parsed, [alloc(1, 7), free(1), Compact]);
    assert_eq!(serde_json::to_string(&parsed).unwrap(), ops);
    let trace = Trace::run(SMALL, &parsed).unwrap();
    let json = serde_json::to_string(trace.steps()).unwrap();
    assert!(json.contains(r#""outcome":{"placed":{"id":1,"range":{"start":0,"len":8},"requested":7}}"#), "{json}");
    assert_eq!(serde_json::from_str::<Vec<models::trace::Step>>(&json).unwrap(), trace.steps());
}
