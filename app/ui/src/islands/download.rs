//! A file that the page has made.

use js_sys::Array;
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::dom;

/// Hands a text to the learner as a file. None where the browser does not let it.
pub(super) fn offer(name: &str, media: &str, text: &str) -> Option<()> {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind).ok()?;
    let link = dom::document()?.create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok()?;
    // The address lasts as long as the page: nobody says when the browser has read it.
    link.set_href(&Url::create_object_url_with_blob(&blob).ok()?);
    link.set_download(name);
    link.click();
    Some(())
}
