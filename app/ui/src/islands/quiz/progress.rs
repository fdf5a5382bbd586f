use leptos::prelude::*;

use super::data::QuizData;
use super::place;
use super::store::{self, Saved, Trouble};

/// Where the learner stands: which question is shown, what is chosen, what was answered. Copied freely: it holds signals.
#[derive(Clone, Copy)]
pub(super) struct Progress {
    /// Whether scripts have taken over.
    pub(super) live: RwSignal<bool>,
    /// The question that is shown.
    pub(super) current: RwSignal<usize>,
    /// By question: the option that is marked.
    chosen: RwSignal<Vec<Option<usize>>>,
    /// By question: the option that was answered.
    answered: RwSignal<Vec<Option<usize>>>,
    /// Whether an answer was asked for with nothing chosen.
    pub(super) missing: RwSignal<bool>,
    trouble: RwSignal<Option<Trouble>>,
    quiz: StoredValue<QuizData>,
}

/// How a question stands. The order is that of the words for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Answered rightly.
    Right,
    /// Answered wrongly.
    Wrong,
    /// Not answered.
    Todo,
}

impl State {
    /// The style sheet's `data-state`.
    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Todo => "todo",
        }
    }

    /// The icon that goes with it.
    pub(super) fn icon(self) -> &'static str {
        match self {
            Self::Right => "#i-check",
            Self::Wrong => "#i-cross",
            Self::Todo => "#i-dot",
        }
    }
}

impl Progress {
    pub(super) fn new(data: &QuizData) -> Self {
        let none = vec![None; data.questions.len()];
        Self {
            live: RwSignal::new(false),
            current: RwSignal::new(0),
            chosen: RwSignal::new(none.clone()),
            answered: RwSignal::new(none),
            missing: RwSignal::new(false),
            trouble: RwSignal::new(None),
            quiz: StoredValue::new(data.clone()),
        }
    }

    /// Takes over from the static page: reads what was stored, goes to the question in the address or the last one.
    pub(super) fn start(self) {
        let saved = self.quiz.with_value(|quiz| store::load(&quiz.slug));
        let saved = saved.unwrap_or_else(|trouble| {
            self.trouble.set(Some(trouble));
            Saved::default()
        });
        let answered = self.quiz.with_value(|quiz| saved.answers_to(quiz));
        self.chosen.set(answered.clone());
        self.answered.set(answered);
        let last = self.quiz.with_value(|quiz| quiz.questions.iter().position(|question| question.id == saved.at));
        self.current.set(place::asked_for(self.total()).or(last).unwrap_or(0));
        self.live.set(true);
    }

    /// Takes over what another tab has stored; the question that is shown stays.
    pub(super) fn reload(self) {
        match self.quiz.with_value(|quiz| store::load(&quiz.slug)) {
            Ok(saved) => {
                let answered = self.quiz.with_value(|quiz| saved.answers_to(quiz));
                let before = self.answered.get_untracked();
                // what is marked here and not yet answered stays marked
                self.chosen.update(|chosen| {
                    for (question, answer) in answered.iter().enumerate() {
                        if answer.is_some() || before.get(question).copied().flatten().is_some() {
                            set(chosen, question, *answer);
                        }
                    }
                });
                self.answered.set(answered);
            }
            Err(trouble) => self.trouble.set(Some(trouble)),
        }
    }

    /// The name of this quiz's progress in the browser's storage.
    pub(super) fn key(self) -> String {
        self.quiz.with_value(|quiz| store::key(&quiz.slug))
    }

    pub(super) fn total(self) -> usize {
        self.quiz.with_value(|quiz| quiz.questions.len())
    }

    pub(super) fn option_count(self) -> usize {
        let current = self.current.get_untracked();
        self.quiz.with_value(|quiz| quiz.questions.get(current).map_or(0, |q| q.options.len()))
    }

    pub(super) fn chosen(self, question: usize) -> Option<usize> {
        self.chosen.with(|chosen| chosen.get(question).copied().flatten())
    }

    pub(super) fn answered(self, question: usize) -> Option<usize> {
        self.answered.with(|answered| answered.get(question).copied().flatten())
    }

