use leptos::prelude::*;

/// The topic's pattern band.
#[component]
pub fn Pindo(
    /// The motif, for instance `kibaba`.
    motif: String,
    /// `s`, `m`, or none for the page's own.
    #[prop(optional)]
    size: Option<&'static str>,
) -> impl IntoView {
    let fill = match size {
        Some(size) => format!("url(#pindo-{motif}-{size})"),
        None => format!("url(#pindo-{motif})"),
    };
    view! {
        <svg class="pindo" aria-hidden="true" data-size=size>
            <svg x="50%" overflow="visible">
                <rect x="-3000" width="6000" height="100%" fill=fill></rect>
            </svg>
        </svg>
    }
}

/// The mark: a plain weave of two by two, its empty centre the memory cell.
#[component]
pub fn Logo() -> impl IntoView {
    view! {
        <svg class="logo" viewBox="0 0 28 28" aria-hidden="true">
            <path class="logo-warp" d="M5 1h7v13.75H5zM5 24.25h7V27H5zM16 1h7v2.75h-7zM16 13.25h7V27h-7z"></path>
            <path class="logo-weft" d="M1 5h2.75v7H1zM13.25 5H27v7H13.25zM1 16h13.75v7H1zM24.25 16H27v7h-2.75z"></path>
        </svg>
    }
}
