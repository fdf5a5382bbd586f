//! What the quiz keeps on the learner's device: each answer at once, by stable ids, so that edits to the text keep it.

use std::time::Duration;

use gloo_events::EventListener;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use web_sys::PageTransitionEvent;

use super::data::QuizData;
use super::outcome::{Given, Outcome};
use super::progress::Progress;
use super::spot::Spot;
use crate::islands::dom;
use crate::store::{self, Answer, Loaded, Trouble};

/// How long the page waits for the store before it goes on without it, and before it says that nothing is kept.
const PATIENCE: Duration = Duration::from_millis(1500);
const GIVEN_UP: Duration = Duration::from_secs(8);

/// Reads the answers, then wakes the quiz up: all of it changes at once. A quiz that is all answered opens at its result
/// where the link does not say otherwise (`is_free`).
pub(super) fn begin(progress: Progress, is_free: bool) {
    if !progress.keeping.get_untracked() {
        return progress.wake();
    }
    follow(progress);
    let silent = StoredValue::new(true);
    set_timeout(move || progress.wake(), PATIENCE);
    let given_up = move || {
        if silent.try_get_value() == Some(true) {
            progress.trouble.set(Some(Trouble::Failed));
        }
    };
    set_timeout(given_up, GIVEN_UP);
    spawn_local(async move {
        read(progress).await;
        silent.try_set_value(false);
        if is_free && !progress.live.get_untracked() && untrack(|| progress.score().open == 0) {
            progress.spot.set(Spot::Results);
        }
        progress.wake();
    });
}

/// Follows what other tabs store, for as long as the page is open.
fn follow(progress: Progress) {
    // a page that comes back out of the browser's memory has missed what others said
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "pageshow", move |event| {
            if event.dyn_ref::<PageTransitionEvent>().is_some_and(PageTransitionEvent::persisted) {
                spawn_local(read(progress));
            }
        })
        .forget();
    }
    StoredValue::new_local(store::watch(move |quiz| {
        if quiz.is_none_or(|quiz| quiz == slug(progress)) {
            spawn_local(read(progress));
        }
    }));
}

/// Stores the answer to a question.
pub(super) fn save(progress: Progress, question: usize) {
    let answer = progress.quiz.with_value(|quiz| {
        let given = untrack(|| progress.given.get(question))?;
        to_store(quiz, question, given)
    });
    if let Some(answer) = answer.filter(|_| progress.keeping.get_untracked()) {
        spawn_local(async move { put(progress, question, &answer).await });
    }
}

/// Starts to store, with all that was answered until now: an embed's learner has asked for it.
pub(super) fn keep(progress: Progress) {
    let before = untrack(|| progress.given.all());
    progress.keeping.set(true);
    follow(progress);
    spawn_local(async move {
        for (question, given) in before.iter().enumerate() {
            let answer = given.and_then(|given| progress.quiz.with_value(|quiz| to_store(quiz, question, given)));
            if let Some(answer) = answer {
                put(progress, question, &answer).await;
            }
        }
        read(progress).await;
    });
}

/// Takes all answers of this quiz out of the store; its log keeps them.
pub(super) fn take_back(progress: Progress) {
    if progress.keeping.get_untracked() {
        let (slug, ids) = progress.quiz.with_value(|quiz| {
            (quiz.slug.clone(), quiz.questions.iter().map(|question| question.id.clone()).collect::<Vec<_>>())
        });
        spawn_local(async move { report(progress, store::take_back(&slug, &ids).await) });
    }
}

/// The question that was shown last.
pub(super) fn last(progress: Progress) -> Option<Spot> {
    if !progress.keeping.get_untracked() {
        return None;
    }
    let id = dom::setting(&place_key(progress))?;
    progress.quiz.with_value(|quiz| quiz.questions.iter().position(|question| question.id == id)).map(Spot::Question)
}

