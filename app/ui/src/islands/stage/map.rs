use demos::stage::{Command, View};
use leptos::prelude::*;

use super::data::{HeapWords, StillData};

/// The map: a canvas that the demo owns, labels over it, and the still picture before and without it.
#[component]
pub(super) fn HeapMap(
    still: StillData,
    words: HeapWords,
    view: RwSignal<View>,
    live: Signal<bool>,
    place: NodeRef<leptos::html::Div>,
    send: Callback<Command>,
) -> impl IntoView {
    let keys = move |event: web_sys::KeyboardEvent| {
        let command = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => Command::Choose(1),
            "ArrowLeft" | "ArrowUp" => Command::Choose(-1),
            "Escape" => Command::ChooseNothing,
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        send.run(command);
    };
    let point = move |event: web_sys::PointerEvent| {
        if let Some(place) = place.get_untracked() {
            let place = place.get_bounding_client_rect();
            let (x, y) = (f64::from(event.client_x()) - place.left(), f64::from(event.client_y()) - place.top());
            send.run(Command::Point(x, y));
        }
    };
    view! {
        <div class="map" role="group" aria-label=words.map.clone() tabindex=move || if live.get() { "0" } else { "-1" } on:keydown=keys>
            <figure class="still" hidden=move || live.get()>
                <svg height=still.height.to_string() role="img" aria-label=still.alt.clone() inner_html=still.map.clone()></svg>
                <figcaption>{still.caption.clone()}</figcaption>
            </figure>
            <div
                class="map-live"
                data-live=move || live.get().then_some("")
                on:pointermove=point
                on:pointerdown=point
                on:pointerleave=move |_| send.run(Command::ChooseNothing)
            >
                <div class="map-slot" node_ref=place></div>
                <svg class="map-labels" aria-hidden="true" height=move || view.with(|view| view.map_height.to_string()) inner_html=move || view.with(|view| view.overlay.clone())></svg>
            </div>
            <p class="map-chosen" role="status" hidden=move || !live.get()>{move || view.with(|view| view.chosen.clone())}</p>
        </div>
    }
}
