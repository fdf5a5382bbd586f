use models::heap::{BlockId, Move, Range};

use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::fill::{Fill, FillKernel};
use crate::kernels::pattern;
use crate::readback::Reader;

/// Bytes that compaction moves at once: a copy within one buffer is an error in WebGPU, so blocks go through here.
const SCRATCH: u64 = 4 << 20;

/// One real buffer that mirrors a model heap byte for byte.
pub struct HeapBuffer {
    buffer: wgpu::Buffer,
    scratch: wgpu::Buffer,
    reader: Reader,
    fill: FillKernel,
    target: wgpu::BindGroup,
    capacity: u64,
}

impl HeapBuffer {
    /// A heap of `capacity` bytes (a multiple of 8) on the device, with its scratch and read-back buffers.
    ///
    /// # Errors
    /// When the page's budget or the device refuses one of the buffers; the others are given back.
    pub async fn create(gpu: &Gpu, capacity: u64) -> Result<Self, AllocationError> {
        let copies = wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
        let buffer = gpu.allocate("heap", capacity, wgpu::BufferUsages::STORAGE | copies).await?;
        let rest = async {
            let scratch = gpu.allocate("compaction scratch", SCRATCH, copies).await?;
            match Reader::new(gpu).await {
                Ok(reader) => Ok((scratch, reader)),
                Err(error) => {
                    scratch.destroy();
                    Err(error)
                }
            }
        };
        match rest.await {
            Ok((scratch, reader)) => {
                let fill = FillKernel::new(gpu);
                let target = fill.bind(gpu, &buffer);
                Ok(Self { buffer, scratch, reader, fill, target, capacity })
            }
            Err(error) => {
                buffer.destroy();
                Err(error)
            }
        }
    }

    /// Bytes.
    #[must_use]
    pub fn capacity(&self) -> u64 {
        self.capacity
    }

    /// Fills each range with its block's pattern from the block's first word on, by the kernel.
    pub fn fill(&self, gpu: &Gpu, fills: &[(Range, BlockId)]) {
        let fills: Vec<_> = fills
            .iter()
            .map(|(range, id)| Fill {
                target: &self.target,
                first: pattern::word_index(range.start),
                words: pattern::word_index(range.len),
                id: *id,
                offset: 0,
            })
            .collect();
        self.fill.run(gpu, &fills);
    }

    /// Moves each block down, in the given order, through the scratch buffer. What lay at the old place stays there
    /// unless the block's new place covers it.
    pub fn relocate(&self, gpu: &Gpu, moves: &[Move]) {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        for step in moves {
            let mut done = 0;
            while done < step.len {
                let len = SCRATCH.min(step.len - done);
                encoder.copy_buffer_to_buffer(&self.buffer, step.from + done, &self.scratch, 0, len);
                encoder.copy_buffer_to_buffer(&self.scratch, 0, &self.buffer, step.to + done, len);
                done += len;
            }
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Sets every byte to zero, as in a new buffer.
    pub fn clear(&self, gpu: &Gpu) {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        encoder.clear_buffer(&self.buffer, 0, None);
        gpu.queue.submit([encoder.finish()]);
    }

    /// For tests of the proof itself: writes `word` at byte `address`, behind the model's back.
    pub fn corrupt(&self, gpu: &Gpu, address: u64, word: u32) {
        gpu.queue.write_buffer(&self.buffer, address - address % 4, &word.to_le_bytes());
        gpu.queue.submit([]);
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        self.buffer.destroy();
        self.scratch.destroy();
        self.reader.destroy();
        self.fill.destroy();
    }

    pub(crate) fn buffer(&self) -> &wgpu::Buffer {
        &self.buffer
    }

    pub(crate) fn reader(&self) -> &Reader {
        &self.reader
    }
}
