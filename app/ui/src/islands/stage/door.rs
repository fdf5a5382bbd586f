//! The one door to the demos' code, which is a chunk of its own and loaded when a stage first needs it.

use demos::stage::Settings;
use l10n::Dir;
use leptos::prelude::*;
use web_sys::HtmlElement;

/// What a demo starts with.
#[derive(Clone, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "demos run in browsers"))]
pub(super) struct Start {
    pub(super) tag: String,
    pub(super) dir: Dir,
    pub(super) words: String,
    pub(super) settings: Settings,
}

/// A demo that runs. Dropped, it ends.
pub(super) struct Running {
    #[cfg(target_arch = "wasm32")]
    _controls: demos::heap::web::Controls,
}

/// Loads the code and lets the demo take `panel` over; says so in `failed` when the code does not arrive.
#[cfg(target_arch = "wasm32")]
pub(super) fn open(
    panel: HtmlElement,
    start: &Start,
    running: StoredValue<Option<Running>, LocalStorage>,
    failed: RwSignal<bool>,
) {
    let Start { tag, dir, words, settings } = start.clone();
    let host = demos::heap::web::Host { panel, tag, dir, words, settings };
    wasm_bindgen_futures::spawn_local(async move {
        match wasm::open_heap(host).await {
            Ok(controls) => drop(running.try_set_value(Some(Running { _controls: controls }))),
            Err(_) => drop(failed.try_set(true)),
        }
    });
}

/// Nothing runs outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn open(
    _panel: HtmlElement,
    _start: &Start,
    _running: StoredValue<Option<Running>, LocalStorage>,
    _failed: RwSignal<bool>,
) {
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use demos::heap::web::{Controls, Host, OpenError};
    use wasm_split_helpers::SplitLoaderError;

    /// Why no demo came through the door. The page offers to try again, whichever it was.
    pub(super) struct DoorError;

    impl From<SplitLoaderError> for DoorError {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    impl From<OpenError> for DoorError {
        fn from(_: OpenError) -> Self {
            Self
        }
    }

    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    pub(super) fn open_heap(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::heap::web::open(host)?)
    }
}
