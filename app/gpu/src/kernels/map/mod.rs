//! Draws memory from its own buffers: a heap in rows, or the segments of an allocator in rectangles.

mod binding;
mod heap;
mod painter;
mod rect;
mod segments;
mod table;
mod weave;

use super::pattern;
pub(crate) use binding::ClothBinding;
pub use heap::{MapLook, MapView};
pub use rect::Place;
pub use segments::{SegmentRect, SegmentsLook, SegmentsView};
pub use table::MapEntry;
pub use weave::{Cloth, INKS, Ink, TILE, TOKENS, weave};

/// The weaves, to be put before a shader that draws them.
pub(crate) const WEAVE: &str = include_str!("weave.wgsl");

/// The shader's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, WEAVE, include_str!("map.wgsl")].concat()
}
