use demos::stage::View;
use leptos::prelude::*;

use super::data::StillData;

/// The four figures after the step.
#[component]
pub(super) fn Metrics(view: RwSignal<View>, labels: [String; 4], live: Signal<bool>) -> impl IntoView {
    let figure = move |index: usize, label: String| {
        let metric = move || view.with(|view| view.metrics.get(index).cloned().unwrap_or_default());
        view! {
            <div data-alert=move || metric().alert.then_some("")>
                <dt>{label}</dt>
                <dd>
                    <b>{move || metric().value}</b>
                    <code>{move || metric().code}</code>
                    <svg class="meter" aria-hidden="true">
                        <rect class="meter-bg" width="100%" height="100%"></rect>
                        <rect class="meter-v" width=move || format!("{:.1}%", metric().percent) height="100%"></rect>
                    </svg>
                </dd>
            </div>
        }
    };
    view! {
        <dl class="metrics" hidden=move || !live.get()>
            {labels.into_iter().enumerate().map(|(index, label)| figure(index, label)).collect_view()}
        </dl>
    }
}

/// The chart of the figures over the steps.
#[component]
pub(super) fn Chart(still: StillData, title: String, view: RwSignal<View>, live: Signal<bool>) -> impl IntoView {
    let (still_chart, still_alt) = (still.chart.clone(), still.chart_alt.clone());
    let drawn = move || if live.get() { view.with(|view| view.chart.clone()) } else { still_chart.clone() };
    let told = move || if live.get() { view.with(|view| view.chart_label.clone()) } else { still_alt.clone() };
    view! {
        <figure class="chart">
            <figcaption>{title}</figcaption>
            <svg viewBox=still.chart_box.clone() role="img" aria-label=told inner_html=drawn></svg>
        </figure>
    }
}
