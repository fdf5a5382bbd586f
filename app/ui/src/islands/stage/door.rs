//! The one door to the demos' code. Each demo is a chunk of its own, loaded when a stage first needs it.

use demos::stage::Command;
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
    /// The demo's id.
    pub(super) demo: String,
    pub(super) scenario: String,
}

/// A demo that runs. Dropped, it ends.
pub(super) struct Running {
    #[cfg(target_arch = "wasm32")]
    controls: demos::player::Controls,
}

impl Running {
    /// Passes a command on.
    #[cfg(target_arch = "wasm32")]
    pub(super) fn send(&self, command: Command) {
        self.controls.send(command);
    }

    /// Nothing runs outside a browser.
    #[cfg(not(target_arch = "wasm32"))]
    #[allow(clippy::unused_self, clippy::needless_pass_by_value, reason = "as in a browser")]
    pub(super) fn send(&self, _command: Command) {}
}

/// Where the door leaves what it brings, and what it asks when that has come.
#[derive(Clone, Copy)]
#[cfg_attr(not(target_arch = "wasm32"), allow(dead_code, reason = "demos run in browsers"))]
pub(super) struct Places {
    pub(super) running: StoredValue<Option<Running>, LocalStorage>,
    /// Set when the code does not arrive.
    pub(super) failed: RwSignal<bool>,
    /// Changes when the demo is no longer wanted.
    pub(super) turn: StoredValue<u32, LocalStorage>,
    /// Whether the step that answers the question is held back.
    pub(super) held: Signal<bool>,
    /// Whether the story is to be played through as soon as there is a demo.
    pub(super) showing: StoredValue<bool, LocalStorage>,
    /// The demo's state in words, to open with.
    pub(super) resume: StoredValue<String, LocalStorage>,
    /// The same for the page.
    pub(super) state: RwSignal<String>,
}

/// Loads the code and lets the demo take `panel` over, if it is still wanted then.
#[cfg(target_arch = "wasm32")]
pub(super) fn open(panel: HtmlElement, start: &Start, places: Places) {
    let Start { tag, dir, words, demo, scenario } = start.clone();
    let Places { running, failed, turn, held, showing, resume, state } = places;
    let mine = turn.try_get_value();
    let report = move |text: String| {
        resume.try_set_value(text.clone());
        state.try_set(text);
    };
    wasm_bindgen_futures::spawn_local(async move {
        let loaded = wasm::load(&demo).await;
        if turn.try_get_value() != mine {
            return;
        }
        let host = demos::player::Host {
            panel,
            tag,
            dir,
            words,
            scenario,
            link: resume.try_get_value().unwrap_or_default(),
            held: held.try_get_untracked().unwrap_or_default(),
            report: Box::new(report),
        };
        let opened = match loaded {
            Ok(()) => wasm::open(&demo, host).await,
            Err(error) => Err(error),
        };
        if turn.try_get_value() != mine {
            return;
        }
        match opened {
            Ok(controls) => {
                let demo = Running { controls };
                // both may have changed while the code was on its way
                demo.send(Command::Hold(held.try_get_untracked().unwrap_or_default()));
                if showing.try_get_value() == Some(true) {
                    showing.try_set_value(false);
                    demo.send(Command::Show);
                }
                running.try_set_value(Some(demo));
            }
            Err(_) => drop(failed.try_set(true)),
        }
    });
}

/// Nothing runs outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn open(_panel: HtmlElement, _start: &Start, _places: Places) {}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use demos::player::{Controls, Host, OpenError};

    use crate::islands::door_error::DoorError;

    impl From<OpenError> for DoorError {
        fn from(_: OpenError) -> Self {
            Self
        }
    }

    /// Brings the demo's chunk and does nothing else, so that whoever asked can think again before it takes the panel.
    pub(super) async fn load(demo: &str) -> Result<(), DoorError> {
        match demo {
            "allocator" => load_allocator().await,
            "checkpointing" => load_checkpointing().await,
            "heap" => load_heap().await,
            "kv" => load_kv().await,
            _ => Err(DoorError),
        }
    }

    /// Starts the demo.
    pub(super) async fn open(demo: &str, host: Host) -> Result<Controls, DoorError> {
        match demo {
            "allocator" => open_allocator(host).await,
            "checkpointing" => open_checkpointing(host).await,
            "heap" => open_heap(host).await,
            "kv" => open_kv(host).await,
            _ => Err(DoorError),
        }
    }

    #[wasm_split_helpers::wasm_split(allocator_demo, fallible)]
    fn load_allocator() -> Result<(), DoorError> {
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(allocator_demo, fallible)]
    fn open_allocator(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::allocator::web::open(host)?)
    }

    #[wasm_split_helpers::wasm_split(checkpointing_demo, fallible)]
    fn load_checkpointing() -> Result<(), DoorError> {
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(checkpointing_demo, fallible)]
    fn open_checkpointing(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::checkpointing::web::open(host)?)
    }

    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    fn load_heap() -> Result<(), DoorError> {
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(heap_demo, fallible)]
    fn open_heap(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::heap::web::open(host)?)
    }

    #[wasm_split_helpers::wasm_split(kv_demo, fallible)]
    fn load_kv() -> Result<(), DoorError> {
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(kv_demo, fallible)]
    fn open_kv(host: Host) -> Result<Controls, DoorError> {
        Ok(demos::kv::web::open(host)?)
    }
}
