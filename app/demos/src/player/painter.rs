use gpu::kernels::map::{Cloth, Ink, TILE, weave};
use wasm_bindgen::JsCast as _;
use web_sys::{CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement};

use super::{Look, Palette};

/// A map without a GPU: Canvas 2D and the same weaves.
pub(crate) struct Painter {
    context: CanvasRenderingContext2d,
}

impl Painter {
    /// Takes a canvas that has given no other context.
    pub(super) fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Self { context })
    }

    /// An empty loom of that width and height in CSS pixels.
    pub(super) fn begin(&self, (width, height): (f64, u32), look: &Look<'_>) {
        let context = &self.context;
        // threads stay sharp where a CSS pixel is several of the device's
        context.set_image_smoothing_enabled(false);
        context.set_transform(look.scale, 0.0, 0.0, look.scale, 0.0, 0.0).ok();
        context.set_fill_style_str(&look.palette.css[Ink::Loom as usize]);
        context.fill_rect(0.0, 0.0, width, f64::from(height));
    }

    /// A cloth in each of the places: left, top, width and height in CSS pixels.
    pub(crate) fn weave(&self, cloth: Cloth, look: &Look<'_>, places: impl Iterator<Item = [f64; 4]>) -> Option<()> {
        let context = &self.context;
        let tile = tile(cloth, look.palette)?;
        for [left, top, width, height] in places {
            // the weave starts at the cloth's top, as in the shader
            context.save();
            context.translate(0.0, top).ok()?;
            context.set_fill_style_canvas_pattern(&tile);
            context.fill_rect(left, 0.0, width, height);
            context.restore();
        }
        Some(())
    }
}

/// One repeat of a weave as a pattern, a CSS pixel a pixel.
fn tile(cloth: Cloth, palette: &Palette) -> Option<CanvasPattern> {
    let document = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(TILE);
    canvas.set_height(TILE);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    for y in 0..TILE {
        for x in 0..TILE {
            context.set_fill_style_str(&palette.css[weave(cloth, x, y) as usize]);
            context.fill_rect(f64::from(x), f64::from(y), 1.0, 1.0);
        }
    }
    context.create_pattern_with_html_canvas_element(&canvas, "repeat").ok()?
}
