use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::compute::STORAGE;
use crate::readback::{ReadError, Reader, Slice};

/// The entry of a table where there is no block.
pub const NO_BLOCK: u32 = u32::MAX;

/// The block tables of many sequences in one buffer: a row each, with the number of the block that holds the sequence's
/// first tokens, the next and so on.
pub struct BlockTables {
    buffer: wgpu::Buffer,
    reader: Reader,
    rows: u32,
    width: u32,
}

impl BlockTables {
    /// Tables for `sequences` sequences of up to `blocks_per_sequence` blocks (at least one of each), every entry
    /// [`NO_BLOCK`], with a read-back buffer of the same size.
    ///
    /// # Errors
    /// When the page's budget or the device refuses one of the buffers; the other is given back.
    pub async fn new(gpu: &Gpu, sequences: u32, blocks_per_sequence: u32) -> Result<Self, AllocationError> {
        let (rows, width) = (sequences.max(1), blocks_per_sequence.max(1));
        let bytes = u64::from(rows).saturating_mul(u64::from(width)).saturating_mul(4);
        let [buffer, staging] = gpu
            .allocate_each([
                ("block tables", bytes, STORAGE | wgpu::BufferUsages::COPY_SRC),
                ("block tables, read back", bytes, Reader::USAGE),
            ])
            .await?;
        let tables = Self { buffer, reader: Reader::over(staging), rows, width };
        for row in 0..rows {
            tables.write(gpu, row, &[]);
        }
        Ok(tables)
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// Entries of a row.
    #[must_use]
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Sets a row: these blocks and [`NO_BLOCK`] behind them. Blocks beyond the row's end are left out, and so is a row
    /// that there is not.
    pub fn write(&self, gpu: &Gpu, row: u32, blocks: &[u32]) {
        if row >= self.rows {
            return;
        }
        let width = self.width as usize;
        let mut entries = vec![NO_BLOCK; width];
        let known = blocks.len().min(width);
        entries[..known].copy_from_slice(&blocks[..known]);
        gpu.queue.write_buffer(&self.buffer, self.byte_of(row, 0), bytemuck::cast_slice(&entries));
    }

    /// Reads all rows back, each of [`width`](Self::width) entries.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn read(&self, gpu: &Gpu) -> Result<Vec<Vec<u32>>, ReadError> {
        let slice = Slice { buffer: &self.buffer, start: 0, len: self.buffer.size() };
        let mut rows = Vec::with_capacity(self.rows as usize);
        let look = |bytes: &[u8]| {
            rows.extend(bytes.chunks_exact(self.width as usize * 4).map(bytemuck::pod_collect_to_vec));
        };
        self.reader.bytes(gpu, std::iter::once(slice), look).await?;
        Ok(rows)
    }

    /// For tests of the proof itself: writes one entry, behind everybody's back. A place that there is not is left alone.
    pub fn corrupt(&self, gpu: &Gpu, row: u32, index: u32, block: u32) {
        if row < self.rows && index < self.width {
            gpu.queue.write_buffer(&self.buffer, self.byte_of(row, index), &block.to_le_bytes());
            gpu.queue.submit([]);
        }
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        self.buffer.destroy();
        self.reader.destroy();
    }

    pub(super) fn buffer(&self) -> &wgpu::Buffer {
        &self.buffer
    }

    fn byte_of(&self, row: u32, index: u32) -> u64 {
        (u64::from(row) * u64::from(self.width) + u64::from(index)) * 4
    }
}
