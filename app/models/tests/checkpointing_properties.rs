//! Properties of a training step under every policy, over random shapes.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::{collections::BTreeSet, num::NonZeroU32};

use models::checkpointing::{Action, Compute, Kind, Op, Outcome, Policy, Stack, Tensor, Timeline, peak_activations};
use proptest::prelude::*;

fn stacks() -> impl Strategy<Value = Stack> {
    (4..=32_u32, 4..=256_u32, 1..=512_u32).prop_map(|(depth, width, tokens)| Stack::new(depth, width, tokens).unwrap())
}

fn policies() -> impl Strategy<Value = Policy> {
    prop_oneof![
        Just(Policy::None),
        Just(Policy::Full),
        Just(Policy::Selective),
        Just(Policy::SqrtN),
        (1..=40_u32).prop_map(|every| Policy::EveryK(NonZeroU32::new(every).unwrap())),
    ]
}

/// Plays the actions with bookkeeping of its own: a set of live tensors, and whether each has been written.
fn audit(timeline: &Timeline) {
    let stack = timeline.stack();
    let (mut live, mut written) = (BTreeSet::new(), BTreeSet::new());
    let mut freed = 0;
    let mut allocated = 0;
    let bytes = |live: &BTreeSet<Tensor>, kind| -> u64 {
        live.iter().filter(|tensor| tensor.kind() == kind).map(|tensor| stack.bytes(*tensor)).sum()
    };
    for step in timeline.steps() {
        let mut peak = bytes(&live, Kind::Activation);
        for action in &step.actions {
            match *action {
                Action::Alloc(tensor) => {
                    assert!(live.insert(tensor), "{tensor} is allocated twice");
                    allocated += 1;
                    peak = peak.max(bytes(&live, Kind::Activation));
                }
                Action::Free(tensor) => {
                    assert!(live.remove(&tensor), "{tensor} is freed and was not live");
                    written.remove(&tensor);
                    freed += 1;
                }
                Action::Compute(compute) => {
                    for tensor in compute.reads() {
                        assert!(live.contains(&tensor) && written.contains(&tensor), "{compute:?} needs {tensor}");
                    }
                    let target = match compute {
                        Compute::Batch => Some(Tensor::Input(0)),
                        Compute::Hidden(layer) => Some(Tensor::Hidden(layer)),
                        Compute::Activated(layer) => Some(Tensor::Activated(layer)),
                        Compute::Output(layer) => Some(Tensor::Input(layer + 1)),
                        Compute::LossGradient => {
                            assert!(written.contains(&Tensor::Input(stack.depth())));
                            Some(Tensor::Gradient(stack.depth()))
                        }
                        Compute::HiddenGradient(layer) | Compute::ActivationGradient(layer) => {
                            Some(Tensor::HiddenGradient(layer))
                        }
                        Compute::InputGradient(layer) => Some(Tensor::Gradient(layer)),
                        Compute::FirstWeights(_) | Compute::SecondWeights(_) => None,
                    };
                    if let Some(target) = target {
                        assert!(live.contains(&target), "{compute:?} writes {target}");
                        written.insert(target);
                    }
                }
                Action::Refuse(tensor) => assert!(!live.contains(&tensor)),
            }
        }
        assert_eq!(step.usage.activations, bytes(&live, Kind::Activation), "{:?}", step.op);
        assert_eq!(step.usage.gradients, bytes(&live, Kind::Gradient), "{:?}", step.op);
        assert_eq!(step.peak.activations, peak, "{:?}", step.op);
    }
    assert_eq!(allocated - freed, live.len());
    if timeline.refusal().is_none() {
        // The gradient of the batch is what is left.
        assert_eq!(live, BTreeSet::from([Tensor::Gradient(0)]));
    }
}

proptest! {
    #[test]
    fn each_buffer_is_freed_once_and_there_when_it_is_needed(stack in stacks(), policy in policies()) {
        let timeline = Timeline::run(stack, policy, None);
        audit(&timeline);
        prop_assert_eq!(timeline.steps().last().unwrap().usage.activations, 0);
        let backward = timeline.steps().iter().filter(|step| matches!(step.op, Op::Backward(_))).count();
        prop_assert_eq!(backward, stack.depth() as usize);
    }

    #[test]
    fn the_peak_is_the_closed_form_and_no_higher_than_keeping_all(stack in stacks(), policy in policies()) {
        let peak = Timeline::run(stack, policy, None).peak().activations;
        prop_assert_eq!(peak, peak_activations(stack, policy));
        prop_assert!(peak <= Timeline::run(stack, Policy::None, None).peak().activations);
    }

    #[test]
    fn at_most_one_forward_pass_is_done_again(stack in stacks(), policy in policies()) {
        let flops = Timeline::run(stack, policy, None).flops();
        let plain = Timeline::run(stack, Policy::None, None).flops();
        prop_assert_eq!((flops.forward, flops.backward), (plain.forward, plain.backward));
        prop_assert_eq!(plain.backward, 2 * plain.forward);
        prop_assert!(flops.recomputed <= flops.forward);
        prop_assert_eq!(flops.recomputed == flops.forward, policy.segment(stack.depth()).is_some());
    }

    #[test]
    fn a_limit_is_never_exceeded(stack in stacks(), policy in policies(), share in 0.0..1.2) {
        let free = Timeline::run(stack, policy, None);
        let all = stack.parameter_bytes() + free.peak().total;
        let limit = (all as f64 * share) as u64;
        let bound = Timeline::run(stack, policy, Some(limit));
        audit(&bound);
        prop_assert_eq!(bound.refusal().is_some(), limit < all);
        for step in bound.steps() {
            prop_assert!(step.peak.total == 0 || stack.parameter_bytes() + step.peak.total <= limit);
            if let Outcome::Refused(refusal) = step.outcome {
                prop_assert!(refusal.live + refusal.bytes > limit);
            }
        }
        // Up to there both are the same.
        let done = bound.steps().iter().filter(|step| step.outcome == Outcome::Done).count();
        prop_assert_eq!(&bound.steps()[..done], &free.steps()[..done]);
    }

    #[test]
    fn the_state_after_a_step_has_the_bytes_of_the_step(stack in stacks(), policy in policies(), share in 0.0..1.0) {
        let timeline = Timeline::run(stack, policy, None);
        let at = (timeline.steps().len() as f64 * share) as usize;
        let bytes: u64 = timeline.live_at(at + 1).keys().map(|tensor| stack.bytes(*tensor)).sum();
        prop_assert_eq!(bytes, timeline.steps()[at].usage.total());
    }
}
