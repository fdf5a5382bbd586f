use futures_channel::oneshot;

use crate::adapter::Gpu;

/// Bytes read back at once: mapped ranges are copied into WASM memory, which never shrinks.
pub(crate) const WINDOW: u64 = 8 << 20;

/// Why bytes could not be read back.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The device was lost on the way.
    #[error("the device was lost")]
    Lost,
    /// The staging buffer could not be mapped.
    #[error("mapping failed: {0}")]
    Map(String),
}

/// Bytes of a buffer; `start` and `len` are multiples of 4.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slice<'b> {
    pub(crate) buffer: &'b wgpu::Buffer,
    pub(crate) start: u64,
    pub(crate) len: u64,
}

/// A staging buffer of one window.
pub(crate) struct Reader {
    staging: wgpu::Buffer,
}

impl Reader {
    /// A reader with its staging buffer of `WINDOW` bytes.
    pub(crate) async fn new(gpu: &Gpu) -> Result<Self, crate::AllocationError> {
        Ok(Self::over(gpu.allocate("read-back window", WINDOW, Self::USAGE).await?))
    }

    /// How the staging buffer is used.
    pub(crate) const USAGE: wgpu::BufferUsages = wgpu::BufferUsages::MAP_READ.union(wgpu::BufferUsages::COPY_DST);

    /// A reader with a staging buffer that is there: its size is the window.
    pub(crate) fn over(staging: wgpu::Buffer) -> Self {
        Self { staging }
    }

    /// Hands the bytes of all `slices`, one after the other, to `look`: together at most a window, one submission and one
    /// mapping.
    pub(crate) async fn bytes<'b>(
        &self,
        gpu: &Gpu,
        slices: impl Iterator<Item = Slice<'b>>,
        look: impl FnOnce(&[u8]),
    ) -> Result<(), ReadError> {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        let mut len = 0;
        for slice in slices {
            encoder.copy_buffer_to_buffer(slice.buffer, slice.start, &self.staging, len, slice.len);
            len += slice.len;
        }
        gpu.queue.submit([encoder.finish()]);
        let (done, mapped) = oneshot::channel();
        self.staging.map_async(wgpu::MapMode::Read, 0..len, move |result| {
            // Nobody listens any more when the reading was given up.
            done.send(result).ok();
        });
        gpu.settle();
        let result = mapped.await.map_err(|_| ReadError::Lost)?;
        if gpu.loss().happened() {
            return Err(ReadError::Lost);
        }
        result.map_err(|error| ReadError::Map(error.to_string()))?;
        let view = self.staging.get_mapped_range(0..len).map_err(|error| ReadError::Map(error.to_string()));
        let looked = view.map(|view| look(&view));
        self.staging.unmap();
        looked
    }

    pub(crate) fn destroy(&self) {
        self.staging.destroy();
    }
}

impl Gpu {
    /// Waits until all that was submitted is done. Whether the device was lost on the way is for the caller to ask.
    pub(crate) async fn finished(&self) {
        let (done, waited) = oneshot::channel();
        self.queue.on_submitted_work_done(move || {
            // Nobody listens any more when the wait was given up.
            done.send(()).ok();
        });
        self.settle();
        waited.await.ok();
    }

    /// Draws into a texture of `width` × `height` pixels of four bytes and reads them back, row by row: the proof of a
    /// picture without a canvas. `width` × 4 is a multiple of 256.
    #[cfg(not(target_arch = "wasm32"))]
    pub async fn draw_to_texture(
        &self,
        width: u32,
        height: u32,
        format: wgpu::TextureFormat,
        draw: impl FnOnce(&wgpu::TextureView),
    ) -> Vec<u8> {
        let size = wgpu::Extent3d { width, height, depth_or_array_layers: 1 };
        let texture = self.device.create_texture(&wgpu::TextureDescriptor {
            label: Some("picture"),
            size,
            mip_level_count: 1,
            sample_count: 1,
            dimension: wgpu::TextureDimension::D2,
            format,
            usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
            view_formats: &[],
        });
        draw(&texture.create_view(&Default::default()));
        let bytes = u64::from(width) * u64::from(height) * 4;
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("picture"),
            size: bytes,
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::COPY_SRC,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        encoder.copy_texture_to_buffer(
            texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo {
                buffer: &buffer,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(width * 4),
                    rows_per_image: Some(height),
                },
            },
            size,
        );
        self.queue.submit([encoder.finish()]);
        let mut pixels = Vec::new();
        if let Ok(reader) = Reader::new(self).await {
            let slice = Slice { buffer: &buffer, start: 0, len: bytes };
            reader.bytes(self, std::iter::once(slice), |bytes| pixels.extend_from_slice(bytes)).await.ok();
        }
        pixels
    }
}
