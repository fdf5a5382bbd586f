use l10n::{Bundle, msg};

use super::{
    account,
    chart::chart,
    map,
    scene::Cloth,
    settings::Settings,
    story::{NoStory, Story},
};
use crate::{
    chart::step_chart,
    still::{CHART_WIDTH, Still},
    words::size,
};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StillError {
    /// The settings make no story.
    #[error(transparent)]
    Story(#[from] NoStory),
    /// plotters could not lay the chart out.
    #[error("the chart: {0}")]
    Chart(String),
}

/// Steps of a story that has a chart in its picture.
const LONGEST_CHART: u32 = 50;

/// Draws the demo for a page without scripts: where the question's answer shows, or as far as may be seen before it is
/// answered.
///
/// # Errors
/// When the settings make no story or the chart cannot be laid out.
pub fn still(bundle: &Bundle, settings: &Settings, held: bool) -> Result<Still, StillError> {
    let mut story = Story::new(settings.clone())?;
    let position = if held { story.end(true) } else { story.answer() };
    story.go_to(position);
    let scene = story.scene();
    let stats = story.step().map(|step| step.stats).unwrap_or_default();
    let bytes = |cloth: &[Cloth]| -> u64 {
        scene.cells.iter().filter(|cell| cloth.contains(&cell.cloth)).map(|cell| cell.range.len).sum()
    };
    let words = |bytes: u64| size(bundle, bytes);
    let (reserved, allocated, active) = (stats.reserved_bytes.all, stats.allocated_bytes.all, stats.active_bytes.all);
    let alt = msg::allocator::still_alt(
        story.state().allocator().snapshot().len(),
        words(reserved.current),
        stats.allocation.all.current as usize,
        words(allocated.current),
        words(bytes(&[Cloth::Split])),
        words(bytes(&[Cloth::Cached, Cloth::Mapped])),
        words(scene.device_free),
    );
    let caption = msg::allocator::still_caption(position, story.len(), account::sentence(bundle, &story));
    let chart = chart(bundle, &story, story.end(held), CHART_WIDTH);
    // a chart of many steps is half as large as the rest of a page
    let drawn = if story.len() > LONGEST_CHART { Ok(String::new()) } else { step_chart(&chart) };
    let chart_alt =
        msg::allocator::chart_alt(words(reserved.current), words(active.current), words(allocated.current), position);
    Ok(Still {
        map: map::overlay(bundle, &story, None, true),
        height: story.plan().height(),
        alt: bundle.text(&alt),
        caption: bundle.text(&caption),
        chart: drawn.map_err(|error| StillError::Chart(error.to_string()))?,
        chart_size: chart.size,
        chart_alt: bundle.text(&chart_alt),
    })
}
