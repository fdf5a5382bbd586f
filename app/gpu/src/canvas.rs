use web_sys::HtmlCanvasElement;

use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
use crate::kernels::map::{MapEntry, MapLook, MapView};

/// A canvas that shows a heap from its buffer.
pub struct HeapCanvas {
    surface: wgpu::Surface<'static>,
    format: wgpu::TextureFormat,
    view: MapView,
    canvas: HtmlCanvasElement,
    size: std::cell::Cell<(u32, u32)>,
}

impl HeapCanvas {
    /// Takes the canvas (which must not have given another context) and binds it to the heap, for ids below `ids`.
    /// None when the canvas gives no WebGPU context.
    #[must_use]
    pub fn new(gpu: &Gpu, heap: &HeapBuffer, canvas: HtmlCanvasElement, ids: u32) -> Option<Self> {
        let surface = gpu.instance.create_surface(wgpu::SurfaceTarget::Canvas(canvas.clone())).ok()?;
        // Not an sRGB format: the tokens' colours come gamma-encoded and go to the screen as they are.
        let formats = surface.get_capabilities(&gpu.adapter).formats;
        let format = formats.iter().copied().find(|format| !format.is_srgb()).or(formats.first().copied())?;
        let view = MapView::new(gpu, heap, format, ids);
        Some(Self { surface, format, view, canvas, size: (0, 0).into() })
    }

    /// See [`MapView::set_table`].
    pub fn set_table(&self, gpu: &Gpu, entries: &[MapEntry]) {
        self.view.set_table(gpu, entries);
    }

    /// Draws into the canvas, whose size in device pixels is its `width` and `height`. A frame that the browser does
    /// not want now is left out.
    pub fn draw(&self, gpu: &Gpu, look: &MapLook) {
        let size = (self.canvas.width().max(1), self.canvas.height().max(1));
        if self.size.get() != size {
            self.size.set(size);
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
        let frame = match self.surface.get_current_texture() {
            wgpu::CurrentSurfaceTexture::Success(frame) | wgpu::CurrentSurfaceTexture::Suboptimal(frame) => frame,
            _ => return,
        };
        let target = frame.texture.create_view(&Default::default());
        self.view.draw(gpu, &target, look);
        gpu.queue.present(frame);
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.view.destroy();
    }
}
