//! The answers of the questions about PyTorch's allocator: each is what the model does in the question's scenario, and
//! does not do in a neighbouring one.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use models::caching_allocator::{AllocatorConfig, Op, Outcome, Program, Timeline, Trace, facts};

const MIB: u64 = 1 << 20;

fn played(trace: Trace, config: &str) -> Timeline {
    let device = u64::from(trace.device_mib()) * MIB;
    Timeline::run(device, config.parse().unwrap(), trace.program(1))
}

fn written(device_mib: u64, program: &str) -> Timeline {
    Timeline::run(device_mib * MIB, AllocatorConfig::default(), program.parse().unwrap())
}

/// Where a step of this kind comes for the n-th time, from 0.
fn nth_empty_cache(timeline: &Timeline, n: usize) -> usize {
    let steps = timeline.steps().iter().enumerate();
    steps.filter(|(_, step)| step.op == Op::EmptyCache).nth(n).unwrap().0
}

#[test]
fn why_cache_a_block_that_was_freed_is_used_again() {
    let training = played(Trace::TrainingStep, "");
    assert!(facts::reuses_blocks(&training));
    // The second step needs no call at all.
    let half = training.steps().len() / 2;
    let calls = |step: usize| training.steps()[step].stats.num_device_alloc;
    assert_eq!(calls(half), calls(training.steps().len() - 1));
    // Each request is larger than all that was freed before it: the cache saves the frees, and no more.
    let growing = written(512, "a = alloc(12 MiB)\nfree(a)\nb = alloc(24 MiB)\nfree(b)\nc = alloc(36 MiB)\nfree(c)");
    assert!(!facts::reuses_blocks(&growing));
}

/// The numbers that the explanation gives: of eleven requests that succeed, five open a segment.
#[test]
fn why_cache_the_example_of_the_explanation() {
    let mixed = played(Trace::MixedSizes, "");
    let allocated = mixed.steps().iter().filter(|step| matches!(step.outcome, Outcome::Allocated(_))).count();
    assert_eq!((allocated, mixed.steps().last().unwrap().stats.num_device_alloc), (11, 5));
}

#[test]
fn fails_though_reserved_two_causes_with_one_message() {
    let (pieces, full) = (played(Trace::MixedSizes, ""), played(Trace::LiveTensors, ""));
    assert!(facts::fails_for_pieces(&pieces) && !facts::fails_for_live_tensors(&pieces));
    assert!(facts::fails_for_live_tensors(&full) && !facts::fails_for_pieces(&full));
    let (a, b) = (facts::first_shortage(&pieces).unwrap(), facts::first_shortage(&full).unwrap());
    assert_eq!((a.tried, b.tried, a.device_total), (16 * MIB, 16 * MIB, b.device_total));
    assert!(a.reserved_unallocated() > 0 && b.reserved_unallocated() > 0);
    // With the large tensor gone before it the same request finds room.
    let text = Trace::MixedSizes.program(1).to_string();
    let until = text.find("J = ").unwrap();
    let text = format!("{}free(I)\nJ = alloc(16 MiB)", &text[..until]);
    assert_eq!(written(100, &text).first_failure(), None);
}

#[test]
fn changing_sizes_expandable_segments_reserve_less() {
    let peak = |trace, config| played(trace, config).peak_reserved() / MIB;
    let on = "expandable_segments:True";
    assert_eq!([peak(Trace::SmallThenLarge, ""), peak(Trace::SmallThenLarge, on)], [256, 140]);
    assert!(peak(Trace::ChangingLengths, on) < peak(Trace::ChangingLengths, ""));
    // The other order needs no help, and the pages cost a little more.
    assert_eq!([peak(Trace::LargeThenSmall, ""), peak(Trace::LargeThenSmall, on)], [128, 140]);
    // The other options of the question do not do it.
    for other in ["max_split_size_mb:32", "garbage_collection_threshold:0.8"] {
        assert_eq!(peak(Trace::SmallThenLarge, other), 256, "{other}");
    }
}

#[test]
fn empty_cache_live_tensors_stay_where_they_are() {
    let mixed = played(Trace::MixedSizes, "");
    let at = nth_empty_cache(&mixed, 1);
    assert!(facts::empty_cache_spares_live_tensors(&mixed, at));
    let reserved = |step: usize| mixed.steps()[step].stats.reserved_bytes.all.current;
    assert_eq!([reserved(at - 1), reserved(at)], [94 * MIB, 32 * MIB]);
    // Where each segment has a live block nothing goes back; where nothing is live all of it does.
    assert!(!facts::empty_cache_spares_live_tensors(&mixed, nth_empty_cache(&mixed, 0)));
    assert!(!facts::empty_cache_spares_live_tensors(&mixed, nth_empty_cache(&mixed, 2)));
}

#[test]
fn reserved_above_allocated_is_what_lies_free_in_segments() {
    let mixed = played(Trace::MixedSizes, "");
    assert!(facts::holds_unused_memory(&mixed, 9));
    let stats = mixed.steps()[8].stats;
    let unused = stats.reserved_bytes.all.current - stats.allocated_bytes.all.current;
    assert_eq!((stats.reserved_bytes.all.current, unused), (32 * MIB, 33_554_432 - 1_873_920));
    let whole = written(100, "a = alloc(10 MiB)");
    assert!(!facts::holds_unused_memory(&whole, 1));
}

#[test]
fn every_trace_plays_on_its_device_and_is_the_same_each_time() {
    for trace in Trace::ALL {
        let program = trace.program(7);
        assert_eq!(program, trace.program(7), "{trace}");
        assert_eq!(program.to_string().parse::<Program>().unwrap().to_string(), program.to_string(), "{trace}");
        assert_ne!(program.ops().len(), 0, "{trace}");
        assert_eq!(trace.is_random(), program != trace.program(8), "{trace}");
        assert_eq!(Trace::named(trace.name()), Some(trace));
        let timeline = played(trace, "");
        let fails = matches!(trace, Trace::MixedSizes | Trace::LiveTensors);
        assert_eq!(timeline.first_failure().is_some(), fails, "{trace}");
        println!("{trace}: {} steps, {} MiB reserved at most", program.ops().len(), timeline.peak_reserved() / MIB);
    }
}
