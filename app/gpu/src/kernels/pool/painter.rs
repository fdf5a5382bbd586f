use std::cell::RefCell;

use bytemuck::{Pod, Zeroable};

use super::{INKS, PoolRect, wgsl};
use crate::adapter::Gpu;
use crate::kernels::map::Ink;

/// What is the same for all of a picture, as the shader has it. The painter sets the number of slots.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
pub(super) struct Look {
    pub(super) inks: [[f32; 4]; INKS],
    pub(super) size: [f32; 2],
    pub(super) scale: f32,
    pub(super) enter: f32,
    pub(super) slots: u32,
    pub(super) held: u32,
    pub(super) padding: [u32; 2],
}

/// A rectangle, as the shader has it.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Pod, Zeroable)]
pub(super) struct Rect {
    place: [f32; 4],
    slots: [u32; 2],
}

impl Rect {
    /// None where there is nothing to draw.
    pub(super) fn new(rect: &PoolRect) -> Option<Self> {
        let PoolRect { slots, place } = rect;
        let is_empty = slots.count == 0 || place.width <= 0.0 || place.height <= 0.0;
        let count = slots.count.min(u32::MAX - slots.first);
        (!is_empty).then_some(Self {
            place: [place.x, place.y, place.width, place.height],
            slots: [slots.first, count.max(1)],
        })
    }
}

/// The shader with its pipeline, the table and the rectangles.
pub(super) struct Painter {
    pipeline: wgpu::RenderPipeline,
    layout: wgpu::BindGroupLayout,
    pool: wgpu::Buffer,
    look: wgpu::Buffer,
    grown: RefCell<Grown>,
}

/// What grows with the picture.
struct Grown {
    table: wgpu::Buffer,
    /// Entries that were set.
    slots: u32,
    rects: wgpu::Buffer,
    group: wgpu::BindGroup,
}

impl Painter {
    /// A painter of the slots in `pool` for targets of `format`.
    pub(super) fn new(gpu: &Gpu, format: wgpu::TextureFormat, pool: &wgpu::Buffer) -> Self {
        let layout = layout(gpu);
        let pipeline = pipeline(gpu, format, &layout);
        let look = buffer(gpu, size_of::<Look>(), wgpu::BufferUsages::UNIFORM);
        let table = buffer(gpu, 256 * size_of::<[u32; 2]>(), wgpu::BufferUsages::STORAGE);
        let rects = buffer(gpu, 64 * size_of::<Rect>(), wgpu::BufferUsages::VERTEX);
        let group = group(gpu, &layout, [pool, &table, &look]);
        let grown = RefCell::new(Grown { table, slots: 0, rects, group });
        Self { pipeline, layout, pool: pool.clone(), look, grown }
    }

    /// Sets content and cloth of each slot, from slot 0 on.
    pub(super) fn set_table(&self, gpu: &Gpu, entries: &[[u32; 2]]) {
        let mut grown = self.grown.borrow_mut();
        if fit(gpu, &mut grown.table, size_of_val(entries)) {
            grown.group = group(gpu, &self.layout, [&self.pool, &grown.table, &self.look]);
        }
        gpu.queue.write_buffer(&grown.table, 0, bytemuck::cast_slice(entries));
        grown.slots = entries.len() as u32;
    }

    /// Draws all rectangles into `target`, on the ground of an empty loom.
    pub(super) fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: Look, rects: &[Rect]) {
        let mut grown = self.grown.borrow_mut();
        fit(gpu, &mut grown.rects, size_of_val(rects));
        gpu.queue.write_buffer(&grown.rects, 0, bytemuck::cast_slice(rects));
        let look = Look { slots: grown.slots, ..look };
        gpu.queue.write_buffer(&self.look, 0, bytemuck::bytes_of(&look));
        let [r, g, b, a] = look.inks[Ink::Loom as usize].map(f64::from);
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("pool"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations {
                        load: wgpu::LoadOp::Clear(wgpu::Color { r, g, b, a }),
                        store: wgpu::StoreOp::Store,
                    },
                })],
                ..Default::default()
            });
            pass.set_pipeline(&self.pipeline);
            pass.set_bind_group(0, &grown.group, &[]);
            pass.set_vertex_buffer(0, grown.rects.slice(..));
            pass.draw(0..4, 0..rects.len() as u32);
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Gives the painter's buffers back; the pool is not its own.
    pub(super) fn destroy(&self) {
        let grown = self.grown.borrow();
        for buffer in [&grown.table, &grown.rects, &self.look] {
            buffer.destroy();
        }
    }
}

/// Puts a larger buffer in the place of one that is too small for `bytes`, and says whether it did.
fn fit(gpu: &Gpu, place: &mut wgpu::Buffer, bytes: usize) -> bool {
    if bytes as u64 <= place.size() {
        return false;
    }
    place.destroy();
    *place = buffer(gpu, bytes.next_power_of_two(), place.usage());
    true
}

fn buffer(gpu: &Gpu, bytes: usize, usage: wgpu::BufferUsages) -> wgpu::Buffer {
    gpu.raw_buffer("pool map", bytes as u64, usage | wgpu::BufferUsages::COPY_DST)
}

fn pipeline(gpu: &Gpu, format: wgpu::TextureFormat, group: &wgpu::BindGroupLayout) -> wgpu::RenderPipeline {
    let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
        label: Some("pool"),
        source: wgpu::ShaderSource::Wgsl(wgsl().into()),
    });
    let layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("pool"),
        bind_group_layouts: &[Some(group)],
        immediate_size: 0,
    });
    let rects = wgpu::VertexBufferLayout {
        array_stride: size_of::<Rect>() as u64,
        step_mode: wgpu::VertexStepMode::Instance,
        attributes: &wgpu::vertex_attr_array![0 => Float32x4, 1 => Uint32x2],
    };
    gpu.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("pool"),
        layout: Some(&layout),
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("corner"),
            compilation_options: Default::default(),
            buffers: &[Some(rects)],
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

/// Pool, table, look.
fn layout(gpu: &Gpu) -> wgpu::BindGroupLayout {
    let entry = |binding, visibility, ty| wgpu::BindGroupLayoutEntry {
        binding,
        visibility,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset: false, min_binding_size: None },
        count: None,
    };
    let storage = wgpu::BufferBindingType::Storage { read_only: true };
    gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
        label: Some("pool"),
        entries: &[
            entry(0, wgpu::ShaderStages::FRAGMENT, storage),
            entry(1, wgpu::ShaderStages::FRAGMENT, storage),
            entry(2, wgpu::ShaderStages::VERTEX_FRAGMENT, wgpu::BufferBindingType::Uniform),
        ],
    })
}

fn group(gpu: &Gpu, layout: &wgpu::BindGroupLayout, buffers: [&wgpu::Buffer; 3]) -> wgpu::BindGroup {
    crate::kernels::compute::group(gpu, "pool", layout, &buffers)
}
