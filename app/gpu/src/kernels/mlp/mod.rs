//! What an MLP needs forward and backward: matrix products, gelu with its derivative, and numbers to begin with.

mod shape;
pub mod twin;

use bytemuck::{Pod, Zeroable};

use crate::adapter::Gpu;
pub use shape::Shape;

/// The kernels' source, whole.
#[must_use]
pub fn wgsl() -> String {
    [include_str!("job.wgsl"), include_str!("product.wgsl"), include_str!("gelu.wgsl"), include_str!("scatter.wgsl")]
        .concat()
}

/// What a job does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kernel {
    /// out = a·b, and base added where there is one.
    Product(Shape),
    /// out = gelu(a).
    GeluForward(Shape),
    /// out = out ∘ gelu′(a).
    GeluBackward(Shape),
    /// Numbers between −scale and scale.
    Scatter {
        /// The matrix.
        shape: Shape,
        /// Which numbers.
        seed: u32,
        /// How far they reach.
        scale: f32,
    },
    /// out = a, as it is.
    Copy,
}

/// One kernel on its buffers. `out` is none of the others.
#[derive(Clone, Copy, Debug)]
pub struct Job<'b> {
    /// What is done.
    pub kernel: Kernel,
    /// The first operand, where there is one.
    pub a: Option<&'b wgpu::Buffer>,
    /// The second operand, where there is one.
    pub b: Option<&'b wgpu::Buffer>,
    /// What is added, where anything is.
    pub base: Option<&'b wgpu::Buffer>,
    /// Where the result goes.
    pub out: &'b wgpu::Buffer,
}

/// The numbers of a job, as the kernels' uniform has them.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, Pod, Zeroable)]
struct Params {
    rows: u32,
    columns: u32,
    inner: u32,
    a_row: u32,
    a_inner: u32,
    b_inner: u32,
    b_column: u32,
    has_base: u32,
    seed: u32,
    scale: f32,
}

/// Jobs of one submission.
const SLOTS: usize = 64;
/// Bytes between two uniforms: WebGPU's default alignment.
const SLOT: usize = 256;

/// The kernels with their pipelines.
pub struct MlpKernels {
    /// In the order of [`entry`].
    pipelines: [wgpu::ComputePipeline; 4],
    layout: wgpu::BindGroupLayout,
    uniforms: wgpu::Buffer,
    /// Bound where a job has no operand.
    unused: wgpu::Buffer,
}

const ENTRIES: [&str; 4] = ["product", "gelu_forward", "gelu_backward", "scatter"];

