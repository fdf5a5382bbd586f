//! Canvases of a page: memory shown from its own buffers, and cloths in rectangles.

mod cloth;
mod heap;
mod screen;
mod segments;

pub use cloth::ClothCanvas;
pub use heap::HeapCanvas;
pub use segments::SegmentsCanvas;
