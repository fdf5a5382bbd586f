use web_sys::HtmlCanvasElement;

use super::screen::Screen;
use crate::adapter::Gpu;
use crate::kernels::pool::{PoolLook, PoolRect, PoolView, SlotEntry};
use crate::kv::KvPool;

/// A canvas that shows the slots of a K/V pool from its buffer.
pub struct PoolCanvas {
    screen: Screen,
    view: PoolView,
}

impl PoolCanvas {
    /// Takes the canvas, which must not have given another context, and binds it to the pool. None when it gives no
    /// WebGPU context.
    #[must_use]
    pub fn new(gpu: &Gpu, pool: &KvPool, canvas: HtmlCanvasElement) -> Option<Self> {
        let screen = Screen::new(gpu, canvas)?;
        let view = PoolView::new(gpu, pool, screen.format());
        Some(Self { screen, view })
    }

    /// See [`PoolView::set_table`].
    pub fn set_table(&self, gpu: &Gpu, entries: &[SlotEntry]) {
        self.view.set_table(gpu, entries);
    }

    /// Draws into the canvas, whose size in device pixels is its `width` and `height`. A frame that the browser does
    /// not want now is left out.
    pub fn draw(&self, gpu: &Gpu, look: &PoolLook, rects: &[PoolRect]) {
        self.screen.show(gpu, |target| self.view.draw(gpu, target, look, rects));
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.view.destroy();
    }
}
