//! The canvas in the demo's slot.

use wasm_bindgen::JsCast as _;
use web_sys::HtmlCanvasElement;

use super::Piece;
use super::page::{scale, width_of};
use super::run::Player;

impl<P: Piece> Player<P> {
    /// A canvas that has given no context yet: one that has given `webgpu` refuses `2d`, and the other way round. None
    /// when another demo has the panel.
    pub(super) fn fresh_canvas(&mut self) -> Option<HtmlCanvasElement> {
        if !self.panel.is_held() {
            return None;
        }
        let document = web_sys::window()?.document()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
        canvas.set_attribute("aria-hidden", "true").ok()?;
        self.slot.replace_children_with_node_1(&canvas);
        self.canvas = Some(canvas.clone());
        self.fit();
        Some(canvas)
    }

    /// Fits the canvas to its place; true device pixels, so that threads stay sharp.
    pub(super) fn fit(&mut self) {
        let Some(canvas) = &self.canvas else { return };
        let width = width_of(&self.slot);
        self.size = (width, self.piece.fit(width));
        let height = self.size.1;
        let pixels = [width, f64::from(height)].map(|css| (css * scale()).round() as u32);
        if [canvas.width(), canvas.height()] != pixels {
            canvas.set_width(pixels[0]);
            canvas.set_height(pixels[1]);
            canvas.style().set_property("block-size", &[&height.to_string(), "px"].concat()).ok();
        }
    }
}
