use leptos::prelude::*;

use super::clock::Clock;
use super::data::QuizData;
use super::each::Each;
use super::outcome::{self, Given, Outcome, Shared};
use super::spot::{Spot, anchor};
use super::state::{Score, State};
use super::{address, focus, keys, link, saving};
use crate::store::Trouble;

/// Where the learner stands: what is shown, what is chosen, what was answered. Copied freely: it holds signals.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    /// Whether scripts have taken over.
    pub(super) live: RwSignal<bool>,
    /// What is shown.
    pub(super) spot: RwSignal<Spot>,
    /// By question: the option that is marked.
    chosen: Each<Option<usize>>,
    /// By question: the answer.
    pub(super) given: Each<Option<Given>>,
    /// Questions that are asked again: what was stored for them stays until the new answer takes its place.
    pub(super) again: Each<bool>,
    /// Whether an answer was asked for with nothing chosen.
    pub(super) missing: RwSignal<bool>,
    /// A result from somebody's link, while it is looked at.
    pub(super) shared: RwSignal<Option<Shared>>,
    /// Answers that are not in the store, or not yet: what is read does not take them away.
    pub(super) unsaved: Each<bool>,
    /// Whether answers are stored. In an embed only once the learner has asked for it.
    pub(super) keeping: RwSignal<bool>,
    /// Whether single keys do something.
    pub(super) single_keys: RwSignal<bool>,
    /// Whether the link names a place that is to be in sight.
    landing: StoredValue<bool>,
    /// Whether the result that is about to be shown gets the focus.
    pub(super) arriving: StoredValue<bool>,
    /// What went wrong with storing.
    pub(super) trouble: RwSignal<Option<Trouble>>,
    /// Names of the link's parts that were left out.
    pub(super) left_out: RwSignal<Vec<String>>,
    /// The seed of the options' order.
    pub(super) seed: StoredValue<String>,
    pub(super) clock: Clock,
    pub(super) quiz: StoredValue<QuizData>,
}

impl Progress {
    pub(super) fn new(data: &QuizData) -> Self {
        let total = data.questions.len();
        Self {
            live: RwSignal::new(false),
            spot: RwSignal::new(Spot::Question(0)),
            chosen: Each::new(total),
            given: Each::new(total),
            again: Each::new(total),
            missing: RwSignal::new(false),
            unsaved: Each::new(total),
            shared: RwSignal::new(None),
            keeping: RwSignal::new(!data.embedded),
            single_keys: RwSignal::new(true),
            landing: StoredValue::new(false),
            arriving: StoredValue::new(false),
            trouble: RwSignal::new(None),
            left_out: RwSignal::new(Vec::new()),
            seed: StoredValue::new(String::new()),
            clock: Clock::new(total),
            quiz: StoredValue::new(data.clone()),
        }
    }

    /// Takes over from the static page with what the address asks for, and reads what was stored. `spot` is where the visit
    /// begins.
    pub(super) fn start(self, asked: link::Asked, mut spot: Spot) {
        if self.keeping.get_untracked() {
            self.single_keys.set(keys::are_on());
        }
        self.left_out.set(asked.left_out);
        asked.again.iter().for_each(|question| self.again.set(*question, true));
        self.seed.set_value(asked.seed);
        self.landing.set_value(asked.result.is_some() || asked.spot.is_some_and(|spot| spot != Spot::Question(0)));
        if let Some(code) = asked.result {
            if self.look_at(&code) {
                spot = Spot::Results;
            } else {
                self.left_out.update(|names| names.push("result".to_owned()));
            }
        }
        self.spot.set(spot);
        saving::begin(self, asked.spot.is_none() && spot != Spot::Results);
    }

    /// Lets the page live, once.
    pub(super) fn wake(self) {
        if !self.live.get_untracked() {
            self.clock.show(self.spot.get_untracked());
            self.live.set(true);
            if self.landing.get_value() {
                focus::land(&self.spot.get_untracked().anchor());
            }
        }
    }

    /// Puts what is stored in the place of what is known; what is marked here and not yet answered, or asked again, stays.
    /// `since` is when the reading began: an answer given after that is newer than what was read.
    pub(super) fn take_over(self, stored: &[Option<Given>], since: f64) {
        for (question, answer) in stored.iter().enumerate() {
            let given = untrack(|| self.given.get(question));
            let stays = untrack(|| self.again.get(question) || self.unsaved.get(question));
            if stays || given.is_some_and(|given| given.at >= since) {
                continue;
            }
            if answer.is_some() || given.is_some() {
                self.chosen.set(question, answer.map(|given| given.option));
            }
            self.given.set(question, *answer);
        }
    }

    pub(super) fn total(self) -> usize {
        self.quiz.with_value(|quiz| quiz.questions.len())
    }

    /// The question that is shown.
    pub(super) fn current(self) -> Option<usize> {
        match self.spot.get() {
            Spot::Question(question) => Some(question),
            Spot::Results => None,
        }
    }

    pub(super) fn chosen(self, question: usize) -> Option<usize> {
        self.chosen.get(question)
    }

    /// The option that was answered.
    pub(super) fn answered(self, question: usize) -> Option<usize> {
        self.given.get(question).map(|given| given.option)
    }

    pub(super) fn state(self, question: usize) -> State {
        self.state_of(question, self.answered(question))
    }

    fn state_of(self, question: usize, answer: Option<usize>) -> State {
        let right = self.quiz.with_value(|quiz| quiz.questions.get(question).map(|q| q.answer));
        match answer {
            None => State::Todo,
            answer if answer == right => State::Right,
            Some(_) => State::Wrong,
        }
    }

