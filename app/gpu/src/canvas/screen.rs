use web_sys::HtmlCanvasElement;

use crate::adapter::Gpu;

/// A canvas with its WebGPU context.
pub(super) struct Screen {
    surface: wgpu::Surface<'static>,
    format: wgpu::TextureFormat,
    canvas: HtmlCanvasElement,
    size: std::cell::Cell<(u32, u32)>,
}

impl Screen {
    /// Takes the canvas, which must not have given another context. None when it gives no WebGPU context.
    pub(super) fn new(gpu: &Gpu, canvas: HtmlCanvasElement) -> Option<Self> {
        let surface = gpu.instance.create_surface(wgpu::SurfaceTarget::Canvas(canvas.clone())).ok()?;
        // Not an sRGB format: the tokens' colours come gamma-encoded and go to the screen as they are.
        let formats = surface.get_capabilities(&gpu.adapter).formats;
        let format = formats.iter().copied().find(|format| !format.is_srgb()).or(formats.first().copied())?;
        Some(Self { surface, format, canvas, size: (0, 0).into() })
    }

    /// The format of its frames.
    pub(super) fn format(&self) -> wgpu::TextureFormat {
        self.format
    }

    /// Shows what `draw` draws into a frame of the canvas' `width` and `height` in device pixels. A frame that the
    /// browser does not want now is left out.
    pub(super) fn show(&self, gpu: &Gpu, draw: impl FnOnce(&wgpu::TextureView)) {
        self.fit(gpu);
        let frame = match self.surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(frame) | wgpu::CurrentSurfaceTexture::Suboptimal(frame) => frame,
            _ => return,
        };
        draw(&frame.texture.create_view(&Default::default()));
        gpu.queue.present(frame);
    }

    fn fit(&self, gpu: &Gpu) {
        let size = (self.canvas.width().max(1), self.canvas.height().max(1));
        if self.size.replace(size) == size {
            return;
        }
        self.surface.configure(
            &gpu.device,
            &wgpu::SurfaceConfiguration {
                usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
                format: self.format,
                color_space: Default::default(),
                width: size.0,
                height: size.1,
                present_mode: wgpu::PresentMode::Fifo,
                desired_maximum_frame_latency: 2,
                alpha_mode: wgpu::CompositeAlphaMode::Opaque,
                view_formats: vec![],
            },
        );
    }
}
