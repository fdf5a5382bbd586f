//! A few steps through the page that every island takes.

use wasm_bindgen::JsCast as _;
use web_sys::{Document, Element, HtmlElement};

pub(super) fn document() -> Option<Document> {
    web_sys::window()?.document()
}

/// The element with the id.
pub(super) fn by_id(id: &str) -> Option<HtmlElement> {
    document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// The first element that fits the selector inside `place`.
pub(super) fn within(place: &Element, selector: &str) -> Option<Element> {
    place.query_selector(selector).ok().flatten()
}

/// All elements that fit the selector inside `place`, in the page's order.
pub(super) fn all_within(place: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = place.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// A small setting of this site, where the browser keeps any.
pub(super) fn setting(key: &str) -> Option<String> {
    web_sys::window()?.local_storage().ok()??.get_item(key).ok()?
}

/// Keeps a small setting. Where nothing may be kept it holds until the page is left.
pub(super) fn set_setting(key: &str, value: &str) {
    if let Some(Ok(Some(storage))) = web_sys::window().map(|window| window.local_storage()) {
        storage.set_item(key, value).ok();
    }
}
