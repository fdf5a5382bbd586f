//! The one door to the demos' code, which is a chunk of its own and loaded when a stage first needs it.

use demos::stage::{Command, View};
use leptos::prelude::*;
use web_sys::HtmlElement;

use super::data::StageData;

/// A demo that runs. Dropped, it ends.
pub(super) struct Running {
    #[cfg(target_arch = "wasm32")]
    controls: demos::heap::web::Controls,
}

impl Running {
    pub(super) fn send(&self, command: Command) {
        #[cfg(target_arch = "wasm32")]
        self.controls.send(command);
        #[cfg(not(target_arch = "wasm32"))]
        drop(command);
    }
}

/// Loads the code and starts the demo in `slot`; says so in `failed` when the code does not arrive.
#[cfg(target_arch = "wasm32")]
pub(super) fn open(
    slot: HtmlElement,
    data: &StageData,
    view: RwSignal<View>,
    running: StoredValue<Option<Running>, LocalStorage>,
    failed: RwSignal<bool>,
) {
    let host = demos::heap::web::Host {
        slot,
        tag: data.tag.clone(),
        dir: data.dir,
        ftl: data.ftl.clone(),
        settings: data.settings.clone(),
        on_view: std::rc::Rc::new(move |shown| {
            // the stage may be gone by the time its demo has its last word
            view.try_set(shown);
        }),
    };
    wasm_bindgen_futures::spawn_local(async move {
        match wasm::open_heap(host).await {
            Ok(controls) => running.try_set_value(Some(Running { controls })).map_or((), drop),
            Err(_) => failed.try_set(true).map_or((), drop),
        }
    });
}

/// Nothing runs outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn open(
    _slot: HtmlElement,
    _data: &StageData,
    _view: RwSignal<View>,
    _running: StoredValue<Option<Running>, LocalStorage>,
    _failed: RwSignal<bool>,
) {
}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use demos::heap::web::{Controls, Host, OpenError};
    use wasm_split_helpers::SplitLoaderError;

    /// Why no demo came through the door. The page offers to try again, whichever it was.
    pub(super) enum DoorError {
        Load,
        Open,
    }

    impl From<SplitLoaderError> for DoorError {
        fn from(_: SplitLoaderError) -> Self {
            Self::Load
        }
    }

    impl From<OpenError> for DoorError {
        fn from(_: OpenError) -> Self {
            Self::Open
        }
    }

    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    pub(super) fn open_heap(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::heap::web::open(host)?)
    }
}
