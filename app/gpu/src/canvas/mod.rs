//! Canvases of a page that show memory from its own buffers.

mod heap;
mod pool;
mod screen;
mod segments;

pub use heap::HeapCanvas;
pub use pool::PoolCanvas;
pub use segments::SegmentsCanvas;
