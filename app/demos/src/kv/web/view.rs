//! What the page is told of both pools.

use l10n::{Arg, Bundle, msg};
use models::paged_kv::Figures;

use super::piece::Kv;
use crate::kv::{
    BLOCK_EXPONENTS, PREFIXES, RATES, SEEDS, Settings, Story, UTILIZATIONS, account, capacity, overlay, still, tables,
};
use crate::player::Moment;
use crate::stage::{Control, Metric, Table, View};

impl Kv {
    pub(super) fn tell(&self, moment: &Moment<'_, Self>) -> View {
        use msg::kv as m;
        let Moment { bundle, chosen, offered, .. } = *moment;
        let story = &self.story;
        View {
            sentence: account::sentence(bundle, story),
            call: call(story),
            alert: story.serving().contiguous().is_blocked(),
            metrics: metrics(bundle, story),
            overlay: overlay(bundle, story, chosen, false),
            map_label: bundle.text(&m::map()),
            chosen: chosen.map(|range| account::chosen(bundle, story, range)).unwrap_or_default(),
            chart_label: still::chart_alt(bundle, story),
            table: moment.tabulated.then(|| {
                let (rows, more) = tables::sequences(bundle, story);
                Table { rows, more }
            }),
            controls: controls(bundle, offered),
            parts: vec![
                ("capacity-warning", capacity::note(bundle, offered)),
                ("measure-note", self.measured.note(bundle)),
            ],
            markup: vec![
                ("waste", tables::waste(bundle, story)),
                ("capacity", capacity::rows(bundle, offered)),
                ("measure-rows", self.measured.rows(bundle)),
            ],
            ..View::default()
        }
    }
}

/// How the engine stands, by vLLM's names.
fn call(story: &Story) -> String {
    let side = story.serving().paged();
    let free = side.scheduler().manager().pool().free_blocks();
    let Figures { running, waiting, .. } = side.figures();
    format!("num_running={running} num_waiting={waiting} num_free_blocks={free}")
}

fn metrics(bundle: &Bundle, story: &Story) -> Vec<Metric> {
    let serving = story.serving();
    let (paged, contiguous) = (serving.paged().figures(), serving.contiguous().figures());
    let used = |figures: &Figures| Metric {
        value: bundle.text(&msg::demo::percent(Arg::Decimal(f64::from(figures.waste.permille()) / 10.0, 1))),
        code: format!("{} / {}", figures.waste.used, figures.waste.slots()),
        permille: figures.waste.permille(),
        alert: false,
    };
    let running = |figures: &Figures, alert| {
        let all = figures.running + figures.waiting + figures.swapped;
        Metric {
            value: figures.running.to_string(),
            code: format!("{} / {all}", figures.running),
            permille: figures.running * 1000 / all.max(1),
            alert,
        }
    };
    let blocked = serving.contiguous().is_blocked();
    vec![used(paged), used(contiguous), running(paged, false), running(contiguous, blocked)]
}

fn controls(bundle: &Bundle, offered: &Settings) -> Vec<Control> {
    let menu = |name: &'static str, value: String| Control { name, value, ..Control::default() };
    let slider = |name: &'static str, value: u32, range, text: String| Control {
        name,
        value: value.to_string(),
        range: Some(range),
        text,
        hidden: false,
    };
    let number = |name, value: u32, range| slider(name, value, range, value.to_string());
    let calculated = &offered.capacity;
    let percent = bundle.text(&msg::demo::percent(calculated.utilization));
    vec![
        slider("block", offered.block_exponent, BLOCK_EXPONENTS, offered.block_tokens().to_string()),
        menu("slots", offered.slots.to_string()),
        number("rate", offered.rate, RATES),
        menu("lengths", offered.lengths.name().to_owned()),
        number("prefix", offered.prefix, PREFIXES),
        menu("samples", offered.samples.to_string()),
        menu("reservation", offered.reservation.name().to_owned()),
        menu("swap", offered.swap.to_string()),
        number("seed", offered.seed, (1, SEEDS)),
        menu("model", calculated.model.to_owned()),
        menu("memory", calculated.memory_gib.to_string()),
        slider("utilization", calculated.utilization, UTILIZATIONS, percent),
        menu("tokens", calculated.tokens.to_string()),
        menu("element", calculated.element.to_string()),
    ]
}
