//! Draws the slots of a K/V pool from its own buffer.

mod painter;

use super::map::{Cloth, INKS, Place, WEAVE};
use super::{pattern, slot};
use crate::adapter::Gpu;
use crate::kv::{KvPool, Slots};
use painter::{Look, Painter, Rect};

/// The shader's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, slot::WGSL, WEAVE, include_str!("pool.wgsl")].concat()
}

/// What colours the picture has, and what is new in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolLook {
    /// Linear or gamma-encoded RGBA between 0 and 1, as the target's format wants them; by [`Ink`](super::map::Ink).
    pub inks: [[f32; 4]; INKS],
    /// Device pixels per CSS pixel.
    pub scale: f32,
    /// How much of every slot in [`Cloth::New`] is woven in, from the top: a share from 0 to 1.
    pub enter: f32,
}

/// Slots, and the rectangle that they are drawn in: each a column, from left to right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolRect {
    /// The slots: a block of them, say.
    pub slots: Slots,
    /// Where they are drawn.
    pub place: Place,
}

/// What the table says of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotEntry {
    /// The content that it should hold; 0 where nothing is expected.
    pub content: u32,
    /// How it is drawn while its words are those of its content. [`Cloth::Wrong`] is drawn whatever they are.
    pub cloth: Cloth,
}

impl SlotEntry {
    /// A slot of which nothing is expected. Words in it are stale.
    pub const NONE: Self = Self { content: 0, cloth: Cloth::Never };
}

/// The slots of one pool, drawn in rectangles.
///
/// Where all words at a pixel's height are zero, the slot is drawn as never written. Where one is not the word of the
/// expected content, it is drawn as wrong; where none is expected, as stale. Slots that are narrower than a pixel are
/// sampled; all words of the others are looked at.
pub struct PoolView {
    painter: Painter,
    held: u32,
}

impl PoolView {
    /// A view of `pool` for targets of `format`. The pool lives at least as long as the view.
    #[must_use]
    pub fn new(gpu: &Gpu, pool: &KvPool, format: wgpu::TextureFormat) -> Self {
        Self { painter: Painter::new(gpu, format, pool.buffer()), held: pool.slots() }
    }

    /// Sets what each slot should hold, from slot 0 on; of slots that are left out nothing is expected.
    pub fn set_table(&self, gpu: &Gpu, entries: &[SlotEntry]) {
        let known = entries.len().min(self.held as usize);
        let entries: Vec<_> = entries[..known].iter().map(|entry| [entry.content, entry.cloth as u32]).collect();
        self.painter.set_table(gpu, &entries);
    }

    /// Draws each rectangle from the pool as it is, on an empty loom.
    pub fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: &PoolLook, rects: &[PoolRect]) {
        let texture = target.texture();
        let look = Look {
            inks: look.inks,
            size: [texture.width() as f32, texture.height() as f32],
            scale: look.scale,
            enter: look.enter,
            slots: 0,
            held: self.held,
            padding: [0; 2],
        };
        let rects: Vec<_> = rects.iter().filter_map(Rect::new).collect();
        self.painter.draw(gpu, target, look, &rects);
    }

    /// Gives the view's own buffers back.
    pub fn destroy(&self) {
        self.painter.destroy();
    }
}
