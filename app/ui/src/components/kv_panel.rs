//! The panel of the demo of a cache in blocks as the server writes it; without scripts the still picture and the chart
//! remain.

use demos::kv::{
    BLOCK_EXPONENTS, ELEMENTS, MEMORIES, PREFIXES, RATES, REQUEST_LENGTHS, SAMPLES, SEEDS, SLOTS, Settings, StillError,
    UTILIZATIONS, still,
};
use demos::still::Still;
use l10n::{Bundle, Message, msg};
use leptos::prelude::*;
use models::paged_kv::{Lengths, Reservation, shape::MODELS};

use super::Icon;
use super::demo_panel::{Chart, Event, Head, Legend, Live, Menu, Metrics, Pictures, Rows, Slider, Transport};

/// What stands inside the demo's `<section>` beside a question; ids begin with `id`, the panel's own. The picture of the
/// answer is for readers without scripts: while the code is on its way, another one shows how far may be seen before it.
///
/// # Errors
/// When the still pictures cannot be drawn.
pub fn kv_panel(bundle: &Bundle, settings: &Settings, id: &str) -> Result<String, StillError> {
    let (answer, before) = (still(bundle, settings, false)?, still(bundle, settings, true)?);
    let question = (before != answer).then_some(before);
    let panel = view! {
        <Head bundle id title=msg::kv::title() />
        <Map answer=answer.clone() question />
        <Account bundle />
        <Transport bundle />
        <Parameters bundle id settings />
        <Rows
            bundle
            summary=msg::kv::table()
            caption=msg::kv::table_caption()
            heads=vec![msg::kv::table_request(), msg::kv::table_tokens(), msg::kv::table_blocks()]
        />
        <Waste bundle />
        <Measure bundle />
        <Capacity bundle id settings />
        <Chart caption=bundle.text(&msg::kv::chart()) still=answer.chart size=answer.chart_size alt=answer.chart_alt />
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
    use msg::kv as m;
    let weaves = vec![
        ("live", m::live()),
        ("new", m::new()),
        ("exp", m::reserved_slot()),
        ("split", m::internal_slot()),
        ("void", m::rounding()),
        ("pending", m::cached()),
        ("stale", m::stale()),
    ];
    let labels = vec![m::metric_paged(), m::metric_contiguous(), m::metric_running(), m::metric_running_contiguous()];
    view! {
        <Event />
        <Legend bundle weaves />
        <Metrics bundle labels />
    }
}

/// What the slots of both pools are good for.
#[component]
fn Waste<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::kv as m;
    let t = |message: Message| bundle.text(&message);
    view! {
        <section class="compare">
            <h3>{t(m::waste())}</h3>
            <table>
                <caption>{t(m::waste_caption())}</caption>
                <thead><tr><td></td><th scope="col">{t(m::contiguous_short())}</th><th scope="col">{t(m::paged_short())}</th></tr></thead>
                <tbody data-part="waste"></tbody>
            </table>
        </section>
    }
}

/// How fast both kernels are here.
#[component]
fn Measure<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::kv as m;
    let t = |message: Message| bundle.text(&message);
    view! {
        <section class="compare measure">
            <h3>{t(m::measure_title())}</h3>
            <p>{t(m::measure_text(8_u32, 512_u32, 16_u32))}</p>
            <p><button class="btn" type="button" data-do="measure"><Icon name="chip" />{t(m::measure())}</button></p>
            <table>
                <thead><tr><td></td><th scope="col">{t(m::measure_rate())}</th></tr></thead>
                <tbody data-part="measure-rows"></tbody>
            </table>
            <p role="status" data-part="measure-note"></p>
        </section>
    }
}

