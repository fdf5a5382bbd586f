//! The door to the page's own code, which is a chunk of its own: only this page needs FSRS.

use leptos::prelude::*;
use web_sys::HtmlElement;

/// The id of the list of quizzes that stands for readers without scripts, and where the answers cannot be read.
pub const QUIZZES_ID: &str = "quizzes";

/// Loads the code and lets it write into `place`. `failed` is set when it does not arrive.
#[cfg(target_arch = "wasm32")]
pub(super) fn open(place: HtmlElement, failed: RwSignal<bool>) {
    wasm_bindgen_futures::spawn_local(async move {
        let opened = wasm::open(place).await;
        if opened.is_err() {
            show_quizzes(true);
            failed.try_set(true);
        }
    });
}

/// Nothing runs outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn open(_place: HtmlElement, _failed: RwSignal<bool>) {}

/// Shows or hides the plain list of quizzes.
#[cfg(target_arch = "wasm32")]
pub(super) fn show_quizzes(shown: bool) {
    if let Some(list) = crate::islands::dom::by_id(QUIZZES_ID) {
        list.toggle_attribute_with_force("data-shown", shown).ok();
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use web_sys::HtmlElement;

    use crate::islands::door_error::DoorError;

    #[wasm_split_helpers::wasm_split(progress, fallible)]
    pub(super) fn open(place: HtmlElement) -> Result<(), DoorError> {
        crate::islands::progress::live::open(place).ok_or(DoorError)
    }
}
