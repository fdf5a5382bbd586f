//! What the page is told of the allocator.

use l10n::{Bundle, msg};
use models::caching_allocator::{Program, Stats};

use super::piece::Allocator;
use crate::allocator::{NoStory, SEEDS, Scenario, Settings, Source, Story, account, causes, overlay, tables};
use crate::player::Moment;
use crate::stage::{Control, Metric, Table, View};
use crate::words::size;

impl Allocator {
    pub(super) fn tell(&self, moment: &Moment<'_, Self>) -> View {
        use msg::allocator as m;
        let Moment { bundle, chosen, .. } = *moment;
        let story = &self.story;
        let stats = story.step().map(|step| step.stats).unwrap_or_default();
        let bytes = |bytes| size(bundle, bytes);
        let cells = || story.scene().cells;
        let described = chosen.and_then(|range| cells().into_iter().find(|cell| cell.range == range));
        let alt = m::chart_alt(
            bytes(stats.reserved_bytes.all.current),
            bytes(stats.active_bytes.all.current),
            bytes(stats.allocated_bytes.all.current),
            story.position(),
        );
        View {
            sentence: account::sentence(bundle, story),
            call: account::call(story),
            alert: story.failed(),
            metrics: metrics(bundle, story, &stats),
            overlay: overlay(bundle, story, chosen, false),
            map_label: bundle.text(&m::map()),
            chosen: described.map(|cell| account::block(bundle, story, &cell)).unwrap_or_default(),
            chart_label: bundle.text(&alt),
            table: moment.tabulated.then(|| {
                let (rows, more) = tables::blocks(bundle, story);
                Table { rows, more }
            }),
            controls: controls(moment),
            parts: vec![
                ("conf", conf(bundle, moment.offered)),
                ("error", account::error(story)),
                ("measure-note", self.measured.note(bundle)),
                ("program-error", wrong(bundle, moment.offered)),
            ],
            markup: self.markup(bundle, &stats),
            ..View::default()
        }
    }

    fn markup(&self, bundle: &Bundle, stats: &Stats) -> Vec<(&'static str, String)> {
        let story = &self.story;
        let mut markup = vec![
            ("summary", tables::summary(bundle, stats)),
            ("history", tables::history(bundle, story)),
            ("listing", tables::listing(story)),
            ("measure-rows", self.measured.rows(bundle)),
        ];
        if story.settings().scenario == Scenario::FailsThoughReserved {
            markup.push(("causes", causes::rows(bundle)));
        }
        markup
    }
}

/// Reserved, allocated, stuck, and calls to the driver, in the order of their labels.
fn metrics(bundle: &Bundle, story: &Story, stats: &Stats) -> Vec<Metric> {
    let device = story.timeline().device().max(1);
    let metric = |bytes: u64, code: &str, alert: bool| Metric {
        value: size(bundle, bytes),
        code: code.to_owned(),
        permille: (bytes * 1000 / device) as u32,
        alert,
    };
    let calls = stats.num_device_alloc + stats.num_device_free;
    let allocations = stats.allocation.all.allocated + stats.allocation.all.freed;
    vec![
        metric(stats.reserved_bytes.all.current, "reserved_bytes", false),
        metric(stats.allocated_bytes.all.current, "allocated_bytes", false),
        metric(stats.inactive_split_bytes.all.current, "inactive_split_bytes", story.failed()),
        Metric {
            value: calls.to_string(),
            code: "num_device_alloc + num_device_free".to_owned(),
            permille: (calls * 1000 / allocations.max(1)).min(1000) as u32,
            alert: false,
        },
    ]
}

/// The options as one would set them.
fn conf(bundle: &Bundle, settings: &Settings) -> String {
    let conf = settings.config().to_string();
    if conf.is_empty() {
        return ["PYTORCH_CUDA_ALLOC_CONF: ", &bundle.text(&msg::allocator::conf_none())].concat();
    }
    // PyTorch collects nothing unless a fraction is set
    let collects = if settings.collect_percent > 0 { "\ntorch.cuda.set_per_process_memory_fraction(1.0)" } else { "" };
    ["PYTORCH_CUDA_ALLOC_CONF=\"", &conf, "\"", collects].concat()
}

/// What is wrong with the program in the editor; empty where nothing is.
fn wrong(bundle: &Bundle, settings: &Settings) -> String {
    let error = match settings.program() {
        Err(error) => error.into(),
        Ok(program) if program.ops().is_empty() => NoStory::Empty,
        Ok(_) => return String::new(),
    };
    account::no_story(bundle, &error)
}

fn controls(moment: &Moment<'_, Allocator>) -> Vec<Control> {
    let offered = moment.offered;
    let menu = |name: &'static str, value: String| Control { name, value, ..Control::default() };
    let random = matches!(&offered.source, Source::Trace(trace) if trace.is_random());
    vec![
        menu("trace", offered.source.name().to_owned()),
        Control {
            name: "seed",
            value: offered.seed.to_string(),
            range: Some((1, SEEDS)),
            text: offered.seed.to_string(),
            hidden: !random,
        },
        menu("device", offered.device_mib.to_string()),
        menu("expandable", offered.expandable.to_string()),
        menu("max-split", offered.max_split_mib.to_string()),
        menu("gc", offered.collect_percent.to_string()),
        menu("divisions", offered.divisions.to_string()),
        menu("budget", offered.budget_mib.to_string()),
        menu("program", text(offered)),
    ]
}

/// The program in the editor: as it was written.
fn text(settings: &Settings) -> String {
    match &settings.source {
        Source::Own(text) => text.clone(),
        Source::Trace(_) => settings.program().as_ref().map(Program::to_string).unwrap_or_default(),
    }
}