impl MlpKernels {
    /// Compiles the kernels.
    #[must_use]
    pub fn new(gpu: &Gpu) -> Self {
        let module = gpu.device.create_shader_module(wgpu::ShaderModuleDescriptor {
            label: Some("mlp"),
            source: wgpu::ShaderSource::Wgsl(wgsl().into()),
        });
        let read = wgpu::BufferBindingType::Storage { read_only: true };
        let layout = gpu.device.create_bind_group_layout(&wgpu::BindGroupLayoutDescriptor {
            label: Some("mlp"),
            entries: &[
                entry(0, read, false),
                entry(1, read, false),
                entry(2, read, false),
                entry(3, wgpu::BufferBindingType::Storage { read_only: false }, false),
                entry(4, wgpu::BufferBindingType::Uniform, true),
            ],
        });
        let pipeline_layout = gpu.device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
            label: Some("mlp"),
            bind_group_layouts: &[Some(&layout)],
            immediate_size: 0,
        });
        let pipelines = ENTRIES.map(|name| {
            gpu.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                label: Some(name),
                layout: Some(&pipeline_layout),
                module: &module,
                entry_point: Some(name),
                compilation_options: Default::default(),
                cache: None,
            })
        });
        let uniform = wgpu::BufferUsages::UNIFORM | wgpu::BufferUsages::COPY_DST;
        let uniforms = gpu.raw_buffer("mlp uniforms", (SLOTS * SLOT) as u64, uniform);
        let unused = gpu.raw_buffer("mlp unused", 16, wgpu::BufferUsages::STORAGE);
        Self { pipelines, layout, uniforms, unused }
    }

    /// Does the jobs in the given order, in one submission for up to 64 of them. Each sees what those before it wrote.
    pub fn run(&self, gpu: &Gpu, jobs: &[Job<'_>]) {
        for batch in jobs.chunks(SLOTS) {
            self.run_batch(gpu, batch);
        }
    }

    fn run_batch(&self, gpu: &Gpu, jobs: &[Job<'_>]) {
        let mut uniforms = vec![0_u8; jobs.len() * SLOT];
        for (slot, job) in uniforms.chunks_exact_mut(SLOT).zip(jobs) {
            slot[..size_of::<Params>()].copy_from_slice(bytemuck::bytes_of(&params(job)));
        }
        gpu.queue.write_buffer(&self.uniforms, 0, &uniforms);
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        for (slot, job) in (0_u32..).zip(jobs) {
            let (at, shape) = match job.kernel {
                Kernel::Product(shape) => (0, shape),
                Kernel::GeluForward(shape) => (1, shape),
                Kernel::GeluBackward(shape) => (2, shape),
                Kernel::Scatter { shape, .. } => (3, shape),
                Kernel::Copy => {
                    if let Some(a) = job.a {
                        encoder.copy_buffer_to_buffer(a, 0, job.out, 0, job.out.size());
                    }
                    continue;
                }
            };
            let group = self.bind(gpu, job);
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.pipelines[at]);
            pass.set_bind_group(0, &group, &[slot * SLOT as u32]);
            if at == 0 {
                pass.dispatch_workgroups(shape.columns.div_ceil(8), shape.rows.div_ceil(8), 1);
            } else {
                pass.dispatch_workgroups((shape.rows * shape.columns).div_ceil(256), 1, 1);
            }
        }
        gpu.queue.submit([encoder.finish()]);
    }

    fn bind(&self, gpu: &Gpu, job: &Job<'_>) -> wgpu::BindGroup {
        let read = |buffer: Option<&wgpu::Buffer>| buffer.unwrap_or(&self.unused).clone();
        let [a, b, base] = [job.a, job.b, job.base].map(read);
        let uniform = wgpu::BufferBinding {
            buffer: &self.uniforms,
            offset: 0,
            size: wgpu::BufferSize::new(size_of::<Params>() as u64),
        };
        gpu.device.create_bind_group(&wgpu::BindGroupDescriptor {
            label: Some("mlp"),
            layout: &self.layout,
            entries: &[
                wgpu::BindGroupEntry { binding: 0, resource: a.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 1, resource: b.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 2, resource: base.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 3, resource: job.out.as_entire_binding() },
                wgpu::BindGroupEntry { binding: 4, resource: wgpu::BindingResource::Buffer(uniform) },
            ],
        })
    }

    pub(crate) fn destroy(&self) {
        self.uniforms.destroy();
        self.unused.destroy();
    }
}

fn params(job: &Job<'_>) -> Params {
    let (shape, seed, scale) = match job.kernel {
        Kernel::Product(shape) | Kernel::GeluForward(shape) | Kernel::GeluBackward(shape) => (shape, 0, 0.0),
        Kernel::Scatter { shape, seed, scale } => (shape, seed, scale),
        Kernel::Copy => return Params::default(),
    };
    let Shape { rows, columns, inner, a_row, a_inner, b_inner, b_column } = shape;
    let has_base = u32::from(job.base.is_some());
    Params { rows, columns, inner, a_row, a_inner, b_inner, b_column, has_base, seed, scale }
}

fn entry(binding: u32, ty: wgpu::BufferBindingType, has_dynamic_offset: bool) -> wgpu::BindGroupLayoutEntry {
    wgpu::BindGroupLayoutEntry {
        binding,
        visibility: wgpu::ShaderStages::COMPUTE,
        ty: wgpu::BindingType::Buffer { ty, has_dynamic_offset, min_binding_size: None },
        count: None,
    }
}
