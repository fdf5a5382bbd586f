//! What the page is told of the step.

use l10n::{Arg, Bundle, msg};
use models::checkpointing::Policy;

use super::piece::Checkpointing;
use crate::checkpointing::{MOST_EVERY, Story, account, formula, overlay, rows};
use crate::player::Moment;
use crate::stage::{Control, Metric, Table, View};
use crate::words::size;

impl Checkpointing {
    pub(super) fn tell(&self, moment: &Moment<'_, Self>) -> View {
        use msg::checkpointing as m;
        let Moment { bundle, chosen, .. } = *moment;
        let story = &self.story;
        let chosen_cell = chosen
            .and_then(|range| story.plan().tensor_at(range.start))
            .and_then(|tensor| story.scene().cells.into_iter().find(|cell| cell.tensor == tensor));
        let bytes = |bytes| size(bundle, bytes);
        let alt =
            m::chart_alt(bytes(story.usage().activations), story.position(), bytes(story.plain().peak().activations));
        View {
            sentence: account::sentence(bundle, story),
            call: account::call(story),
            alert: story.refusal().is_some(),
            metrics: metrics(bundle, story),
            overlay: overlay(bundle, story, chosen, false),
            map_label: bundle.text(&m::map()),
            chosen: chosen_cell.map(|cell| account::tensor(bundle, story, &cell)).unwrap_or_default(),
            chart_label: bundle.text(&alt),
            table: moment.tabulated.then(|| Table { rows: rows(bundle, story), more: String::new() }),
            controls: controls(bundle, moment),
            parts: vec![("formula-model", formula::title(bundle, self.model))],
            markup: vec![
                ("formula-terms", formula::terms(bundle, self.model)),
                ("formula-policies", formula::policies(bundle, self.model)),
            ],
            ..View::default()
        }
    }
}

/// Activations now, their peak, that against keeping all, and what is computed once more, in the order of their labels.
fn metrics(bundle: &Bundle, story: &Story) -> Vec<Metric> {
    let all = story.plain().peak().activations.max(1);
    let (now, peak) = (story.usage().activations, story.peak_so_far());
    let flops = story.flops();
    let step = story.plain().flops();
    let again = flops.recomputed as f64 / (step.forward + step.backward).max(1) as f64;
    let permille = |bytes: u64| (bytes * 1000 / all).min(1000) as u32;
    let percent = |share: f64| bundle.text(&msg::demo::percent(Arg::percent(share)));
    let failed = story.refusal().is_some();
    vec![
        Metric { value: size(bundle, now), code: "x + z + a".to_owned(), permille: permille(now), alert: failed },
        Metric { value: size(bundle, peak), code: "max(x + z + a)".to_owned(), permille: permille(peak), alert: false },
        Metric {
            value: percent(peak as f64 / all as f64),
            code: [&size(bundle, peak), " / ", &size(bundle, all)].concat(),
            permille: permille(peak),
            alert: false,
        },
        Metric {
            value: percent(again),
            code: [&flops.recomputed.to_string(), " FLOP"].concat(),
            permille: (again * 1000.0) as u32,
            alert: false,
        },
    ]
}

fn controls(bundle: &Bundle, moment: &Moment<'_, Checkpointing>) -> Vec<Control> {
    let offered = moment.offered;
    let menu = |name: &'static str, value: String| Control { name, value, ..Control::default() };
    vec![
        menu("policy", offered.policy.name().to_owned()),
        Control {
            name: "every",
            value: offered.every.to_string(),
            range: Some((1, MOST_EVERY)),
            text: bundle.text(&msg::checkpointing::layers(offered.every)),
            hidden: !matches!(offered.policy, Policy::EveryK(_)),
        },
        menu("depth", offered.depth.to_string()),
        menu("width", offered.width.to_string()),
        menu("tokens", offered.tokens.to_string()),
        menu("limit", offered.limit_mib.to_string()),
    ]
}
