//! The answers as a file, back from one, and gone.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::page::Page;
use super::transfer;
use super::words::{self, m};
use crate::store::{self, Everything, File};

/// What was done, or why not.
#[derive(Clone)]
struct Said {
    text: String,
    is_alert: bool,
}

/// Saving, reading and erasing. Each says what it did, once, and gives the page anew.
pub(super) fn keep(
    page: Page,
    stored: RwSignal<Option<Everything>, LocalStorage>,
    reload: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let said = RwSignal::new(None::<Said>);
    let say = move |done: Result<String, String>| {
        let is_alert = done.is_err();
        said.set(Some(Said { text: done.unwrap_or_else(|text| text), is_alert }));
    };
    let export = move |_| spawn_local(async move { say(export(page).await) });
    let input = NodeRef::<leptos::html::Input>::new();
    let import = move |_| {
        spawn_local(async move {
            if let Some(text) = chosen(page, input).await {
                say(import(page, text).await);
                reload();
            }
        });
    };
    let erase = move || {
        spawn_local(async move {
            say(store::erase().await.map(|()| page.t(&m::erased())).map_err(|trouble| words::trouble(page, &trouble)));
            reload();
        });
    };
    view! {
        <section class="keep" aria-labelledby="keep-h">
            <h2 id="keep-h">{page.t(&m::keep())}</h2>
            <p>{page.t(&m::keep_text())}</p>
            <div class="row">
                <button class="btn" type="button" id="export" on:click=export>{page.t(&m::export())}</button>
                <input class="vh" type="file" id="import" accept=".json,application/json" aria-describedby="import-text" node_ref=input on:change=import />
                <label class="btn" for="import">{page.t(&m::import())}</label>
                {erasing(page, erase)}
            </div>
            <p class="keep-said" role="status" data-kind=move || said.get().and_then(|said| said.is_alert.then_some("alert"))>
                {move || said.get().map(|said| said.text)}
            </p>
            <p class="progress-how" id="import-text">{page.t(&m::import_text())}</p>
            {move || stored.with(|stored| stored.as_ref().and_then(|stored| aside(page, &stored.aside)))}
        </section>
    }
}

/// The button that erases, and the question before it does.
fn erasing(page: Page, erase: impl Fn() + Copy + 'static) -> impl IntoView {
    let asking = RwSignal::new(false);
    let ask = NodeRef::<leptos::html::Button>::new();
    let no = NodeRef::<leptos::html::Button>::new();
    let turn = move |is_asking: bool| {
        asking.set(is_asking);
        // What has just become visible can have the focus with the next frame.
        request_animation_frame(move || {
            if let Some(button) = if is_asking { no } else { ask }.get_untracked() {
                button.focus().ok();
            }
        });
    };
    let label = page.t(&m::erase());
    view! {
        <button class="btn" data-kind="quiet" type="button" id="erase" node_ref=ask hidden=move || asking.get() on:click=move |_| turn(true)>
            {label.clone()}
        </button>
        <div class="keep-ask" role="group" aria-label=label hidden=move || !asking.get()>
            <p>{page.t(&m::erase_ask())}</p>
            <div class="row">
                <button class="btn" type="button" id="erase-yes" on:click=move |_| { turn(false); erase(); }>{page.t(&m::erase_yes())}</button>
                <button class="btn" data-kind="quiet" type="button" id="erase-no" node_ref=no on:click=move |_| turn(false)>{page.t(&m::erase_no())}</button>
            </div>
        </div>
    }
}

/// What was set aside, by name.
fn aside(page: Page, names: &[String]) -> Option<impl IntoView + use<>> {
    let items: Vec<_> = names.iter().map(|name| view! { <li><code>{name.clone()}</code></li> }).collect();
    (!items.is_empty()).then(|| {
        view! {
            <div class="keep-aside">
                <p>{page.t(&m::aside())}</p>
                <ul>{items}</ul>
            </div>
        }
    })
}

async fn export(page: Page) -> Result<String, String> {
    let json = store::export().await.map_err(|trouble| words::trouble(page, &trouble))?;
    let name = transfer::save(&json).ok_or_else(|| page.t(&m::trouble_failed()))?;
    Ok(page.t(&m::exported(name)))
}

/// The text of the chosen file, or why there is none. None when none was chosen.
async fn chosen(page: Page, input: NodeRef<leptos::html::Input>) -> Option<Result<String, String>> {
    let text = transfer::chosen(&input.get_untracked()?).await?;
    Some(text.map_err(|_| page.t(&m::wrong_unread())))
}

async fn import(page: Page, text: Result<String, String>) -> Result<String, String> {
    let file = File::read(&text?).map_err(|error| words::wrong(page, &error))?;
    let count = file.merge().await.map_err(|trouble| words::trouble(page, &trouble))?;
    Ok(page.t(&m::imported(count)))
}
