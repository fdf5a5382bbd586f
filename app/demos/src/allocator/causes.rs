//! Two causes of one error, side by side: the same request fails after two programs.

use std::fmt::Write as _;

use l10n::{Bundle, Message, msg};
use models::caching_allocator::{Shortage, Trace, facts};

use super::{Scenario, Settings, Source, story::Story};
use crate::{markup::escape, words::size};

/// The programs that are compared, with the words for what they have in common with real ones.
pub const CAUSES: [Trace; 2] = [Trace::MixedSizes, Trace::LiveTensors];

/// The rows of the comparison: what PyTorch's message and statistics say after either program, played without options.
#[must_use]
pub fn rows(bundle: &Bundle) -> String {
    use msg::allocator as m;
    let figures = CAUSES.map(figures);
    let mut out = String::new();
    let bytes = |value: Option<u64>| value.map_or_else(|| "–".to_owned(), |value| size(bundle, value));
    let mut row = |head: Message, code: &str, texts: [String; 2]| {
        let (head, [a, b]) = (escape(&bundle.text(&head)), texts.map(|text| escape(&text)));
        write!(out, "<tr><th scope=\"row\">{head}{code}</th><td><bdi>{a}</bdi></td><td><bdi>{b}</bdi></td></tr>").ok();
    };
    let of = |get: fn(&(Shortage, u64)) -> u64| figures.each_ref().map(|figures| bytes(figures.as_ref().map(get)));
    row(m::cause_live_bytes(), "<code>allocated_bytes</code>", of(|(shortage, _)| shortage.allocated));
    row(m::cause_split(), "<code>inactive_split_bytes</code>", of(|(_, split)| *split));
    row(m::cause_device(), "", of(|(shortage, _)| shortage.device_free));
    let enough = figures.each_ref().map(|figures| match figures {
        Some((shortage, _)) if shortage.free_in_all() >= shortage.tried => bundle.text(&m::cause_yes()),
        Some(_) => bundle.text(&m::cause_no()),
        None => "–".to_owned(),
    });
    row(m::cause_enough(), "", enough);
    out
}

/// One of the programs on its device, without options.
#[must_use]
pub fn played(trace: Trace) -> Settings {
    let settings = Settings::of(Scenario::FailsThoughReserved);
    Settings { source: Source::Trace(trace), device_mib: trace.device_mib(), ..settings }
}

/// The first failure's figures, and the bytes of free pieces beside live blocks.
fn figures(trace: Trace) -> Option<(Shortage, u64)> {
    let settings = played(trace);
    let story = Story::new(settings).ok()?;
    let step = &story.timeline().steps()[story.timeline().first_failure()?];
    Some((facts::shortage(step)?, step.stats.inactive_split_bytes.all.current))
}
