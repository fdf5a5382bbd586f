//! The list of keys, in a dialog.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::{HtmlDialogElement, HtmlInputElement};

use super::keys;
use super::progress::Progress;
use crate::islands::dom;

const ID: &str = "keys";

/// Opens the list; the browser gives it the focus, and takes it back when it closes.
pub(super) fn open(progress: Progress) -> bool {
    let Some(dialog) = dom::by_id(ID).and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) else {
        return false;
    };
    let switch = dom::within(&dialog, "input").and_then(|input| input.dyn_into::<HtmlInputElement>().ok());
    if let Some(switch) = switch {
        switch.set_checked(progress.single_keys.get_untracked());
    }
    dialog.open() || dialog.show_modal().is_ok()
}

/// The button and its dialog.
#[component]
pub(super) fn KeysList(
    /// What stands in the dialog (`components::keys_sheet`).
    html: String,
    label: String,
    progress: Progress,
) -> impl IntoView {
    let switch = move |_| {
        let on = !progress.single_keys.get_untracked();
        progress.single_keys.set(on);
        if progress.keeping.get_untracked() {
            keys::switch(on);
        }
    };
    view! {
        <button class="btn keys-open" data-kind="quiet" type="button" aria-haspopup="dialog" on:click=move |_| { open(progress); }>
            {label}" "<kbd>"?"</kbd>
        </button>
        <dialog class="sheet" id=ID aria-labelledby="keys-h" on:change=switch inner_html=html></dialog>
    }
}
