//! The stage beside a question: a live demo with its controls and figures.
//!
//! The panel's HTML is written by the server (`components::heap_panel`) with a still picture in it. The demo's code
//! comes through one door as a chunk of its own, takes the panel over, and gives it back when the question is left. So the
//! page's main code knows nothing of the demo but that it runs.

mod data;
mod door;

use demos::stage::Command;
use leptos::prelude::*;

pub use data::StageData;
use door::Running;

/// The live demo of one question. It runs while `current` holds and gives its memory back when it no longer does; when
/// it comes back it opens where it was left.
#[component]
pub fn Stage(
    /// The panel, and what the demo starts with.
    data: StageData,
    /// The id of the panel; what stands in it has ids that begin with this one.
    id: String,
    /// Whether the question of this stage is the one that is shown, and scripts run.
    current: Signal<bool>,
    /// Whether the step that answers the question is held back.
    held: Signal<bool>,
    /// With each change the demo plays its question's story from the start, in sight.
    show: Signal<u32>,
    /// The demo's state in words to open with at first: what `state` held when a link was made.
    opening: Option<String>,
    /// Hears the demo's state in words when it has come to rest; empty where it stands as the question opens it.
    state: RwSignal<String>,
) -> impl IntoView {
    let running = StoredValue::new_local(None::<Running>);
    let failed = RwSignal::new(false);
    // Counts comings and goings: a demo whose code arrives when its question was left, or opened again, is not wanted.
    let turn = StoredValue::new_local(0_u32);
    let showing = StoredValue::new_local(false);
    let resume = StoredValue::new_local(opening.unwrap_or_default());
    let panel = NodeRef::<leptos::html::Section>::new();
    let start = data.start();
    let open = move || {
        failed.set(false);
        turn.update_value(|turn| *turn += 1);
        if let Some(panel) = panel.get_untracked() {
            door::open(panel, &start, door::Places { running, failed, turn, held, showing, resume, state });
        }
    };
    let again = StoredValue::new_local(open.clone());
    let send =
        move |command: Command| running.with_value(|demo| demo.as_ref().map(|demo| demo.send(command)).is_some());
    // one effect for all three: each costs half a kilobyte of code
    Effect::new(move |before: Option<(bool, u32)>| {
        let (current, shown) = (current.get(), show.get());
        let (was_current, had_shown) = before.unwrap_or((false, shown));
        if current && !was_current {
            open();
        } else if was_current && !current {
            turn.update_value(|turn| *turn += 1);
            running.set_value(None);
            showing.set_value(false);
        }
        send(Command::Hold(held.get()));
        if shown != had_shown && !send(Command::Show) {
            showing.set_value(true);
            if failed.get_untracked() {
                again.with_value(|open| open());
            }
        }
        (current, shown)
    });
    on_cleanup(move || running.set_value(None));
    let heading = [&id, "-h"].concat();
    view! {
        <p class="notice" data-kind="alert" role="alert" hidden=move || !failed.get()>
            <span>{data.load_failed}</span>
            <button class="btn" type="button" on:click=move |_| again.with_value(|open| open())>{data.retry}</button>
        </p>
        <section class="demo" id=id aria-labelledby=heading translate="no" node_ref=panel inner_html=data.html></section>
    }
}
