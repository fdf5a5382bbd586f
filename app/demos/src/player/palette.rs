use gpu::kernels::map::{INKS, TOKENS};
use wasm_bindgen::JsCast as _;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, HtmlElement};

/// The page's colours of the moment, by [`gpu::kernels::map::Ink`]: as CSS writes them and as gamma-encoded RGBA.
#[derive(Clone, Debug, Default)]
pub(crate) struct Palette {
    pub(super) css: [String; INKS],
    pub(crate) rgba: [[f32; 4]; INKS],
}

impl Palette {
    /// Reads the tokens as they are computed for `place`, light or dark. The browser itself turns each into RGB, so any
    /// colour that CSS knows will do.
    pub(super) fn read(place: &HtmlElement) -> Option<Self> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let probe: HtmlElement = document.create_element("span").ok()?.dyn_into().ok()?;
        probe.set_hidden(true);
        // forced colours would make every token the text's colour; the map's weaves need their own to be told apart
        probe.style().set_property("forced-color-adjust", "none").ok()?;
        place.append_child(&probe).ok()?;
        let dot: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
        dot.set_width(1);
        dot.set_height(1);
        let context: CanvasRenderingContext2d = read_often(&dot)?;
        let mut palette = Self::default();
        for (index, token) in TOKENS.iter().enumerate() {
            probe.style().set_property("color", &["var(", token, ")"].concat()).ok()?;
            let css = window.get_computed_style(&probe).ok()??.get_property_value("color").ok()?;
            context.set_fill_style_str(&css);
            context.fill_rect(0.0, 0.0, 1.0, 1.0);
            let pixel = context.get_image_data(0.0, 0.0, 1.0, 1.0).ok()?.data();
            for (channel, value) in palette.rgba[index].iter_mut().zip(pixel.iter()) {
                *channel = f32::from(*value) / 255.0;
            }
            palette.css[index] = css;
        }
        probe.remove();
        Some(palette)
    }
}

/// A context whose pixels are read more than drawn.
fn read_often(canvas: &HtmlCanvasElement) -> Option<CanvasRenderingContext2d> {
    let options = js_sys::Object::new();
    js_sys::Reflect::set(&options, &"willReadFrequently".into(), &true.into()).ok()?;
    canvas.get_context_with_context_options("2d", &options).ok()??.dyn_into().ok()
}
