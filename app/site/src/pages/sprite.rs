//! The page's sprite: patterns of the borders and weaves, and icons. It is part of each page, since a pattern of another
//! file cannot take the page's colours.

use leptos::prelude::*;

/// The sprite with the border of one motif.
#[component]
#[allow(unreachable_pub, reason = "the component macro makes a public item")]
pub(super) fn Sprite(motif: String) -> impl IntoView {
    let border = match motif.as_str() {
        "kibaba" => include_str!("sprite/kibaba.svg"),
        "usufi" => include_str!("sprite/usufi.svg"),
        "akiba" => include_str!("sprite/akiba.svg"),
        _ => include_str!("sprite/umoja.svg"),
    };
    let inner = [border, include_str!("sprite/weaves.svg"), include_str!("sprite/icons.svg")].concat();
    view! { <Defs inner=inner /> }
}

/// The middle-sized borders of the front page: of its cloth and of each topic's card.
#[component]
#[allow(unreachable_pub, reason = "the component macro makes a public item")]
pub(super) fn Borders() -> impl IntoView {
    let inner = [
        include_str!("sprite/umoja-m.svg"),
        include_str!("sprite/kibaba-m.svg"),
        include_str!("sprite/usufi-m.svg"),
        include_str!("sprite/akiba-m.svg"),
    ];
    view! { <Defs inner=inner.concat() /> }
}

#[component]
fn Defs(inner: String) -> impl IntoView {
    view! {
        <svg class="sprite" aria-hidden="true" focusable="false">
            <defs inner_html=inner.replace('\n', "")></defs>
        </svg>
    }
}
