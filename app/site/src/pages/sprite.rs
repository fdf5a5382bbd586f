//! The page's sprite: patterns of the borders and weaves, and icons. It is part of each page, since a pattern of another
//! file cannot take the page's colours.

use leptos::prelude::*;

/// The sprite with the border of one motif.
#[component]
#[allow(unreachable_pub, reason = "the component macro makes a public item")]
pub(super) fn Sprite(motif: String) -> impl IntoView {
    let border = match motif.as_str() {
        "kibaba" => include_str!("sprite/kibaba.svg"),
        _ => include_str!("sprite/umoja.svg"),
    };
    // where a topic has a page of its own, the front page shows its border too
    let inner = [border, include_str!("sprite/weaves.svg"), include_str!("sprite/icons.svg")].concat();
    view! {
        <svg class="sprite" aria-hidden="true" focusable="false">
            <defs inner_html=inner.replace('\n', "")></defs>
        </svg>
    }
}

/// The middle-sized border of a topic's card.
pub(super) fn card_border(motif: &str) -> &'static str {
    match motif {
        "kibaba" => include_str!("sprite/kibaba.svg"),
        _ => "",
    }
}
