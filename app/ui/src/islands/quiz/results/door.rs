//! The one door to the result's code, which is a chunk of its own.

use leptos::prelude::*;

use super::Page;

/// Fills the result with what is known now.
#[cfg(target_arch = "wasm32")]
pub(super) fn fill(page: Page, failed: RwSignal<bool>) {
    leptos::task::spawn_local(async move {
        failed.try_set(wasm::fill(page).await.is_err());
    });
}

/// Does what a button of the result says.
#[cfg(target_arch = "wasm32")]
pub(super) fn act(page: Page, name: String, failed: RwSignal<bool>) {
    leptos::task::spawn_local(async move {
        failed.try_set(wasm::act(page, name).await.is_err());
    });
}

/// Nothing is shown outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn fill(_page: Page, _failed: RwSignal<bool>) {}

/// Nothing is pressed outside a browser.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn act(_page: Page, _name: String, _failed: RwSignal<bool>) {}

#[cfg(target_arch = "wasm32")]
mod wasm {
    use wasm_split_helpers::SplitLoaderError;

    use super::super::{Page, live};

    #[wasm_split_helpers::wasm_split(results, fallible)]
    pub(super) fn fill(page: Page) -> Result<(), SplitLoaderError> {
        live::fill(page);
        Ok(())
    }

    #[wasm_split_helpers::wasm_split(results, fallible)]
    pub(super) fn act(page: Page, name: String) -> Result<(), SplitLoaderError> {
        live::act(page, &name);
        Ok(())
    }
}
