//! The live chart. plotters is a library of its own weight, so it is a chunk of its own, and comes when the demo already
//! takes its first step: before that there is nothing to draw.

use wasm_split_helpers::SplitLoaderError;

use super::Piece;
use super::run::Player;
use crate::chart::{StepChart, step_chart};

impl<P: Piece> Player<P> {
    /// Draws the chart up to the present step.
    pub(super) fn draw_chart(&self) {
        let Some(place) = self.panel.part("chart").filter(|_| self.panel.is_held()) else { return };
        let (position, end) = (self.piece.position(), self.end());
        self.panel.charted(position > 0);
        if position == 0 {
            self.charted.replace(None);
            return;
        }
        let width = (place.get_bounding_client_rect().width() as u32).max(200);
        let (latest, wanted) = (std::rc::Rc::clone(&self.charted), (end, position, width));
        if latest.replace(Some(wanted)) == Some(wanted) {
            return;
        }
        let chart = self.piece.chart(&self.bundle, end, width);
        let view_box = ["0 0 ", &width.to_string(), " ", &chart.size.1.to_string()].concat();
        wasm_bindgen_futures::spawn_local(async move {
            // Without the chunk, or where plotters cannot lay out, what stands there stays; the figures above say the same.
            if let Ok(svg) = plot(chart).await
                && *latest.borrow() == Some(wanted)
            {
                place.set_attribute("viewBox", &view_box).ok();
                place.set_inner_html(&svg);
            }
        });
    }
}

/// Why there is no new chart.
struct NoChart;

impl From<SplitLoaderError> for NoChart {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

#[wasm_split_helpers::wasm_split(step_chart, fallible)]
fn plot(chart: StepChart) -> Result<String, NoChart> {
    step_chart(&chart).map_err(|_| NoChart)
}
