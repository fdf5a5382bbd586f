use std::fmt::Write as _;

use l10n::{Arg, Bundle, msg};
use models::heap::Range;

use super::scene::{Cell, Scene};
use crate::markup::{Percent, escape};

/// Where the rows of the map lie, in CSS pixels. A row has a line for its address, its cloth, and a lane under it in
/// which a refused request lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    /// Width of the cloth.
    pub width: f64,
    /// Rows that the heap is cut into.
    pub rows: u32,
    /// Bytes of the heap.
    pub capacity: u64,
}

/// A part of a range that lies in one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The row, from 0.
    pub row: u32,
    /// The left edge and the width as shares of the row, between 0 and 1.
    pub x: f64,
    /// The width as a share of the row.
    pub width: f64,
    /// The bytes of this part.
    pub range: Range,
}

impl Layout {
    /// Height of the line with the row's address.
    pub const LABEL: u32 = 20;
    /// Height of the cloth.
    pub const CLOTH: u32 = 36;
    /// Height of the lane for a refused request, the gap above it included.
    pub const LANE: u32 = 26;

    /// The layout for a map of that width: few rows where it is wide, more where it is narrow.
    #[must_use]
    pub fn for_width(width: f64, capacity: u64) -> Self {
        Self { width, rows: if width < 520.0 { 8 } else { 4 }, capacity }
    }

    /// From row to row.
    #[must_use]
    pub fn pitch() -> u32 {
        Self::LABEL + Self::CLOTH + Self::LANE
    }

    /// The whole map's height.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.rows * Self::pitch()
    }

    /// Top of a row's cloth.
    #[must_use]
    pub fn top(row: u32) -> u32 {
        row * Self::pitch() + Self::LABEL
    }

    /// The range cut at the ends of rows.
    #[must_use]
    pub fn pieces(&self, range: Range) -> Vec<Piece> {
        let row_bytes = (self.capacity / u64::from(self.rows)).max(1);
        let mut pieces = Vec::new();
        let mut at = range.start;
        while at < range.end() && at < self.capacity {
            let row = at / row_bytes;
            let end = range.end().min((row + 1) * row_bytes);
            let share = |bytes: u64| bytes as f64 / row_bytes as f64;
            pieces.push(Piece {
                row: row as u32,
                x: share(at - row * row_bytes),
                width: share(end - at),
                range: Range { start: at, len: end - at },
            });
            at = end;
        }
        pieces
    }

    /// The address at a point of the map; none outside the cloth.
    #[must_use]
    pub fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        if !(0.0..self.width).contains(&x) || !(0.0..f64::from(self.height())).contains(&y) {
            return None;
        }
        let (row, inside) = (y as u32 / Self::pitch(), y as u32 % Self::pitch());
        if !(Self::LABEL..Self::LABEL + Self::CLOTH).contains(&inside) {
            return None;
        }
        let row_bytes = self.capacity / u64::from(self.rows);
        Some(u64::from(row) * row_bytes + ((x / self.width) * row_bytes as f64) as u64)
    }
}

/// The SVG content over the cloth: addresses of the rows, sizes on the blocks, the refused request, the chosen cell. With
/// `cloth` the blocks themselves are drawn too, for a picture without a canvas.
#[must_use]
pub fn overlay(bundle: &Bundle, layout: &Layout, scene: &Scene, chosen: Option<Range>, cloth: bool) -> String {
    let mut out = String::new();
    let row_bytes = layout.capacity / u64::from(layout.rows);
    for row in 0..layout.rows {
        let label = mib_text(bundle, u64::from(row) * row_bytes);
        let y = Layout::top(row) - 6;
        write!(out, r#"<text class="lb" data-s="note" x="0" y="{y}">{}</text>"#, escape(&label)).ok();
    }
    for cell in &scene.cells {
        write_cell(&mut out, bundle, layout, cell, cloth);
    }
    if let Some(request) = scene.request {
        write_request(&mut out, bundle, layout, request.hole.start, request.bytes);
    }
    for piece in chosen.map(|range| layout.pieces(range)).unwrap_or_default() {
        write!(
            out,
            r#"<rect class="chosen" x="{}" width="{}" y="{}" height="{}"/>"#,
            Percent(piece.x),
            Percent(piece.width),
            Layout::top(piece.row) - 2,
            Layout::CLOTH + 4
        )
        .ok();
    }
    out
}

/// Bytes in words, such as “4 MiB”.
#[must_use]
pub(crate) fn mib_text(bundle: &Bundle, bytes: u64) -> String {
    bundle.text(&msg::demo::mib(Arg::mib(bytes)))
}

fn write_cell(out: &mut String, bundle: &Bundle, layout: &Layout, cell: &Cell, cloth: bool) {
    let state = cell.cloth.as_str();
    for piece in layout.pieces(cell.range) {
        let y = Layout::top(piece.row);
        if cloth {
            write!(
                out,
                r#"<rect class="blk" data-s="{state}" x="{}" width="{}" y="{y}" height="{}"/>"#,
                Percent(piece.x),
                Percent(piece.width),
                Layout::CLOTH
            )
            .ok();
        }
    }
    // The size stands once, on the first of the widest parts, where there is room for it.
    let widest = layout.pieces(cell.range).into_iter().rev().max_by(|a, b| a.width.total_cmp(&b.width));
    let Some(piece) = widest.filter(|piece| piece.width * layout.width >= 40.0) else { return };
    let label = bundle.text(&msg::heap::size_on_block(Arg::mib(cell.range.len)));
    write!(
        out,
        r#"<text class="lb" data-s="{state}" x="{}" y="{}" text-anchor="middle">{}</text>"#,
        Percent(piece.x + piece.width / 2.0),
        Layout::top(piece.row) + Layout::CLOTH / 2 + 4,
        escape(&label)
    )
    .ok();
}

/// The request lies in the lane under the largest hole and overhangs it; at a row's end it goes on in the next lane.
fn write_request(out: &mut String, bundle: &Bundle, layout: &Layout, start: u64, bytes: u64) {
    let label = mib_text(bundle, bytes);
    // A request at the very end of the heap is drawn as far as the heap goes; its size stands on it.
    for (index, piece) in layout.pieces(Range { start, len: bytes }).into_iter().enumerate() {
        let y = Layout::top(piece.row) + Layout::CLOTH + 3;
        write!(
            out,
            r#"<rect class="blk" data-s="fail" x="{}" width="{}" y="{y}" height="20"/>"#,
            Percent(piece.x),
            Percent(piece.width)
        )
        .ok();
        if index == 0 {
            write!(
                out,
                r#"<text class="lb" data-s="fail" x="{}" y="{}" text-anchor="middle">{}</text>"#,
                Percent(piece.x + piece.width / 2.0),
                y + 14,
                escape(&label)
            )
            .ok();
        }
    }
}
