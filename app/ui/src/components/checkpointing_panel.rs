//! The checkpointing demo's panel as the server writes it; without scripts the still picture and the chart remain.

use demos::checkpointing::{
    DEPTHS, LIMITS, MOST_EVERY, POLICIES, Scenario, Settings, StillError, TOKENS, WIDTHS, formula, still,
};
use demos::still::Still;
use l10n::{Bundle, Message, msg};
use leptos::prelude::*;
use models::checkpointing::transformer::MODELS;

use super::demo_panel::{Chart, Event, Head, Legend, Live, Menu, Metrics, Pictures, Rows, Slider, Transport};

/// What stands inside the demo's `<section>` beside a question; ids begin with `id`, the panel's own. The picture of the
/// answer is for readers without scripts: while the code is on its way, another one shows how far may be seen before it.
///
/// # Errors
/// When the still pictures cannot be drawn.
pub fn checkpointing_panel(bundle: &Bundle, scenario: Scenario, id: &str) -> Result<String, StillError> {
    let settings = Settings::of(scenario);
    let (answer, before) = (still(bundle, &settings, false)?, still(bundle, &settings, true)?);
    let question = (before != answer).then_some(before);
    let panel = view! {
        <Head bundle id title=msg::checkpointing::title() />
        <Map answer=answer.clone() question />
        <Account bundle />
        <Transport bundle />
        <Parameters bundle id settings />
        <Formula bundle />
        <Chart caption=bundle.text(&msg::checkpointing::chart()) still=answer.chart size=answer.chart_size alt=answer.chart_alt />
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

/// What names the answer is hidden until it is given (`veiled`).
#[component]
fn Account<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::checkpointing as m;
    let plain = vec![("exp", m::weights()), ("live", m::kept()), ("fail", m::request())];
    let told = vec![("new", m::again()), ("pending", m::gradient()), ("void", m::dropped())];
    view! {
        <Event />
        <Rows
            bundle
            summary=m::table()
            caption=m::table_caption()
            heads=vec![m::table_tensor(), m::table_state(), m::table_layer(), m::table_size()]
        />
        <Legend bundle weaves=plain />
        <div class="veiled"><Legend bundle weaves=told /></div>
        <div class="veils-two"><Metrics bundle labels=vec![m::now(), m::peak(), m::against(), m::twice()] /></div>
    }
}

#[component]
fn Parameters<'b>(bundle: &'b Bundle, id: &'b str, settings: Settings) -> impl IntoView {
    use msg::checkpointing as m;
    let t = |message: Message| bundle.text(&message);
    let numbers = |numbers: &[u32]| -> Vec<_> { numbers.iter().map(|n| (n.to_string(), t(m::layers(*n)))).collect() };
    let policies = POLICIES.iter().map(|name| ((*name).to_owned(), t(word(name)))).collect();
    let limit = |mib: u32| if mib == 0 { m::no_limit() } else { msg::demo::size_mib(mib) };
    let limits = LIMITS.iter().map(|mib| (mib.to_string(), t(limit(*mib)))).collect();
    let id = |name: &str| format!("{id}-{name}");
    let Settings { policy, every, depth, width, tokens, limit_mib, .. } = settings;
    view! {
        <div class="params veiled">
            <Menu id=id("policy") name="policy" label=t(m::policy()) values=policies selected=policy.name().to_owned() />
            <Slider id=id("every") name="every" label=t(m::every()) range=(1, MOST_EVERY) value=every text=t(m::layers(every)) />
            <Menu id=id("limit") name="limit" label=t(m::limit()) values=limits selected=limit_mib.to_string() />
            <Menu id=id("depth") name="depth" label=t(m::depth()) values=numbers(&DEPTHS) selected=depth.to_string() />
            <Menu id=id("width") name="width" label=t(m::width()) values=numbers(&WIDTHS) selected=width.to_string() />
            <Menu id=id("tokens") name="tokens" label=t(m::tokens()) values=numbers(&TOKENS) selected=tokens.to_string() />
            <p class="params-act">
                <button class="btn" type="button" data-do="verify" hidden>{t(m::verify())}</button>
            </p>
        </div>
    }
}

/// Published models, by their formula.
#[component]
fn Formula<'b>(bundle: &'b Bundle) -> impl IntoView {
    use msg::checkpointing as m;
    let t = |message: Message| bundle.text(&message);
    let heads =
        |heads: Vec<Message>| heads.into_iter().map(|head| view! { <th scope="col">{t(head)}</th> }).collect_view();
    let buttons = MODELS.map(|model| {
        view! { <button class="btn" type="button" data-do=format!("model-{}", model.name)>{model.name}</button> }
    });
    let shown = MODELS[1];
    view! {
        <section class="compare published">
            <h3>{t(m::formula())}</h3>
            <p>{t(m::formula_text())}</p>
            <p class="formula-models">{buttons.collect_view()}</p>
            <p role="status" data-part="formula-model">{formula::title(bundle, shown)}</p>
            <table>
                <caption>{t(m::formula_terms())}</caption>
                <thead><tr>{heads(vec![m::formula_part(), m::formula_bytes()])}</tr></thead>
                <tbody data-part="formula-terms" inner_html=formula::terms(bundle, shown)></tbody>
            </table>
            <table>
                <caption>{t(m::formula_policies())}</caption>
                <thead><tr>{heads(vec![m::policy(), m::formula_kept(), m::formula_again(), m::formula_cost()])}</tr></thead>
                <tbody data-part="formula-policies" inner_html=formula::policies(bundle, shown)></tbody>
            </table>
        </section>
    }
}

fn word(policy: &str) -> Message {
    use msg::checkpointing as m;
    match policy {
        "none" => m::policy_none(),
        "selective" => m::policy_selective(),
        "full" => m::policy_full(),
        "sqrt" => m::policy_sqrt(),
        _ => m::policy_every(),
    }
}
