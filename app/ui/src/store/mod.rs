//! What is kept on the learner's device, and only there: an IndexedDB database of this site.
//!
//! Database `kumbukumbu`, version 1, with keys beside the records:
//!
//! - `answers`, by `[quiz, question]`: the answer that stands, one for each question;
//! - `log`, by `[quiz, question, at]`: every answer that was ever given, which is only added to;
//! - `aside`, by `[name, at]`: records that could not be read, as they were, with their place and time.
//!
//! A record of the first two is an object with the fields of [`Answer`]; fields beside them are kept. One that does not
//! read is moved to `aside` in the transaction that found it, and named. Records of quizzes, questions and revisions that
//! a page does not know stay.

mod aside;
mod channel;
mod database;
#[cfg(target_arch = "wasm32")]
mod everything;
#[cfg(target_arch = "wasm32")]
mod file;
mod record;
mod trouble;

pub(crate) use channel::watch;
#[cfg(target_arch = "wasm32")]
pub(crate) use everything::{Everything, erase, everything};
#[cfg(target_arch = "wasm32")]
pub(crate) use file::{FORMAT, File, FileError, VERSION, export};
pub(crate) use record::Answer;
#[cfg(target_arch = "wasm32")]
pub(crate) use record::Shape;
pub(crate) use trouble::Trouble;

use js_sys::{Array, Object};
use wasm_bindgen::{JsCast as _, JsValue};

use database::{ANSWERS, ASIDE, LOG, Work};

/// What was read, and what was wrong with it. Whatever reads is there.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Loaded {
    /// The answers that stand.
    pub(crate) answers: Vec<Answer>,
    /// Why there may be more of them, or what was set aside.
    pub(crate) trouble: Option<Trouble>,
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// The answers of a quiz that stand, whatever their revision. What does not read is set aside.
pub(crate) async fn answers(quiz: &str) -> Loaded {
    let mut answers = Vec::new();
    let trouble = read(quiz, &mut answers).await.err();
    Loaded { answers, trouble }
}

async fn read(quiz: &str, answers: &mut Vec<Answer>) -> Result<(), Trouble> {
    let work = Work::begin(&[ANSWERS, ASIDE]).await?;
    let names =
        aside::sort(&work, ANSWERS, Some(database::starting_with(quiz)?), |_, answer| answers.push(answer)).await?;
    work.finish().await?;
    damage(names)
}

/// Stores an answer at once: in the place of the one that stood, and in the log.
///
/// # Errors
/// [`Trouble::Damaged`] says that what stood in its place was set aside; the answer is stored nevertheless. After any
/// other trouble nothing has changed.
pub(crate) async fn put(answer: &Answer) -> Result<(), Trouble> {
    let work = Work::begin(&[ANSWERS, LOG, ASIDE]).await?;
    let mut names = Vec::new();
    let key = record::key(answer);
    let stood = aside::take(&work, ANSWERS, &key, &mut names).await?;
    let entry = record::write(answer);
    let standing = Object::assign(&Object::new(), stood.as_ref().unwrap_or(&Object::new()));
    work.put(ANSWERS, &Object::assign(&standing, &entry), &key)?;
    work.put(LOG, &entry, &record::log_key(answer))?;
    work.finish().await?;
    channel::tell(Some(&answer.quiz));
    damage(names)
}

/// Takes the standing answers to some questions away. The log stays as it is.
///
/// # Errors
/// As with [`put`].
pub(crate) async fn take_back(quiz: &str, questions: &[String]) -> Result<(), Trouble> {
    let work = Work::begin(&[ANSWERS, ASIDE]).await?;
    let mut names = Vec::new();
    for question in questions {
        let key = Array::of2(&quiz.into(), &question.into()).into();
        aside::take(&work, ANSWERS, &key, &mut names).await?;
        work.delete(ANSWERS, &key)?;
    }
    work.finish().await?;
    channel::tell(Some(quiz));
    damage(names)
}

/// Says what was set aside, if anything was.
fn damage(names: Vec<String>) -> Result<(), Trouble> {
    if names.is_empty() { Ok(()) } else { Err(Trouble::Damaged { names }) }
}

/// The object that a value is.
fn object(value: &JsValue) -> Option<&Object> {
    if Array::is_array(value) { None } else { value.dyn_ref() }
}
