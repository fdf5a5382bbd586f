//! For developers and tests, on a page that was opened with `?dev`: two events on the demo's element that do what a
//! broken device would.

use futures_channel::mpsc::UnboundedSender;
use gloo_events::EventListener;
use wasm_bindgen::JsCast as _;
use web_sys::{CustomEvent, HtmlElement};

use super::events::Event;

/// Listens for `kumbukumbu:corrupt` (detail: a byte address, or none for the first live block) and `kumbukumbu:lose`.
pub(super) fn listen(slot: &HtmlElement, events: &UnboundedSender<Event>) -> Vec<EventListener> {
    let asked = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    if !asked.trim_start_matches('?').split('&').any(|part| part.split('=').next() == Some("dev")) {
        return Vec::new();
    }
    let corrupt = events.clone();
    let lose = events.clone();
    vec![
        EventListener::new(slot, "kumbukumbu:corrupt", move |event| {
            let detail = event.dyn_ref::<CustomEvent>().and_then(|event| event.detail().as_f64());
            corrupt.unbounded_send(Event::Corrupt(detail.map(|address| address as u64))).ok();
        }),
        EventListener::new(slot, "kumbukumbu:lose", move |_| {
            lose.unbounded_send(Event::Lose).ok();
        }),
    ]
}
