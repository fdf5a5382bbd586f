use super::{BlockTables, KvPool};
use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::attention::{self as kernel, AttentionKernel, Bound, Finding, Params, RESULTS};
use crate::kernels::compute::{STORAGE, UNIFORM};
use crate::readback::{ReadError, Slice};

/// Sequences of one submission.
pub(super) const MOST: usize = 1024;

/// A sequence whose tokens a row of block tables finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// Its row.
    pub row: u32,
    /// How many tokens it has.
    pub tokens: u32,
    /// The seed of its query.
    pub query: u32,
}

/// A sequence whose tokens lie in slots one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContiguousSequence {
    /// The slot of its first token.
    pub start: u32,
    /// How many tokens it has.
    pub tokens: u32,
    /// The seed of its query.
    pub query: u32,
}

/// Attention of one query per sequence over the tokens in a pool, by two kernels that differ only in how they find a
/// token's slot. They sum in the same order, so equal tokens give equal bits.
pub struct Attention {
    kernel: AttentionKernel,
    sequences: wgpu::Buffer,
    params: wgpu::Buffer,
    results: wgpu::Buffer,
}

impl Attention {
    /// Compiles both kernels and makes their buffers.
    ///
    /// # Errors
    /// When the page's budget or the device refuses one of the buffers; the others are given back.
    pub async fn new(gpu: &Gpu) -> Result<Self, AllocationError> {
        let [sequences, params, results] = gpu
            .allocate_each([
                ("sequences", (MOST * size_of::<kernel::Sequence>()) as u64, STORAGE),
                ("attention", size_of::<Params>() as u64, UNIFORM),
                ("attention results", (MOST * RESULTS * 4) as u64, STORAGE | wgpu::BufferUsages::COPY_SRC),
            ])
            .await?;
        Ok(Self { kernel: AttentionKernel::new(gpu), sequences, params, results })
    }

    /// The results of all sequences: [`RESULTS`](kernel::RESULTS) numbers each, head after head; zeros for one without
    /// tokens. A table's entry that names no block of `block_size` slots in the pool leads to the pool's last slot. The
    /// pool's read-back window is used: one reading at a time.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn run_paged(
        &self,
        gpu: &Gpu,
        pool: &KvPool,
        tables: &BlockTables,
        sequences: &[Sequence],
        block_size: u32,
    ) -> Result<Vec<f32>, ReadError> {
        let bound = self.bind_paged(gpu, pool, tables);
        let sequences: Vec<_> = sequences.iter().map(Sequence::encoded).collect();
        self.run(gpu, pool, &bound, params(pool, tables, block_size), &sequences).await
    }

    /// As [`run_paged`](Self::run_paged), for tokens in a row; those beyond the pool's end are its last slot.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn run_contiguous(
        &self,
        gpu: &Gpu,
        pool: &KvPool,
        sequences: &[ContiguousSequence],
    ) -> Result<Vec<f32>, ReadError> {
        let bound = self.bind_contiguous(gpu, pool);
        let sequences: Vec<_> = sequences.iter().map(ContiguousSequence::encoded).collect();
        let params = Params { slots: pool.slots(), block_size: 1, width: 1 };
        self.run(gpu, pool, &bound, params, &sequences).await
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        for buffer in [&self.sequences, &self.params, &self.results] {
            buffer.destroy();
        }
    }

    pub(super) fn bind_paged(&self, gpu: &Gpu, pool: &KvPool, tables: &BlockTables) -> Bound<'_> {
        self.kernel.bind(gpu, self.buffers(pool), Finding::Paged(tables.buffer()))
    }

    pub(super) fn bind_contiguous(&self, gpu: &Gpu, pool: &KvPool) -> Bound<'_> {
        self.kernel.bind(gpu, self.buffers(pool), Finding::Contiguous)
    }

    /// Sets what the next submission computes: at most [`MOST`] sequences.
    pub(super) fn set(&self, gpu: &Gpu, params: Params, sequences: &[kernel::Sequence]) {
        gpu.queue.write_buffer(&self.params, 0, bytemuck::bytes_of(&params));
        gpu.queue.write_buffer(&self.sequences, 0, bytemuck::cast_slice(sequences));
    }

    fn buffers<'b>(&'b self, pool: &'b KvPool) -> [&'b wgpu::Buffer; 4] {
        [pool.buffer(), &self.sequences, &self.params, &self.results]
    }

    async fn run(
        &self,
        gpu: &Gpu,
        pool: &KvPool,
        bound: &Bound<'_>,
        params: Params,
        sequences: &[kernel::Sequence],
    ) -> Result<Vec<f32>, ReadError> {
        let mut results = Vec::with_capacity(sequences.len() * RESULTS);
        for batch in sequences.chunks(MOST) {
            self.set(gpu, params, batch);
            let mut encoder = gpu.device.create_command_encoder(&Default::default());
            bound.run(&mut encoder, batch.len() as u32, 1);
            gpu.queue.submit([encoder.finish()]);
            let slice = Slice { buffer: &self.results, start: 0, len: (batch.len() * RESULTS * 4) as u64 };
            let numbers = |bytes: &[u8]| {
                results.extend(bytes.chunks_exact(4).map(|b| f32::from_le_bytes([b[0], b[1], b[2], b[3]])));
            };
            pool.reader().bytes(gpu, std::iter::once(slice), numbers).await?;
        }
        Ok(results)
    }
}

/// Those of the kernel that reads `tables`.
pub(super) fn params(pool: &KvPool, tables: &BlockTables, block_size: u32) -> Params {
    Params { slots: pool.slots(), block_size: block_size.max(1), width: tables.width() }
}

impl Sequence {
    pub(super) fn encoded(&self) -> kernel::Sequence {
        kernel::Sequence { at: self.row, tokens: self.tokens, query: self.query, spare: 0 }
    }
}

impl ContiguousSequence {
    pub(super) fn encoded(&self) -> kernel::Sequence {
        kernel::Sequence { at: self.start, tokens: self.tokens, query: self.query, spare: 0 }
    }
}
