//! Files from and to the learner's device.

use js_sys::{Array, Date};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

/// Hands JSON to the learner as a file, and gives the file's name. None where the browser does not let it.
pub(super) fn save(json: &str) -> Option<String> {
    let day: String = Date::new_0().to_iso_string().into();
    let name = ["kumbukumbu-progress-", day.get(..10)?, ".json"].concat();
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&JsValue::from_str(json)), &kind).ok()?;
    let link = web_sys::window()?.document()?.create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    // The address lasts as long as the page: nobody says when the browser has read it.
    link.set_href(&Url::create_object_url_with_blob(&blob).ok()?);
    link.set_download(&name);
    link.click();
    Some(name)
}

/// The text of the file that was chosen. The choice is taken back, so that the same file can be chosen again.
/// None when none was chosen, and no text when it cannot be read.
pub(super) async fn chosen(input: &HtmlInputElement) -> Option<Option<String>> {
    let file = input.files()?.get(0)?;
    let text = JsFuture::from(file.text()).await;
    input.set_value("");
    Some(text.ok().and_then(|text| text.as_string()))
}
