//! The heap demo's panel as the server writes it; without scripts the still picture and the chart remain.

use demos::heap::{LARGEST_MIB, Moment, SEEDS, SIZE_STEP, SMALLEST_MIB, Settings, StillError, Story, Workload, still};
use demos::still::Still;
use l10n::{Bundle, Message, msg};
use leptos::prelude::*;
use models::heap::Policy;

use super::Icon;
use super::demo_panel::{Chart, Event, Head, Legend, Live, Metrics, Pictures, Rows, Transport, options};

/// What stands inside the demo's `<section>` beside a question. The picture of the answer is for readers without
/// scripts: while the code is on its way, another one shows the step before it. Ids begin with `id`, the panel's own.
///
/// # Errors
/// When the still pictures cannot be drawn.
pub fn heap_panel(bundle: &Bundle, settings: &Settings, id: &str) -> Result<String, StillError> {
    let answer = still(bundle, settings, Moment::Answer)?;
    let question = match Story::new(settings)?.prediction() {
        Some(_) => Some(still(bundle, settings, Moment::Question)?),
        None => None,
    };
    let panel = view! {
        <Head bundle id title=msg::heap::title() />
        <Map answer=answer.clone() question />
        <Account bundle />
        <Transport bundle />
        <Parameters bundle id settings />
        <Chart caption=bundle.text(&msg::heap::chart()) still=answer.chart size=answer.chart_size alt=answer.chart_alt />
    };
    // nothing in here is hydrated
    Ok(panel.to_html().replace("<!>", ""))
}

#[component]
fn Map(answer: Still, question: Option<Still>) -> impl IntoView {
    view! {
        <div class="map" role="group" data-part="map">
            <Pictures answer question />
            <Live />
        </div>
    }
}

#[component]
fn Account<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::heap as m;
    let weaves =
        [("live", m::live()), ("new", m::new()), ("stale", m::stale()), ("free", m::void()), ("fail", m::refused())];
    view! {
        <Event />
        <Rows
            bundle
            summary=m::table()
            caption=m::table_caption()
            heads=vec![m::table_block(), m::table_state(), m::table_address(), m::table_size()]
        />
        <Legend bundle weaves=weaves.to_vec() />
        <Metrics bundle labels=vec![m::used(), m::free(), m::largest(), m::fragmentation()] />
    }
}

#[component]
fn Parameters<'b>(bundle: &'b Bundle, id: &'b str, settings: &'b Settings) -> impl IntoView {
    use msg::heap as m;
    let t = |message: Message| bundle.text(&message);
    let workloads = [m::scripted(), m::neighbours(), m::random()].map(t);
    let policies = [m::first_fit(), m::best_fit(), m::next_fit()].map(t);
    let random = settings.workload == Workload::Random;
    let id = |name: &str| format!("{id}-{name}");
    view! {
        <div class="params">
            <div class="field">
                <label for=id("size")>{t(m::size())}</label>
                <output for=id("size") data-part="size">{t(msg::demo::mib(settings.mib))}</output>
                <input
                    id=id("size")
                    type="range"
                    min=SMALLEST_MIB.to_string()
                    max=LARGEST_MIB.to_string()
                    step=SIZE_STEP.to_string()
                    value=settings.mib.to_string()
                    data-set="size"
                />
            </div>
            <div class="field">
                <label for=id("workload")>{t(m::workload())}</label>
                <span class="select">
                    <select id=id("workload") data-set="workload">
                        {options(Workload::ALL.map(Workload::as_str), &workloads, settings.workload.as_str())}
                    </select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field">
                <label for=id("policy")>{t(m::policy())}</label>
                <span class="select">
                    <select id=id("policy") data-set="policy">
                        {options(Policy::ALL.map(Policy::name), &policies, settings.policy.name())}
                    </select>
                    <Icon name="chev" />
                </span>
            </div>
            <div class="field" data-part="seed-field" hidden=!random>
                <label for=id("seed")>{t(m::seed())}</label>
                <output for=id("seed") data-part="seed">{settings.seed.to_string()}</output>
                <input id=id("seed") type="range" min="1" max=SEEDS.to_string() value=settings.seed.to_string() data-set="seed" />
            </div>
            <p class="params-act">
                <button class="btn" type="button" data-do="verify" hidden>{t(m::verify())}</button>
            </p>
        </div>
    }
}
