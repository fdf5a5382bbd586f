//! The stage beside a question: a live demo, its controls and figures. Until the demo's code has arrived, and without
//! scripts, a still picture of the same scene.

mod controls;
mod data;
mod door;
mod figures;
mod map;

use std::rc::Rc;

use demos::stage::{Command, View};
use leptos::prelude::*;

use crate::components::Icon;
use controls::{Parameters, Transport};
pub use data::{HeapWords, StageData};
use door::Running;
use figures::{Chart, Metrics};
use map::HeapMap;

/// The weaves of the legend, in order.
pub(crate) const LEGEND: [&str; 5] = ["live", "new", "stale", "free", "fail"];

/// The live demo of one question. It runs while `current` holds and gives its memory back when it no longer does.
#[component]
pub fn Stage(
    /// Words, still picture and settings.
    data: StageData,
    /// Whether the question of this stage is the one that is shown, and scripts run.
    current: Signal<bool>,
) -> impl IntoView {
    let view = RwSignal::new(View { settings: data.settings.clone(), ..View::default() });
    let running = StoredValue::new_local(None::<Running>);
    let failed = RwSignal::new(false);
    let live = Signal::derive(move || current.get() && view.with(|view| view.map_height > 0));
    let send = Callback::new(move |command: Command| running.with_value(|running| {
        if let Some(running) = running {
            running.send(command);
        }
    }));
    let slot = NodeRef::<leptos::html::Div>::new();

    let opening = Rc::new(data.clone());
    let open = move || {
        failed.set(false);
        if let Some(slot) = slot.get_untracked() {
            door::open(slot.into(), &opening, view, running, failed);
        }
    };
    let reopen = StoredValue::new_local(open.clone());
    Effect::new(move |_| {
        if current.get() {
            open();
        } else {
            running.set_value(None);
            view.update(|view| view.map_height = 0);
        }
    });
    on_cleanup(move || running.set_value(None));

    let words = data.words.clone();
    let legend: String = LEGEND.iter().zip(&words.legend).map(|(state, word)| legend_item(state, word)).collect();
    view! {
        <section class="demo" id="demo" aria-labelledby="demo-h" translate="no" lang=data.tag.clone() dir=data.dir.as_str()>
            <div class="selvedge" aria-hidden="true"></div>
            <header class="demo-head">
                <h2 id="demo-h">{words.title.clone()}</h2>
                <p class="num">{move || view.with(|view| view.step.clone())}</p>
                <BadgeLine view />
            </header>
            <p class="notice" data-kind="alert" role="alert" hidden=move || view.with(|view| view.notice.is_none())>
                <Icon name="chip" />
                <span>{move || view.with(|view| view.notice.clone().unwrap_or_default())}</span>
            </p>
            <p class="notice" data-kind="alert" role="alert" hidden=move || !failed.get()>
                <Icon name="cross" />
                <span>
                    {words.load_failed.clone()} " "
                    <button class="btn" type="button" on:click=move |_| reopen.with_value(|open| open())>{words.retry.clone()}</button>
                </span>
            </p>
            <HeapMap still=data.still.clone() words=words.clone() view live place=slot send />
            <p class="event" role="status" hidden=move || !live.get() data-alert=move || view.with(|view| view.alert).then_some("")>
                <b>{move || view.with(|view| view.sentence.clone())}</b>
                <span>{move || view.with(|view| view.call.clone())}</span>
            </p>
            <ul class="legend" inner_html=legend></ul>
            <Metrics view labels=words.metrics.clone() live />
            <Chart still=data.still.clone() title=words.chart.clone() view live />
            <Transport words=words.clone() view live send />
            <Parameters words view live send />
        </section>
    }
}

/// Where the demo runs and what was checked, in one line.
#[component]
fn BadgeLine(view: RwSignal<View>) -> impl IntoView {
    let icon = move || {
        use demos::stage::BadgeKind;
        match view.with(|view| view.badge.kind) {
            BadgeKind::Verified => "#i-check",
            BadgeKind::Mismatch => "#i-cross",
            BadgeKind::Busy | BadgeKind::Simulated => "#i-chip",
        }
    };
    view! {
        <p
            class="badge"
            role="status"
            data-kind=move || view.with(|view| view.badge.kind.as_str())
            hidden=move || view.with(|view| view.badge.text.is_empty())
        >
            <svg class="icon" aria-hidden="true"><use href=icon></use></svg>
            <span>
                <b>{move || view.with(|view| view.badge.lead.clone())}</b>
                " "
                {move || view.with(|view| view.badge.text.clone())}
            </span>
        </p>
    }
}

/// A sample of a weave and its word; part of the page, and never changes.
fn legend_item(state: &str, word: &str) -> String {
    [
        r#"<li><svg class="swatch" aria-hidden="true"><rect class="blk" data-s=""#,
        state,
        r#"" x="1" y="1" width="30" height="16"></rect></svg>"#,
        &demos::markup::escape(word),
        "</li>",
    ]
    .concat()
}