    pub(super) fn state(self, question: usize) -> State {
        let right = self.quiz.with_value(|quiz| quiz.questions.get(question).map(|q| q.answer));
        match self.answered(question) {
            None => State::Todo,
            answer if answer == right => State::Right,
            Some(_) => State::Wrong,
        }
    }

    /// The question's state in words.
    pub(super) fn word(self, question: usize) -> String {
        let state = self.state(question) as usize;
        self.quiz.with_value(|quiz| quiz.words.states.get(state).cloned()).unwrap_or_default()
    }

    /// How many were right and how many wrong.
    pub(super) fn score(self) -> (usize, usize) {
        let states: Vec<_> = (0..self.total()).map(|question| self.state(question)).collect();
        let count = |state| states.iter().filter(|s| **s == state).count();
        (count(State::Right), count(State::Wrong))
    }

    pub(super) fn choose(self, question: usize, option: usize) {
        if self.answered.with_untracked(|answered| answered.get(question).copied().flatten()).is_none() {
            self.missing.set(false);
            self.chosen.update(|chosen| set(chosen, question, Some(option)));
        }
    }

    /// Answers with what is chosen; says so when nothing is.
    pub(super) fn answer(self, question: usize) {
        let chosen = self.chosen.with_untracked(|chosen| chosen.get(question).copied().flatten());
        self.missing.set(chosen.is_none());
        if chosen.is_some() {
            self.answered.update(|answered| set(answered, question, chosen));
            self.save(question);
            place::focus(&[&place::anchor(question), "-next"].concat());
        }
    }

    /// Takes an answer back, to give it again.
    pub(super) fn retry(self, question: usize) {
        self.answered.update(|answered| set(answered, question, None));
        self.chosen.update(|chosen| set(chosen, question, None));
        self.save(question);
        place::focus(&[&place::anchor(question), "-h"].concat());
    }

    pub(super) fn restart(self) {
        self.answered.update(|answered| answered.fill(None));
        self.chosen.update(|chosen| chosen.fill(None));
        for question in 0..self.total() {
            self.save(question);
        }
        place::visit(self, 0);
        place::focus(&[&place::anchor(0), "-h"].concat());
    }

    /// Shows another question and remembers it.
    pub(super) fn go(self, question: usize) {
        if question < self.total() && question != self.current.get_untracked() {
            self.missing.set(false);
            self.current.set(question);
            self.save(question);
        }
    }

    /// The first question that is not answered yet.
    pub(super) fn first_open(self) -> Option<usize> {
        (0..self.total()).find(|question| self.state(*question) == State::Todo)
    }

    /// What went wrong with storing, in words.
    pub(super) fn notice(self) -> Option<String> {
        let trouble = self.trouble.get()?;
        self.quiz.with_value(|quiz| {
            Some(match trouble {
                Trouble::Damaged { key } => quiz.words.damaged.replace("{key}", &key),
                Trouble::Blocked { key } => quiz.words.blocked.replace("{key}", &key),
                Trouble::Unavailable => quiz.words.unsaved.clone(),
            })
        })
    }

    /// Stores the answer to a question, and that it is the one that is shown.
    fn save(self, question: usize) {
        let answer = self.answered.with_untracked(|answered| answered.get(question).copied().flatten());
        let current = self.current.get_untracked();
        let all = self.answered.get_untracked();
        let stored = self.quiz.with_value(|quiz| {
            store::update(&quiz.slug, |saved, anew| {
                for (index, asked) in quiz.questions.iter().enumerate() {
                    // a store that begins anew gets everything that this page knows
                    if index == question {
                        saved.put(asked, answer);
                    } else if anew {
                        saved.put(asked, all.get(index).copied().flatten());
                    }
                }
                saved.at = quiz.questions.get(current).map(|question| question.id.clone()).unwrap_or_default();
            })
        });
        if let Err(trouble) = stored {
            self.trouble.set(Some(trouble));
        }
    }
}

fn set(list: &mut [Option<usize>], at: usize, value: Option<usize>) {
    if let Some(entry) = list.get_mut(at) {
        *entry = value;
    }
}
