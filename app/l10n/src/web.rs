use js_sys::{Array, JSON, Number, Reflect};
use wasm_bindgen::prelude::*;

use crate::eval::{self, Host};
use crate::{BundleError, Dir, Message};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = Intl)]
    type PluralRules;

    // `js_sys`'s constructor does not catch what a bad tag throws.
    #[wasm_bindgen(constructor, js_namespace = Intl, catch)]
    fn new(tag: &str) -> Result<PluralRules, JsValue>;

    #[wasm_bindgen(method, js_namespace = Intl)]
    fn select(this: &PluralRules, number: f64) -> String;
}

/// The compiled messages of one language.
pub struct Bundle {
    tag: String,
    dir: Dir,
    messages: JsValue,
    plurals: PluralRules,
}

impl Bundle {
    /// Makes the bundle of language `tag` from what `compact::compile` wrote.
    ///
    /// # Errors
    /// When the tag is no language tag or the messages are not a JSON object.
    pub fn from_compact(tag: &str, dir: Dir, json: &str) -> Result<Self, BundleError> {
        let messages = JSON::parse(json).map_err(|_| BundleError::Json)?;
        if !messages.is_object() {
            return Err(BundleError::Json);
        }
        let plurals = PluralRules::new(tag).map_err(|_| BundleError::Tag(tag.to_owned()))?;
        Ok(Self { tag: tag.to_owned(), dir, messages, plurals })
    }

    /// The language tag.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Whether the language has the message.
    #[must_use]
    pub fn has(&self, message: &Message) -> bool {
        self.pattern(message).is_some()
    }

    /// The message in this language. A message that the language lacks shows as its id in white brackets.
    #[must_use]
    pub fn text(&self, message: &Message) -> String {
        eval::text(self, self.dir, self.pattern(message).as_ref(), message)
    }

    fn pattern(&self, message: &Message) -> Option<JsValue> {
        Reflect::get(&self.messages, &JsValue::from_str(message.id())).ok().filter(|pattern| !pattern.is_undefined())
    }
}

impl Host for Bundle {
    type Node = JsValue;

    fn text(&self, node: &JsValue) -> Option<String> {
        node.as_string()
    }

    fn number(&self, node: &JsValue) -> Option<f64> {
        node.as_f64()
    }

    fn item(&self, node: &JsValue, place: u32) -> Option<JsValue> {
        let item: JsValue = node.unchecked_ref::<Array>().get(place);
        (!item.is_undefined()).then_some(item)
    }

    fn print(&self, number: f64) -> String {
        Number::from(number).to_locale_string(&self.tag).into()
    }

    fn category(&self, number: f64) -> String {
        self.plurals.select(number)
    }
}
