//! Where the keyboard and a screen reader go on.

use leptos::prelude::*;

use crate::islands::dom;

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
