//! All that is stored as one JSON file, and back.
//!
//! `{"format":"kumbukumbu-progress","version":1,"exported":"<time>","answers":[…],"log":[…],"aside":[…]}`, each list with
//! the records as the database has them. A file is read whole and judged before anything is changed.

use std::collections::{BTreeMap, BTreeSet};

use js_sys::{Array, Date, JSON, Object, Reflect};
use wasm_bindgen::JsValue;

use super::database::{ANSWERS, ASIDE, LOG, Work};
use super::record::{self, Answer, Shape, Wrong};
use super::trouble::Trouble;
use super::{aside, channel, object};

/// What a file says of itself.
pub(crate) const FORMAT: &str = "kumbukumbu-progress";
/// The newest version of the format that is known here.
pub(crate) const VERSION: u32 = 1;

/// A file that was read and found good.
pub(crate) struct File {
    answers: Vec<(JsValue, Answer)>,
    log: Vec<(JsValue, Answer)>,
    aside: Vec<Object>,
}

/// Why a file is not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FileError {
    /// It is no JSON.
    Json,
    /// Its version is not known yet.
    Newer(u32),
    /// Something in it is not what it has to be.
    Wrong {
        /// Where: `answers[3].at`.
        place: String,
        /// What has to be there.
        expected: Shape,
    },
}

/// All that is stored as JSON. What does not read is set aside first, and so is in it.
///
/// # Errors
/// When the store cannot be read.
pub(crate) async fn export() -> Result<String, Trouble> {
    let work = Work::begin(&[ANSWERS, LOG, ASIDE]).await?;
    let (answers, log, kept) = (Array::new(), Array::new(), Array::new());
    let push = |list: &Array| {
        let list = list.clone();
        move |value, _| {
            list.push(&value);
        }
    };
    aside::sort(&work, ANSWERS, None, push(&answers)).await?;
    aside::sort(&work, LOG, None, push(&log)).await?;
    for (key, value) in work.pairs(ASIDE, None).await? {
        kept.push(&aside::portable(&key, &value));
    }
    work.finish().await?;
    let file = record::fields_of(&[
        ("format", FORMAT.into()),
        ("version", VERSION.into()),
        ("exported", Date::new_0().to_iso_string().into()),
        ("answers", answers.into()),
        ("log", log.into()),
        ("aside", kept.into()),
    ]);
    JSON::stringify(&file).map(String::from).map_err(|_| Trouble::Failed)
}

impl File {
    /// Reads a file's text whole.
    ///
    /// # Errors
    /// Names the first thing in it that is wrong.
    pub(crate) fn read(json: &str) -> Result<Self, FileError> {
        let file = JSON::parse(json).map_err(|_| FileError::Json)?;
        let at = |place: &str, expected| FileError::Wrong { place: place.to_owned(), expected };
        object(&file).ok_or_else(|| at("$", Shape::Object))?;
        let get = |name: &str| Reflect::get(&file, &JsValue::from_str(name)).unwrap_or_default();
        if get("format").as_string().as_deref() != Some(FORMAT) {
            return Err(at("format", Shape::Format));
        }
        match record::count(&get("version")) {
            None | Some(0) => return Err(at("version", Shape::Count)),
            Some(version) if version > VERSION => return Err(FileError::Newer(version)),
            Some(_) => {}
        }
        let exported = get("exported").as_string().filter(|text| !Date::parse(text).is_nan());
        exported.ok_or_else(|| at("exported", Shape::Date))?;
        let list = |name: &'static str| {
            let list = get(name);
            if Array::is_array(&list) { Ok(Array::from(&list)) } else { Err(at(name, Shape::List)) }
        };
        // Each list is judged before the next, in the order of the file.
        Ok(Self {
            answers: answers("answers", &list("answers")?)?,
            log: answers("log", &list("log")?)?,
            aside: kept(&list("aside")?)?,
        })
    }

    /// Adds what is in the file to what is stored, in one transaction: of two answers to a question the newer stands, and
    /// entries of the log and of what was set aside are added where they are missing. Gives how many were.
    ///
    /// # Errors
    /// When they cannot be stored; nothing has changed then.
    pub(crate) async fn merge(self) -> Result<usize, Trouble> {
        let work = Work::begin(&[ANSWERS, LOG, ASIDE]).await?;
        let mut standing: BTreeMap<(String, String), f64> = BTreeMap::new();
        let mut logged = BTreeSet::new();
        aside::sort(&work, ANSWERS, None, |_, answer| {
            standing.insert((answer.quiz, answer.question), answer.at);
        })
        .await?;
        aside::sort(&work, LOG, None, |_, answer| {
            logged.insert(entry(&answer));
        })
        .await?;
        let mut kept: BTreeSet<_> = work.pairs(ASIDE, None).await?.iter().map(|(key, _)| identity(key)).collect();

        let mut fresh = BTreeSet::new();
        for (value, answer) in self.answers {
            let place = (answer.quiz.clone(), answer.question.clone());
            if standing.get(&place).is_none_or(|at| *at < answer.at) {
                work.put(ANSWERS, &value, &record::key(&answer))?;
                standing.insert(place, answer.at);
                fresh.insert(entry(&answer));
            }
        }
        for (value, answer) in self.log {
            if logged.insert(entry(&answer)) {
                work.put(LOG, &value, &record::log_key(&answer))?;
                fresh.insert(entry(&answer));
            }
        }
        for value in self.aside {
            let key = aside::key_of(&value);
            if kept.insert(identity(&key)) {
                work.put(ASIDE, &value, &key)?;
            }
        }
        work.finish().await?;
        channel::tell(None);
        Ok(fresh.len())
    }
}

/// What makes an answer one of its own.
fn entry(answer: &Answer) -> (String, String, u64) {
    (answer.quiz.clone(), answer.question.clone(), answer.at.to_bits())
}

/// A key as a text.
fn identity(key: &JsValue) -> String {
    JSON::stringify(key).ok().and_then(|text| text.as_string()).unwrap_or_default()
}

fn answers(list: &str, values: &Array) -> Result<Vec<(JsValue, Answer)>, FileError> {
    let answer = |(index, value): (usize, JsValue)| match record::read(&value) {
        Ok(answer) => Ok((value, answer)),
        Err(wrong) => Err(place(list, index, wrong)),
    };
    values.iter().enumerate().map(answer).collect()
}

/// What was set aside is taken as it is, if it can be told from the others.
fn kept(values: &Array) -> Result<Vec<Object>, FileError> {
    let entry =
        |(index, value): (usize, JsValue)| aside::read_entry(&value).map_err(|wrong| place("aside", index, wrong));
    values.iter().enumerate().map(entry).collect()
}

fn place(list: &str, index: usize, wrong: Wrong) -> FileError {
    let dot = if wrong.field.is_empty() { "" } else { "." };
    let place = [list, "[", &index.to_string(), "]", dot, wrong.field].concat();
    FileError::Wrong { place, expected: wrong.expected }
}
