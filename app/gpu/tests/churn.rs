//! What allocation costs, measured on the device that there is: the numbers are the machine's, their making is ours.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use std::cell::Cell;
use std::time::Instant;

use common::on_device;
use gpu::churn::{ChurnError, MAX_ROUNDS, STEPS, measure};
use gpu::{AllocationError, MIB};

#[test]
fn both_kinds_are_measured_as_often_as_was_asked() {
    on_device(|gpu| async move {
        let begin = Instant::now();
        let churn = measure(&gpu, MIB, 25, || begin.elapsed().as_secs_f64() * 1000.0).await.unwrap();
        let whole = begin.elapsed().as_secs_f64() * 1e6;
        for series in [&churn.fresh, &churn.kept] {
            assert_eq!(series.count(), 25);
            assert!(series.samples.iter().all(|micros| *micros > 0.0), "{series:?}");
            assert!(series.median <= series.p99);
        }
        let rounds = f64::from(churn.rounds);
        let summed: f64 = churn.fresh.samples.iter().chain(&churn.kept.samples).map(|micros| micros * rounds).sum();
        assert!(summed < whole, "samples do not overlap: {summed} of {whole} µs");
        println!("fresh {:.1} µs, kept {:.1} µs, {} rounds", churn.fresh.median, churn.kept.median, churn.rounds);
    });
}

#[test]
fn a_coarse_clock_gets_samples_of_many_rounds() {
    on_device(|gpu| async move {
        let begin = Instant::now();
        // milliseconds in steps of a fifth
        let churn = measure(&gpu, 4096, 4, || (begin.elapsed().as_secs_f64() * 5000.0).floor() / 5.0).await.unwrap();
        assert!((churn.clock_step - 200.0).abs() < 1e-6, "{} µs", churn.clock_step);
        assert!(churn.rounds.is_power_of_two() && churn.rounds <= MAX_ROUNDS);
        let least = churn.clock_step * f64::from(STEPS);
        for series in [&churn.fresh, &churn.kept] {
            // a device that has grown faster since the warm-up is not meant here: half of it is lenient
            let sample = series.median * f64::from(churn.rounds);
            assert!(sample > least / 2.0 || churn.rounds == MAX_ROUNDS, "{sample} µs of {least}");
        }
    });
}

#[test]
fn a_clock_of_readings_alone_gives_known_numbers() {
    on_device(|gpu| async move {
        // each reading is a millisecond later than the one before: one between the two ends of a sample
        let readings = Cell::new(0_u32);
        let now = || f64::from(readings.replace(readings.get() + 1));
        let churn = measure(&gpu, 64, 3, now).await.unwrap();
        assert_eq!((churn.rounds, churn.clock_step), (MAX_ROUNDS, 1000.0));
        let expected = 1000.0 / f64::from(MAX_ROUNDS);
        assert_eq!((churn.fresh.samples, churn.kept.median), (vec![expected; 3], expected));
    });
}

#[test]
fn a_refusal_and_a_clock_that_stands_still_are_said() {
    on_device(|gpu| async move {
        let refused = measure(&gpu, 512 * MIB, 1, || 0.0).await;
        assert!(matches!(refused, Err(ChurnError::Allocation(AllocationError::Budget { .. }))), "{refused:?}");
        assert_eq!(measure(&gpu, 64, 1, || 0.0).await, Err(ChurnError::Clock));
        gpu.destroy();
        assert!(measure(&gpu, 64, 1, || 0.0).await.is_err());
    });
}
