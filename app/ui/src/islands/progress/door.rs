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
    let list = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(QUIZZES_ID));
    if let Some(list) = list {
        list.toggle_attribute_with_force("data-shown", shown).ok();
    }
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use wasm_split_helpers::SplitLoaderError;
    use web_sys::HtmlElement;

    /// Why the page did not come through the door. It offers to try again, whichever it was.
    pub(super) struct DoorError;

    impl From<SplitLoaderError> for DoorError {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    #[wasm_split_helpers::wasm_split(progress, fallible)]
    pub(super) fn open(place: HtmlElement) -> Result<(), DoorError> {
        crate::islands::progress::live::open(place).ok_or(DoorError)
    }
}
