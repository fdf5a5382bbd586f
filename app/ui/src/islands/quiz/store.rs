//! What is kept on the learner's device, and only there: answers by stable ids, so that edits to the text keep them.
//!
//! `{"version":1,"at":"<question>","answers":[["<question>","<option>",<revision>],…]}`

use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::JsValue;

use super::data::{QuestionData, QuizData};
use crate::islands::packed::Packed;

/// The format of [`Saved`]; raised when it changes.
const VERSION: u32 = 1;

/// One quiz's progress. Answers to questions or revisions that this page does not know are kept as they are.
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
    /// What was stored could not be read, nor set aside. It is left alone, and nothing is stored.
    Blocked {
        /// Its name.
        key: String,
    },
    /// The browser stores nothing for this page, or no more.
    Unavailable,
}

impl Saved {
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

    /// Puts the answer to a question in the place of the one before, or takes it out.
    pub(super) fn put(&mut self, question: &QuestionData, option: Option<usize>) {
        self.answers.retain(|answer| answer.question != question.id);
        if let Some(option) = option.and_then(|option| question.options.get(option)) {
            let (question, revision) = (question.id.clone(), question.revision);
            self.answers.push(Answer { question, option: option.id.clone(), revision });
        }
    }

    fn read(json: &str) -> Option<Self> {
        let packed = Packed::parse(json)?;
        if packed.get("version").as_count()? != VERSION {
            return None;
        }
        let answers = packed.get("answers").as_list()?.into_iter().map(|entry| {
            let [question, option, revision] = <[Packed; 3]>::try_from(entry.as_list()?).ok()?;
            Some(Answer { question: question.as_text()?, option: option.as_text()?, revision: revision.as_count()? })
        });
        Some(Self { at: packed.get("at").as_text()?, answers: answers.collect::<Option<_>>()? })
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

/// Changes what is stored, as it is at this moment: another tab may have written since. What turns out to be damaged is
/// set aside first; `change` is told that it starts from nothing, and the caller that something was set aside.
pub(super) fn update(slug: &str, change: impl FnOnce(&mut Saved, bool)) -> Result<(), Trouble> {
    let (mut saved, damaged) = match load(slug) {
        Ok(saved) => (saved, None),
        Err(damaged @ Trouble::Damaged { .. }) => (Saved::default(), Some(damaged)),
        Err(trouble) => return Err(trouble),
    };
    change(&mut saved, damaged.is_some());
    let json = saved.write().ok_or(Trouble::Unavailable)?;
    LocalStorage::raw().set_item(&key(slug), &json).map_err(|_| Trouble::Unavailable)?;
    damaged.map_or(Ok(()), Err)
}

/// The name that a quiz's progress is stored under.
pub(super) fn key(slug: &str) -> String {
    ["kumbukumbu.quiz.", slug].concat()
}

/// Whether the browser lets this page have a storage at all; `LocalStorage::raw` takes it for granted.
fn allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// Moves what is stored under `key` to a free name beside it. There may be no room for it twice, so it is taken out
/// first, and put back where the other name does not take it.
fn set_aside(key: &str, json: &str) -> Trouble {
    let storage = LocalStorage::raw();
    let name = |n: u32| [key, ".damaged-", &n.to_string()].concat();
    let free = (1..1000).map(name).find(|name| matches!(storage.get_item(name), Ok(None)));
    let blocked = Trouble::Blocked { key: key.to_owned() };
    let Some(aside) = free else { return blocked };
    if storage.remove_item(key).is_err() {
        return blocked;
    }
    match storage.set_item(&aside, json) {
        Ok(()) => Trouble::Damaged { key: aside },
        Err(_) => {
            storage.set_item(key, json).ok();
            blocked
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::islands::quiz::data::tests_support::quiz;

    fn saved(quiz: &QuizData, option: usize) -> Saved {
        let mut saved = Saved::default();
        saved.put(&quiz.questions[0], Some(option));
        saved
    }

    #[test]
    fn answers_come_back_by_id() {
        let quiz = quiz();
        assert_eq!(saved(&quiz, 1).answers_to(&quiz), [Some(1), None]);
    }

    #[test]
    fn an_answer_takes_the_place_of_the_one_before_and_leaves_others_alone() {
        let quiz = quiz();
        let mut saved = saved(&quiz, 1);
        saved.put(&quiz.questions[1], Some(0));
        saved.put(&quiz.questions[0], Some(0));
        assert_eq!(saved.answers_to(&quiz), [Some(0), Some(0)]);
        saved.put(&quiz.questions[0], None);
        assert_eq!(saved.answers_to(&quiz), [None, Some(0)]);
    }

    #[test]
    fn an_answer_survives_new_texts_and_another_order() {
        let before = quiz();
        let saved = saved(&before, 1);
        let mut after = before;
        after.questions[0].html = "other words".to_owned();
        after.questions[0].options.reverse();
        after.questions.reverse();
        assert_eq!(saved.answers_to(&after), [None, Some(0)]);
    }

    #[test]
    fn an_answer_to_another_revision_does_not_count() {
        let before = quiz();
        let saved = saved(&before, 1);
        let mut after = before;
        after.questions[0].revision += 1;
        assert_eq!(saved.answers_to(&after), [None, None]);
    }
}
