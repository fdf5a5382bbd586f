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

/// Where the door leaves what it brings.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "demos run in browsers"))]
pub(super) struct Places {
    pub(super) running: StoredValue<Option<Running>, LocalStorage>,
    /// Set when the code does not arrive.
    pub(super) failed: RwSignal<bool>,
    /// Changes when the demo is no longer wanted.
    pub(super) turn: StoredValue<u32, LocalStorage>,
}

/// Loads the code and lets the demo take `panel` over, if it is still wanted then.
#[cfg(target_arch = "wasm32")]
pub(super) fn open(panel: HtmlElement, start: &Start, places: Places) {
    let Start { tag, dir, words, settings } = start.clone();
    let Places { running, failed, turn } = places;
    let mine = turn.try_get_value();
    wasm_bindgen_futures::spawn_local(async move {
        let loaded = wasm::load().await;
        if turn.try_get_value() != mine {
            return;
        }
        let host = demos::heap::web::Host { panel, tag, dir, words, settings };
        let opened = match loaded {
            Ok(()) => wasm::open_heap(host).await,
            Err(error) => Err(error),
        };
        if turn.try_get_value() != mine {
            return;
        }
        match opened {
            Ok(controls) => drop(running.try_set_value(Some(Running { _controls: controls }))),
            Err(_) => drop(failed.try_set(true)),
        }
    });
}

/// Nothing runs outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn open(_panel: HtmlElement, _start: &Start, _places: Places) {}

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

    /// Brings the chunk and does nothing else, so that whoever asked can think again before a demo takes the panel.
    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    pub(super) fn load() -> Result<(), DoorError> {
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    pub(super) fn open_heap(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::heap::web::open(host)?)
    }
}
