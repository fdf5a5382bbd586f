//! The keyboard: 1–4 or A–D choose, Enter checks, N and P go on and back.

use gloo_events::EventListener;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::place;
use super::progress::Progress;

/// Listens on the whole page. Keys with a modifier, and keys in a control that uses them itself, are left alone.
pub(super) fn listen(progress: Progress) {
    let listener = StoredValue::new_local(None::<EventListener>);
    Effect::new(move |_| {
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let options = gloo_events::EventListenerOptions::enable_prevent_default();
        listener.set_value(Some(EventListener::new_with_options(&document, "keydown", options, move |event| {
            if let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() {
                handle(progress, event);
            }
        })));
    });
    on_cleanup(move || listener.set_value(None));
}

fn handle(progress: Progress, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() || in_own_control(event) {
        return;
    }
    let current = progress.current.get_untracked();
    let key = event.key();
    match key.as_str() {
        "n" | "N" if current + 1 < progress.total() => place::visit(progress, current + 1),
        "p" | "P" if current > 0 => place::visit(progress, current - 1),
        "Enter" => progress.answer(current),
        _ => {
            let Some(option) = option_of(&key).filter(|option| *option < progress.option_count()) else { return };
            progress.choose(current, option);
            focus_option(current, option);
        }
    }
    event.prevent_default();
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

fn target(event: &web_sys::KeyboardEvent) -> Option<web_sys::Element> {
    event.target()?.dyn_into().ok()
}

/// The keys are the question's: from the page itself, the question or the threads above it. The demo, menus and the
/// page's head have keys of their own; so do links and buttons for Enter.
fn in_own_control(event: &web_sys::KeyboardEvent) -> bool {
    let Some(target) = target(event) else { return false };
    let is = |selector: &str| target.matches(selector).unwrap_or(false);
    let ours = is("body, .quiz-head *, .question, .question *");
    let acts = event.key() == "Enter" && is("a, button, summary");
    !ours || acts
}

fn focus_option(question: usize, option: usize) {
    let id = format!("{}-o{option}", place::anchor(question));
    let input = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&id))
        .and_then(|input| input.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(input) = input {
        input.focus().ok();
    }
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
