//! The WASM entry point. It depends on `ui` alone, so that no page and no content can leak into what a browser loads.

// The islands are exported by their macros; naming the crate is what links them.
use ui as _;
use wasm_bindgen::prelude::wasm_bindgen;

/// Called by `boot.js` before the islands are hydrated one by one.
#[wasm_bindgen]
pub fn hydrate() {
    leptos::mount::hydrate_islands();
}
