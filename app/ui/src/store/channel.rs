//! What tabs tell each other: that answers have changed.

use gloo_events::EventListener;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{BroadcastChannel, MessageEvent};

thread_local! {
    /// One for the page: a channel does not hear itself, so a page hears of others' changes alone.
    static CHANNEL: Option<BroadcastChannel> = BroadcastChannel::new("kumbukumbu").ok();
}

/// Listens for as long as it is kept.
pub(crate) struct Watch {
    _listener: Option<EventListener>,
}

/// Calls `changed` when another tab has changed a quiz's answers, named by its slug, or any (None).
pub(crate) fn watch(changed: impl Fn(Option<String>) + 'static) -> Watch {
    let listener = CHANNEL.with(|channel| {
        Some(EventListener::new(channel.as_ref()?, "message", move |event| {
            changed(event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()));
        }))
    });
    Watch { _listener: listener }
}

/// Says to the other tabs that a quiz's answers have changed, or all (None).
pub(super) fn tell(quiz: Option<&str>) {
    CHANNEL.with(|channel| {
        if let Some(channel) = channel {
            channel.post_message(&quiz.map_or(JsValue::NULL, JsValue::from_str)).ok();
        }
    });
}
