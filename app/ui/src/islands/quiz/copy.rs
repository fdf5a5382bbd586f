//! The button that copies a link to what is shown.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::address;
use super::data::QuizWords;
use super::progress::Progress;
use crate::components::Icon;

/// Copies the link and says so; where the browser does not allow it, shows the link to copy by hand.
#[component]
pub(super) fn CopyLink(label: String, words: QuizWords, demos: address::Demos, progress: Progress) -> impl IntoView {
    let said = RwSignal::new(String::new());
    let by_hand = RwSignal::new(String::new());
    // another place has another link
    Effect::new(move |_| {
        progress.spot.track();
        said.set(String::new());
        by_hand.set(String::new());
    });
    let QuizWords { copied, copy_failed, .. } = words;
    let copy = move |_| {
        let link = address::to_here(progress, &demos);
        let (copied, copy_failed) = (copied.clone(), copy_failed.clone());
        spawn_local(async move {
            let done = to_clipboard(&link).await;
            by_hand.try_set(if done { String::new() } else { link });
            said.try_set(if done { copied } else { copy_failed });
        });
    };
    view! {
        <span class="copy">
            <button class="btn" data-kind="quiet" type="button" on:click=copy><Icon name="link" />{label}</button>
            <span class="copy-said" role="status">{move || said.get()}</span>
            <code class="copy-link" hidden=move || by_hand.with(String::is_empty)>{move || by_hand.get()}</code>
        </span>
    }
}

/// Whether the browser has put the text into its clipboard.
pub(super) async fn to_clipboard(text: &str) -> bool {
    let clipboard = web_sys::window().map(|window| window.navigator().clipboard());
    match clipboard {
        // an insecure page has none, whatever the type says
        Some(clipboard) if !clipboard.is_undefined() => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        _ => false,
    }
}
