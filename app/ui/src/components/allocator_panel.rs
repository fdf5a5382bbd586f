//! The allocator demo's panel as the server writes it; without scripts the still picture and the chart remain.

use demos::allocator::{
    BUDGETS, DEVICES, DIVISIONS, MAX_SPLITS, SEEDS, Scenario, Settings, Source, StillError, THRESHOLDS, causes, still,
};
use demos::still::Still;
use l10n::{Bundle, Message, msg};
use leptos::prelude::*;
use models::caching_allocator::Trace;

use super::Icon;
use super::demo_panel::{Chart, Event, Head, Legend, Live, Menu, Metrics, Pictures, Rows, Transport};

/// What stands inside the demo's `<section>` beside a question; ids begin with `id`, the panel's own. The picture of the
/// answer is for readers without scripts: while the code is on its way, another one shows how far may be seen before it.
///
/// # Errors
/// When the still pictures cannot be drawn.
pub fn allocator_panel(bundle: &Bundle, scenario: Scenario, id: &str) -> Result<String, StillError> {
    let settings = Settings::of(scenario);
    let (answer, before) = (still(bundle, &settings, false)?, still(bundle, &settings, true)?);
    let question = (before != answer).then_some(before);
    let panel = view! {
        <Head bundle id title=msg::allocator::title() />
        <Map answer=answer.clone() question />
        <Account bundle />
        <Transport bundle />
        {(scenario == Scenario::FailsThoughReserved).then(|| view! { <Causes bundle /> })}
        {(scenario == Scenario::WhyCache).then(|| view! { <Measure bundle /> })}
        <Parameters bundle id settings=&settings />
        <Options bundle id />
        <Program bundle id />
        <Tables bundle />
        <Chart caption=bundle.text(&msg::allocator::chart()) still=answer.chart size=answer.chart_size alt=answer.chart_alt />
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
    use msg::allocator as m;
    let weaves = vec![
        ("live", m::live()),
        ("new", m::new()),
        ("split", m::split()),
        ("free", m::cached()),
        ("exp", m::mapped()),
        ("pending", m::pending()),
        ("void", m::gone()),
        ("fail", m::request()),
    ];
    view! {
        <Event />
        <p class="raised" data-part="error" translate="no"></p>
        <Legend bundle weaves />
        <Metrics bundle labels=vec![m::reserved(), m::allocated(), m::inactive_split(), m::calls()] />
    }
}

/// The two programs with one error.
#[component]
fn Causes<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    let buttons = [("cause-0", m::cause_pieces()), ("cause-1", m::cause_live())].map(|(name, word)| {
        view! { <button class="btn" type="button" data-do=name>{t(m::cause_show())}<span class="vh">": "{t(word)}</span></button> }
    });
    let [first, second] = buttons;
    view! {
        <section class="compare">
            <h3>{t(m::causes())}</h3>
            <table>
                <caption>{t(m::causes_caption())}</caption>
                <thead><tr><td></td><th scope="col">{t(m::cause_pieces())}</th><th scope="col">{t(m::cause_live())}</th></tr></thead>
                <tbody data-part="causes" inner_html=causes::rows(bundle)></tbody>
                <tfoot><tr><td></td><td>{first}</td><td>{second}</td></tr></tfoot>
            </table>
        </section>
    }
}

/// What a call to the driver costs here.
#[component]
fn Measure<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    view! {
        <section class="compare measure">
            <h3>{t(m::measure_title())}</h3>
            <p>{t(m::measure_text(4_u32))}</p>
            <p><button class="btn" type="button" data-do="measure"><Icon name="chip" />{t(m::measure())}</button></p>
            <table>
                <thead><tr><td></td><th scope="col">{t(m::measure_median())}</th><th scope="col">{t(m::measure_tail())}</th></tr></thead>
                <tbody data-part="measure-rows"></tbody>
            </table>
            <p role="status" data-part="measure-note"></p>
        </section>
    }
}

