use l10n::Localized;
use leptos::prelude::*;

/// A text that is not in the page's language, marked up as what it is.
#[component]
pub fn Foreign(
    /// The text with its language.
    text: Localized,
) -> impl IntoView {
    view! { <span lang=text.lang dir=text.dir.as_str()>{text.text}</span> }
}
