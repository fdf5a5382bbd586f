//! The page's address follows what is shown: it can be copied, reloaded, and opened in another language.

use gloo_events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::progress::Progress;
use super::spot::Spot;
use super::{link, outcome};
use crate::islands::dom;

/// The demos' states by question, as texts for a link; empty where a demo stands as its question opens it.
pub(super) type Demos = Vec<RwSignal<String>>;

/// What the address asks for now. The order of the options is the one that the page's first script has made.
pub(super) fn asked(total: usize) -> link::Asked {
    let (query, anchor) = here();
    let mut asked = link::read(&plain(&query), &anchor, total);
    let shuffled = dom::document()
        .and_then(|document| dom::within(&document.document_element()?, ".quiz[data-seed]"))
        .and_then(|quiz| quiz.get_attribute("data-seed"));
    if let Some(seed) = shuffled {
        asked.seed = seed;
    }
    asked
}

/// Follows the anchor: links inside the quiz, and the back button.
pub(super) fn listen(progress: Progress) {
    let Some(window) = web_sys::window() else { return };
    let moved = move |_: &web_sys::Event| {
        let (query, anchor) = here();
        if let Some(spot) = Spot::named(anchor.trim_start_matches('#'), progress.total()) {
            // the back button leads to a shared result again
            if let Some(code) = link::read(&plain(&query), "", progress.total()).result {
                progress.look_at(&code);
            }
            // who has gone there by a key is there already
            if spot != progress.spot.get_untracked() {
                progress.arrive(spot);
            }
        }
    };
    // going back to an entry with another query is no change of the anchor for every browser
    EventListener::new(&window, "hashchange", moved).forget();
    EventListener::new(&window, "popstate", moved).forget();
}

/// Writes what is shown into the address. To be called where signals are followed.
pub(super) fn write(progress: Progress, demos: &Demos) {
    if progress.live.get() {
        replace(&query(progress, demos), progress.spot.get());
    }
}

/// A link to what is shown: the question with the order of its options and its demo, or the result.
pub(super) fn to_here(progress: Progress, demos: &Demos) -> String {
    match progress.spot.get_untracked() {
        Spot::Results => {
            let code = progress.quiz.with_value(|quiz| outcome::code(quiz, &untrack(|| progress.outcome())));
            [&page(), "?result=", &code].concat()
        }
        Spot::Question(question) => {
            let mut link = [&page(), "?q=", &(question + 1).to_string(), "&seed=", &progress.seed.get_value()].concat();
            append(&mut link, "demo", &untrack(|| demo(progress, demos)));
            link
        }
    }
}

/// Writes a place behind the address, as a step that the back button takes back.
pub(super) fn set_anchor(spot: Spot) {
    if let Some(window) = web_sys::window() {
        window.location().set_hash(&spot.anchor()).ok();
    }
}

/// A query with its values as they are: some programs write every sign of a link as a number.
fn plain(query: &str) -> String {
    let value = |value: &str| js_sys::decode_uri_component(value).map_or_else(|_| value.to_owned(), String::from);
    let pair = |pair: &str| match pair.split_once('=') {
        Some((name, given)) => [name, "=", &value(given).replace('&', "")].concat(),
        None => pair.to_owned(),
    };
    query.split('&').map(pair).collect::<Vec<_>>().join("&")
}

/// The address's query and anchor.
fn here() -> (String, String) {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return Default::default() };
    (location.search().unwrap_or_default(), location.hash().unwrap_or_default())
}

/// The page without what it is asked for.
pub(super) fn page() -> String {
    let Some(location) = web_sys::window().map(|window| window.location()) else { return String::new() };
    [location.origin().unwrap_or_default(), location.pathname().unwrap_or_default()].concat()
}

fn query(progress: Progress, demos: &Demos) -> String {
    let mut query = ["?seed=", &progress.seed.get_value()].concat();
    let again = progress.again.all();
    let again = again.iter().enumerate().filter(|(_, again)| **again).map(|(question, _)| question);
    append(&mut query, "again", &link::numbers(again));
    append(&mut query, "demo", &demo(progress, demos));
    if progress.shared.with(Option::is_some) {
        append(&mut query, "result", &progress.quiz.with_value(|quiz| outcome::code(quiz, &progress.outcome())));
    }
    query
}

fn demo(progress: Progress, demos: &Demos) -> String {
    let state = progress.current().and_then(|question| demos.get(question).copied());
    state.map(|state| state.get()).unwrap_or_default()
}

fn append(query: &mut String, name: &str, value: &str) {
    if !value.is_empty() {
        query.extend(["&", name, "=", value]);
    }
}

/// Changes the query, without a step for the back button. What is not the quiz's stays.
fn replace(query: &str, spot: Spot) {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let search = location.search().unwrap_or_default();
    let mut url = query.to_owned();
    for pair in search.trim_start_matches('?').split('&') {
        if matches!(pair.split('=').next(), Some("dev" | "theme")) {
            url.extend(["&", pair]);
        }
    }
    // what is shown first stands behind the address too, so that the back button finds it
    let hash = location.hash().unwrap_or_default();
    let anchor = if hash.is_empty() { ["#", &spot.anchor()].concat() } else { hash.clone() };
    if url == search && anchor == hash {
        return;
    }
    url.push_str(&anchor);
    if let Ok(history) = window.history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        history.replace_state_with_url(&state, "", Some(&url)).ok();
    }
}