#[component]
fn Parameters<'b>(bundle: &'b Bundle, id: &'b str, settings: &'b Settings) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    let sizes = |sizes: &[u32]| -> Vec<_> { sizes.iter().map(|mib| (mib.to_string(), t(size(*mib)))).collect() };
    let mut traces: Vec<_> = Trace::ALL.iter().map(|trace| (trace.name().to_owned(), t(word(*trace)))).collect();
    traces.push(("own".to_owned(), t(m::trace_own())));
    let random = matches!(settings.source, Source::Trace(trace) if trace.is_random());
    let id = |name: &str| format!("{id}-{name}");
    view! {
        <div class="params">
            <Menu id=id("trace") name="trace" label=t(m::trace()) values=traces selected=settings.source.name().to_owned() />
            <Menu id=id("device") name="device" label=t(m::device()) values=sizes(&DEVICES) selected=settings.device_mib.to_string() />
            <Menu id=id("budget") name="budget" label=t(m::budget()) values=sizes(&BUDGETS) selected=settings.budget_mib.to_string() />
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

/// The allocator's options, and how one sets them.
#[component]
fn Options<'b>(bundle: &'b Bundle, id: &'b str) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    let values = |values: &[u32], none: Message, word: &dyn Fn(u32) -> Message| -> Vec<_> {
        let words = values.iter().map(|value| if *value == 0 { t(none.clone()) } else { t(word(*value)) });
        values.iter().map(u32::to_string).zip(words).collect()
    };
    let splits = values(&MAX_SPLITS, m::no_limit(), &size);
    let thresholds = values(&THRESHOLDS, m::never(), &|percent| msg::demo::percent(percent));
    let divisions = values(&DIVISIONS, m::no_divisions(), &|parts| m::parts(parts));
    let id = |name: &str| format!("{id}-{name}");
    let none = || "0".to_owned();
    view! {
        <fieldset class="params options">
            <legend>{t(m::options())}</legend>
            <p class="conf" translate="no"><code data-part="conf"></code></p>
            <label class="tick" for=id("expandable")>
                <input id=id("expandable") type="checkbox" data-set="expandable" />{t(m::expandable())}
            </label>
            <Menu id=id("max-split") name="max-split" label=t(m::max_split()) values=splits selected=none() />
            <Menu id=id("gc") name="gc" label=t(m::gc()) values=thresholds selected=none() />
            <Menu id=id("divisions") name="divisions" label=t(m::divisions()) values=divisions selected=none() />
        </fieldset>
    }
}

/// The program: the line that was just played, and all lines to be changed.
#[component]
fn Program<'b>(bundle: &'b Bundle, id: &'b str) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    let (text, wrong) = (format!("{id}-program"), format!("{id}-wrong"));
    view! {
        <details class="blocks program">
            <summary>{t(m::program())}</summary>
            <div class="program-pair">
                <ol class="listing" translate="no" data-part="listing"></ol>
                <div class="editor">
                    <label for=text.clone()>{t(m::program_label())}</label>
                    <textarea
                        id=text
                        rows="12"
                        spellcheck="false"
                        autocapitalize="off"
                        autocomplete="off"
                        translate="no"
                        aria-describedby=wrong.clone()
                        data-set="program"
                    ></textarea>
                    <p class="wrong" id=wrong data-part="program-error"></p>
                    <p><button class="btn" type="button" data-do="run">{t(m::program_run())}</button></p>
                </div>
            </div>
        </details>
    }
}

#[component]
fn Tables<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::allocator as m;
    let t = |message: Message| bundle.text(&message);
    let columns = ["Cur Usage", "Peak Usage", "Tot Alloc", "Tot Freed"];
    let columns = columns.map(|column| view! { <th scope="col" lang="en">{column}</th> });
    view! {
        <Rows
            bundle
            summary=m::table()
            caption=m::table_caption()
            heads=vec![m::table_block(), m::table_state(), m::table_address(), m::table_size()]
        />
        <details class="blocks wide" data-part="summary-box">
            <summary>{t(m::summary())}</summary>
            <div class="scroll">
                <table translate="no">
                    <thead><tr><th scope="col" lang="en">"Metric"</th>{columns.collect_view()}</tr></thead>
                    <tbody data-part="summary"></tbody>
                </table>
            </div>
        </details>
        <details class="blocks history">
            <summary>{t(m::history())}</summary>
            <table>
                <caption>{t(m::history_caption())}</caption>
                <thead>
                    <tr>
                        <th scope="col">{t(m::history_step())}</th>
                        <th scope="col">{t(m::history_action())}</th>
                        <th scope="col">{t(m::table_address())}</th>
                        <th scope="col">{t(m::table_size())}</th>
                    </tr>
                </thead>
                <tbody data-part="history"></tbody>
            </table>
        </details>
    }
}

/// A size of so many MiB.
fn size(mib: u32) -> Message {
    if mib >= 1024 { msg::demo::size_gib(mib / 1024) } else { msg::demo::size_mib(mib) }
}

fn word(trace: Trace) -> Message {
    use msg::allocator as m;
    match trace {
        Trace::MixedSizes => m::trace_mixed_sizes(),
        Trace::LiveTensors => m::trace_live_tensors(),
        Trace::SmallThenLarge => m::trace_small_then_large(),
        Trace::LargeThenSmall => m::trace_large_then_small(),
        Trace::TrainingStep => m::trace_training_step(),
        Trace::ChangingLengths => m::trace_changing_lengths(),
        Trace::TwoModels => m::trace_two_models(),
        Trace::Fragmenter => m::trace_fragmenter(),
    }
}
