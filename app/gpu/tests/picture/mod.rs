//! Draws into a texture and gives back which ink each pixel has.

use gpu::Gpu;
use gpu::kernels::map::{INKS, Ink};

pub(crate) const WIDTH: u32 = 256;
pub(crate) const HEIGHT: u32 = 64;
pub(crate) const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

/// Ink number n is grey level n × 16.
pub(crate) fn inks() -> [[f32; 4]; INKS] {
    let mut inks = [[0.0, 0.0, 0.0, 1.0]; INKS];
    for (level, ink) in (0_u8..).zip(&mut inks) {
        let grey = f32::from(level * 16) / 255.0;
        *ink = [grey, grey, grey, 1.0];
    }
    inks
}

pub(crate) struct Picture(Vec<u8>);

impl Picture {
    pub(crate) async fn take(gpu: &Gpu, draw: impl FnOnce(&wgpu::TextureView)) -> Self {
        let picture = Self(gpu.draw_to_texture(WIDTH, HEIGHT, FORMAT, draw).await);
        assert_eq!(picture.0.len() as u32, WIDTH * HEIGHT * 4);
        picture
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
}
