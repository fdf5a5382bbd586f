//! A training step on a real device: with checkpointing and without, against its twin on the CPU.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use std::num::NonZeroU32;

use common::on_device;
use gpu::{AllocationError, CpuStack, Gpu, Matrix, MlpStack, Reference};
use models::checkpointing::{Op, Policy, Stack, Tensor, Timeline};

fn every(layers: u32) -> Policy {
    Policy::EveryK(NonZeroU32::new(layers).unwrap())
}

const POLICIES: [fn() -> Policy; 6] =
    [|| Policy::None, || Policy::Full, || Policy::Selective, || Policy::SqrtN, || every(3), || every(6)];

fn small() -> Stack {
    Stack::new(6, 32, 64).unwrap()
}

async fn play(gpu: &Gpu, stack: Stack, policy: Policy) -> MlpStack {
    let mut device = MlpStack::new(gpu, stack, None).await.unwrap();
    for step in Timeline::run(stack, policy, None).steps() {
        device.apply(gpu, &step.actions).await.unwrap();
    }
    device
}

/// max|Δ| ≤ 1e-5 · max|reference|.
fn close(found: &[f32], reference: &[f32]) -> bool {
    let largest = reference.iter().fold(0.0_f32, |most, number| most.max(number.abs()));
    let off = found.iter().zip(reference).fold(0.0_f32, |most, (a, b)| most.max((a - b).abs()));
    found.len() == reference.len() && largest > 0.0 && largest.is_finite() && off <= 1e-5 * largest
}

#[test]
fn bytes_counted_from_live_buffers_are_the_models_after_every_step() {
    on_device(|gpu| async move {
        for policy in POLICIES {
            let timeline = Timeline::run(small(), policy(), None);
            let mut device = MlpStack::new(&gpu, small(), None).await.unwrap();
            for (at, step) in timeline.steps().iter().enumerate() {
                device.apply(&gpu, &step.actions).await.unwrap();
                assert_eq!(device.usage(), step.usage, "{} {:?}", policy(), step.op);
                assert!(device.tensors().eq(timeline.live_at(at + 1).into_keys()), "{} {:?}", policy(), step.op);
            }
            assert_eq!(device.peak_activations(), timeline.peak().activations, "{}", policy());
            device.destroy();
        }
    });
}

#[test]
fn gradients_with_checkpointing_are_those_without_bit_by_bit() {
    on_device(|gpu| async move {
        let reference = Reference::compute(&gpu, small()).await.unwrap();
        for policy in POLICIES {
            let device = play(&gpu, small(), policy()).await;
            let places: Vec<_> = device.gradients().collect();
            let found = device.compare(&gpu, &reference, places).await.unwrap();
            let all = small().parameter_bytes() / 2 + small().bytes(Tensor::Gradient(0));
            assert_eq!((found.bytes, found.mismatches), (all, 0), "{} {:?}", policy(), found.first);
            device.destroy();
        }
    });
}

#[test]
fn what_is_live_in_the_middle_is_what_it_is_without_checkpointing() {
    on_device(|gpu| async move {
        let reference = Reference::compute(&gpu, small()).await.unwrap();
        for policy in POLICIES {
            let mut device = MlpStack::new(&gpu, small(), None).await.unwrap();
            for step in Timeline::run(small(), policy(), None).steps() {
                device.apply(&gpu, &step.actions).await.unwrap();
                let live: Vec<_> = device.tensors().map(Matrix::Tensor).collect();
                let found = device.compare(&gpu, &reference, live).await.unwrap();
                assert_eq!((found.bytes, found.mismatches), (step.usage.total(), 0), "{} {:?}", policy(), step.op);
            }
            device.destroy();
        }
    });
}

#[test]
fn the_whole_step_is_that_of_the_twin() {
    on_device(|gpu| async move {
        for stack in [small(), Stack::new(4, 20, 9).unwrap(), Stack::new(16, 64, 128).unwrap()] {
            let mut twin = CpuStack::new(stack);
            for step in Timeline::run(stack, Policy::SqrtN, None).steps() {
                twin.apply(&step.actions);
            }
            assert_eq!(twin.tensors().collect::<Vec<_>>(), [Tensor::Gradient(0)]);
            let device = play(&gpu, stack, Policy::SqrtN).await;
            for matrix in device.gradients() {
                let numbers = device.numbers(&gpu, matrix).await.unwrap();
                assert!(close(&numbers, twin.numbers(matrix)), "{stack:?} {matrix:?}");
            }
            device.destroy();
        }
    });
}