/// Remembers the question that is shown.
pub(super) fn remember(progress: Progress, spot: Spot) {
    if let Spot::Question(question) = spot
        && progress.keeping.get_untracked()
    {
        let id = progress.quiz.with_value(|quiz| quiz.questions.get(question).map(|question| question.id.clone()));
        dom::set_setting(&place_key(progress), &id.unwrap_or_default());
    }
}

async fn read(progress: Progress) {
    let since = store::now();
    let Loaded { answers, trouble } = store::answers(&slug(progress)).await;
    // a store that cannot be read says nothing of what was answered
    if matches!(trouble, None | Some(Trouble::Damaged { .. })) {
        let stored = progress.quiz.try_with_value(|quiz| standing(quiz, &answers)).unwrap_or_default();
        progress.take_over(&stored, since);
    }
    // a store that was only slow is no trouble
    if trouble.is_some() || progress.trouble.try_get_untracked() == Some(Some(Trouble::Failed)) {
        progress.trouble.try_set(trouble);
    }
}

async fn put(progress: Progress, question: usize, answer: &Answer) {
    let put = store::put(answer).await;
    // what was set aside stood there before; the answer is stored
    let is_out = !matches!(put, Ok(()) | Err(Trouble::Damaged { .. }));
    progress.unsaved.set(question, is_out && untrack(|| progress.given.get(question)).is_some());
    report(progress, put);
}

fn report(progress: Progress, result: Result<(), Trouble>) {
    if let Err(trouble) = result {
        progress.trouble.try_set(Some(trouble));
    }
}

fn slug(progress: Progress) -> String {
    progress.quiz.try_with_value(|quiz| quiz.slug.clone()).unwrap_or_default()
}

fn place_key(progress: Progress) -> String {
    ["kumbukumbu.place.", &slug(progress)].concat()
}

/// The stored answers by question. One to another revision, or with an option that is no more, does not count.
fn standing(quiz: &QuizData, answers: &[Answer]) -> Outcome {
    let of = |question: &super::data::QuestionData| {
        let same = |answer: &&Answer| answer.question == question.id && answer.revision == question.revision;
        let answer = answers.iter().find(same)?;
        let option = question.options.iter().position(|option| option.id == answer.option)?;
        Some(Given { option, took: answer.took, at: answer.at })
    };
    quiz.questions.iter().map(of).collect()
}

fn to_store(quiz: &QuizData, question: usize, given: Given) -> Option<Answer> {
    let asked = quiz.questions.get(question)?;
    Some(Answer {
        quiz: quiz.slug.clone(),
        question: asked.id.clone(),
        option: asked.options.get(given.option)?.id.clone(),
        revision: asked.revision,
        right: given.option == asked.answer,
        at: given.at,
        took: given.took,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::islands::quiz::data::tests_support::quiz;

    fn stored(quiz: &QuizData, option: usize) -> Vec<Answer> {
        vec![to_store(quiz, 0, Given { option, took: 5, at: 7.0 }).unwrap()]
    }

    fn options(quiz: &QuizData, answers: &[Answer]) -> Vec<Option<usize>> {
        standing(quiz, answers).iter().map(|given| given.map(|given| given.option)).collect()
    }

    #[test]
    fn answers_come_back_by_id() {
        let quiz = quiz();
        assert_eq!(options(&quiz, &stored(&quiz, 1)), [Some(1), None]);
    }

    #[test]
    fn an_answer_survives_new_texts_and_another_order() {
        let before = quiz();
        let answers = stored(&before, 1);
        let mut after = before;
        after.questions[0].html = "other words".to_owned();
        after.questions[0].options.reverse();
        after.questions.reverse();
        assert_eq!(options(&after, &answers), [None, Some(0)]);
    }

    #[test]
    fn an_answer_to_another_revision_does_not_count() {
        let before = quiz();
        let answers = stored(&before, 1);
        let mut after = before;
        after.questions[0].revision += 1;
        assert_eq!(options(&after, &answers), [None, None]);
    }
}
