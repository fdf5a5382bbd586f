//! The control of a setting: an input, a menu or a text. What all of them have is read and written by its name; a type for
//! each of them would be code for each of them.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Element, HtmlElement};

use super::{percent, set};

/// What a control says, and whether it is worth showing while it changes: what slides or is written is.
pub(super) fn read(control: &Element) -> (String, bool) {
    let text = |name| property(control, name).as_string().unwrap_or_default();
    match text("type").as_str() {
        "checkbox" => {
            (if property(control, "checked").as_bool() == Some(true) { "true" } else { "false" }.to_owned(), false)
        }
        kind => (text("value"), kind != "select-one"),
    }
}

/// Gives a control its value. A text that is being written stays as it is.
pub(super) fn fill(control: &HtmlElement, value: &str) {
    let (name, value) = match property(control, "type").as_string().as_deref() {
        Some("checkbox") => ("checked", JsValue::from_bool(value == "true")),
        Some("textarea") if control.closest(":focus").is_ok_and(|focused| focused.is_some()) => return,
        _ => ("value", JsValue::from_str(value)),
    };
    Reflect::set(control, &name.into(), &value).ok();
}

/// A slider's ends and value, and its filled part through the CSSOM: exported HTML carries no style attributes.
pub(super) fn slide(slider: &HtmlElement, value: u32, (min, max): (u32, u32)) {
    set(slider, "max", &max.to_string());
    let filled = percent((value - min.min(value)) * 1000 / (max - min.min(max)).max(1));
    slider.style().set_property("--v", &filled).ok();
    fill(slider, &value.to_string());
}

fn property(control: &Element, name: &str) -> JsValue {
    Reflect::get(control, &JsValue::from_str(name)).unwrap_or_default()
}
