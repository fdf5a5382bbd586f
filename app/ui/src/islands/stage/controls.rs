use demos::heap::{LARGEST_MIB, SMALLEST_MIB};
use demos::markup::escape;
use demos::stage::{Command, Settings, View, Workload};
use leptos::prelude::*;
use models::heap::Policy;

use super::data::{HeapWords, SIZE_STEP, SPEEDS};
use super::figures::percent;
use crate::components::Icon;

/// Back to the start, back, play, on, a scrubber and the speed.
#[component]
pub(super) fn Transport(words: HeapWords, view: RwSignal<View>, live: Signal<bool>, send: Callback<Command>) -> impl IntoView {
    let key = move |icon: &'static str, label: String, command: Command| {
        view! {
            <button class="btn btn-sq" type="button" aria-label=label.clone() title=label.clone() on:click=move |_| send.run(command.clone())>
                <Icon name=icon />
            </button>
        }
    };
    let playing = move || view.with(|view| view.playing);
    let play_label = move || view.with(|view| view.play_label.clone());
    let scrub = NodeRef::<leptos::html::Input>::new();
    fill(scrub, move || view.with(|view| view.position * 1000 / view.steps.max(1)));
    view! {
        <div class="transport" hidden=move || !live.get()>
            <div class="transport-keys">
                {key("reset", words.reset.clone(), Command::Reset)}
                {key("back", words.back.clone(), Command::Step(-1))}
                <button class="btn btn-sq" data-kind="primary" type="button" aria-label=play_label on:click=move |_| send.run(Command::TogglePlay)>
                    <svg class="icon" aria-hidden="true"><use href=move || if playing() { "#i-pause" } else { "#i-play" }></use></svg>
                </button>
                {key("fwd", words.forward.clone(), Command::Step(1))}
            </div>
            <label class="scrub">
                <span class="vh">{words.scrub.clone()}</span>
                <input
                    type="range"
                    min="0"
                    node_ref=scrub
                    prop:max=move || view.with(|view| view.steps.to_string())
                    prop:value=move || view.with(|view| view.position.to_string())
                    aria-valuetext=move || view.with(|view| view.step.clone())
                    on:input=move |event| {
                        if let Ok(step) = event_target_value(&event).parse() {
                            send.run(Command::Seek(step));
                        }
                    }
                />
            </label>
            <label class="select">
                <span class="vh">{words.speed.clone()}</span>
                <select on:change=move |event| {
                    if let Some(speed) = event_target_value(&event).parse::<usize>().ok().and_then(|at| SPEEDS.get(at)) {
                        send.run(Command::Speed(*speed));
                    }
                } inner_html=options(["0", "1", "2", "3"], &words.speeds, 1)></select>
                <Icon name="chev" />
            </label>
        </div>
    }
}

/// The demo's own settings, and the whole read-back.
#[component]
pub(super) fn Parameters(words: HeapWords, view: RwSignal<View>, live: Signal<bool>, send: Callback<Command>) -> impl IntoView {
    let settings = move || view.with(|view| view.settings.clone());
    let change = move |edit: &dyn Fn(&mut Settings)| {
        let mut settings = settings();
        edit(&mut settings);
        send.run(Command::Set(settings));
    };
    let size = NodeRef::<leptos::html::Input>::new();
    let seed = NodeRef::<leptos::html::Input>::new();
    let largest = move || view.with(|view| view.largest_mib.max(SMALLEST_MIB));
    fill(size, move || (settings().mib - SMALLEST_MIB) * 1000 / (largest() - SMALLEST_MIB).max(1));
    fill(seed, move || (settings().seed - 1) * 1000 / (SEEDS - 1));
    let size_text = move || view.with(|view| view.size_text.clone());
    view! {
        <div class="params" hidden=move || !live.get()>
            <div class="field">
                <label for="heap-size">{words.size.clone()}</label>
                <output for="heap-size">{size_text}</output>
                <input
                    id="heap-size"
                    type="range"
                    min=SMALLEST_MIB.to_string()
                    max=LARGEST_MIB.to_string()
                    step=SIZE_STEP.to_string()
                    node_ref=size
                    prop:max=move || largest().to_string()
                    prop:value=move || settings().mib.to_string()
                    aria-valuetext=size_text
                    on:change=move |event| {
                        if let Ok(mib) = event_target_value(&event).parse() {
                            change(&|settings| settings.mib = mib);
                        }
                    }
                />
            </div>
            <div class="field">
                <label for="heap-workload">{words.workload.clone()}</label>
                <span class="select">
                    <select
                        id="heap-workload"
                        prop:value=move || settings().workload.as_str()
                        on:change=move |event| {
                            if let Some(workload) = Workload::named(&event_target_value(&event)) {
                                change(&|settings| settings.workload = workload);
                            }
                        }
                        inner_html=options(Workload::ALL.map(Workload::as_str), &words.workloads, 0)
                    ></select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field">
                <label for="heap-policy">{words.policy.clone()}</label>
                <span class="select">
                    <select
                        id="heap-policy"
                        prop:value=move || settings().policy.name()
                        on:change=move |event| {
                            if let Ok(policy) = event_target_value(&event).parse::<Policy>() {
                                change(&|settings| settings.policy = policy);
                            }
                        }
                        inner_html=options(Policy::ALL.map(Policy::name), &words.policies, 0)
                    ></select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field" hidden=move || settings().workload != Workload::Random>
                <label for="heap-seed">{words.seed.clone()}</label>
                <output for="heap-seed">{move || settings().seed.to_string()}</output>
                <input
                    id="heap-seed"
                    type="range"
                    min="1"
                    max=SEEDS.to_string()
                    node_ref=seed
                    prop:value=move || settings().seed.to_string()
                    on:change=move |event| {
                        if let Ok(seed) = event_target_value(&event).parse() {
                            change(&|settings| settings.seed = seed);
                        }
                    }
                />
            </div>
            <p class="params-act">
                <button class="btn" type="button" hidden=move || !view.with(|view| view.on_gpu) on:click=move |_| send.run(Command::Verify)>
                    {words.verify.clone()}
                </button>
            </p>
        </div>
    }
}

/// Seeds that the slider offers.
const SEEDS: u32 = 50;

/// Keeps a slider's filled part, in thousandths, in step through the CSSOM: exported HTML carries no style attributes.
fn fill(slider: NodeRef<leptos::html::Input>, permille: impl Fn() -> u32 + 'static) {
    Effect::new(move |_| {
        let percent = percent(permille());
        if let Some(slider) = slider.get() {
            web_sys::HtmlElement::style(&slider).set_property("--v", &percent).ok();
        }
    });
}

/// A menu's options; they are part of the page and never change.
fn options<const N: usize>(values: [&str; N], words: &[String], selected: usize) -> String {
    let mut out = String::new();
    for (index, (value, word)) in values.iter().zip(words).enumerate() {
        let mark = if index == selected { " selected" } else { "" };
        out.extend(["<option value=\"", value, "\"", mark, ">", &escape(word), "</option>"]);
    }
    out
}
