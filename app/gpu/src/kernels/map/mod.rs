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

/// The shader's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, include_str!("map.wgsl")].concat()
}
