//! Where the keyboard and a screen reader go on.

use leptos::prelude::*;

use crate::islands::dom;

/// Scrolls to an element once it is there, unless the page is scrolled already: a link has led to it.
pub(super) fn land(id: &str) {
    let id = id.to_owned();
    request_animation_frame(move || {
        let is_at_top = web_sys::window().and_then(|window| window.scroll_y().ok()).is_some_and(|y| y < 1.0);
        if let Some(element) = dom::by_id(&id).filter(|_| is_at_top) {
            element.scroll_into_view();
        }
    });
}

/// Scrolls to an element.
pub(super) fn show(id: &str) {
    if let Some(element) = dom::by_id(id) {
        element.scroll_into_view();
    }
}

/// Gives the focus to an element once it is there. The page scrolls only as far as to show it.
pub(super) fn give(id: &str) {
    let id = id.to_owned();
    // what has just become visible can have the focus with the next frame
    request_animation_frame(move || {
        if let Some(element) = dom::by_id(&id) {
            element.focus().ok();
        }
    });
}
