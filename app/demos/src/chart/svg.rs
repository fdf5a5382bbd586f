use std::fmt::Write as _;

use plotters_backend::{
    BackendColor, BackendCoord, BackendStyle, BackendTextStyle, DrawingBackend, DrawingErrorKind, text_anchor,
};

use crate::markup::escape;

/// A role of the style sheet. plotters knows only RGB: a role travels as its own red value and becomes a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Class {
    Text = 1,
    Axis,
    Rule,
    Used,
    UsedArea,
    UsedText,
    Hole,
    HoleText,
    Thin,
    Dotted,
    DottedText,
    Fail,
}

impl Class {
    const ALL: [Self; 12] = [
        Self::Text,
        Self::Axis,
        Self::Rule,
        Self::Used,
        Self::UsedArea,
        Self::UsedText,
        Self::Hole,
        Self::HoleText,
        Self::Thin,
        Self::Dotted,
        Self::DottedText,
        Self::Fail,
    ];

    pub(super) fn color(self) -> plotters::style::RGBColor {
        plotters::style::RGBColor(self as u8, 0, 0)
    }

    fn of(color: BackendColor) -> Option<Self> {
        if color.alpha == 0.0 {
            return None;
        }
        Self::ALL.into_iter().find(|class| *class as u8 == color.rgb.0)
    }

    fn name(self) -> &'static str {
        match self {
            Self::Text => "p-text",
            Self::Axis => "p-axis",
            Self::Rule => "p-rule",
            Self::Used => "p-used",
            Self::UsedArea => "p-used-area",
            Self::UsedText => "p-used-text",
            Self::Hole => "p-hole",
            Self::HoleText => "p-hole-text",
            Self::Thin => "p-thin",
            Self::Dotted => "p-dotted",
            Self::DottedText => "p-dotted-text",
            Self::Fail => "p-fail",
        }
    }
}

/// Writing into a string cannot fail; plotters wants a type all the same.
#[derive(Debug, thiserror::Error)]
#[error("the chart could not be written")]
pub struct SvgError;

/// Writes SVG elements with classes: no colours, no fonts, no `style`, which a strict policy refuses.
pub(super) struct SvgBackend<'o> {
    out: &'o mut String,
    size: (u32, u32),
}

type Drawn = Result<(), DrawingErrorKind<SvgError>>;

impl<'o> SvgBackend<'o> {
    pub(super) fn new(out: &'o mut String, size: (u32, u32)) -> Self {
        Self { out, size }
    }

    fn element(&mut self, color: BackendColor, markup: impl FnOnce(&mut String)) {
        let Some(class) = Class::of(color) else { return };
        let at = self.out.len();
        markup(self.out);
        // the class goes right behind the element's name
        if let Some(space) = self.out[at..].find(' ') {
            self.out.insert_str(at + space, &format!(r#" class="{}""#, class.name()));
        }
    }

    fn points(path: impl IntoIterator<Item = BackendCoord>) -> String {
        path.into_iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
    }
}

impl DrawingBackend for SvgBackend<'_> {
    type ErrorType = SvgError;

    fn get_size(&self) -> (u32, u32) {
        self.size
    }

    fn ensure_prepared(&mut self) -> Drawn {
        Ok(())
    }

    fn present(&mut self) -> Drawn {
        Ok(())
    }

    fn draw_pixel(&mut self, (x, y): BackendCoord, color: BackendColor) -> Drawn {
        self.element(color, |out| {
            write!(out, r#"<rect x="{x}" y="{y}" width="1" height="1"/>"#).ok();
        });
        Ok(())
    }

    fn draw_line<S: BackendStyle>(&mut self, from: BackendCoord, to: BackendCoord, style: &S) -> Drawn {
        self.element(style.color(), |out| {
            write!(out, r#"<line x1="{}" y1="{}" x2="{}" y2="{}"/>"#, from.0, from.1, to.0, to.1).ok();
        });
        Ok(())
    }

    fn draw_rect<S: BackendStyle>(&mut self, a: BackendCoord, b: BackendCoord, style: &S, _fill: bool) -> Drawn {
        self.element(style.color(), |out| {
            let (width, height) = (b.0 - a.0, b.1 - a.1);
            write!(out, r#"<rect x="{}" y="{}" width="{width}" height="{height}"/>"#, a.0, a.1).ok();
        });
        Ok(())
    }

    fn draw_path<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> Drawn {
        let points = Self::points(path);
        self.element(style.color(), |out| {
            write!(out, r#"<polyline points="{points}"/>"#).ok();
        });
        Ok(())
    }

    fn fill_polygon<S: BackendStyle, I: IntoIterator<Item = BackendCoord>>(&mut self, path: I, style: &S) -> Drawn {
        let points = Self::points(path);
        self.element(style.color(), |out| {
            write!(out, r#"<polygon points="{points}"/>"#).ok();
        });
        Ok(())
    }

    fn draw_text<S: BackendTextStyle>(&mut self, text: &str, style: &S, (x, y): BackendCoord) -> Drawn {
        use text_anchor::{HPos, VPos};
        let anchor = match style.anchor().h_pos {
            HPos::Left => "start",
            HPos::Center => "middle",
            HPos::Right => "end",
        };
        let drop = match style.anchor().v_pos {
            VPos::Top => 11,
            VPos::Center => 4,
            VPos::Bottom => 0,
        };
        self.element(style.color(), |out| {
            write!(out, r#"<text x="{x}" y="{}" text-anchor="{anchor}">{}</text>"#, y + drop, escape(text)).ok();
        });
        Ok(())
    }

    /// By letters of an average width: the browser sets the text in the page's own font, which nothing here knows.
    fn estimate_text_size<S: BackendTextStyle>(
        &self,
        text: &str,
        style: &S,
    ) -> Result<(u32, u32), DrawingErrorKind<SvgError>> {
        let letters = u32::try_from(text.chars().count()).unwrap_or(0);
        let size = style.size();
        Ok(((f64::from(letters) * size * 0.58).ceil() as u32, size.ceil() as u32))
    }
}
