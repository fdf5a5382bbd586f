use super::Slots;
use super::slots::windows;
use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::compute::STORAGE;
use crate::kernels::slot::{SLOT_BYTES, SLOT_WORDS, WriteKernel, Written};
use crate::readback::{ReadError, Reader, Slice, WINDOW};

/// Slots that are copied at once: a copy within one buffer is an error in WebGPU, so they go through a scratch buffer.
const SCRATCH: u32 = 256;
/// Slots that are read back at once.
pub(super) const SLOTS_A_WINDOW: u32 = (WINDOW / SLOT_BYTES) as u32;

/// One real buffer of slots.
pub struct KvPool {
    buffer: wgpu::Buffer,
    scratch: wgpu::Buffer,
    reader: Reader,
    writer: WriteKernel,
    slots: u32,
}

/// Slots that are copied to another place of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// The first slot that is read.
    pub from: u32,
    /// The first slot that is written.
    pub to: u32,
    /// How many. The two places have no slot in common.
    pub slots: u32,
}

impl KvPool {
    /// A pool of `slots` slots (at least one) of [`SLOT_BYTES`] bytes each, all zero, with its scratch and read-back
    /// buffers.
    ///
    /// # Errors
    /// When the page's budget or the device refuses one of the buffers; the others are given back.
    pub async fn new(gpu: &Gpu, slots: u32) -> Result<Self, AllocationError> {
        let slots = slots.max(1);
        let copies = wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
        let [buffer, scratch, staging] = gpu
            .allocate_each([
                ("K/V pool", u64::from(slots) * SLOT_BYTES, STORAGE | copies),
                ("K/V scratch", u64::from(SCRATCH) * SLOT_BYTES, copies),
                ("read-back window", WINDOW, Reader::USAGE),
            ])
            .await?;
        match WriteKernel::new(gpu, &buffer, slots).await {
            Ok(writer) => Ok(Self { buffer, scratch, reader: Reader::over(staging), writer, slots }),
            Err(error) => {
                for buffer in [buffer, scratch, staging] {
                    buffer.destroy();
                }
                Err(error)
            }
        }
    }

    /// How many slots there are.
    #[must_use]
    pub fn slots(&self) -> u32 {
        self.slots
    }

    /// Bytes of all slots.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.buffer.size()
    }

    /// Fills slots with their contents, by the kernel. Of a slot that is listed more than once, the last counts; slots
    /// beyond the pool's end are left out.
    pub fn write(&self, gpu: &Gpu, written: &[Written]) {
        self.writer.run(gpu, written);
    }

    /// Copies slots, in the given order, on the device. What lies beyond the pool's end is left out.
    pub fn copy(&self, gpu: &Gpu, copies: &[Copied]) {
        if copies.is_empty() {
            return;
        }
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        for copied in copies {
            let mut from = Slots { first: copied.from, count: copied.slots }.below(self.slots);
            let mut to = Slots { first: copied.to, count: from.count }.below(self.slots);
            while to.count > 0 {
                let (source, sources) = from.split(to.count.min(SCRATCH));
                let (target, targets) = to.split(SCRATCH);
                encoder.copy_buffer_to_buffer(&self.buffer, source.start(), &self.scratch, 0, target.bytes());
                encoder.copy_buffer_to_buffer(&self.scratch, 0, &self.buffer, target.start(), target.bytes());
                (from, to) = (sources, targets);
            }
        }
        gpu.queue.submit([encoder.finish()]);
    }

    /// Reads slots back into the page's own memory, one row of slots after the other. What lies beyond the pool's end is
    /// left out. They stay on the device as they are.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn swap_out(&self, gpu: &Gpu, rows: &[Slots]) -> Result<Vec<u8>, ReadError> {
        let mut host = Vec::new();
        for window in windows(rows.iter().map(|row| row.below(self.slots)), SLOTS_A_WINDOW) {
            let slices = window.into_iter().map(|row| self.slice(row));
            self.reader.bytes(gpu, slices, |bytes| host.extend_from_slice(bytes)).await?;
        }
        Ok(host)
    }

    /// Writes what [`swap_out`](Self::swap_out) gave into other slots: one row after the other, as far as `host` goes.
    /// What lies beyond the pool's end is left out, and takes nothing of `host`.
    pub fn swap_in(&self, gpu: &Gpu, rows: &[Slots], mut host: &[u8]) {
        for row in rows {
            let row = row.below(self.slots);
            let whole = host.len() / SLOT_BYTES as usize * SLOT_BYTES as usize;
            let (own, others) = host.split_at(whole.min(row.bytes() as usize));
            gpu.queue.write_buffer(&self.buffer, row.start(), own);
            host = others;
        }
        gpu.queue.submit([]);
    }

    /// Sets every slot to zero, as in a new pool.
    pub fn clear(&self, gpu: &Gpu) {
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        encoder.clear_buffer(&self.buffer, 0, None);
        gpu.queue.submit([encoder.finish()]);
    }

    /// For tests of the proof itself: writes `word` into word `index` of a slot, behind everybody's back. A place that
    /// there is not is left alone.
    pub fn corrupt(&self, gpu: &Gpu, slot: u32, index: u32, word: u32) {
        if slot < self.slots && index < SLOT_WORDS {
            let at = u64::from(slot) * SLOT_BYTES + u64::from(index) * 4;
            gpu.queue.write_buffer(&self.buffer, at, &word.to_le_bytes());
            gpu.queue.submit([]);
        }
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        self.buffer.destroy();
        self.scratch.destroy();
        self.reader.destroy();
        self.writer.destroy();
    }

    pub(crate) fn buffer(&self) -> &wgpu::Buffer {
        &self.buffer
    }

    /// Its window is in use until a reading has ended: one reading at a time.
    pub(super) fn reader(&self) -> &Reader {
        &self.reader
    }

    pub(super) fn slice(&self, slots: Slots) -> Slice<'_> {
        Slice { buffer: &self.buffer, start: slots.start(), len: slots.bytes() }
    }
}
