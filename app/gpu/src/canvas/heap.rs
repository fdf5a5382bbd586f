use web_sys::HtmlCanvasElement;

use super::screen::Screen;
use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
use crate::kernels::map::{MapEntry, MapLook, MapView};

/// A canvas that shows a heap from its buffer.
pub struct HeapCanvas {
    screen: Screen,
    view: MapView,
}

impl HeapCanvas {
    /// Takes the canvas (which must not have given another context) and binds it to the heap, for ids below `ids`.
    /// None when the canvas gives no WebGPU context.
    #[must_use]
    pub fn new(gpu: &Gpu, heap: &HeapBuffer, canvas: HtmlCanvasElement, ids: u32) -> Option<Self> {
        let screen = Screen::new(gpu, canvas)?;
        let view = MapView::new(gpu, heap, screen.format(), ids);
        Some(Self { screen, view })
    }

    /// See [`MapView::set_table`].
    pub fn set_table(&self, gpu: &Gpu, entries: &[MapEntry]) {
        self.view.set_table(gpu, entries);
    }

    /// Draws into the canvas, whose size in device pixels is its `width` and `height`. A frame that the browser does
    /// not want now is left out.
    pub fn draw(&self, gpu: &Gpu, look: &MapLook) {
        self.screen.show(gpu, |target| self.view.draw(gpu, target, look));
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.view.destroy();
    }
}
