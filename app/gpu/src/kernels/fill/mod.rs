//! Fills words of a buffer with a block's pattern.

use bytemuck::{Pod, Zeroable};
use models::heap::BlockId;

use super::pattern;
use crate::adapter::Gpu;

/// The kernel's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, include_str!("fill.wgsl")].concat()
}

/// One range of words to fill.
#[derive(Clone, Copy, Debug)]
pub struct Fill<'t> {
    /// The buffer, as [`FillKernel::bind`] bound it.
    pub target: &'t wgpu::BindGroup,
    /// The first word of the range, counted from the buffer's first.
    pub first: u32,
    /// The length of the range in words.
    pub words: u32,
    /// The block that writes; the reserved id 0 writes zeros.
    pub id: BlockId,
    /// The block's word that lies at `first`.
    pub offset: u32,
}

/// The parameters, as the kernel's uniform has them.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
struct Params {
    first: u32,
    words: u32,
    id: u32,
    offset: u32,
}

/// Uniforms of one submission, each at its own dynamic offset.
const SLOTS: usize = 256;
/// Bytes between two uniforms: WebGPU's default alignment.
const SLOT: usize = 256;
/// Workgroups at most; each invocation strides on from there.
const MAX_GROUPS: u32 = 4096;

/// The kernel with its pipeline, for any number of buffers.
pub struct FillKernel {
    pipeline: wgpu::ComputePipeline,
    layout: wgpu::BindGroupLayout,
    uniforms: wgpu::Buffer,
}

impl FillKernel {
    /// Compiles the kernel.
    #[must_use]
    pub fn new(gpu: &Gpu) -> Self {
        let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some("fill"),
            source: wgpu::ShaderSource::Wgsl(wgsl().into()),
        });
        let layout = gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: Some("fill"),
            entries: &[
                entry(0, wgpu::BufferBindingType::Storage { read_only: false }, false),
                entry(1, wgpu::BufferBindingType::Uniform, true),
            ],
        });
        let pipeline_layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: Some("fill"),
            bind_group_layouts: &[Some(&layout)],
            immediate_size: 0,
        });
        let pipeline = gpu.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
            label: Some("fill"),
            layout: Some(&pipeline_layout),
            module: &module,
            entry_point: Some("main"),
            compilation_options: Default::default(),
            cache: None,
        });
        let uniforms = gpu.device.create_buffer(&wgpu::BufferDescriptor {
            label: Some("fill uniforms"),
            size: (SLOTS * SLOT) as u64,
            usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        Self { pipeline, layout, uniforms }
    }

    /// Binds the kernel to `buffer`, a storage buffer, which lives at least as long as the binding.
    #[must_use]
    pub fn bind(&self, gpu: &Gpu, buffer: &wgpu::Buffer) -> wgpu::BindGroup {
        gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("fill"),
            layout: &self.layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: buffer.as_entire_binding() },
                wgpu::BindGroupEntry {
                    binding: 1,
                    resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                        buffer: &self.uniforms,
                        offset: 0,
                        size: wgpu::BufferSize::new(size_of::<Params>() as u64),
                    }),
                },
            ],
        })
    }

    /// Fills each range with the pattern of its block, in the given order, in one submission for up to 256 of them.
    pub fn run(&self, gpu: &Gpu, fills: &[Fill<'_>]) {
        for batch in fills.chunks(SLOTS) {
            self.run_batch(gpu, batch);
        }
    }

    fn run_batch(&self, gpu: &Gpu, fills: &[Fill<'_>]) {
        let mut uniforms = vec![0_u8; fills.len() * SLOT];
        for (slot, fill) in uniforms.chunks_exact_mut(SLOT).zip(fills) {
            debug_assert!(fill.id.0 <= pattern::MAX_ID, "a word has 16 bits for the id");
            let params = Params { first: fill.first, words: fill.words, id: fill.id.0, offset: fill.offset };
            slot[..size_of::<Params>()].copy_from_slice(bytemuck::bytes_of(&params));
        }
        gpu.queue.write_buffer(&self.uniforms, 0, &uniforms);
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.pipeline);
            for (slot, fill) in (0_u32..).zip(fills) {
                pass.set_bind_group(0, fill.target, &[slot * SLOT as u32]);
                pass.dispatch_workgroups(fill.words.div_ceil(256).clamp(1, MAX_GROUPS), 1, 1);
            }
        }
        gpu.queue.submit([encoder.finish()]);
    }

    pub(crate) fn destroy(&self) {
        self.uniforms.destroy();
    }
}

fn entry(binding: u32, ty: wgpu::BufferBindingType, has_dynamic_offset: bool) -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size: None },
        count: None,
    }
}
