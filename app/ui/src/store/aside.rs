//! What cannot be read is moved aside, as it was.
//!
//! An entry is `{name, at, store, key, value}`: what it is called, when it was moved, where it was, and what it was.

use idb::KeyRange;
use js_sys::{Array, Object};
use wasm_bindgen::JsValue;

use super::database::{ANSWERS, ASIDE, Work};
use super::record::{self, Answer};
use super::trouble::Trouble;

#[cfg(target_arch = "wasm32")]
pub(super) use entry::{key_of, name_of, portable, read_entry};

/// Hands what reads in a store to `take`, as it is stored and as an answer, and moves what does not read aside. Gives the
/// names of that.
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

/// Whether a key is this list of texts and numbers.
fn same(key: &JsValue, list: &JsValue) -> bool {
    let (key, list) = (if Array::is_array(key) { Array::from(key) } else { Array::new() }, Array::from(list));
    key.length() == list.length() && key.iter().zip(list.iter()).all(|(one, other)| one == other)
}

fn set(work: &Work, store: &'static str, key: &JsValue, value: &JsValue) -> Result<String, Trouble> {
    let name = name(store, key);
    let at = JsValue::from_f64(super::now());
    let entry = record::fields_of(&[
        ("name", JsValue::from_str(&name)),
        ("at", at.clone()),
        ("store", store.into()),
        ("key", key.clone()),
        ("value", value.clone()),
    ]);
    work.put(ASIDE, &entry, &Array::of2(&JsValue::from_str(&name), &at))?;
    work.delete(store, key)?;
    Ok(name)
}

/// What a record is called: `answers/<quiz>/<question>`.
fn name(store: &str, key: &JsValue) -> String {
    let parts = if Array::is_array(key) { Array::from(key) } else { Array::of1(key) };
    let mut name = store.to_owned();
    for part in parts.iter() {
        name.push('/');
        name.extend(Array::of1(&part).join("").as_string());
    }
    name
}

/// Entries in files, and from there.
#[cfg(target_arch = "wasm32")]
mod entry {
    use js_sys::{Array, JSON, Object, Reflect};
    use wasm_bindgen::JsValue;

    use super::name;
    use crate::store::database::ASIDE;
    use crate::store::object;
    use crate::store::record::{self, Shape, Wrong};

    /// What an entry is called.
    pub(crate) fn name_of(key: &JsValue, value: &JsValue) -> String {
        field(value, "name").as_string().unwrap_or_else(|| name(ASIDE, key))
    }

    /// The entry as JSON can hold it. One that is none is wrapped in one.
    pub(crate) fn portable(key: &JsValue, value: &JsValue) -> Object {
        let entry = read_entry(value).unwrap_or_else(|_| {
            record::fields_of(&[
                ("name", JsValue::from_str(&name(ASIDE, key))),
                ("at", 0.into()),
                ("store", ASIDE.into()),
                ("key", key.clone()),
                ("value", value.clone()),
            ])
        });
        if JSON::stringify(&entry).is_ok() {
            return entry;
        }
        // A value that JSON has no form for, such as a BigInt: as the browser prints it.
        let printed = Array::of1(&field(&entry, "value")).join("");
        Object::assign(&Object::assign(&Object::new(), &entry), &record::fields_of(&[("value", printed.into())]))
    }

    /// An entry, if it can be told from others by its name and time.
    pub(crate) fn read_entry(value: &JsValue) -> Result<Object, Wrong> {
        let entry = object(value).ok_or(Wrong { field: "", expected: Shape::Object })?;
        let name = field(value, "name").as_string().filter(|name| !name.is_empty());
        name.ok_or(Wrong { field: "name", expected: Shape::Text })?;
        record::time(&field(value, "at")).ok_or(Wrong { field: "at", expected: Shape::Time })?;
        Ok(entry.clone())
    }

    /// An entry's key.
    pub(crate) fn key_of(entry: &Object) -> JsValue {
        Array::of2(&field(entry, "name"), &field(entry, "at")).into()
    }

    fn field(value: &JsValue, name: &str) -> JsValue {
        Reflect::get(value, &JsValue::from_str(name)).unwrap_or_default()
    }
}
