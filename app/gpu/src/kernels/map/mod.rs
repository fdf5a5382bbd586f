//! Draws the heap from its own buffer.

mod weave;

use bytemuck::{Pod, Zeroable};

use super::pattern;
use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
pub use weave::{Cloth, INKS, Ink, TILE, TOKENS, weave};

/// The shader's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, include_str!("map.wgsl")].concat()
}

/// Where the rows of the map lie and what colours they have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MapLook {
    /// Linear or gamma-encoded RGBA between 0 and 1, as the target's format wants them; by [`Ink`].
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

/// What the table says of a block id: its cloth and where its first byte lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MapEntry {
    /// How the block's words are drawn.
    pub cloth: Cloth,
    /// The block's address in bytes, while it is live.
    pub address: u64,
    /// Its length in bytes, while it is live.
    pub len: u64,
}

impl MapEntry {
    /// An id that no block has had.
    pub const NONE: Self = Self { cloth: Cloth::Never, address: 0, len: 0 };

    fn words(&self) -> [u32; 3] {
        [self.cloth as u32, pattern::word_index(self.address), pattern::word_index(self.len)]
    }
}

#[repr(C)]
#[derive(Clone, Copy, Pod, Zeroable)]
struct Params {
    inks: [[f32; 4]; INKS],
    width: f32,
    top: f32,
    pitch: f32,
    height: f32,
    scale: f32,
    rows: u32,
    row_words: u32,
    enter_first: u32,
    enter_words: u32,
    enter_done: u32,
    padding: [u32; 2],
}

/// The shader with its pipeline and table, bound to one heap.
pub struct MapView {
    pipeline: wgpu::RenderPipeline,
    group: wgpu::BindGroup,
    table: wgpu::Buffer,
    params: wgpu::Buffer,
    ids: u32,
    words: u32,
}

impl MapView {
    /// A view of `heap` for targets of `format`, for block ids below `ids`.
    #[must_use]
    pub fn new(gpu: &Gpu, heap: &HeapBuffer, format: wgpu::TextureFormat, ids: u32) -> Self {
        let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some("map"),
            source: wgpu::ShaderSource::Wgsl(wgsl().into()),
        });
        let pipeline = gpu.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
            label: Some("map"),
            layout: None,
            vertex: wgpu::VertexState {
                module: &module,
                entry_point: Some("corner"),
                compilation_options: Default::default(),
                buffers: &[],
            },
            primitive: Default::default(),
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
        });
        let buffer = |label, size, usage| {
            gpu.device.create_buffer(&wgpu::BufferDescriptor {
                label: Some(label),
                size,
                usage: usage | wgpu::BufferUsages::COPY_DST,
                mapped_at_creation: false,
            })
        };
        let ids = ids.max(1);
        let table = buffer("map table", u64::from(ids) * 12, wgpu::BufferUsages::STORAGE);
        let params = buffer("map parameters", size_of::<Params>() as u64, wgpu::BufferUsages::UNIFORM);
        let group = gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("map"),
            layout: &pipeline.get_bind_group_layout(0),
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: heap.buffer().as_entire_binding() },
                wgpu::BindGroupEntry { binding: 1, resource: table.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 2, resource: params.as_entire_binding() },
            ],
        });
        Self { pipeline, group, table, params, ids, words: pattern::word_index(heap.capacity()) }
    }

    /// Sets what each block id is now, from id 0 on; ids that are left out were never used.
    pub fn set_table(&self, gpu: &Gpu, entries: &[MapEntry]) {
        let words: Vec<[u32; 3]> =
            (0..self.ids as usize).map(|id| entries.get(id).map_or([0; 3], MapEntry::words)).collect();
        gpu.queue.write_buffer(&self.table, 0, bytemuck::cast_slice(&words));
    }

    /// Draws the heap as it is in memory into `target`.
    pub fn draw(&self, gpu: &Gpu, target: &wgpu::TextureView, look: &MapLook) {
        let (enter, len, done) = look.enter;
        let params = Params {
            inks: look.inks,
            width: look.width as f32,
            top: look.top,
            pitch: look.pitch,
            height: look.height,
            scale: look.scale,
            rows: look.rows,
            row_words: self.words / look.rows.max(1),
            enter_first: pattern::word_index(enter),
            enter_words: pattern::word_index(len),
            enter_done: pattern::word_index(done),
            padding: [0; 2],
        };
        gpu.queue.write_buffer(&self.params, 0, bytemuck::bytes_of(&params));
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                label: Some("map"),
                color_attachments: &[Some(wgpu::RenderPassColorAttachment {
                    view: target,
                    depth_slice: None,
                    resolve_target: None,
                    ops: wgpu::Operations {
                        load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT),
                        store: wgpu::StoreOp::Store,
                    },
                })],
                ..Default::default()
            });
            pass.set_pipeline(&self.pipeline);
            pass.set_bind_group(0, &self.group, &[]);
            pass.draw(0..3, 0..1);
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Gives the view's own buffers back.
    pub fn destroy(&self) {
        self.table.destroy();
        self.params.destroy();
    }
}
