use l10n::{Bundle, msg};
use models::paged_kv::{Figures, ServingError};

use super::{Settings, Story, account, chart::chart, map};
use crate::{
    chart::step_chart,
    still::{CHART_WIDTH, Still},
};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StillError {
    /// The settings make no story.
    #[error(transparent)]
    Story(#[from] ServingError),
    /// plotters could not lay the chart out.
    #[error("the chart: {0}")]
    Chart(String),
}

/// Draws the demo for a page without scripts: where the question's answer shows, or as far as may be seen before it is
/// answered.
///
/// # Errors
/// When the settings make no story or the chart cannot be laid out.
pub fn still(bundle: &Bundle, settings: &Settings, held: bool) -> Result<Still, StillError> {
    let mut story = Story::new(*settings)?;
    let position = if held { story.end(true) } else { story.answer() };
    story.go_to(position);
    let (paged, contiguous) = sides(&story);
    let alt = msg::kv::still_alt(
        contiguous.running,
        contiguous.waste.used,
        contiguous.waste.slots(),
        contiguous.waiting,
        paged.running,
        paged.waste.used,
        paged.waiting,
    );
    let caption = msg::kv::still_caption(position, account::sentence(bundle, &story));
    let chart = chart(bundle, &story, position, CHART_WIDTH);
    let drawn = step_chart(&chart).map_err(|error| StillError::Chart(error.to_string()))?;
    Ok(Still {
        map: map::overlay(bundle, &story, None, true),
        height: story.plan().height(),
        alt: bundle.text(&alt),
        caption: bundle.text(&caption),
        chart: drawn,
        chart_size: chart.size,
        chart_alt: chart_alt(bundle, &story),
    })
}

/// The chart in words.
pub(super) fn chart_alt(bundle: &Bundle, story: &Story) -> String {
    let (paged, contiguous) = sides(story);
    let percent = |figures: &Figures| l10n::Arg::Decimal(f64::from(figures.waste.permille()) / 10.0, 1);
    bundle.text(&msg::kv::chart_alt(story.position(), percent(&contiguous), percent(&paged)))
}

fn sides(story: &Story) -> (Figures, Figures) {
    (*story.serving().paged().figures(), *story.serving().contiguous().figures())
}
