//! A question's drawing: rows of woven blocks, from the numbers in `quiz.toml`.

use std::fmt::Write as _;

use catalog::{BlockState, Figure, FigureText, markdown};
use demos::markup::escape;
use l10n::{Arg, Bundle, msg};

/// Height of the line with a row's label, of the cloth, and the gap under it.
const LABEL: f64 = 20.0;
const CLOTH: f64 = 32.0;
const GAP: f64 = 16.0;
/// CSS pixels that a sign of a block's text takes, and that a row has at least: on a wide panel, and on a phone. Text
/// that is wider than its block would be cut to another number, so it is left out where it has no room.
const SIGN: f64 = 7.0;
const WIDE: f64 = 490.0;
const PHONE: f64 = 290.0;

/// A drawing with its caption.
pub(super) struct Drawing {
    /// Content of the SVG; its width is 100 per cent.
    pub(super) svg: String,
    /// Its height in CSS pixels.
    pub(super) height: u32,
    /// In words.
    pub(super) alt: String,
    /// Markup.
    pub(super) caption_html: String,
}

impl Drawing {
    /// What stands inside the `<figure>` beside a question.
    pub(super) fn html(&self) -> String {
        let Self { svg, height, alt, caption_html } = self;
        format!(
            r#"<div class="selvedge" aria-hidden="true"></div><div class="map"><svg height="{height}" role="img" aria-label="{}">{svg}</svg></div><figcaption>{caption_html}</figcaption>"#,
            escape(alt)
        )
    }
}

/// Draws the figure in the page's language.
pub(super) fn draw(bundle: &Bundle, figure: &Figure, text: &FigureText) -> Drawing {
    let mut svg = String::new();
    for (index, row) in figure.rows.iter().enumerate() {
        let top = index as f64 * (LABEL + CLOTH + GAP);
        let label = text.labels.get(&row.label).map(|label| markdown::plain(label)).unwrap_or_default();
        write!(svg, r#"<text class="lb" data-s="ink" x="0" y="{}">{}</text>"#, top + 13.0, escape(&label)).ok();
        let mut at = 0.0;
        for block in &row.blocks {
            let (x, width) = (at / figure.scale, block.size / figure.scale);
            at += block.size;
            let state = block.state.as_str();
            let y = top + LABEL;
            write!(
                svg,
                r#"<rect class="blk" data-s="{state}" x="{:.3}%" width="{:.3}%" y="{y}" height="{CLOTH}"/>"#,
                x * 100.0,
                width * 100.0
            )
            .ok();
            let words = block.text.clone().or_else(|| size(bundle, figure, block.size));
            let needed = |words: &str| words.chars().count() as f64 * SIGN;
            if let Some(words) = words.filter(|words| needed(words) <= width * WIDE) {
                let tight = if needed(&words) > width * PHONE { " data-tight=\"\"" } else { "" };
                let colours = if block.state == BlockState::Void { "note" } else { state };
                write!(
                    svg,
                    r#"<text class="lb" data-s="{colours}"{tight} x="{:.3}%" y="{}" text-anchor="middle">{}</text>"#,
                    (x + width / 2.0) * 100.0,
                    y + CLOTH / 2.0 + 4.5,
                    escape(&words)
                )
                .ok();
            }
        }
    }
    Drawing {
        svg,
        height: (figure.rows.len() as f64 * (LABEL + CLOTH + GAP) - GAP).max(0.0) as u32,
        alt: markdown::plain(&text.alt),
        caption_html: markdown::inline(&text.caption, bundle.tag()),
    }
}

/// The size as the language writes it; none in a scheme without scale.
fn size(bundle: &Bundle, figure: &Figure, size: f64) -> Option<String> {
    (figure.unit == "MiB").then(|| bundle.text(&msg::demo::mib(Arg::Decimal(size, 2))))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use catalog::{FigureBlock, FigureRow};

    use super::*;

    #[test]
    fn a_number_stands_only_where_all_of_it_has_room() {
        let bundle = Bundle::new("sw", l10n::Dir::Ltr, [("demo", "demo-mib = MiB { $n }\n")]).unwrap();
        let drawn = |size: f64| {
            let block = FigureBlock { state: BlockState::Live, size, text: None };
            let rows = vec![FigureRow { label: "s0".to_owned(), blocks: vec![block] }];
            let figure = Figure { unit: "MiB".to_owned(), scale: 64.0, after: false, rows };
            draw(&bundle, &figure, &FigureText::default()).svg
        };
        assert!(drawn(32.0).contains(">MiB 32</text>") && !drawn(32.0).contains("data-tight"));
        assert!(drawn(6.0).contains("data-tight=\"\"") && drawn(6.0).contains(">MiB 6</text>"));
        assert!(!drawn(1.0).contains("MiB"));
    }
}