    /// The answers that the result shows: one's own, or those of a link.
    pub(super) fn outcome(self) -> Outcome {
        self.shared
            .with(|shared| shared.as_ref().map(|shared| shared.outcome.clone()))
            .unwrap_or_else(|| self.given.all())
    }

    /// How a question stands in the result that is shown.
    pub(super) fn outcome_state(self, question: usize) -> State {
        let shared =
            self.shared.with(|shared| shared.as_ref().map(|shared| shared.outcome.get(question).copied().flatten()));
        let given = shared.unwrap_or_else(|| self.given.get(question));
        self.state_of(question, given.map(|given| given.option))
    }

    /// A state in words.
    pub(super) fn word(self, state: State) -> String {
        self.quiz.with_value(|quiz| quiz.words.states.get(state as usize).cloned()).unwrap_or_default()
    }

    /// One's own score.
    pub(super) fn score(self) -> Score {
        self.count(|question| self.state(question))
    }

    /// The score of the result that is shown.
    pub(super) fn outcome_score(self) -> Score {
        self.count(|question| self.outcome_state(question))
    }

    fn count(self, state: impl Fn(usize) -> State) -> Score {
        let mut score = Score::default();
        for question in 0..self.total() {
            match state(question) {
                State::Right => score.right += 1,
                State::Wrong => score.wrong += 1,
                State::Todo => score.open += 1,
            }
        }
        score
    }

    /// The question that comes next after `question`: the next open one, round to the start. None when all are answered.
    pub(super) fn next_open(self, question: usize) -> Option<usize> {
        let total = self.total();
        (1..=total).map(|step| (question + step) % total).find(|next| self.state(*next) == State::Todo)
    }

    pub(super) fn choose(self, question: usize, option: usize) {
        if untrack(|| self.answered(question)).is_none() {
            self.missing.set(false);
            self.chosen.set(question, Some(option));
        }
    }

    /// Answers with what is chosen; says so when nothing is.
    pub(super) fn answer(self, question: usize) {
        if !self.live.get_untracked() || untrack(|| self.answered(question)).is_some() {
            return;
        }
        let Some(option) = untrack(|| self.chosen(question)) else { return self.missing.set(true) };
        self.missing.set(false);
        let given = Given { option, took: self.clock.take(question), at: js_sys::Date::now() };
        self.given.set(question, Some(given));
        self.again.set(question, false);
        self.unsaved.set(question, true);
        saving::save(self, question);
        focus::give(&[&anchor(question), "-verdict"].concat());
    }

    /// Asks a question again. The answer that is stored stands until there is a new one.
    pub(super) fn retry(self, question: usize) {
        self.ask_again(question);
        focus::give(&Spot::Question(question).heading());
    }

    /// Asks again all that were wrong.
    pub(super) fn retry_wrong(self) {
        let wrong: Vec<usize> =
            untrack(|| (0..self.total()).filter(|question| self.state(*question) == State::Wrong).collect());
        for question in &wrong {
            self.ask_again(*question);
        }
        if let Some(first) = wrong.first() {
            self.visit(Spot::Question(*first));
        }
    }

    fn ask_again(self, question: usize) {
        self.given.set(question, None);
        self.chosen.set(question, None);
        self.again.set(question, true);
        self.clock.reset(question, self.spot.get_untracked());
    }

    /// Deletes all answers to this quiz.
    pub(super) fn restart(self) {
        self.given.fill(None);
        self.chosen.fill(None);
        self.again.fill(false);
        self.unsaved.fill(false);
        (0..self.total()).for_each(|question| self.clock.reset(question, self.spot.get_untracked()));
        saving::take_back(self);
        self.visit(Spot::Question(0));
    }

    /// Looks at a result that somebody shares; false where the text is none of this quiz.
    pub(super) fn look_at(self, code: &str) -> bool {
        let shared = self.quiz.with_value(|quiz| outcome::read(quiz, code));
        let is_one = shared.is_some();
        if is_one {
            self.shared.set(shared);
        }
        is_one
    }

    /// Stops looking at somebody's result.
    pub(super) fn close_shared(self) {
        self.shared.set(None);
        self.visit(Spot::Question(untrack(|| self.next_open(self.total() - 1)).unwrap_or(0)));
    }

    /// Goes to a place, and writes it into the address.
    pub(super) fn visit(self, spot: Spot) {
        self.arrive(spot);
        address::set_anchor(spot);
    }

    /// Goes to a place with the focus. The result takes it once it is filled.
    pub(super) fn arrive(self, spot: Spot) {
        self.arriving.set_value(spot == Spot::Results);
        self.go(spot);
        if spot != Spot::Results {
            focus::give(&spot.heading());
        }
    }

    /// Shows another place and remembers it.
    pub(super) fn go(self, spot: Spot) {
        if spot != self.spot.get_untracked() {
            self.missing.set(false);
            // the questions are one's own
            if spot != Spot::Results {
                self.shared.set(None);
            }
            self.spot.set(spot);
            self.clock.show(spot);
            saving::remember(self, spot);
        }
    }

    /// What the learner has to know about storing and the link, in words.
    pub(super) fn notices(self) -> Vec<String> {
        let left_out = self.left_out.get();
        self.quiz.with_value(|quiz| {
            let words = &quiz.words;
            let trouble = self.trouble.get().map(|trouble| match trouble {
                Trouble::Damaged { names } => words.damaged.replace("{name}", &names.join(", ")),
                Trouble::Full => words.full.clone(),
                Trouble::Newer => words.newer.clone(),
                Trouble::Forbidden | Trouble::Failed => words.unsaved.clone(),
            });
            let link = (!left_out.is_empty()).then(|| words.left_out.replace("{name}", &left_out.join(", ")));
            trouble.into_iter().chain(link).collect()
        })
    }
}
