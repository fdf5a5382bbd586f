//! What an answer is as the browser's own value.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use super::object;

/// An answer that was given.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Answer {
    /// The quiz's slug.
    pub(crate) quiz: String,
    /// The question's id.
    pub(crate) question: String,
    /// The id of the option.
    pub(crate) option: String,
    /// The revision of the question that was answered.
    pub(crate) revision: u32,
    /// Whether it was the right one.
    pub(crate) right: bool,
    /// When, in milliseconds since 1970.
    pub(crate) at: f64,
    /// How long the question was to be seen before, in milliseconds.
    pub(crate) took: u32,
}

/// What a field of a record has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// An object, the record itself.
    Object,
    /// A text of at least one character.
    Text,
    /// A whole number from 0.
    Count,
    /// Milliseconds since 1970, within what a date can be.
    Time,
    /// True or false.
    Truth,
    /// A list.
    #[cfg(target_arch = "wasm32")]
    List,
    /// A date and time as a text.
    #[cfg(target_arch = "wasm32")]
    Date,
    /// The name of the file format.
    #[cfg(target_arch = "wasm32")]
    Format,
}

/// A field that is not what it has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "files are read in browsers"))]
pub(crate) struct Wrong {
    /// Its name; empty for the record itself.
    pub(crate) field: &'static str,
    /// What it has to be.
    pub(crate) expected: Shape,
}

/// Reads a record. Fields that it does not know are no matter.
pub(super) fn read(value: &JsValue) -> Result<Answer, Wrong> {
    object(value).ok_or(Wrong { field: "", expected: Shape::Object })?;
    let get = |field: &'static str| Reflect::get(value, &field.into()).unwrap_or_default();
    let text =
        |field| get(field).as_string().filter(|text| !text.is_empty()).ok_or(Wrong { field, expected: Shape::Text });
    let count = |field| count(&get(field)).ok_or(Wrong { field, expected: Shape::Count });
    Ok(Answer {
        quiz: text("quiz")?,
        question: text("question")?,
        option: text("option")?,
        revision: count("revision")?,
        right: get("right").as_bool().ok_or(Wrong { field: "right", expected: Shape::Truth })?,
        at: time(&get("at")).ok_or(Wrong { field: "at", expected: Shape::Time })?,
        took: count("took")?,
    })
}

/// The whole number from 0, if it is one.
pub(super) fn count(value: &JsValue) -> Option<u32> {
    let number = value.as_f64()?;
    (number >= 0.0 && number <= f64::from(u32::MAX) && number.trunc() == number).then_some(number as u32)
}

/// The milliseconds since 1970, if a date can be that.
pub(super) fn time(value: &JsValue) -> Option<f64> {
    value.as_f64().filter(|at| (0.0..=8.64e15).contains(at))
}

/// Writes a record.
pub(super) fn write(answer: &Answer) -> Object {
    let fields = [
        ("quiz", JsValue::from_str(&answer.quiz)),
        ("question", JsValue::from_str(&answer.question)),
        ("option", JsValue::from_str(&answer.option)),
        ("revision", answer.revision.into()),
        ("right", answer.right.into()),
        ("at", answer.at.into()),
        ("took", answer.took.into()),
    ];
    fields_of(&fields)
}

/// An object of these fields.
pub(super) fn fields_of(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // Setting a field of an object of one's own does not fail.
        Reflect::set(&object, &JsValue::from_str(name), value).ok();
    }
    object
}

/// The key of the standing answer.
pub(super) fn key(answer: &Answer) -> JsValue {
    Array::of2(&JsValue::from_str(&answer.quiz), &JsValue::from_str(&answer.question)).into()
}

/// The key of its entry in the log.
pub(super) fn log_key(answer: &Answer) -> JsValue {
    Array::of3(&JsValue::from_str(&answer.quiz), &JsValue::from_str(&answer.question), &answer.at.into()).into()
}
