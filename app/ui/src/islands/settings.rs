//! The theme switch, the one setting there is.

use leptos::prelude::*;

use crate::components::Icon;

/// Its words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThemeWords {
    /// The group's name.
    pub theme: String,
    /// As the system has it.
    pub auto: String,
    /// Light.
    pub light: String,
    /// Dark.
    pub dark: String,
}

/// Where the choice is stored. The head's first script reads the same key before the page is painted.
pub const STORAGE_KEY: &str = "kumbukumbu.theme";

/// Light, dark, or as the system has it. Its words are in the context, on the server alone: the page has them already.
#[island]
pub fn Theme() -> impl IntoView {
    let words = use_context::<ThemeWords>().unwrap_or_default();
    let theme = RwSignal::new(String::new());
    Effect::new(move |_| theme.set(stored()));
    let choose = move |name: &'static str| {
        theme.set(name.to_owned());
        apply(name);
    };
    let button = move |name: &'static str, icon: &'static str, label: String| {
        view! {
            <button
                type="button"
                aria-pressed=move || (theme.get() == name).to_string()
                aria-label=label.clone()
                title=label.clone()
                on:click=move |_| choose(name)
            >
                <Icon name=icon />
            </button>
        }
    };
    view! {
        <div class="theme" role="group" aria-label=words.theme.clone()>
            {button("", "auto", words.auto.clone())}
            {button("light", "sun", words.light.clone())}
            {button("dark", "moon", words.dark.clone())}
        </div>
    }
}

fn stored() -> String {
    let storage = web_sys::window().and_then(|window| window.local_storage().ok().flatten());
    storage.and_then(|storage| storage.get_item(STORAGE_KEY).ok().flatten()).unwrap_or_default()
}

/// Shows the theme and keeps it. Where nothing may be kept it holds until the page is left.
fn apply(name: &str) {
    let Some(window) = web_sys::window() else { return };
    if let Ok(Some(storage)) = window.local_storage() {
        let kept = if name.is_empty() { storage.remove_item(STORAGE_KEY) } else { storage.set_item(STORAGE_KEY, name) };
        kept.ok();
    }
    if let Some(root) = window.document().and_then(|document| document.document_element()) {
        let shown =
            if name.is_empty() { root.remove_attribute("data-theme") } else { root.set_attribute("data-theme", name) };
        shown.ok();
    }
    if let Ok(event) = web_sys::Event::new("kumbukumbu:theme") {
        window.dispatch_event(&event).ok();
    }
}
