//! The answer of the question on fewer activations: what the model does in the question's scenario, and does not do in
//! neighbouring ones.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::num::NonZeroU32;

use models::checkpointing::{Op, Policy, Stack, Timeline};

const KIB: u64 = 1 << 10;
const MIB: u64 = 1 << 20;

/// 16 layers on 7 MiB: what the demo opens with.
const LIMIT: Option<u64> = Some(7 * MIB);

fn stack() -> Stack {
    Stack::new(16, 64, 128).unwrap()
}

fn every(layers: u32) -> Policy {
    Policy::EveryK(NonZeroU32::new(layers).unwrap())
}

#[test]
fn less_activation_memory_keeping_few_inputs_fits_where_keeping_all_does_not() {
    let refused = Timeline::run(stack(), Policy::None, LIMIT);
    let refusal = refused.refusal().unwrap();
    // It is the activations: weights and their gradients would leave room.
    assert_eq!(refused.steps().last().unwrap().op, Op::Forward(10));
    assert!(refusal.limit - stack().parameter_bytes() == 3 * MIB && refusal.bytes == 128 * KIB);
    for policy in [every(4), Policy::SqrtN, Policy::Full] {
        let fits = Timeline::run(stack(), policy, LIMIT);
        assert_eq!(fits.refusal(), None, "{policy}");
        // The price is one forward pass.
        assert_eq!(fits.flops().recomputed, fits.flops().forward);
    }
    // Where one segment is the whole stack nothing is saved, and the work is done twice for nothing.
    assert!(Timeline::run(stack(), every(16), LIMIT).refusal().is_some());
    // Keeping x and z alone fits as well, and does no matrix product again.
    let selective = Timeline::run(stack(), Policy::Selective, LIMIT);
    assert_eq!((selective.refusal(), selective.flops().recomputed), (None, 0));
}

/// The numbers that the demo shows: 16 layers of 288 KiB and the output, against four checkpoints and one segment.
#[test]
fn less_activation_memory_the_numbers_of_the_demo() {
    let peak = |policy| Timeline::run(stack(), policy, None).peak().activations / KIB;
    assert_eq!(peak(Policy::None), 16 * 288 + 32);
    assert_eq!(peak(every(4)), 4 * 32 + 4 * 288);
    assert_eq!(peak(Policy::Selective), 16 * 160 + 128 + 32);
    assert_eq!(peak(Policy::Full), 16 * 32 + 288);
}
