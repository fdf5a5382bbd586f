//! When a question is to be asked again, and how likely its answer is still known: FSRS over the log.
//!
//! A right answer is FSRS' “good”, a wrong one its “again”. FSRS counts the time between answers in whole days; here they
//! are the learner's own calendar days, so that yesterday evening and this morning are a day apart, and a question is due
//! from the first hour of its day. How much of a memory is left is computed by the hour, from the time of the last answer.

use fsrs::{FSRS, FSRS6_DEFAULT_DECAY, FSRSItem, FSRSReview, current_retrievability};

/// The probability of recall at which a question is asked again.
const RETENTION: f32 = 0.9;
const AGAIN: u32 = 1;
const GOOD: u32 = 3;
const DAY: f64 = 86.4e6;

/// A day of the learner's calendar, counted from 1 January 1970.
pub(super) type Day = i32;

/// One answer to a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Review {
    /// When, in milliseconds since 1970.
    pub(super) at: f64,
    /// The day that was for the learner.
    pub(super) day: Day,
    /// Whether it was right.
    pub(super) right: bool,
}

/// What follows from the answers to a question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// The day from which it is due.
    pub(super) due: Day,
    /// The probability of recall, 0 to 1.
    pub(super) recall: f64,
}

/// What follows at the time `now` (milliseconds since 1970) from the answers to a question, in the order of time. None
/// without an answer.
pub(super) fn plan(fsrs: &FSRS, reviews: &[Review], now: f64) -> Option<Plan> {
    let last = reviews.last()?;
    let mut before = reviews.first()?.day;
    let reviews = reviews.iter().map(|review| {
        let days = review.day.saturating_sub(before).max(0);
        before = review.day;
        FSRSReview { rating: if review.right { GOOD } else { AGAIN }, delta_t: days.unsigned_abs() }
    });
    let state = fsrs.memory_state(FSRSItem { reviews: reviews.collect() }, None).ok()?;
    let days = fsrs.next_interval(Some(state.stability), RETENTION, GOOD).round().max(1.0);
    let elapsed = ((now - last.at) / DAY).max(0.0);
    let recall = current_retrievability(state, elapsed as f32, FSRS6_DEFAULT_DECAY);
    Some(Plan { due: last.day.saturating_add(days as Day), recall: f64::from(recall) })
}

#[cfg(test)]
mod tests {
    use fsrs::{ItemState, MemoryState};

    use super::*;

    /// Answers on some days, each at noon.
    fn reviews(days: &[(Day, bool)]) -> Vec<Review> {
        days.iter().map(|&(day, right)| Review { at: noon(day), day, right }).collect()
    }

    fn noon(day: Day) -> f64 {
        (f64::from(day) + 0.5) * DAY
    }

    fn planned(days: &[(Day, bool)], now: f64) -> Plan {
        plan(&FSRS::default(), &reviews(days), now).unwrap()
    }

    /// The same by FSRS' own step from answer to answer.
    fn stepped(days: &[(Day, bool)]) -> ItemState {
        let fsrs = FSRS::default();
        let mut state: Option<(MemoryState, Day)> = None;
        let mut last = None;
        for &(day, right) in days {
            let elapsed = state.map_or(0, |(_, before)| day - before);
            let next = fsrs.next_states(state.map(|(state, _)| state), RETENTION, elapsed.unsigned_abs()).unwrap();
            let chosen = if right { next.good } else { next.again };
            state = Some((chosen.memory, day));
            last = Some(chosen);
        }
        last.unwrap()
    }

    #[test]
    fn nothing_answered_is_nothing_planned() {
        assert_eq!(plan(&FSRS::default(), &[], 0.0), None);
    }

    #[test]
    fn a_first_right_answer_is_due_after_the_days_that_fsrs_starts_with() {
        // w[2] = 2.3065 days: the stability after “good”
        assert_eq!(planned(&[(100, true)], noon(100)).due, 102);
    }

    #[test]
    fn a_wrong_answer_is_due_on_the_next_day() {
        // w[0] = 0.212 days
        assert_eq!(planned(&[(100, false)], noon(100)).due, 101);
        let known = [(100, true), (102, true), (112, true)];
        let long = planned(&known, noon(112)).due - 112;
        let lapsed = planned(&[&known[..], &[(150, false)]].concat(), noon(150)).due - 150;
        assert!(lapsed < long / 4, "{lapsed} of {long}");
    }

    #[test]
    fn a_history_gives_what_fsrs_steps_to() {
        for days in [
            &[(100, true)][..],
            &[(100, true), (102, true), (110, true)],
            &[(100, false), (101, true), (103, false), (104, true), (110, true), (140, true)],
            &[(100, true), (100, false), (100, true)],
        ] {
            let last = days.last().unwrap().0;
            let expected = stepped(days).interval.round().max(1.0) as Day;
            assert_eq!(planned(days, noon(last)).due, last + expected, "{days:?}");
        }
    }

    #[test]
    fn the_interval_grows_with_each_right_answer_in_time() {
        let mut days = vec![(100, true)];
        let mut before = 0;
        for _ in 0..5 {
            let last = days.last().unwrap().0;
            let due = planned(&days, noon(last)).due;
            assert!(due - last > before, "{days:?}");
            before = due - last;
            days.push((due, true));
        }
    }

    #[test]
    fn recall_starts_at_one_and_is_ninety_percent_after_the_stability() {
        let stability = f64::from(stepped(&[(100, true)]).memory.stability);
        assert!((planned(&[(100, true)], noon(100)).recall - 1.0).abs() < 1e-6);
        let then = planned(&[(100, true)], noon(100) + stability * DAY).recall;
        assert!((then - 0.9).abs() < 1e-4, "{then}");
        let late = planned(&[(100, true)], noon(100) + 30.0 * DAY).recall;
        assert!(late < 0.75 && late > 0.5, "{late}");
    }

    #[test]
    fn a_clock_that_was_set_back_is_no_time_at_all() {
        let plan = planned(&[(100, true), (90, true)], noon(80));
        assert!((plan.recall - 1.0).abs() < 1e-6);
        assert!(plan.due > 90);
    }
}
