//! A demo alone, without a quiz around it.

use leptos::prelude::*;

use super::packed::Packed;
use super::stage::{Stage, StageData};

/// The id of the element that carries the demo's data, as [`StageData::packed`] writes it.
pub const DATA_ID: &str = "demo-data";

/// A demo that runs for as long as its page is open. Its data is in the context on the server, and in the page in the
/// browser.
#[island]
pub fn Demo() -> impl IntoView {
    let is_live = RwSignal::new(false);
    // Only after hydration: until then the page is what the server wrote.
    Effect::new(move |_| is_live.set(true));
    view! { <Stage data=here() current=is_live.into() /> }
}

fn here() -> StageData {
    if let Some(data) = use_context() {
        return data;
    }
    let carrier = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(DATA_ID))
        .and_then(|carrier| carrier.text_content());
    carrier.and_then(|json| Packed::parse(&json)).and_then(|packed| StageData::unpack(&packed)).unwrap_or_default()
}
