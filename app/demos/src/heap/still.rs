use l10n::{Arg, Bundle, msg};
use models::trace::TraceError;

use super::chart::chart;
use super::map::{Layout, overlay};
use super::scene::Scene;
use super::settings::Settings;
use super::story::Story;
use crate::chart::step_chart;
use crate::still::{CHART_WIDTH, Still};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StillError {
    /// The model refused the settings.
    #[error(transparent)]
    Model(#[from] TraceError),
    /// plotters could not lay the chart out.
    #[error("the chart: {0}")]
    Chart(String),
}

/// The moment that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The step where a request is refused for fragmentation; the end where none is.
    Answer,
    /// The last step before the story's first refusal, which the learner is to predict; the end where there is none.
    Question,
}

/// Draws the demo at that moment.
///
/// # Errors
/// When the model refuses the settings or the chart cannot be laid out.
pub fn still(bundle: &Bundle, settings: &Settings, moment: Moment) -> Result<Still, StillError> {
    let story = Story::new(settings)?;
    let position = match moment {
        Moment::Answer => story.refused_for_fragmentation().unwrap_or(story.len()),
        Moment::Question => story.end(true),
    };
    let state = story.state_at(position);
    let scene = Scene::new(&state, story.step_before(position));
    // The picture scales with the page; labels are laid out for a middling width.
    let layout = Layout::for_width(640.0, story.capacity());
    let stats = state.heap.stats();
    let (capacity, free, largest) = (Arg::mib(stats.capacity), Arg::mib(stats.free), Arg::mib(stats.largest_hole));
    let (rows, live, holes) = (layout.rows, stats.live, stats.holes);
    let (alt, caption) = match moment {
        Moment::Answer => {
            let request = Arg::mib(scene.request.map_or(0, |request| request.bytes));
            let alt = msg::heap::still_alt(capacity, rows, live, holes, free, largest, request.clone());
            (alt, msg::heap::still_caption(request))
        }
        Moment::Question => {
            (msg::heap::still_before_alt(capacity, rows, live, holes, free, largest), msg::heap::still_before_caption())
        }
    };
    let chart = chart(bundle, &story, position, story.end(moment == Moment::Question), CHART_WIDTH);
    Ok(Still {
        map: overlay(bundle, &layout, &scene, None, true),
        height: layout.height(),
        alt: bundle.text(&alt),
        caption: bundle.text(&caption),
        chart: step_chart(&chart).map_err(|error| StillError::Chart(error.to_string()))?,
        chart_size: chart.size,
        chart_alt: bundle.text(&msg::heap::chart_alt(Arg::mib(stats.used), Arg::mib(stats.largest_hole), position)),
    })
}
