use web_sys::HtmlCanvasElement;

use super::screen::Screen;
use crate::adapter::Gpu;
use crate::kernels::cloth::{ClothLook, ClothView, Piece};

/// A canvas that shows cloths in rectangles.
pub struct ClothCanvas {
    screen: Screen,
    view: ClothView,
}

impl ClothCanvas {
    /// Takes the canvas, which must not have given another context. None when it gives no WebGPU context.
    #[must_use]
    pub fn new(gpu: &Gpu, canvas: HtmlCanvasElement) -> Option<Self> {
        let screen = Screen::new(gpu, canvas)?;
        let view = ClothView::new(gpu, screen.format());
        Some(Self { screen, view })
    }

    /// Draws into the canvas, whose size in device pixels is its `width` and `height`. A frame that the browser does
    /// not want now is left out.
    pub fn draw(&self, gpu: &Gpu, look: &ClothLook, pieces: &[Piece]) {
        self.screen.show(gpu, |target| self.view.draw(gpu, target, look, pieces));
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.view.destroy();
    }
}
