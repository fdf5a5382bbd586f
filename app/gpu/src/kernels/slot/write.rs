use std::collections::BTreeMap;

use bytemuck::{Pod, Zeroable};

use super::wgsl;
use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::compute::{self, Binding, STORAGE, UNIFORM};

/// A slot of a pool and what it holds.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Pod, Zeroable)]
pub struct Written {
    /// The slot's number.
    pub slot: u32,
    /// The id of what is in it, 1 to [`MAX_ID`](crate::kernels::pattern::MAX_ID); 0 is nothing: zeros.
    pub content: u32,
}

/// The parameters, as the kernel's uniform has them.
#[repr(C)]
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
struct Params {
    slots: u32,
}

/// Slots of one submission: each is a workgroup of its own, and a dispatch has 65 535 at most.
const LIST: usize = 4096;

/// The kernel, bound to one pool.
pub(crate) struct WriteKernel {
    pipeline: wgpu::ComputePipeline,
    group: wgpu::BindGroup,
    list: wgpu::Buffer,
    params: wgpu::Buffer,
}

impl WriteKernel {
    /// Compiles the kernel for `pool`, a storage buffer of so many slots.
    ///
    /// # Errors
    /// When one of its buffers is refused; the other is given back.
    pub(crate) async fn new(gpu: &Gpu, pool: &wgpu::Buffer, slots: u32) -> Result<Self, AllocationError> {
        let layout = compute::layout(gpu, "slot writer", &[Binding::ReadWrite, Binding::ReadOnly, Binding::Uniform]);
        let pipeline = compute::pipeline(gpu, "slot writer", &wgsl(), &[&layout]);
        let buffers = [
            ("slots to write", (LIST * size_of::<Written>()) as u64, STORAGE),
            ("slot writer", size_of::<Params>() as u64, UNIFORM),
        ];
        let [list, params] = gpu.allocate_each(buffers).await?;
        gpu.queue.write_buffer(&params, 0, bytemuck::bytes_of(&Params { slots }));
        let group = compute::group(gpu, "slot writer", &layout, &[pool, &list, &params]);
        Ok(Self { pipeline, group, list, params })
    }

    /// Writes each slot whole; of a slot that is listed more than once, the last counts. Slots beyond the pool's end are
    /// left out.
    pub(crate) fn run(&self, gpu: &Gpu, written: &[Written]) {
        let last: BTreeMap<u32, u32> = written.iter().map(|one| (one.slot, one.content)).collect();
        let list: Vec<_> = last.into_iter().map(|(slot, content)| Written { slot, content }).collect();
        for batch in list.chunks(LIST) {
            self.run_batch(gpu, batch);
        }
    }

    pub(crate) fn destroy(&self) {
        self.list.destroy();
        self.params.destroy();
    }

    fn run_batch(&self, gpu: &Gpu, batch: &[Written]) {
        gpu.queue.write_buffer(&self.list, 0, bytemuck::cast_slice(batch));
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        {
            let mut pass = encoder.begin_compute_pass(&Default::default());
            pass.set_pipeline(&self.pipeline);
            pass.set_bind_group(0, &self.group, &[]);
            pass.dispatch_workgroups(batch.len() as u32, 1, 1);
        }
        gpu.queue.submit([encoder.finish()]);
    }
}
