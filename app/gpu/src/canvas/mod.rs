//! Canvases of a page that show memory from its own buffers.

mod heap;
mod screen;
mod segments;

pub use heap::HeapCanvas;
pub use segments::SegmentsCanvas;
