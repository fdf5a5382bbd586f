use gpu::kernels::map::{self as weaves, TILE};
use wasm_bindgen::JsCast as _;
use web_sys::{CanvasPattern, CanvasRenderingContext2d, HtmlCanvasElement};

use super::palette::Palette;
use crate::heap::map::Layout;
use crate::heap::scene::{Cloth, Scene};

/// The same scene without a GPU: Canvas 2D and the same weaves.
pub(super) struct Painter {
    context: CanvasRenderingContext2d,
}

impl Painter {
    /// Takes a canvas that has given no other context.
    pub(super) fn new(canvas: &HtmlCanvasElement) -> Option<Self> {
        let context = canvas.get_context("2d").ok()??.dyn_into().ok()?;
        Some(Self { context })
    }

    /// Draws the scene; `scale` is device pixels per CSS pixel.
    pub(super) fn draw(&self, scene: &Scene, layout: &Layout, palette: &Palette, scale: f64) -> Option<()> {
        let context = &self.context;
        // threads stay sharp where a CSS pixel is several of the device's
        context.set_image_smoothing_enabled(false);
        context.set_transform(scale, 0.0, 0.0, scale, 0.0, 0.0).ok()?;
        context.set_fill_style_str(&palette.css[weaves::Ink::Loom as usize]);
        context.fill_rect(0.0, 0.0, layout.width, f64::from(layout.height()));
        for cloth in [Cloth::Never, Cloth::Stale, Cloth::Live, Cloth::New] {
            let tile = tile(&woven(cloth), palette)?;
            let pieces =
                scene.cells.iter().filter(|cell| cell.cloth == cloth).flat_map(|cell| layout.pieces(cell.range));
            for piece in pieces {
                // the weave starts at the row's top, as in the shader
                context.save();
                context.translate(0.0, f64::from(Layout::top(piece.row))).ok()?;
                context.set_fill_style_canvas_pattern(&tile);
                let left = (piece.x * layout.width).round();
                let right = ((piece.x + piece.width) * layout.width).round();
                let gap = if left > 0.0 { 1.5 } else { 0.0 };
                context.fill_rect(left + gap, 0.0, (right - left - gap).max(0.0), f64::from(Layout::CLOTH));
                context.restore();
            }
        }
        Some(())
    }
}

fn woven(cloth: Cloth) -> weaves::Cloth {
    match cloth {
        Cloth::Live => weaves::Cloth::Live,
        Cloth::New => weaves::Cloth::New,
        Cloth::Stale => weaves::Cloth::Stale,
        Cloth::Never => weaves::Cloth::Never,
    }
}

/// One repeat of a weave as a pattern, a CSS pixel a pixel.
fn tile(cloth: &weaves::Cloth, palette: &Palette) -> Option<CanvasPattern> {
    let document = web_sys::window()?.document()?;
    let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(TILE);
    canvas.set_height(TILE);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    for y in 0..TILE {
        for x in 0..TILE {
            context.set_fill_style_str(&palette.css[weaves::weave(*cloth, x, y) as usize]);
            context.fill_rect(f64::from(x), f64::from(y), 1.0, 1.0);
        }
    }
    context.create_pattern_with_html_canvas_element(&canvas, "repeat").ok()?
}
