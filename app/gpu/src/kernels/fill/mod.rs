//! Fills a range of the heap with a block's pattern.

use bytemuck::{Pod, Zeroable};
use models::heap::{BlockId, Range};

use super::pattern;
use crate::adapter::Gpu;

/// The kernel's source, whole.
#[must_use]
pub fn wgsl() -> String {
    [pattern::WGSL, include_str!("fill.wgsl")].concat()
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
const SLOTS: u64 = 256;
/// Bytes between two uniforms: WebGPU's default alignment.
const SLOT: u64 = 256;
/// Workgroups at most; each invocation strides on from there.
const MAX_GROUPS: u32 = 4096;

/// The kernel with its pipeline.
pub struct FillKernel {
    pipeline: wgpu::ComputePipeline,
    group: wgpu::BindGroup,
    uniforms: wgpu::Buffer,
}

impl FillKernel {
    /// Compiles the kernel and binds it to `heap`.
    #[must_use]
    pub fn new(gpu: &Gpu, heap: &wgpu::Buffer) -> Self {
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
            size: SLOTS * SLOT,
            usage: wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST,
            mapped_at_creation: false,
        });
        let group = gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("fill"),
            layout: &layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: heap.as_entire_binding() },
                wgpu::BindGroupEntry {
                    binding: 1,
                    resource: wgpu::BindingResource::Buffer(wgpu::BufferBinding {
                        buffer: &uniforms,
                        offset: 0,
                        size: wgpu::BufferSize::new(size_of::<Params>() as u64),
                    }),
                },
            ],
        });
        Self { pipeline, group, uniforms }
    }

    /// Fills each range with the pattern of its block, in one submission for up to 256 of them.
    pub fn run(&self, gpu: &Gpu, fills: &[(Range, BlockId)]) {
        for batch in fills.chunks(usize::try_from(SLOTS).unwrap_or(usize::MAX)) {
            self.run_batch(gpu, batch);
        }
    }

    fn run_batch(&self, gpu: &Gpu, fills: &[(Range, BlockId)]) {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.pipeline);
            for (slot, (range, id)) in (0_u32..).zip(fills) {
                debug_assert!(id.0 <= pattern::MAX_ID, "a word has 16 bits for the id");
                let params = Params {
                    first: pattern::word_index(range.start),
                    words: pattern::word_index(range.len),
                    id: id.0,
                    offset: 0,
                };
                gpu.queue.write_buffer(&self.uniforms, u64::from(slot) * SLOT, bytemuck::bytes_of(&params));
                pass.set_bind_group(0, &self.group, &[slot * SLOT as u32]);
                pass.dispatch_workgroups(params.words.div_ceil(256).clamp(1, MAX_GROUPS), 1, 1);
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
