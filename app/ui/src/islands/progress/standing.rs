//! How the learner stands, computed from what is stored and what the site asks today.

use std::collections::BTreeMap;

use fsrs::FSRS;

use super::data::{QuestionOutline, QuizOutline, TopicOutline};
use super::schedule::{self, Day, Plan, Review};
use crate::store::Answer;

/// How the learner stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Standing {
    /// By topic.
    pub(super) topics: Vec<TopicStanding>,
    /// The time of the last answer to any question, also to one that is asked no more; milliseconds since 1970.
    pub(super) last: Option<f64>,
}

/// A topic.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct TopicStanding {
    /// The mean probability of recall over all its questions, 0 to 1. One that is not answered, or was wrong the last
    /// time, counts 0: having just read the reason is no knowledge yet.
    pub(super) recall: f64,
    /// By quiz.
    pub(super) quizzes: Vec<QuizStanding>,
}

/// A quiz.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct QuizStanding {
    /// By question.
    pub(super) states: Vec<State>,
    /// The questions that are due today, counted from 0, and since when.
    pub(super) due: Vec<(usize, Day)>,
    /// The next day on which a question that is not due today becomes so.
    pub(super) next: Option<Day>,
    /// The sum of the probabilities of recall.
    recall: f64,
}

/// How a question stands: by its last answer that was not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Answered rightly.
    Right,
    /// Answered wrongly.
    Wrong,
    /// Not answered.
    Todo,
}

/// The time that a standing is computed for.
pub(super) struct Clock<'a> {
    /// Milliseconds since 1970.
    pub(super) now: f64,
    /// The learner's day at a time.
    pub(super) day: &'a dyn Fn(f64) -> Day,
}

/// How far ahead of this device's clock an answer may be dated, in milliseconds.
const HOUR: f64 = 3.6e6;

impl Standing {
    /// Computes it. An answer to another revision of a question, or with an option that is no more, does not count.
    pub(super) fn new(topics: &[TopicOutline], answers: &[Answer], log: &[Answer], clock: &Clock<'_>) -> Self {
        let fsrs = FSRS::default();
        let (standing, history) = (by_question(answers), by_question(log));
        // a clock that was wrong once has dated answers into the future; they would stand above all that come after
        let latest = clock.now + HOUR;
        let quiz = |quiz: &QuizOutline| {
            let mut out = QuizStanding::default();
            for (index, question) in quiz.questions.iter().enumerate() {
                let place = (quiz.slug.as_str(), question.id.as_str());
                let counted = |answers: &BTreeMap<_, Vec<&Answer>>| -> Vec<Answer> {
                    let given = answers.get(&place).into_iter().flatten().copied();
                    given.filter(|answer| counts(question, answer) && answer.at <= latest).cloned().collect()
                };
                out.states.push(match counted(&standing).last() {
                    None => State::Todo,
                    Some(answer) if answer.right => State::Right,
                    Some(_) => State::Wrong,
                });
                out.add(index, plan(&fsrs, counted(&history), clock), (clock.day)(clock.now));
            }
            out
        };
        let topics = topics.iter().map(|topic| {
            let quizzes: Vec<_> = topic.quizzes.iter().map(quiz).collect();
            let questions: usize = quizzes.iter().map(|quiz| quiz.states.len()).sum();
            let recall: f64 = quizzes.iter().map(|quiz| quiz.recall).sum();
            TopicStanding { recall: recall / questions.max(1) as f64, quizzes }
        });
        let last = answers.iter().chain(log).map(|answer| answer.at).filter(|at| *at <= latest).reduce(f64::max);
        Self { topics: topics.collect(), last }
    }

    /// How many questions are due today.
    pub(super) fn due(&self) -> usize {
        self.quizzes().map(|quiz| quiz.due.len()).sum()
    }

    /// The next day on which a question becomes due that is not due today.
    pub(super) fn next(&self) -> Option<Day> {
        self.quizzes().filter_map(|quiz| quiz.next).min()
    }

    fn quizzes(&self) -> impl Iterator<Item = &QuizStanding> {
        self.topics.iter().flat_map(|topic| &topic.quizzes)
    }
}

impl QuizStanding {
    /// How many questions stand so.
    pub(super) fn count(&self, state: State) -> usize {
        self.states.iter().filter(|known| **known == state).count()
    }

    /// The query that asks the due questions again: `?again=1.4`.
    pub(super) fn again(&self) -> String {
        let numbers: Vec<_> = self.due.iter().map(|(index, _)| (index + 1).to_string()).collect();
        ["?again=", &numbers.join(".")].concat()
    }

    fn add(&mut self, index: usize, plan: Option<Plan>, today: Day) {
        let Some(Plan { due, recall }) = plan else { return };
        self.recall += recall;
        if due <= today {
            self.due.push((index, due));
        } else {
            self.next = Some(self.next.map_or(due, |next| next.min(due)));
        }
    }
}

impl State {
    /// The style sheet's `data-state`.
    #[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "the page lives in browsers"))]
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Todo => "todo",
        }
    }
}

