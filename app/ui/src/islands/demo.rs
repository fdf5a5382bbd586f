//! A demo alone, without a quiz around it.

use leptos::prelude::*;

use super::dom;
use super::packed::Packed;
use super::stage::{Stage, StageData};

/// The id of the element that carries the demo's data, as [`StageData::packed`] writes it.
pub const DATA_ID: &str = "demo-data";
/// The id of its panel.
pub const DEMO_ID: &str = "demo";

/// A demo that runs for as long as its page is open. Its data is in the context on the server, and in the page in the
/// browser.
#[island]
pub fn Demo() -> impl IntoView {
    let is_live = RwSignal::new(false);
    // Only after hydration: until then the page is what the server wrote.
    Effect::new(move |_| is_live.set(true));
    let (held, show, state) = (Signal::stored(false), Signal::stored(0), RwSignal::new(String::new()));
    let id = DEMO_ID.to_owned();
    view! {
        <div class="beside">
            <Stage data=here() id current=is_live.into() held show opening=opening() state />
        </div>
    }
}

/// The state that a link gives the demo.
fn opening() -> Option<String> {
    if !cfg!(target_arch = "wasm32") {
        return None;
    }
    let search = web_sys::window()?.location().search().ok()?;
    search.trim_start_matches('?').split('&').find_map(|pair| pair.strip_prefix("demo=")).map(str::to_owned)
}

fn here() -> StageData {
    if let Some(data) = use_context() {
        return data;
    }
    let carrier = dom::by_id(DATA_ID).and_then(|carrier| carrier.text_content());
    carrier.and_then(|json| Packed::parse(&json)).and_then(|packed| StageData::unpack(&packed)).unwrap_or_default()
}
