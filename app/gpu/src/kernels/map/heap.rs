use models::heap::Range;

use super::painter::{Look, Painter};
use super::rect::{Place, Rect};
use super::table::{MapEntry, number, table};
use super::{ClothBinding, INKS};
use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
use crate::segments::{Grid, Words};

/// Where the rows of the map lie and what colours they have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapLook {
    /// Linear or gamma-encoded RGBA between 0 and 1, as the target's format wants them; by [`Ink`](super::Ink).
    pub inks: [[f32; 4]; INKS],
    /// The target's width in device pixels.
    pub width: u32,
    /// Device pixels above the first row.
    pub top: f32,
    /// Device pixels from row to row.
    pub pitch: f32,
    /// Device pixels of a row's cloth.
    pub height: f32,
    /// Device pixels per CSS pixel.
    pub scale: f32,
    /// Rows that the heap is cut into.
    pub rows: u32,
    /// The range that is being woven in: first byte, length and how many bytes of it show.
    pub enter: (u64, u64, u64),
}

/// One heap, drawn in rows.
pub struct MapView {
    painter: Painter,
    memory: wgpu::BindGroup,
    grid: Grid,
    words: u64,
}

impl MapView {
    /// A view of `heap` for targets of `format`, with room for block ids below `ids` (more are taken as they come).
    #[must_use]
    pub fn new(gpu: &Gpu, heap: &HeapBuffer, format: wgpu::TextureFormat, ids: u32) -> Self {
        let grid = Grid::new(1);
        Self {
            painter: Painter::new(gpu, format, ids),
            memory: ClothBinding::new(gpu).bind(gpu, heap.buffer()),
            grid,
            words: grid.word(heap.capacity()),
        }
    }

    /// Sets what each block id is now, from id 0 on; ids that are left out were never used.
    pub fn set_table(&self, gpu: &Gpu, entries: &[MapEntry]) {
        self.painter.set_table(gpu, &table(self.grid, entries));
    }

    /// Draws the heap as it is in memory into `target`.
    pub fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: &MapLook) {
        let row_words = self.words / u64::from(look.rows.max(1));
        let draws: Vec<_> = (0..look.rows)
            .filter_map(|row| {
                let first = u64::from(row) * row_words;
                let y = look.top + row as f32 * look.pitch;
                let place = Place { x: 0.0, y, width: look.width as f32, height: look.height };
                let shown = Words { first, end: first + row_words };
                let rect = Rect::new(place, shown, Words { first: 0, end: self.words })?;
                Some((rect, &self.memory))
            })
            .collect();
        self.painter.draw(gpu, target, Look::new(self.grid, &look.inks, look.scale, look.enter), &draws);
    }

    /// Gives the view's own buffers back.
    pub fn destroy(&self) {
        self.painter.destroy();
    }
}

impl Look {
    /// For words of `grid`; `enter` is in bytes of the model. The painter knows the rest.
    pub(super) fn new(grid: Grid, inks: &[[f32; 4]; INKS], scale: f32, (enter, len, done): (u64, u64, u64)) -> Self {
        let words = grid.words(Range { start: enter, len });
        let shown = grid.words(Range { start: enter, len: done });
        Self {
            inks: *inks,
            size: [0.0; 2],
            scale,
            ids: 0,
            enter_first: number(words.first),
            enter_words: number(words.len()),
            enter_done: number(shown.len()),
            padding: 0,
        }
    }
}
