//! The button that copies a link to what is shown.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

use super::address;
use super::data::QuizWords;
use super::progress::Progress;
use super::spot::Spot;
use crate::components::Icon;

/// Copies the link and says so; where the browser does not allow it, shows the link to copy by hand.
#[component]
pub(super) fn CopyLink(label: String, words: QuizWords, demos: address::Demos, progress: Progress) -> impl IntoView {
    // what was said, and the link to copy by hand, hold for the place that they were said of
    let said = RwSignal::new(None::<(Spot, String, String)>);
    let here = move |part: fn((Spot, String, String)) -> String| {
        said.get().filter(|(spot, ..)| *spot == progress.spot.get()).map(part).unwrap_or_default()
    };
    let by_hand = move || here(|(_, _, link)| link);
    let QuizWords { copied, copy_failed, .. } = words;
    let copy = move |_| {
        let link = address::to_here(progress, &demos);
        let (copied, copy_failed) = (copied.clone(), copy_failed.clone());
        let spot = progress.spot.get_untracked();
        // said again, it has to change first
        said.set(None);
        spawn_local(async move {
            let done = to_clipboard(&link).await;
            let (text, link) = if done { (copied, String::new()) } else { (copy_failed, link) };
            said.try_set(Some((spot, text, link)));
        });
    };
    view! {
        <span class="copy">
            <button class="btn" data-kind="quiet" type="button" on:click=copy><Icon name="link" />{label}</button>
            <span class="copy-said" role="status">{move || here(|(_, text, _)| text)}</span>
            <code class="copy-link" hidden=move || by_hand().is_empty()>{by_hand}</code>
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
