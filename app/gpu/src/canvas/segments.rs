use web_sys::HtmlCanvasElement;

use super::screen::Screen;
use crate::adapter::Gpu;
use crate::kernels::map::{MapEntry, SegmentRect, SegmentsLook, SegmentsView};
use crate::segments::SegmentBuffers;

/// A canvas that shows the segments of an allocator from their buffers.
pub struct SegmentsCanvas {
    screen: Screen,
    view: SegmentsView,
}

impl SegmentsCanvas {
    /// Takes the canvas, which must not have given another context. None when it gives no WebGPU context.
    #[must_use]
    pub fn new(gpu: &Gpu, canvas: HtmlCanvasElement) -> Option<Self> {
        let screen = Screen::new(gpu, canvas)?;
        let view = SegmentsView::new(gpu, screen.format());
        Some(Self { screen, view })
    }

    /// See [`SegmentsView::set_table`].
    pub fn set_table(&self, gpu: &Gpu, segments: &SegmentBuffers, entries: &[MapEntry]) {
        self.view.set_table(gpu, segments, entries);
    }

    /// Draws into the canvas, whose size in device pixels is its `width` and `height`. A frame that the browser does
    /// not want now is left out.
    pub fn draw(&self, gpu: &Gpu, segments: &SegmentBuffers, look: &SegmentsLook, rects: &[SegmentRect]) {
        self.screen.show(gpu, |target| self.view.draw(gpu, target, segments, look, rects));
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.view.destroy();
    }
}
