//! A file that the page has made.

use js_sys::Array;
use wasm_bindgen::JsCast as _;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use super::dom;

/// Offers a text as a file to save.
pub(super) fn offer(name: &str, media: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type(media);
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    let link =
        dom::document().and_then(|document| document.create_element("a").ok()?.dyn_into::<HtmlAnchorElement>().ok());
    if let Some(link) = link {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    Url::revoke_object_url(&url).ok();
}