#[test]
fn one_corrupted_word_is_found_and_named_by_its_matrix() {
    on_device(|gpu| async move {
        let reference = Reference::compute(&gpu, small()).await.unwrap();
        let timeline = Timeline::run(small(), every(3), None);
        let recomputed = timeline.steps().iter().position(|step| step.op == Op::Recompute(5)).unwrap();
        let mut device = MlpStack::new(&gpu, small(), None).await.unwrap();
        for step in &timeline.steps()[..=recomputed] {
            device.apply(&gpu, &step.actions).await.unwrap();
        }
        let target = Matrix::Tensor(Tensor::Activated(4));
        assert!(device.corrupt(&gpu, target, 0xBAD0_C0DE));
        assert!(!device.corrupt(&gpu, Matrix::Tensor(Tensor::Activated(0)), 0xBAD0_C0DE), "it is not there");
        let live: Vec<_> = device.tensors().map(Matrix::Tensor).collect();
        let found = device.compare(&gpu, &reference, live).await.unwrap();
        let first = found.first.unwrap();
        assert_eq!((found.mismatches, first.matrix, first.found), (1, target, 0xBAD0_C0DE));
        assert_eq!(first.element, 64 * 128 / 2);
        // What is computed from it is wrong too, to the end: a checkpoint is worth no more than its bits.
        for step in &timeline.steps()[recomputed + 1..] {
            device.apply(&gpu, &step.actions).await.unwrap();
        }
        let gradients: Vec<_> = device.gradients().collect();
        assert!(device.compare(&gpu, &reference, gradients).await.unwrap().mismatches > 0);
        device.destroy();
    });
}

#[test]
fn what_the_model_refuses_the_device_refuses() {
    on_device(|gpu| async move {
        let free = Timeline::run(small(), Policy::None, None);
        let limit = small().parameter_bytes() + free.peak().total * 2 / 3;
        let timeline = Timeline::run(small(), Policy::None, Some(limit));
        assert!(timeline.refusal().is_some());
        let mut device = MlpStack::new(&gpu, small(), Some(limit)).await.unwrap();
        for step in timeline.steps() {
            device.apply(&gpu, &step.actions).await.unwrap();
        }
        assert_eq!(device.usage(), timeline.steps().last().unwrap().usage);
        device.destroy();
        // A device that has the memory is not the model's.
        let mut larger = MlpStack::new(&gpu, small(), None).await.unwrap();
        let mut refused = Ok(());
        for step in timeline.steps() {
            refused = larger.apply(&gpu, &step.actions).await;
        }
        assert!(matches!(refused, Err(AllocationError::Invalid(_))), "{refused:?}");
        larger.destroy();
        let too_little = MlpStack::new(&gpu, small(), Some(1000)).await.err().unwrap();
        assert_eq!(too_little, AllocationError::Budget { asked: small().parameter_bytes(), limit: 1000 });
    });
}

#[test]
fn after_a_clear_everything_is_played_again() {
    on_device(|gpu| async move {
        let reference = Reference::compute(&gpu, small()).await.unwrap();
        let mut device = play(&gpu, small(), Policy::Full).await;
        // weights that were wrong are written anew, too
        assert!(device.corrupt(&gpu, Matrix::SecondWeights(2), 0xBAD0_C0DE));
        device.clear(&gpu);
        assert_eq!((device.count(), device.usage().total(), device.peak_activations()), (0, 0, 0));
        for step in Timeline::run(small(), Policy::Full, None).steps() {
            device.apply(&gpu, &step.actions).await.unwrap();
        }
        let places: Vec<_> = device.gradients().collect();
        assert_eq!(device.compare(&gpu, &reference, places).await.unwrap().mismatches, 0);
        device.destroy();
    });
}
