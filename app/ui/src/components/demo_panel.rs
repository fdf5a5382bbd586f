//! The parts that every demo's panel has, as the server writes them. The player finds places by their `data-part`, buttons
//! by their `data-do` and settings by their `data-set` (`demos::panel`).

use demos::still::Still;
use l10n::{Arg, Bundle, Message, msg};
use leptos::prelude::*;

use super::Icon;

/// Title, step and badge, and the line for what the learner should know besides.
#[component]
pub(super) fn Head<'b>(bundle: &'b Bundle, id: &'b str, title: Message) -> impl IntoView {
    view! {
        <div class="selvedge" aria-hidden="true"></div>
        <header class="demo-head">
            <h2 id=format!("{id}-h")>{bundle.text(&title)}</h2>
            <p class="num" data-part="step"></p>
            <p class="badge" data-part="badge" hidden>
                <Icon name="check" /><Icon name="cross" /><Icon name="chip" />
                <span><b data-part="badge-lead"></b>" "<span data-part="badge-text"></span></span>
            </p>
        </header>
        <p class="notice" data-kind="alert" role="alert" data-part="notice" hidden></p>
    }
}

/// Where the demo draws, and what is chosen there.
#[component]
pub(super) fn Live() -> impl IntoView {
    view! {
        <div class="map-live" data-part="stage">
            <div class="map-slot" data-part="slot"></div>
            <svg class="map-labels" aria-hidden="true" data-part="labels"></svg>
        </div>
        <p class="map-chosen" role="status" data-part="chosen"></p>
    }
}

/// What just happened, as it is shown and as it is said.
#[component]
pub(super) fn Event() -> impl IntoView {
    view! {
        <p class="event" data-part="event"><b data-part="sentence"></b><span data-part="call"></span><em data-part="held" hidden></em></p>
        <p class="vh" role="status" data-part="said"></p>
    }
}

/// The map as a table. Its rows are made while it is open.
#[component]
pub(super) fn Rows<'b>(bundle: &'b Bundle, summary: Message, caption: Message, heads: Vec<Message>) -> impl IntoView {
    let heads = heads.iter().map(|head| view! { <th scope="col">{bundle.text(head)}</th> });
    view! {
        <details class="blocks" data-part="table">
            <summary>{bundle.text(&summary)}</summary>
            <table>
                <caption>{bundle.text(&caption)}</caption>
                <thead><tr>{heads.collect_view()}</tr></thead>
                <tbody data-part="rows"></tbody>
            </table>
            <p data-part="more"></p>
        </details>
    }
}

/// The weaves with the messages that name them.
#[component]
pub(super) fn Legend<'b>(bundle: &'b Bundle, weaves: Vec<(&'static str, Message)>) -> impl IntoView {
    let swatches = weaves.into_iter().map(|(state, word)| {
        view! {
            <li>
                <svg class="swatch" aria-hidden="true"><rect class="blk" data-s=state x="1" y="1" width="30" height="16"></rect></svg>
                {bundle.text(&word)}
            </li>
        }
    });
    view! { <ul class="legend">{swatches.collect_view()}</ul> }
}

/// The figures, in the order in which the demo gives them.
#[component]
pub(super) fn Metrics<'b>(bundle: &'b Bundle, labels: Vec<Message>) -> impl IntoView {
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
    view! { <dl class="metrics">{metrics.collect_view()}</dl> }
}

/// Steps, play, scrubber and speed.
#[component]
pub(super) fn Transport<'b>(bundle: &'b Bundle) -> impl IntoView {
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

/// The chart comes last: it appears with the first step, and nothing that is being used moves.
#[component]
pub(super) fn Chart(caption: String, still: String, size: (u32, u32), alt: String) -> impl IntoView {
    let (width, height) = size;
    let is_drawn = !still.is_empty();
    view! {
        <figure class="chart" data-still=is_drawn.then_some("")>
            <figcaption>{caption}</figcaption>
            {is_drawn.then(|| view! {
                <svg class="chart-still" viewBox=format!("0 0 {width} {height}") role="img" aria-label=alt inner_html=still></svg>
            })}
            <svg class="chart-live" viewBox=format!("0 0 {width} {height}") role="img" data-part="chart"></svg>
        </figure>
    }
}

/// A menu with its label. Its id begins with the panel's. Values that are products' names are never translated.
#[component]
pub(super) fn Menu(
    id: String,
    name: &'static str,
    label: String,
    values: Vec<(String, String)>,
    selected: String,
    #[prop(optional)] names: bool,
) -> impl IntoView {
    let options = values.into_iter().map(|(value, word)| {
        let chosen = value == selected;
        view! { <option value=value selected=chosen>{word}</option> }
    });
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <span class="select">
                <select id=id data-set=name translate=names.then_some("no")>{options.collect_view()}</select>
                <Icon name="chev" />
            </span>
        </div>
    }
}

/// A slider with its label and what it says. Its id begins with the panel's.
#[component]
pub(super) fn Slider(
    id: String,
    name: &'static str,
    label: String,
    range: (u32, u32),
    value: u32,
    text: String,
) -> impl IntoView {
    let (least, most) = (range.0.to_string(), range.1.to_string());
    view! {
        <div class="field" data-part=format!("{name}-field")>
            <label for=id.clone()>{label}</label>
            <output for=id.clone() data-part=name>{text}</output>
            <input id=id type="range" min=least max=most value=value.to_string() data-set=name />
        </div>
    }
}

/// The pictures for readers without scripts: that of the answer, and where it would give the answer away another for the
/// time until the demo is there.
#[component]
pub(super) fn Pictures(answer: Still, question: Option<Still>) -> impl IntoView {
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
        {question.map(|question| picture(question, Some("question")))}
        {picture(answer, of_answer)}
    }
}

/// A menu's options.
pub(super) fn options<const N: usize>(
    values: [&'static str; N],
    words: &[String],
    selected: &str,
) -> impl IntoView + use<N> {
    let selected = selected.to_owned();
    let options = values.into_iter().zip(words.to_vec());
    options
        .map(|(value, word)| view! { <option value=value selected={value == selected}>{word}</option> })
        .collect_view()
}
