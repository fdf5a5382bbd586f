use leptos::prelude::*;

/// A quiz's level: three picks, as many of them filled, and the word.
#[component]
pub fn Level(
    /// 1 to 3.
    level: u8,
    /// Its word in the page's language.
    word: String,
) -> impl IntoView {
    view! {
        <span class="level" data-level=level.to_string()>
            <svg viewBox="0 0 20 14" aria-hidden="true">
                <rect x=".5" y="10.5" width="19" height="3"></rect>
                <rect x=".5" y="5.5" width="19" height="3"></rect>
                <rect x=".5" y=".5" width="19" height="3"></rect>
            </svg>
            {word}
        </span>
    }
}
