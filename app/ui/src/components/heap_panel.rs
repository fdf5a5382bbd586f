//! The heap demo's panel as the server writes it. The demo finds its places by their `data-part`, its buttons by their
//! `data-do` and its settings by their `data-set` (`demos::panel`); without scripts the still picture and the chart remain.

use demos::heap::{
    LARGEST_MIB, Moment, SEEDS, SIZE_STEP, SMALLEST_MIB, Settings, Still, StillError, Story, Workload, still,
};
use l10n::{Arg, Bundle, Message, msg};
use leptos::prelude::*;
use models::heap::Policy;

use super::Icon;

/// The weaves of the legend with the messages that name them.
fn legend() -> [(&'static str, Message); 5] {
    use msg::heap as m;
    [("live", m::live()), ("new", m::new()), ("stale", m::stale()), ("free", m::void()), ("fail", m::refused())]
}

/// What stands inside the demo's `<section>` beside a question. The picture of the answer is for readers without
/// scripts: while the code is on its way, another one shows the step before it.
///
/// # Errors
/// When the still pictures cannot be drawn.
pub fn heap_panel(bundle: &Bundle, settings: &Settings) -> Result<String, StillError> {
    let answer = still(bundle, settings, Moment::Answer)?;
    let question = match Story::new(settings)?.prediction() {
        Some(_) => Some(still(bundle, settings, Moment::Question)?),
        None => None,
    };
    let panel = view! {
        <Head bundle />
        <Map answer=answer.clone() question />
        <Account bundle />
        <Transport bundle />
        <Parameters bundle settings />
        <Chart bundle still=answer />
    };
    // nothing in here is hydrated
    Ok(panel.to_html().replace("<!>", ""))
}

#[component]
fn Head<'b>(bundle: &'b Bundle) -> impl IntoView {
    view! {
        <div class="selvedge" aria-hidden="true"></div>
        <header class="demo-head">
            <h2 id="demo-h">{bundle.text(&msg::heap::title())}</h2>
            <p class="num" data-part="step"></p>
            <p class="badge" data-part="badge" hidden>
                <Icon name="check" /><Icon name="cross" /><Icon name="chip" />
                <span><b data-part="badge-lead"></b>" "<span data-part="badge-text"></span></span>
            </p>
        </header>
        <p class="notice" data-kind="alert" role="alert" data-part="notice" hidden></p>
    }
}

#[component]
fn Map(answer: Still, question: Option<Still>) -> impl IntoView {
    let picture = |still: Still, moment: Option<&'static str>| {
        view! {
            <figure class="still" data-moment=moment>
                <svg height=still.height.to_string() role="img" aria-label=still.alt inner_html=still.map></svg>
                <figcaption>{still.caption}</figcaption>
            </figure>
        }
    };
    let of_answer = question.is_some().then_some("answer");
    view! {
        <div class="map" role="group" data-part="map">
            {question.map(|question| picture(question, Some("question")))}
            {picture(answer, of_answer)}
            <div class="map-live" data-part="stage">
                <div class="map-slot" data-part="slot"></div>
                <svg class="map-labels" aria-hidden="true" data-part="labels"></svg>
            </div>
            <p class="map-chosen" role="status" data-part="chosen"></p>
        </div>
    }
}

#[component]
fn Account<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::heap as m;
    let labels = [m::used(), m::free(), m::largest(), m::fragmentation()];
    let metrics = labels.iter().enumerate().map(|(index, label)| {
        view! {
            <div data-part=format!("metric-{index}")>
                <dt>{bundle.text(label)}</dt>
                <dd>
                    <b></b>
                    <code translate="no"></code>
                    <svg class="meter" aria-hidden="true">
                        <rect class="meter-bg" width="100%" height="100%"></rect>
                        <rect class="meter-v" width="0" height="100%"></rect>
                    </svg>
                </dd>
            </div>
        }
    });
    let swatches = legend().map(|(state, word)| {
        view! {
            <li>
                <svg class="swatch" aria-hidden="true"><rect class="blk" data-s=state x="1" y="1" width="30" height="16"></rect></svg>
                {bundle.text(&word)}
            </li>
        }
    });
    view! {
        <p class="event" data-part="event"><b data-part="sentence"></b><span data-part="call"></span><em data-part="held" hidden></em></p>
        <p class="vh" role="status" data-part="said"></p>
        <Blocks bundle />
        <ul class="legend">{swatches.collect_view()}</ul>
        <dl class="metrics">{metrics.collect_view()}</dl>
    }
}

