use demos::stage::View;
use leptos::prelude::*;

use super::data::StillData;

/// The four figures after the step.
#[component]
pub(super) fn Metrics(view: RwSignal<View>, labels: Vec<String>, live: Signal<bool>) -> impl IntoView {
    let figure = move |index: usize| {
        let metric = move || view.with(|view| view.metrics.get(index).cloned().unwrap_or_default());
        view! {
            <div data-alert=move || metric().alert.then_some("")>
                <dt>{labels.get(index).cloned().unwrap_or_default()}</dt>
                <dd>
                    <b>{move || metric().value}</b>
                    <code>{move || metric().code}</code>
                    <svg class="meter" aria-hidden="true">
                        <rect class="meter-bg" width="100%" height="100%"></rect>
                        <rect class="meter-v" width=move || percent(metric().permille) height="100%"></rect>
                    </svg>
                </dd>
            </div>
        }
    };
    view! {
        <dl class="metrics" hidden=move || !live.get()>
            {(0..4).map(figure).collect_view()}
        </dl>
    }
}

/// The chart of the figures over the steps.
#[component]
pub(super) fn Chart(still: StillData, title: String, view: RwSignal<View>, live: Signal<bool>) -> impl IntoView {
    let (still_chart, still_alt) = (still.chart, still.chart_alt);
    let drawn = move || if live.get() { view.with(|view| view.chart.clone()) } else { still_chart.clone() };
    let told = move || if live.get() { view.with(|view| view.chart_label.clone()) } else { still_alt.clone() };
    view! {
        <figure class="chart">
            <figcaption>{title}</figcaption>
            <svg viewBox=still.chart_box role="img" aria-label=told inner_html=drawn></svg>
        </figure>
    }
}

/// Thousandths as a CSS percentage, without the float printer's code.
pub(super) fn percent(permille: u32) -> String {
    format!("{}.{}%", permille / 10, permille % 10)
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn thousandths_are_tenths_of_a_percent() {
        assert_eq!([0, 5, 875, 1000].map(percent), ["0.0%", "0.5%", "87.5%", "100.0%"]);
    }
}
