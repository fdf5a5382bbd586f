//! The page around the demo: its width, its pixels, its wishes.

use futures_channel::mpsc::UnboundedSender;
use gloo_events::EventListener;
use web_sys::HtmlElement;

use super::events::Event;
use crate::stage::Command;

pub(super) fn width_of(slot: &HtmlElement) -> f64 {
    f64::from(slot.client_width().max(160))
}

pub(super) fn scale() -> f64 {
    web_sys::window().map_or(1.0, |window| window.device_pixel_ratio()).max(1.0)
}

/// The page's width and colours: a change of either is a reason to draw again.
pub(super) fn watch_page(events: &UnboundedSender<Event>) -> Vec<EventListener> {
    let Some(window) = web_sys::window() else { return Vec::new() };
    let mut listeners = Vec::new();
    let redraw = |events: &UnboundedSender<Event>| {
        let events = events.clone();
        move |_: &web_sys::Event| {
            events.unbounded_send(Event::Command(Command::Redraw)).ok();
        }
    };
    listeners.push(EventListener::new(&window, "resize", redraw(events)));
    listeners.push(EventListener::new(&window, "kumbukumbu:theme", redraw(events)));
    for query in ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(forced-colors: active)"] {
        if let Some(query) = window.match_media(query).ok().flatten() {
            listeners.push(EventListener::new(&query, "change", redraw(events)));
        }
    }
    listeners
}
