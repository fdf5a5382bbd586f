//! Canvases of a page: memory shown from its own buffers, and cloths in rectangles.

mod cloth;
mod heap;
mod pool;
mod screen;
mod segments;

pub use cloth::ClothCanvas;
pub use heap::HeapCanvas;
pub use pool::PoolCanvas;
pub use segments::SegmentsCanvas;
