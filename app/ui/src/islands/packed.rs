//! How an island's data reaches the browser.
//!
//! The page's words are in its HTML already, and hydration does not touch text that does not change. So the client gets
//! none of them a second time: only what its code works with travels, as JSON that the browser's own parser reads. Words
//! that stay come to the client as empty strings in the same structure. Islands take no props, whose derived readers would
//! be a tenth of the client.

use js_sys::{Array, JSON, Reflect};
use wasm_bindgen::JsValue;

/// A JSON value that the browser has parsed. What is missing reads as empty.
pub(crate) struct Packed(JsValue);

impl Packed {
    /// Parses; None when it is no JSON.
    pub(super) fn parse(json: &str) -> Option<Self> {
        JSON::parse(json).ok().map(Self)
    }

    pub(super) fn get(&self, key: &str) -> Self {
        Self(Reflect::get(&self.0, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED))
    }

    pub(super) fn text(&self) -> String {
        self.0.as_string().unwrap_or_default()
    }

    pub(super) fn number(&self) -> u32 {
        self.0.as_f64().unwrap_or_default() as u32
    }

    pub(super) fn is_true(&self) -> bool {
        self.0.as_bool() == Some(true)
    }

    /// The text, if it is one.
    pub(super) fn as_text(&self) -> Option<String> {
        self.0.as_string()
    }

    /// The whole number from 0, if it is one.
    pub(super) fn as_count(&self) -> Option<u32> {
        let number = self.0.as_f64()?;
        (number >= 0.0 && number <= f64::from(u32::MAX) && number.trunc() == number).then_some(number as u32)
    }

    /// The list, if it is one.
    pub(super) fn as_list(&self) -> Option<Vec<Self>> {
        Array::is_array(&self.0).then(|| self.list())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_null() || self.0.is_undefined()
    }

    pub(super) fn list(&self) -> Vec<Self> {
        if Array::is_array(&self.0) { Array::from(&self.0).iter().map(Self).collect() } else { Vec::new() }
    }

    pub(super) fn texts(&self) -> Vec<String> {
        self.list().iter().map(Self::text).collect()
    }
}
