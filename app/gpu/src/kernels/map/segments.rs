use models::heap::Range;

use super::INKS;
use super::painter::{Look, Painter};
use super::rect::{Place, Rect};
use super::table::{MapEntry, table};
use crate::adapter::Gpu;
use crate::segments::SegmentBuffers;

/// What colours the picture has, and what is new in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentsLook {
    /// Linear or gamma-encoded RGBA between 0 and 1, as the target's format wants them; by [`Ink`](super::Ink).
    pub inks: [[f32; 4]; INKS],
    /// Device pixels per CSS pixel.
    pub scale: f32,
    /// The range of the model that is being woven in: first byte, length and how many bytes of it show.
    pub enter: (u64, u64, u64),
}

/// A range of the model and the rectangle that it is spread over from left to right. It may go over several buffers;
/// what lies in none is left empty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SegmentRect {
    /// The model's bytes.
    pub range: Range,
    /// Where they are drawn.
    pub place: Place,
}

/// All segments of an allocator in one picture.
pub struct SegmentsView {
    painter: Painter,
}

impl SegmentsView {
    /// A view for targets of `format`.
    #[must_use]
    pub fn new(gpu: &Gpu, format: wgpu::TextureFormat) -> Self {
        Self { painter: Painter::new(gpu, format, 256) }
    }

    /// Sets what each block id is now, from id 0 on (65 535 at most); ids that are left out were never used. Addresses
    /// and lengths are the model's, as in `segments`.
    pub fn set_table(&self, gpu: &Gpu, segments: &SegmentBuffers, entries: &[MapEntry]) {
        self.painter.set_table(gpu, &table(segments.grid(), entries));
    }

    /// Draws each rectangle from the buffers as they are, on an empty loom.
    pub fn draw(
        &self,
        gpu: &Gpu,
        target: &wgpu::TextureView,
        segments: &SegmentBuffers,
        look: &SegmentsLook,
        rects: &[SegmentRect],
    ) {
        let grid = segments.grid();
        let draws: Vec<_> = rects
            .iter()
            .flat_map(|rect| {
                let shown = grid.words(rect.range);
                let held = segments.in_reach(shown).iter();
                held.filter_map(move |held| Some((Rect::new(rect.place, shown, held.words)?, &held.shown)))
            })
            .collect();
        self.painter.draw(gpu, target, Look::new(grid, &look.inks, look.scale, look.enter), &draws);
    }

    /// Gives the view's own buffers back.
    pub fn destroy(&self) {
        self.painter.destroy();
    }
}
