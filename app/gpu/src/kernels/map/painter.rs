use std::cell::RefCell;

use bytemuck::{Pod, Zeroable};

use super::rect::Rect;
use super::{ClothBinding, INKS, Ink, wgsl};
use crate::adapter::Gpu;

/// Bytes between two uniforms: WebGPU's default alignment.
const SLOT: usize = 256;
/// Bytes of an entry of the table.
const ENTRY: usize = 12;

/// What is the same for all draws of a picture, as the shader has it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
pub(super) struct Look {
    pub(super) inks: [[f32; 4]; INKS],
    pub(super) size: [f32; 2],
    pub(super) scale: f32,
    pub(super) ids: u32,
    pub(super) enter_first: u32,
    pub(super) enter_words: u32,
    pub(super) enter_done: u32,
    pub(super) padding: u32,
}

/// A rectangle and the buffer that it is drawn from, as [`ClothBinding`] bound it.
pub(super) type Draw<'b> = (Rect, &'b wgpu::BindGroup);

/// The map shader with its pipeline, the table and the parameters of the draws.
pub(super) struct Painter {
    pipeline: wgpu::RenderPipeline,
    layout: wgpu::BindGroupLayout,
    look: wgpu::Buffer,
    grown: RefCell<Grown>,
}

/// What grows with the picture.
struct Grown {
    table: wgpu::Buffer,
    /// Entries that were set.
    ids: u32,
    rects: wgpu::Buffer,
    group: wgpu::BindGroup,
}

impl Painter {
    /// A painter for targets of `format`; the table begins with room for `ids` entries.
    pub(super) fn new(gpu: &Gpu, format: wgpu::TextureFormat, ids: u32) -> Self {
        let layout = shared_layout(gpu);
        let pipeline = pipeline(gpu, format, &layout);
        let look = buffer(gpu, "map look", size_of::<Look>(), wgpu::BufferUsages::UNIFORM);
        let table = buffer(gpu, "map table", ids.max(1) as usize * ENTRY, wgpu::BufferUsages::STORAGE);
        let rects = buffer(gpu, "map rectangles", 16 * SLOT, wgpu::BufferUsages::UNIFORM);
        let group = shared_group(gpu, &layout, [&table, &look, &rects]);
        Self { pipeline, layout, look, grown: RefCell::new(Grown { table, ids: 0, rects, group }) }
    }

    /// Sets what each block id is now, from id 0 on; ids that are left out were never used.
    pub(super) fn set_table(&self, gpu: &Gpu, entries: &[[u32; 3]]) {
        let mut grown = self.grown.borrow_mut();
        let grown = &mut *grown;
        if self.fit(gpu, &mut grown.table, entries.len() * ENTRY) {
            grown.group = shared_group(gpu, &self.layout, [&grown.table, &self.look, &grown.rects]);
        }
        gpu.queue.write_buffer(&grown.table, 0, bytemuck::cast_slice(entries));
        grown.ids = entries.len() as u32;
    }

    /// Draws all rectangles into `target`, on the ground of an empty loom. The look's size and number of ids are set here.
    pub(super) fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: Look, draws: &[Draw<'_>]) {
        let mut grown = self.grown.borrow_mut();
        let grown = &mut *grown;
        if self.fit(gpu, &mut grown.rects, draws.len() * SLOT) {
            grown.group = shared_group(gpu, &self.layout, [&grown.table, &self.look, &grown.rects]);
        }
        let mut rects = vec![0_u8; draws.len() * SLOT];
        for (slot, (rect, _)) in rects.chunks_exact_mut(SLOT).zip(draws) {
            slot[..size_of::<Rect>()].copy_from_slice(bytemuck::bytes_of(rect));
        }
        gpu.queue.write_buffer(&grown.rects, 0, &rects);
        let texture = target.texture();
        let look = Look { size: [texture.width() as f32, texture.height() as f32], ids: grown.ids, ..look };
        gpu.queue.write_buffer(&self.look, 0, bytemuck::bytes_of(&look));
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("map"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations { load: wgpu::LoadOp::Clear(ground(&look)), store: wgpu::StoreOp::Store },
                })],
                ..Default::default()
            });
            pass.set_pipeline(&self.pipeline);
            for (slot, (_, memory)) in (0_u32..).zip(draws) {
                pass.set_bind_group(0, *memory, &[]);
                pass.set_bind_group(1, &grown.group, &[slot * SLOT as u32]);
                pass.draw(0..4, 0..1);
            }
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Gives the painter's buffers back.
    pub(super) fn destroy(&self) {
        let grown = self.grown.borrow();
        for buffer in [&grown.table, &grown.rects, &self.look] {
            buffer.destroy();
        }
    }

    /// Puts a larger buffer in the place of one that is too small for `bytes`, and says whether it did.
    fn fit(&self, gpu: &Gpu, place: &mut wgpu::Buffer, bytes: usize) -> bool {
        if bytes as u64 <= place.size() {
            return false;
        }
        place.destroy();
        *place = buffer(gpu, "map, grown", bytes.next_power_of_two(), place.usage());
        true
    }
}

fn ground(look: &Look) -> wgpu::Color {
    let [r, g, b, a] = look.inks[Ink::Loom as usize].map(f64::from);
    wgpu::Color { r, g, b, a }
}

fn buffer(gpu: &Gpu, label: &str, bytes: usize, usage: wgpu::BufferUsages) -> wgpu::Buffer {
    gpu.raw_buffer(label, bytes as u64, usage | wgpu::BufferUsages::COPY_DST)
}

fn pipeline(gpu: &Gpu, format: wgpu::TextureFormat, shared: &wgpu::BindGroupLayout) -> wgpu::RenderPipeline {
    let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some("map"),
        source: wgpu::ShaderSource::Wgsl(wgsl().into()),
    });
    let layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("map"),
        bind_group_layouts: &[Some(ClothBinding::new(gpu).layout()), Some(shared)],
        immediate_size: 0,
    });
    gpu.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("map"),
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

/// Table, look, and one of the rectangles by a dynamic offset.
fn shared_layout(gpu: &Gpu) -> wgpu::BindGroupLayout {
    let uniform = wgpu::BufferBindingType::Uniform;
    let both = wgpu::ShaderStages::VERTEX_FRAGMENT;
    let entry = |binding, visibility, ty, has_dynamic_offset| wgpu::BindGroupLayoutEntry {
        binding,
        visibility,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size: None },
        count: None,
    };
    gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: Some("map"),
        entries: &[
            entry(0, wgpu::ShaderStages::FRAGMENT, wgpu::BufferBindingType::Storage { read_only: true }, false),
            entry(1, both, uniform, false),
            entry(2, both, uniform, true),
        ],
    })
}

fn shared_group(
    gpu: &Gpu,
    layout: &wgpu::BindGroupLayout,
    [table, look, rects]: [&wgpu::Buffer; 3],
) -> wgpu::BindGroup {
    let rect = wgpu::BufferBinding { buffer: rects, offset: 0, size: wgpu::BufferSize::new(size_of::<Rect>() as u64) };
    gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
        label: Some("map"),
        layout,
        entries: &[
            wgpu::BindGroupEntry { binding: 0, resource: table.as_entire_binding() },
            wgpu::BindGroupEntry { binding: 1, resource: look.as_entire_binding() },
            wgpu::BindGroupEntry { binding: 2, resource: wgpu::BindingResource::Buffer(rect) },
        ],
    })
}
