//! The question in the address: `#q3` shows question 3, so that a link, the back button and the language menu keep the
//! place.

use gloo_events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::progress::Progress;

/// The anchor of a question, counted from 0.
pub(super) fn anchor(question: usize) -> String {
    format!("q{}", question + 1)
}

/// The question that the address asks for, counted from 0.
pub(super) fn asked_for(total: usize) -> Option<usize> {
    let hash = web_sys::window()?.location().hash().ok()?;
    let anchored = hash.strip_prefix('#')?;
    (0..total).find(|question| anchor(*question) == anchored)
}

/// Follows the address and other tabs, and writes the place behind the links to the other languages.
pub(super) fn follow(progress: Progress) {
    let listeners = StoredValue::new_local(Vec::new());
    Effect::new(move |_| {
        let Some(window) = web_sys::window() else { return };
        let moved = EventListener::new(&window, "hashchange", move |_| {
            if let Some(question) = asked_for(progress.total()) {
                progress.go(question);
                focus(&[&anchor(question), "-h"].concat());
            }
        });
        let stored = EventListener::new(&window, "storage", move |event| {
            let key = event.dyn_ref::<web_sys::StorageEvent>().and_then(web_sys::StorageEvent::key);
            if key.is_none() || key.as_deref() == Some(progress.key().as_str()) {
                progress.reload();
            }
        });
        listeners.set_value(vec![moved, stored]);
    });
    Effect::new(move |_| {
        let current = progress.current.get();
        if progress.live.get() {
            mark_language_links(current);
        }
    });
    on_cleanup(move || listeners.set_value(Vec::new()));
}

/// Goes to a question, and writes it into the address.
pub(super) fn visit(progress: Progress, question: usize) {
    progress.go(question);
    if let Some(window) = web_sys::window() {
        window.location().set_hash(&anchor(question)).ok();
    }
}

/// Gives the focus to an element once it is there, so that a screen reader and the keyboard go on from it. The page
/// scrolls only as far as to show it.
pub(super) fn focus(id: &str) {
    let id = id.to_owned();
    // what has just become visible can have the focus with the next frame
    request_animation_frame(move || {
        let element = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id(&id))
            .and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            let options = web_sys::FocusOptions::new();
            // the link to the next question lies below the explanation that is to be read first
            options.set_prevent_scroll(id.ends_with("-next"));
            element.focus_with_options(&options).ok();
        }
    });
}

fn mark_language_links(question: usize) {
    let links = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all("a[data-language]").ok());
    let Some(links) = links else { return };
    for index in 0..links.length() {
        let link = links.get(index).and_then(|link| link.dyn_into::<web_sys::Element>().ok());
        if let Some((link, href)) = link.and_then(|link| link.get_attribute("href").map(|href| (link, href))) {
            let page = href.split('#').next().unwrap_or_default();
            link.set_attribute("href", &format!("{page}#{}", anchor(question))).ok();
        }
    }
}
