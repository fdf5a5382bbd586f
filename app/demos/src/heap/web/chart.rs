//! The live chart. plotters is a library of its own weight, so it is a chunk of its own, and comes when the demo already
//! takes its first step: before that there is nothing to draw.

use l10n::msg;
use wasm_split_helpers::SplitLoaderError;

use super::demo::Demo;
use crate::chart::{HeapChart, heap_chart};

impl Demo {
    /// Draws the chart up to the present step.
    pub(super) fn draw_chart(&self) {
        let Some(place) = self.panel.part("chart").filter(|_| self.panel.is_held()) else { return };
        self.panel.charted(self.position > 0);
        if self.position == 0 {
            self.charted.replace(None);
            return;
        }
        let words = [self.bundle.text(&msg::heap::used()), self.bundle.text(&msg::heap::largest())];
        let width = (place.get_bounding_client_rect().width() as u32).max(200);
        let chart = HeapChart::new(
            &self.story.steps()[..self.end() as usize],
            self.position,
            self.story.capacity(),
            width,
            words,
        );
        let (latest, wanted) = (std::rc::Rc::clone(&self.charted), (chart.steps, self.position, width));
        if latest.replace(Some(wanted)) == Some(wanted) {
            return;
        }
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

#[wasm_split_helpers::wasm_split(heap_chart, fallible)]
fn plot(chart: HeapChart) -> Result<String, NoChart> {
    heap_chart(&chart).map_err(|_| NoChart)
}
