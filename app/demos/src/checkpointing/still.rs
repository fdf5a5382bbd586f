use l10n::{Bundle, msg};
use models::checkpointing::ShapeError;

use super::{account, chart::chart, map, scene::Cloth, settings::Settings, story::Story};
use crate::{
    chart::step_chart,
    still::{CHART_WIDTH, Still},
    words::size,
};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StillError {
    /// The settings make no network.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// plotters could not lay the chart out.
    #[error("the chart: {0}")]
    Chart(String),
}

/// Draws the demo for a page without scripts: where the question's answer shows, or as far as may be seen before it is
/// answered.
///
/// # Errors
/// When the settings make no network or the chart cannot be laid out.
pub fn still(bundle: &Bundle, settings: &Settings, held: bool) -> Result<Still, StillError> {
    use msg::checkpointing as m;
    let mut story = Story::new(*settings)?;
    let position = if held { story.end(true) } else { story.answer() };
    story.go_to(position);
    let scene = story.scene();
    let count = |cloth: Cloth| scene.cells.iter().filter(|cell| cell.cloth == cloth).count();
    let (live, all) = (size(bundle, story.usage().activations), size(bundle, story.plain().peak().activations));
    let alt = m::still_alt(
        story.stack().depth(),
        count(Cloth::Kept),
        count(Cloth::Again),
        count(Cloth::Gradient),
        live.clone(),
        all.clone(),
    );
    let caption = m::still_caption(position, story.len(), account::sentence(bundle, &story));
    let chart = chart(bundle, &story, &[], story.end(held), CHART_WIDTH);
    Ok(Still {
        map: map::overlay(bundle, &story, None, true),
        height: story.plan().height(),
        alt: bundle.text(&alt),
        caption: bundle.text(&caption),
        chart: step_chart(&chart).map_err(|error| StillError::Chart(error.to_string()))?,
        chart_size: chart.size,
        chart_alt: bundle.text(&m::chart_alt(live, position, all)),
    })
}
