//! The list of keys, in a dialog.

use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlDialogElement;

use super::data::FixedWords;
use super::keys;
use super::progress::Progress;
use crate::islands::dom;

const ID: &str = "keys";

/// Opens the list; the browser gives it the focus, and takes it back when it closes.
pub(super) fn open() -> bool {
    let dialog = dom::by_id(ID).and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok());
    dialog.is_some_and(|dialog| dialog.open() || dialog.show_modal().is_ok())
}

/// The button and its dialog.
#[component]
pub(super) fn KeysList(words: Arc<FixedWords>, progress: Progress) -> impl IntoView {
    let rows = [
        ("1–4, A–D", words.keys_choose.clone()),
        ("↑ ↓", words.keys_arrows.clone()),
        ("Enter", words.keys_enter.clone()),
        ("N", words.keys_next.clone()),
        ("P", words.keys_previous.clone()),
        ("?", words.keys_help.clone()),
    ];
    let switch = move |_| {
        let on = !progress.single_keys.get_untracked();
        progress.single_keys.set(on);
        keys::switch(on);
    };
    view! {
        <button class="btn keys-open" data-kind="quiet" type="button" aria-haspopup="dialog" on:click=move |_| { open(); }>
            {words.keys.clone()}" "<kbd>"?"</kbd>
        </button>
        <dialog class="sheet" id=ID aria-labelledby="keys-h">
            <h2 id="keys-h">{words.keys_title.clone()}</h2>
            <dl class="keys">
                {rows.into_iter().map(|(key, text)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{text}</dd></div> }).collect_view()}
            </dl>
            <label class="keys-switch">
                <input type="checkbox" prop:checked=move || progress.single_keys.get() on:change=switch />
                <span>{words.keys_single.clone()}</span>
            </label>
            <form method="dialog"><button class="btn" data-kind="primary">{words.keys_close.clone()}</button></form>
        </dialog>
    }
}
