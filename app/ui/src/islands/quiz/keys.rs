//! The keyboard: 1–4 or A–D choose, Enter checks and goes on, N and P go on and back, ? lists the keys.

use gloo_events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::keys_list;
use super::progress::Progress;
use super::question::option_id;
use super::spot::Spot;
use crate::islands::dom;

/// Where it is kept that single keys are off.
const SETTING: &str = "kumbukumbu.keys";

/// Listens on the whole page. Keys with a modifier, and keys in a control that uses them itself, are left alone.
pub(super) fn listen(progress: Progress) {
    let Some(document) = dom::document() else { return };
    let options = gloo_events::EventListenerOptions::enable_prevent_default();
    let heard = move |event: &web_sys::Event| {
        if let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() {
            handle(progress, event);
        }
    };
    EventListener::new_with_options(&document, "keydown", options, heard).forget();
}

/// Whether single keys do something. Who dictates or has tremor may need them off.
pub(super) fn are_on() -> bool {
    dom::setting(SETTING).as_deref() != Some("off")
}

/// Switches single keys on or off.
pub(super) fn switch(on: bool) {
    dom::set_setting(SETTING, if on { "on" } else { "off" });
}

fn handle(progress: Progress, event: &web_sys::KeyboardEvent) {
    let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing();
    if modified || event.default_prevented() || !progress.live.get_untracked() || in_own_control(event) {
        return;
    }
    let key = event.key();
    let is_single = matches!(key.as_str(), "?" | "n" | "N" | "p" | "P") || option_of(&key).is_some();
    if key != "Enter" && !(is_single && progress.single_keys.get_untracked()) {
        return;
    }
    // a key that is held down has said all it has to say
    if event.repeat() {
        return event.prevent_default();
    }
    let spot = progress.spot.get_untracked();
    let taken = match (key.as_str(), spot) {
        ("?", _) => keys_list::open(progress),
        ("n" | "N", Spot::Question(question)) => step(progress, question, 1),
        ("p" | "P", Spot::Question(question)) => step(progress, question, -1),
        ("p" | "P", Spot::Results) => step(progress, progress.total(), -1),
        ("Enter", Spot::Question(question)) => enter(progress, question),
        (key, Spot::Question(question)) => choose(progress, question, key),
        _ => false,
    };
    if taken {
        event.prevent_default();
    }
}

/// Checks the answer; where it is checked, goes on.
fn enter(progress: Progress, question: usize) -> bool {
    if untrack(|| progress.answered(question)).is_none() {
        progress.answer(question);
    } else {
        progress.visit(untrack(|| progress.next_open(question)).map_or(Spot::Results, Spot::Question));
    }
    true
}

fn step(progress: Progress, question: usize, by: isize) -> bool {
    let to = question.checked_add_signed(by).filter(|to| *to < progress.total());
    if let Some(to) = to {
        progress.visit(Spot::Question(to));
    }
    to.is_some()
}

/// Marks the option that stands at the key's place.
fn choose(progress: Progress, question: usize, key: &str) -> bool {
    let option = option_of(key)
        .and_then(|place| progress.quiz.with_value(|quiz| quiz.questions.get(question)?.order.get(place).copied()));
    let Some(option) = option else { return false };
    progress.choose(question, option);
    if let Some(input) = dom::by_id(&option_id(question, option)) {
        input.focus().ok();
    }
    true
}

/// 1–9 and A–H, in either case.
fn option_of(key: &str) -> Option<usize> {
    let mut letters = key.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    match letter.to_ascii_lowercase() {
        digit @ '1'..='9' => Some(digit as usize - '1' as usize),
        letter @ 'a'..='h' => Some(letter as usize - 'a' as usize),
        _ => None,
    }
}

/// The keys are the question's: from the page itself, the question or the threads above it. The demo, menus and the
/// page's head have keys of their own; so do links and buttons for Enter.
fn in_own_control(event: &web_sys::KeyboardEvent) -> bool {
    let Some(target) = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok()) else {
        return false;
    };
    let is = |selector: &str| target.matches(selector).unwrap_or(false);
    let ours = is(
        "body, main, .quiz-head *, .question, .question *, .results, .results *, .beside button, .beside summary, .beside .map",
    );
    let acts = event.key() == "Enter" && is("a, button, summary");
    !ours || acts || is("dialog, dialog *")
}

#[cfg(test)]
mod tests {
    use super::option_of;

    #[test]
    fn digits_and_letters_name_options() {
        assert_eq!(
            ["1", "4", "a", "D", "x", "F1", "0"].map(option_of),
            [Some(0), Some(3), Some(0), Some(3), None, None, None]
        );
    }
}