fn by_question(answers: &[Answer]) -> BTreeMap<(&str, &str), Vec<&Answer>> {
    let mut by_question: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for answer in answers {
        by_question.entry((answer.quiz.as_str(), answer.question.as_str())).or_default().push(answer);
    }
    by_question
}

fn counts(question: &QuestionOutline, answer: &Answer) -> bool {
    answer.revision == question.revision && question.options.contains(&answer.option)
}

fn plan(fsrs: &FSRS, mut answers: Vec<Answer>, clock: &Clock<'_>) -> Option<Plan> {
    answers.sort_by(|one, other| one.at.total_cmp(&other.at));
    let reviews: Vec<_> = answers
        .iter()
        .map(|answer| Review { at: answer.at, day: (clock.day)(answer.at), right: answer.right })
        .collect();
    let plan = schedule::plan(fsrs, &reviews, clock.now)?;
    let is_known = answers.last().is_some_and(|answer| answer.right);
    Some(if is_known { plan } else { Plan { recall: 0.0, ..plan } })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: f64 = 86.4e6;
    const NOW: f64 = 1000.5 * DAY;

    fn day(at: f64) -> Day {
        (at / DAY) as Day
    }

    fn topics() -> Vec<TopicOutline> {
        let question = |id: &str| QuestionOutline {
            id: id.to_owned(),
            revision: 2,
            options: vec!["a".to_owned(), "b".to_owned()],
            html: String::new(),
        };
        let quiz = QuizOutline {
            slug: "quiz".to_owned(),
            questions: ["one", "two", "three", "four"].map(question).into(),
            ..QuizOutline::default()
        };
        vec![TopicOutline { quizzes: vec![quiz], ..TopicOutline::default() }]
    }

    fn answer(question: &str, right: bool, days_ago: f64) -> Answer {
        Answer {
            quiz: "quiz".to_owned(),
            question: question.to_owned(),
            option: "a".to_owned(),
            revision: 2,
            right,
            at: NOW - days_ago * DAY,
            took: 1000,
        }
    }

    fn standing(answers: &[Answer], log: &[Answer]) -> Standing {
        Standing::new(&topics(), answers, log, &Clock { now: NOW, day: &day })
    }

    #[test]
    fn nothing_answered_is_nothing_known_and_nothing_due() {
        let standing = standing(&[], &[]);
        assert_eq!(standing.last, None);
        assert_eq!((standing.due(), standing.next()), (0, None));
        assert_eq!(standing.topics[0].recall, 0.0);
        assert_eq!(standing.topics[0].quizzes[0].count(State::Todo), 4);
    }

    #[test]
    fn states_come_from_the_standing_answers_and_dates_from_the_log() {
        let given = [answer("one", true, 30.0), answer("two", false, 0.1), answer("four", true, 40.0)];
        // the third was answered too, and taken back since
        let log = [&given[..], &[answer("three", true, 50.0)]].concat();
        let standing = standing(&given, &log);
        let quiz = &standing.topics[0].quizzes[0];
        assert_eq!(quiz.states, [State::Right, State::Wrong, State::Todo, State::Right]);
        assert_eq!(quiz.due, [(0, 972), (2, 952), (3, 962)]);
        assert_eq!(quiz.again(), "?again=1.3.4");
        assert_eq!(quiz.next, Some(1001));
        assert_eq!(standing.last, Some(given[1].at));
    }

    #[test]
    fn a_topics_recall_is_the_mean_over_all_its_questions() {
        let log = [answer("one", true, 0.0), answer("two", false, 0.0)];
        let recall = standing(&log, &log).topics[0].recall;
        assert!((recall - 0.25).abs() < 1e-6, "{recall}");
        let later = [answer("one", true, 2.3065)];
        let recall = standing(&later, &later).topics[0].recall;
        assert!((recall - 0.9 / 4.0).abs() < 1e-4, "{recall}");
    }

    #[test]
    fn answers_to_another_revision_or_with_an_unknown_option_do_not_count() {
        let old = Answer { revision: 1, ..answer("one", true, 30.0) };
        let gone = Answer { option: "z".to_owned(), ..answer("two", true, 30.0) };
        let given = [old, gone];
        let standing = standing(&given, &given);
        let quiz = &standing.topics[0].quizzes[0];
        assert_eq!(quiz.count(State::Todo), 4);
        assert_eq!((quiz.due.len(), quiz.next), (0, None));
        assert!(standing.last.is_some());
    }

    #[test]
    fn an_answer_out_of_the_future_does_not_count() {
        let log = [answer("one", true, -400.0)];
        let standing = standing(&log, &log);
        assert_eq!((standing.last, standing.topics[0].recall), (None, 0.0));
    }

    #[test]
    fn the_order_of_the_log_is_that_of_time() {
        let log = [answer("one", false, 1.0), answer("one", true, 60.0), answer("one", true, 50.0)];
        let [wrong, first, second] = log.clone();
        assert_eq!(standing(&[], &log), standing(&[], &[first, second, wrong]));
    }
}
