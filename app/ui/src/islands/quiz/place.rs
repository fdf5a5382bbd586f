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
    let number: usize = hash.strip_prefix("#q")?.parse().ok()?;
    (1..=total).contains(&number).then(|| number - 1)
}

/// Follows the address, and writes the place behind the links to the other languages.
pub(super) fn follow(progress: Progress) {
    let listener = StoredValue::new_local(None::<EventListener>);
    Effect::new(move |_| {
        let Some(window) = web_sys::window() else { return };
        listener.set_value(Some(EventListener::new(&window, "hashchange", move |_| {
            if let Some(question) = asked_for(progress.total()) {
                progress.go(question);
                show(question);
            }
        })));
    });
    Effect::new(move |_| {
        let current = progress.current.get();
        if progress.live.get() {
            mark_language_links(current);
        }
    });
    on_cleanup(move || listener.set_value(None));
}

/// Goes to a question by way of the address.
pub(super) fn visit(question: usize) {
    if let Some(window) = web_sys::window() {
        window.location().set_hash(&anchor(question)).ok();
    }
}

/// Brings the question's heading into view and gives it the focus, so that a screen reader reads on from there.
fn show(question: usize) {
    let heading = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&format!("{}-h", anchor(question))))
        .and_then(|heading| heading.dyn_into::<web_sys::HtmlElement>().ok());
    let Some(heading) = heading else { return };
    // the heading becomes visible with the next update of the page
    request_animation_frame(move || {
        heading.focus().ok();
    });
}

/// Gives the focus to the link to the next question, without a jump of the page: the button and the option that had it
/// can no longer hold it.
pub(super) fn focus_next(question: usize) {
    let id = format!("{}-next", anchor(question));
    request_animation_frame(move || {
        let link = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.get_element_by_id(&id))
            .and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(link) = link {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            link.focus_with_options(&options).ok();
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
