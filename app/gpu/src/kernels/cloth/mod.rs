//! Draws cloths in rectangles: for what is told apart by what it is, and not by its own bytes.

use std::cell::RefCell;

use bytemuck::{Pod, Zeroable};

use super::map::{Cloth, INKS, Ink, Place, WEAVE};
use crate::adapter::Gpu;

/// The shader's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [WEAVE, include_str!("cloth.wgsl")].concat()
}

/// A rectangle in a weave.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// Where it lies, in device pixels.
    pub place: Place,
    /// Its weave.
    pub cloth: Cloth,
}

/// The colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ClothLook {
    /// Linear or gamma-encoded RGBA between 0 and 1, as the target's format wants them; by [`Ink`].
    pub inks: [[f32; 4]; INKS],
    /// Device pixels per CSS pixel.
    pub scale: f32,
}

/// The shader with its pipeline and buffers, for any number of rectangles.
pub struct ClothView {
    pipeline: wgpu::RenderPipeline,
    layout: wgpu::BindGroupLayout,
    look: wgpu::Buffer,
    /// Grows with the picture.
    pieces: RefCell<wgpu::Buffer>,
}

/// What is the same for the whole picture, as the shader has it.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Look {
    inks: [[f32; 4]; INKS],
    size: [f32; 2],
    scale: f32,
    padding: f32,
}

/// A rectangle, as the shader has it.
#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Drawn {
    place: [f32; 4],
    cloth: u32,
    padding: [u32; 3],
}

/// Rectangles that there is room for at the start.
const FEW: usize = 64;

impl ClothView {
    /// A view for targets of `format`.
    #[must_use]
    pub fn new(gpu: &Gpu, format: wgpu::TextureFormat) -> Self {
        let layout = layout(gpu);
        let uniform = wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST;
        Self {
            pipeline: pipeline(gpu, format, &layout),
            look: gpu.raw_buffer("cloth look", size_of::<Look>() as u64, uniform),
            pieces: RefCell::new(room(gpu, FEW)),
            layout,
        }
    }

    /// Draws the rectangles in the given order on an empty loom.
    pub fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: &ClothLook, pieces: &[Piece]) {
        let size = target.texture().size();
        let drawn: Vec<_> = pieces.iter().map(drawn).collect();
        let mut room_now = self.pieces.borrow_mut();
        if size_of_val(drawn.as_slice()) as u64 > room_now.size() {
            room_now.destroy();
            *room_now = room(gpu, drawn.len().next_power_of_two());
        }
        let numbers =
            Look { inks: look.inks, size: [size.width as f32, size.height as f32], scale: look.scale, padding: 0.0 };
        gpu.queue.write_buffer(&self.look, 0, bytemuck::bytes_of(&numbers));
        gpu.queue.write_buffer(&room_now, 0, bytemuck::cast_slice(&drawn));
        let group = gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("cloth"),
            layout: &self.layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: self.look.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 1, resource: room_now.as_entire_binding() },
            ],
        });
        let [r, g, b, a] = look.inks[Ink::Loom as usize].map(f64::from);
        let ground = wgpu::LoadOp::Clear(wgpu::Color { r, g, b, a });
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("cloth"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations { load: ground, store: wgpu::StoreOp::Store },
                })],
                ..Default::default()
            });
            pass.set_pipeline(&self.pipeline);
            pass.set_bind_group(0, &group, &[]);
            pass.draw(0..4, 0..drawn.len() as u32);
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Gives the view's buffers back.
    pub fn destroy(&self) {
        self.look.destroy();
        self.pieces.borrow().destroy();
    }
}

fn drawn(piece: &Piece) -> Drawn {
    let Place { x, y, width, height } = piece.place;
    Drawn { place: [x, y, width, height], cloth: piece.cloth as u32, padding: [0; 3] }
}

fn room(gpu: &Gpu, pieces: usize) -> wgpu::Buffer {
    let usage = wgpu::BufferUsages::STORAGE | wgpu::BufferUsages::COPY_DST;
    gpu.raw_buffer("cloth pieces", (pieces * size_of::<Drawn>()) as u64, usage)
}

fn layout(gpu: &Gpu) -> wgpu::BindGroupLayout {
    let entry = |binding, ty| wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::VERTEX_FRAGMENT,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    };
    let pieces = wgpu::BufferBindingType::Storage { read_only: true };
    gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: Some("cloth"),
        entries: &[entry(0, wgpu::BufferBindingType::Uniform), entry(1, pieces)],
    })
}

fn pipeline(gpu: &Gpu, format: wgpu::TextureFormat, group: &wgpu::BindGroupLayout) -> wgpu::RenderPipeline {
    let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some("cloth"),
        source: wgpu::ShaderSource::Wgsl(wgsl().into()),
    });
    let layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("cloth"),
        bind_group_layouts: &[Some(group)],
        immediate_size: 0,
    });
    gpu.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("cloth"),
        layout: Some(&layout),
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("corner"),
            compilation_options: Default::default(),
            buffers: &[],
        },
        primitive: wgpu::PrimitiveState { topology: wgpu::PrimitiveTopology::TriangleStrip, ..Default::default() },
        depth_stencil: None,
        multisample: Default::default(),
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: Some("draw"),
            compilation_options: Default::default(),
            targets: &[Some(format.into())],
        }),
        multiview_mask: None,
        cache: None,
    })
}
