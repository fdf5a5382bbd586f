//! Bubbles, and the memory of interleaving. The orders of the schedules are not computed here.

use std::num::NonZeroU64;

use models::rules::{
    pipeline,
    zero_bubble::{self, PassTimes, SplitBackward},
};

use crate::case::Case;

pub(crate) fn check(case: &Case) {
    match case.id.as_str() {
        id if id.starts_with("pipe.interleaved_memory.") => interleaving(case),
        id if id.starts_with("pipe.bubble.ptdp.") => {
            let (p, m, v) = (case.positive("/p"), case.positive("/m"), case.positive("/v"));
            case.rounded("/bubble_over_ideal", pipeline::bubble_of_ideal(p, m, v), 6);
            case.rounded("/bubble_over_total", pipeline::bubble_of_total(p, m, v), 6);
        }
        id if id.starts_with("pipe.gpipe.bubble.") => {
            let share = pipeline::bubble_of_total(case.positive("/K"), case.positive("/M"), NonZeroU64::MIN);
            case.rounded("/bubble_fraction", share, 6);
        }
        id if id.starts_with("pipe.bubble.unit.") => split_backward(case),
        _ => case.unknown(),
    }
}

fn interleaving(case: &Case) {
    let (p, v) = (case.positive("/p"), case.positive("/v"));
    case.equal("/first_rank_peak_chunks", pipeline::interleaved_peak_chunks(p, v).unwrap());
    case.equal("/chunks_1f1b_equivalent", p.get() * v.get());
    case.rounded("/factor", pipeline::interleaved_memory_factor(p, v), 6);
}

fn split_backward(case: &Case) {
    let schedule = match case.text("/schedule").as_str() {
        "1F1B" => SplitBackward::OneFOneB,
        "ZB-H1" => SplitBackward::H1,
        "ZB-H2" => SplitBackward::H2,
        other => panic!("no such schedule: {other}"),
    };
    assert_eq!(case.whole("/T_comm"), 0);
    let times = PassTimes {
        forward: case.whole("/T_F"),
        input_gradient: case.whole("/T_B"),
        weight_gradient: case.whole("/T_W"),
    };
    let bubble = zero_bubble::bubble(schedule, case.positive("/p"), times).unwrap();
    case.equal("/bubble_time", bubble);
    let work = case.whole("/m") * (times.forward + times.input_gradient + times.weight_gradient);
    case.equal("/cost", work + bubble);
}