/// The heap as a table. Its rows are made while it is open.
#[component]
fn Blocks<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::heap as m;
    let heads = [m::table_block(), m::table_state(), m::table_address(), m::table_size()]
        .map(|head| view! { <th scope="col">{bundle.text(&head)}</th> });
    view! {
        <details class="blocks" data-part="table">
            <summary>{bundle.text(&m::table())}</summary>
            <table>
                <caption>{bundle.text(&m::table_caption())}</caption>
                <thead><tr>{heads.collect_view()}</tr></thead>
                <tbody data-part="rows"></tbody>
            </table>
            <p data-part="more"></p>
        </details>
    }
}

#[component]
fn Transport<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::demo as m;
    let key = |name: &'static str, icon: &'static str, label: Message| {
        let label = bundle.text(&label);
        view! { <button class="btn btn-sq" type="button" data-do=name aria-label=label.clone() title=label><Icon name=icon /></button> }
    };
    let speeds = [0.5, 1.0, 2.0, 4.0].map(|times| bundle.text(&m::speed_times(Arg::Decimal(times, 1))));
    view! {
        <div class="transport" data-part="transport">
            <div class="transport-keys">
                {key("reset", "reset", m::reset())}
                {key("back", "back", m::back())}
                <button class="btn btn-sq" data-kind="primary" type="button" data-do="play" aria-label=bundle.text(&m::play())>
                    <Icon name="play" /><Icon name="pause" />
                </button>
                {key("forward", "fwd", m::forward())}
            </div>
            <label class="scrub">
                <span class="vh">{bundle.text(&m::scrub())}</span>
                <input type="range" min="0" max="1" value="0" data-set="scrub" />
            </label>
            <label class="select">
                <span class="vh">{bundle.text(&m::speed())}</span>
                <select data-set="speed">{options(["0", "1", "2", "3"], &speeds, "1")}</select>
                <Icon name="chev" />
            </label>
        </div>
    }
}

#[component]
fn Parameters<'b>(bundle: &'b Bundle, settings: &'b Settings) -> impl IntoView {
    use msg::heap as m;
    let t = |message: Message| bundle.text(&message);
    let workloads = [m::scripted(), m::neighbours(), m::random()].map(t);
    let policies = [m::first_fit(), m::best_fit(), m::next_fit()].map(t);
    let random = settings.workload == Workload::Random;
    view! {
        <div class="params">
            <div class="field">
                <label for="heap-size">{t(m::size())}</label>
                <output for="heap-size" data-part="size">{t(msg::demo::mib(settings.mib))}</output>
                <input
                    id="heap-size"
                    type="range"
                    min=SMALLEST_MIB.to_string()
                    max=LARGEST_MIB.to_string()
                    step=SIZE_STEP.to_string()
                    value=settings.mib.to_string()
                    data-set="size"
                />
            </div>
            <div class="field">
                <label for="heap-workload">{t(m::workload())}</label>
                <span class="select">
                    <select id="heap-workload" data-set="workload">
                        {options(Workload::ALL.map(Workload::as_str), &workloads, settings.workload.as_str())}
                    </select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field">
                <label for="heap-policy">{t(m::policy())}</label>
                <span class="select">
                    <select id="heap-policy" data-set="policy">
                        {options(Policy::ALL.map(Policy::name), &policies, settings.policy.name())}
                    </select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field" data-part="seed-field" hidden=!random>
                <label for="heap-seed">{t(m::seed())}</label>
                <output for="heap-seed" data-part="seed">{settings.seed.to_string()}</output>
                <input id="heap-seed" type="range" min="1" max=SEEDS.to_string() value=settings.seed.to_string() data-set="seed" />
            </div>
            <p class="params-act">
                <button class="btn" type="button" data-do="verify" hidden>{t(m::verify())}</button>
            </p>
        </div>
    }
}

/// The chart comes last: it appears with the first step, and nothing that is being used moves.
#[component]
fn Chart<'b>(bundle: &'b Bundle, still: Still) -> impl IntoView {
    let (width, height) = still.chart_size;
    view! {
        <figure class="chart">
            <figcaption>{bundle.text(&msg::heap::chart())}</figcaption>
            <svg class="chart-still" viewBox=format!("0 0 {width} {height}") role="img" aria-label=still.chart_alt inner_html=still.chart></svg>
            <svg class="chart-live" viewBox=format!("0 0 {width} {height}") role="img" data-part="chart"></svg>
        </figure>
    }
}

/// A menu's options.
fn options<const N: usize>(values: [&'static str; N], words: &[String], selected: &str) -> impl IntoView + use<N> {
    let selected = selected.to_owned();
    let options = values.into_iter().zip(words.to_vec());
    options
        .map(|(value, word)| view! { <option value=value selected={value == selected}>{word}</option> })
        .collect_view()
}
