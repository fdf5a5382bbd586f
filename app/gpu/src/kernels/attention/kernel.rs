use bytemuck::{Pod, Zeroable};

use super::{contiguous_wgsl, paged_wgsl};
use crate::adapter::Gpu;
use crate::kernels::compute::{self, Binding};
use crate::kernels::slot::HEADS;

/// A sequence, as the kernel has it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
pub(crate) struct Sequence {
    /// Its row of the tables, or the slot of its first token.
    pub(crate) at: u32,
    pub(crate) tokens: u32,
    /// The seed of its query.
    pub(crate) query: u32,
    pub(crate) spare: u32,
}

/// The parameters, as the kernel's uniform has them. None is zero.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
pub(crate) struct Params {
    pub(crate) slots: u32,
    pub(crate) block_size: u32,
    pub(crate) width: u32,
}

/// How the kernel finds a token.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Finding<'b> {
    /// Through these block tables.
    Paged(&'b wgpu::Buffer),
    /// In a row.
    Contiguous,
}

/// Both kernels.
pub(crate) struct AttentionKernel {
    paged: wgpu::ComputePipeline,
    contiguous: wgpu::ComputePipeline,
    memory: wgpu::BindGroupLayout,
    tables: wgpu::BindGroupLayout,
}

/// A kernel bound to its buffers.
pub(crate) struct Bound<'k> {
    pipeline: &'k wgpu::ComputePipeline,
    memory: wgpu::BindGroup,
    tables: Option<wgpu::BindGroup>,
}

impl AttentionKernel {
    /// Compiles both kernels.
    pub(crate) fn new(gpu: &Gpu) -> Self {
        let memory = [Binding::ReadOnly, Binding::ReadOnly, Binding::Uniform, Binding::ReadWrite];
        let memory = compute::layout(gpu, "attention", &memory);
        let tables = compute::layout(gpu, "attention, tables", &[Binding::ReadOnly]);
        Self {
            paged: compute::pipeline(gpu, "paged attention", &paged_wgsl(), &[&memory, &tables]),
            contiguous: compute::pipeline(gpu, "contiguous attention", &contiguous_wgsl(), &[&memory]),
            memory,
            tables,
        }
    }

    /// Binds the kernel to pool, sequences, parameters and results, in this order.
    pub(crate) fn bind(&self, gpu: &Gpu, buffers: [&wgpu::Buffer; 4], finding: Finding<'_>) -> Bound<'_> {
        let memory = compute::group(gpu, "attention", &self.memory, &buffers);
        match finding {
            Finding::Paged(tables) => {
                let tables = Some(compute::group(gpu, "attention, tables", &self.tables, &[tables]));
                Bound { pipeline: &self.paged, memory, tables }
            }
            Finding::Contiguous => Bound { pipeline: &self.contiguous, memory, tables: None },
        }
    }
}

impl Bound<'_> {
    /// Computes the results of the first `sequences` sequences (65 535 at most), `times` times over.
    pub(crate) fn run(&self, encoder: &mut wgpu::CommandEncoder, sequences: u32, times: u32) {
        let mut pass = encoder.begin_compute_pass(&Default::default());
        pass.set_pipeline(self.pipeline);
        pass.set_bind_group(0, &self.memory, &[]);
        if let Some(tables) = &self.tables {
            pass.set_bind_group(1, tables, &[]);
        }
        for _ in 0..times {
            pass.dispatch_workgroups(HEADS, sequences, 1);
        }
    }
}