/// A real model on a real GPU. It tells what the blocks hold, so it comes with the answer.
#[component]
fn Capacity<'b>(bundle: &'b Bundle, id: &'b str, settings: &'b Settings) -> impl IntoView {
    use msg::kv as m;
    let t = |message: Message| bundle.text(&message);
    let calculated = settings.capacity;
    let id = |name: &str| format!("{id}-{name}");
    let models = MODELS.iter().map(|model| (model.id.to_owned(), model.name.to_owned())).collect();
    let values = |values: &[u32], word: &dyn Fn(u32) -> Message| -> Vec<_> {
        values.iter().map(|value| (value.to_string(), t(word(*value)))).collect()
    };
    view! {
        <section class="compare capacity">
            <h3>{t(m::capacity())}</h3>
            <p>{t(m::capacity_text())}</p>
            <div class="params">
                <Menu id=id("model") name="model" label=t(m::model()) values=models selected=calculated.model.to_owned() names=true />
                <Menu id=id("memory") name="memory" label=t(m::memory()) values=values(&MEMORIES, &|n| m::gib(n)) selected=calculated.memory_gib.to_string() />
                <Slider id=id("utilization") name="utilization" label=t(m::utilization()) range=UTILIZATIONS value=calculated.utilization text=t(msg::demo::percent(calculated.utilization)) />
                <Menu id=id("tokens") name="tokens" label=t(m::request_tokens()) values=values(&REQUEST_LENGTHS, &|n| m::count(n)) selected=calculated.tokens.to_string() />
                <Menu id=id("element") name="element" label=t(m::element()) values=values(&ELEMENTS, &|n| m::bits(n * 8)) selected=calculated.element.to_string() />
            </div>
            <table><tbody data-part="capacity"></tbody></table>
            <p class="wrong" role="status" data-part="capacity-warning"></p>
            <p>{t(m::capacity_note())}</p>
        </section>
    }
}

#[component]
fn Parameters<'b>(bundle: &'b Bundle, id: &'b str, settings: &'b Settings) -> impl IntoView {
    use msg::kv as m;
    let t = |message: Message| bundle.text(&message);
    let numbers = |values: &[u32]| -> Vec<_> { values.iter().map(|n| (n.to_string(), t(m::count(*n)))).collect() };
    let lengths = Lengths::ALL.map(|lengths| {
        let word = match lengths {
            Lengths::Short => m::lengths_short(),
            Lengths::Mixed => m::lengths_mixed(),
            Lengths::Long => m::lengths_long(),
        };
        (lengths.name().to_owned(), t(word))
    });
    let reservations = Reservation::ALL.map(|reservation| {
        let word = match reservation {
            Reservation::Maximum => m::reservation_maximum(),
            Reservation::PowersOfTwo => m::reservation_powers_of_two(),
            Reservation::Oracle => m::reservation_oracle(),
        };
        (reservation.name().to_owned(), t(word))
    });
    let block = settings.block_tokens().to_string();
    let id = |name: &str| format!("{id}-{name}");
    view! {
        <div class="params">
            <Slider id=id("block") name="block" label=t(m::block_size()) range=BLOCK_EXPONENTS value=settings.block_exponent text=block />
            <Slider id=id("rate") name="rate" label=t(m::rate()) range=RATES value=settings.rate text=settings.rate.to_string() />
            <Slider id=id("prefix") name="prefix" label=t(m::prefix()) range=PREFIXES value=settings.prefix text=settings.prefix.to_string() />
            <Slider id=id("seed") name="seed" label=t(m::seed()) range=(1, SEEDS) value=settings.seed text=settings.seed.to_string() />
            <Menu id=id("slots") name="slots" label=t(m::slots()) values=numbers(&SLOTS) selected=settings.slots.to_string() />
            <Menu id=id("lengths") name="lengths" label=t(m::lengths()) values=lengths.to_vec() selected=settings.lengths.name().to_owned() />
            <Menu id=id("samples") name="samples" label=t(m::samples()) values=numbers(&SAMPLES) selected=settings.samples.to_string() />
            <Menu id=id("reservation") name="reservation" label=t(m::reservation()) values=reservations.to_vec() selected=settings.reservation.name().to_owned() />
            <label class="tick" for=id("swap")>
                <input id=id("swap") type="checkbox" data-set="swap" />{t(m::swap())}
            </label>
            <p class="params-act">
                <button class="btn" type="button" data-do="verify" hidden>{t(m::verify())}</button>
            </p>
        </div>
    }
}
