use leptos::prelude::*;

/// An icon of the page's sprite, for instance `check`. It says nothing by itself: a word stands beside it.
#[component]
pub fn Icon(
    /// The symbol's name without its `i-`.
    name: &'static str,
    /// Whether it points along the line and turns round where the text runs from right to left.
    #[prop(optional)]
    flip: bool,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true" data-flip=flip.then_some("")>
            <use href=format!("#i-{name}")></use>
        </svg>
    }
}
