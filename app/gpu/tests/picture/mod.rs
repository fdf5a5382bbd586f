//! Draws a heap into a texture and gives back which ink each pixel has.

use gpu::kernels::map::{INKS, Ink, MapEntry, MapLook, MapView};
use gpu::{Gpu, HeapBuffer};

pub(crate) const WIDTH: u32 = 256;
pub(crate) const HEIGHT: u32 = 64;

/// Two rows of 24 pixels, 32 apart; ink number n is grey level n × 16.
pub(crate) fn look() -> MapLook {
    let mut inks = [[0.0, 0.0, 0.0, 1.0]; INKS];
    for (level, ink) in (0_u8..).zip(&mut inks) {
        let grey = f32::from(level * 16) / 255.0;
        *ink = [grey, grey, grey, 1.0];
    }
    MapLook { inks, width: WIDTH, top: 0.0, pitch: 32.0, height: 24.0, scale: 1.0, rows: 2, enter: (0, 0, 0) }
}

pub(crate) struct Picture(Vec<u8>);

impl Picture {
    pub(crate) async fn draw(gpu: &Gpu, heap: &HeapBuffer, table: &[MapEntry], look: &MapLook) -> Self {
        let format = wgpu::TextureFormat::Rgba8Unorm;
        let view = MapView::new(gpu, heap, format, table.len() as u32);
        view.set_table(gpu, table);
        Self(gpu.draw_to_texture(WIDTH, HEIGHT, format, |target| view.draw(gpu, target, look)).await)
    }

    pub(crate) fn ink(&self, x: u32, y: u32) -> Option<Ink> {
        const ALL: [Ink; INKS] = [
            Ink::Loom,
            Ink::Live,
            Ink::LiveThread,
            Ink::FreeThread,
            Ink::New,
            Ink::NewThread,
            Ink::StaleThread,
            Ink::Fail,
            Ink::Surface,
        ];
        let level = *self.0.get(((y * WIDTH + x) * 4) as usize)?;
        ALL.get(usize::from(level / 16)).copied()
    }

    pub(crate) fn pixels(&self) -> u32 {
        (self.0.len() / 4) as u32
    }
}
