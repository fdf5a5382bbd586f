//! What cannot be read is moved aside, as it was.

use idb::KeyRange;
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use super::database::{ANSWERS, ASIDE, Work};
use super::record::{self, Answer};
use super::trouble::Trouble;

/// Hands what reads in a store to `take`, record and answer, and moves what does not read aside. Gives the names of that.
pub(super) async fn sort(
    work: &Work,
    store: &'static str,
    range: Option<KeyRange>,
    mut take: impl FnMut(JsValue, Answer),
) -> Result<Vec<String>, Trouble> {
    let mut names = Vec::new();
    for (key, value) in work.pairs(store, range).await? {
        match read(store, &key, &value) {
            Some(answer) => take(value, answer),
            None => names.push(set(work, store, &key, &value)?),
        }
    }
    Ok(names)
}

/// What is under a key, if it reads. What does not is moved aside, and its name added.
pub(super) async fn take(
    work: &Work,
    store: &'static str,
    key: &JsValue,
    names: &mut Vec<String>,
) -> Result<Option<Object>, Trouble> {
    let value = work.get(store, key).await?;
    if value.is_undefined() {
        return Ok(None);
    }
    if read(store, key, &value).is_none() {
        names.push(set(work, store, key, &value)?);
        return Ok(None);
    }
    Ok(Some(value.into()))
}

/// The answer of a record that reads and is in its place.
fn read(store: &str, key: &JsValue, value: &JsValue) -> Option<Answer> {
    let answer = record::read(value).ok()?;
    let place = if store == ANSWERS { record::key(&answer) } else { record::log_key(&answer) };
    same(key, &place).then_some(answer)
}

/// Whether two keys are the same lists of texts and numbers.
fn same(one: &JsValue, other: &JsValue) -> bool {
    let (one, other) = (Array::from(one), Array::from(other));
    one.length() == other.length() && one.iter().zip(other.iter()).all(|(one, other)| one == other)
}

fn set(work: &Work, store: &'static str, key: &JsValue, value: &JsValue) -> Result<String, Trouble> {
    let name = name(store, key);
    let at = JsValue::from_f64(super::now());
    let fields = [
        ("name", JsValue::from_str(&name)),
        ("at", at.clone()),
        ("store", store.into()),
        ("key", key.clone()),
        ("value", value.clone()),
    ];
    work.put(ASIDE, &record::fields_of(&fields), &Array::of2(&JsValue::from_str(&name), &at))?;
    work.delete(store, key)?;
    Ok(name)
}

/// `answers/<quiz>/<question>`.
fn name(store: &str, key: &JsValue) -> String {
    let parts = if Array::is_array(key) { Array::from(key) } else { Array::of1(key) };
    let mut name = store.to_owned();
    for part in parts.iter() {
        name.push('/');
        name.extend(Array::of1(&part).join("").as_string());
    }
    name
}
