//! Files from and to the learner's device.

use js_sys::Date;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;

use crate::islands::download;

/// Hands JSON to the learner as a file, and gives the file's name. None where the browser does not let it.
pub(super) fn save(json: &str) -> Option<String> {
    let day: String = Date::new_0().to_iso_string().into();
    let name = ["kumbukumbu-progress-", day.get(..10)?, ".json"].concat();
    download::offer(&name, "application/json", json).map(|()| name)
}

/// The text of the file that was chosen. The choice is taken back, so that the same file can be chosen again.
/// None when none was chosen, and no text when it cannot be read.
pub(super) async fn chosen(input: &HtmlInputElement) -> Option<Option<String>> {
    let file = input.files()?.get(0)?;
    let text = JsFuture::from(file.text()).await;
    input.set_value("");
    Some(text.ok().and_then(|text| text.as_string()))
}
