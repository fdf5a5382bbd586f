//! The page's own code, in a chunk that only this page loads.

mod due;
mod keep;
mod page;
mod topics;
mod transfer;
mod words;

use gloo_events::EventListener;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::HtmlElement;

use super::data::ProgressData;
use super::door::show_quizzes;
use super::standing::Standing;
use crate::store::{self, Everything, Trouble};
use page::Page;

/// Writes the page into `place`, for as long as it is open. None when the page does not carry its data.
pub(super) fn open(place: HtmlElement) -> Option<()> {
    let page = Page::new(ProgressData::here()?)?;
    mount_to(place, move || progress(page)).forget();
    Some(())
}

fn progress(page: Page) -> impl IntoView {
    let stored = RwSignal::new_local(None::<Everything>);
    let trouble = RwSignal::new(None::<Trouble>);
    let reload = move || {
        spawn_local(async move {
            let everything = store::everything().await;
            // What was set aside has gone from the store by the next time; it stays on the page.
            if !matches!(trouble.get_untracked(), Some(Trouble::Damaged { .. })) || everything.trouble.is_some() {
                trouble.set(everything.trouble.clone());
            }
            stored.set(Some(everything));
        });
    };
    reload();
    let watch = StoredValue::new_local(Some(store::watch(move |_| reload())));
    // The browser may bring a page back as it was when it was left: another page may have stored answers since.
    let back = web_sys::window().map(|window| EventListener::new(&window, "pageshow", move |_| reload()));
    let back = StoredValue::new_local(back);
    on_cleanup(move || {
        watch.set_value(None);
        back.set_value(None);
    });
    let unreadable = move || !matches!(trouble.get(), None | Some(Trouble::Damaged { .. } | Trouble::Full));
    Effect::new(move |_| show_quizzes(unreadable()));
    let notice = move || trouble.get().map(|trouble| words::trouble(page, &trouble));
    view! {
        <p class="notice" data-kind="alert" role="status" hidden=move || notice().is_none()>{notice}</p>
        {move || (!unreadable()).then(|| stored.with(|stored| stored.as_ref().map(|stored| overview(page, stored))))}
        {keep::keep(page, stored, reload)}
    }
}

/// What follows from what is stored.
fn overview(page: Page, stored: &Everything) -> impl IntoView + use<> {
    let standing = page.standing(stored);
    let is_empty = stored.answers.is_empty() && stored.log.is_empty();
    let last = standing.last.map(|at| page.date_of(at));
    view! {
        {last.map(|date| view! { <p class="progress-last">{page.t(&words::m::last(date))}</p> })}
        {is_empty.then(|| empty(page))}
        {(!is_empty).then(|| (due::due(page, &standing), topics::topics(page, &standing)))}
    }
}

fn empty(page: Page) -> impl IntoView {
    view! {
        <section class="progress-empty" aria-labelledby="empty-h">
            <h2 id="empty-h">{page.t(&words::m::empty_title())}</h2>
            <p>{page.t(&words::m::empty_text())}</p>
            <p><a class="btn" data-kind="primary" href=page.start()>{page.t(&words::m::empty_link())}</a></p>
        </section>
    }
}
