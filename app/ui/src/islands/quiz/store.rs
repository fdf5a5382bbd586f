//! What is kept on the learner's device, and only there: answers by stable ids, so that edits to the text keep them.
//!
//! `{"version":1,"at":"<question>","answers":[["<question>","<option>",<revision>],…]}`

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::JsValue;

use super::data::QuizData;
use crate::islands::packed::Packed;

/// The format of [`Saved`]; raised when it changes.
const VERSION: u32 = 1;

/// One quiz's progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Saved {
    /// The id of the question that was shown last; empty when none was.
    pub(super) at: String,
    answers: Vec<Answer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Answer {
    question: String,
    option: String,
    revision: u32,
}

/// What can go wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trouble {
    /// What was stored could not be read; it is kept under `key`.
    Damaged {
        /// The name it was set aside under.
        key: String,
    },
    /// The browser stores nothing for this page, or no more.
    Unavailable,
}

impl Saved {
    pub(super) fn new(quiz: &QuizData, answered: &[Option<usize>], current: usize) -> Self {
        let answers = quiz.questions.iter().zip(answered).filter_map(|(question, option)| {
            let option = question.options.get((*option)?)?.id.clone();
            Some(Answer { question: question.id.clone(), option, revision: question.revision })
        });
        let at = quiz.questions.get(current).map(|question| question.id.clone()).unwrap_or_default();
        Self { at, answers: answers.collect() }
    }

    /// The stored answers by question. One to another revision, or with an option that is no more, does not count.
    pub(super) fn answers_to(&self, quiz: &QuizData) -> Vec<Option<usize>> {
        quiz.questions
            .iter()
            .map(|question| {
                let same = |answer: &&Answer| answer.question == question.id && answer.revision == question.revision;
                let answer = self.answers.iter().find(same)?;
                question.options.iter().position(|option| option.id == answer.option)
            })
            .collect()
    }

    fn read(json: &str) -> Option<Self> {
        let packed = Packed::parse(json)?;
        if packed.get("version").number() != VERSION || packed.get("answers").is_empty() {
            return None;
        }
        let answers = packed.get("answers").list().into_iter().map(|entry| {
            let [question, option, revision] = <[Packed; 3]>::try_from(entry.list()).ok()?;
            Some(Answer { question: question.text(), option: option.text(), revision: revision.number() })
        });
        Some(Self { at: packed.get("at").text(), answers: answers.collect::<Option<_>>()? })
    }

    fn write(&self) -> Option<String> {
        let object = Object::new();
        let answers = Array::new();
        for answer in &self.answers {
            let entry =
                [JsValue::from_str(&answer.question), JsValue::from_str(&answer.option), answer.revision.into()];
            answers.push(&entry.iter().collect::<Array>());
        }
        Reflect::set(&object, &"version".into(), &VERSION.into()).ok()?;
        Reflect::set(&object, &"at".into(), &JsValue::from_str(&self.at)).ok()?;
        Reflect::set(&object, &"answers".into(), &answers).ok()?;
        JSON::stringify(&object).ok()?.as_string()
    }
}

/// Reads a quiz's progress; nothing stored is no progress. What cannot be read is set aside and named, never overwritten.
pub(super) fn load(slug: &str) -> Result<Saved, Trouble> {
    let key = key(slug);
    if !allowed() {
        return Err(Trouble::Unavailable);
    }
    match LocalStorage::raw().get_item(&key) {
        Ok(Some(json)) => Saved::read(&json).ok_or_else(|| set_aside(&key, &json)),
        Ok(None) => Ok(Saved::default()),
        Err(_) => Err(Trouble::Unavailable),
    }
}

/// Stores a quiz's progress.
pub(super) fn save(slug: &str, saved: &Saved) -> Result<(), Trouble> {
    let json = saved.write().filter(|_| allowed()).ok_or(Trouble::Unavailable)?;
    LocalStorage::raw().set_item(&key(slug), &json).map_err(|_| Trouble::Unavailable)
}

fn key(slug: &str) -> String {
    format!("kumbukumbu.quiz.{slug}")
}

/// Whether the browser lets this page have a storage at all; `LocalStorage::raw` takes it for granted.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// Moves what is stored under `key` to a free name beside it.
fn set_aside(key: &str, json: &str) -> Trouble {
    let storage = LocalStorage::raw();
    let free = (1..100).map(|n| format!("{key}.damaged-{n}")).find(|name| matches!(storage.get_item(name), Ok(None)));
    let Some(aside) = free else { return Trouble::Unavailable };
    match storage.set_item(&aside, json).and_then(|()| storage.remove_item(key)) {
        Ok(()) => Trouble::Damaged { key: aside },
        Err(_) => Trouble::Unavailable,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::islands::quiz::data::tests_support::quiz;

    #[test]
    fn answers_come_back_by_id() {
        let quiz = quiz();
        let saved = Saved::new(&quiz, &[Some(1), None], 1);
        assert_eq!(saved.answers_to(&quiz), [Some(1), None]);
        assert_eq!(saved.at, "second");
    }

    #[test]
    fn an_answer_survives_new_texts_and_another_order() {
        let before = quiz();
        let saved = Saved::new(&before, &[Some(1), None], 0);
        let mut after = before;
        after.questions[0].html = "other words".to_owned();
        after.questions[0].options.reverse();
        after.questions.reverse();
        assert_eq!(saved.answers_to(&after), [None, Some(0)]);
    }

    #[test]
    fn an_answer_to_another_revision_does_not_count() {
        let before = quiz();
        let saved = Saved::new(&before, &[Some(1), None], 0);
        let mut after = before;
        after.questions[0].revision += 1;
        assert_eq!(saved.answers_to(&after), [None, None]);
    }
}
