//! The device mirror of a caching allocator: a real buffer for each segment, and one for each page of an expandable one.

mod grid;
mod mirrored;
#[cfg(test)]
mod tests;
mod verify;

use models::heap::{BlockId, Range};

use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::fill::FillKernel;
use crate::kernels::map::ClothBinding;
use crate::readback::Reader;
pub(crate) use grid::{Grid, Words};
pub(crate) use mirrored::Mirrored;

/// Real buffers for the segments of a model, smaller by a scale.
///
/// A word on the device stands for 4 × scale bytes of the model and holds what the model has at the last of them. Ranges
/// and addresses are the model's, in bytes; what lies in no buffer is left out.
pub struct SegmentBuffers {
    grid: Grid,
    budget: u64,
    /// By address; no two overlap.
    buffers: Vec<Mirrored>,
    held: u64,
    reader: Reader,
    fill: FillKernel,
    cloth: ClothBinding,
}

/// A buffer that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The bytes of the model that it stands for: a segment, or a page of an expandable one.
    pub range: Range,
    /// Its size on the device, in bytes.
    pub device_bytes: u64,
}

impl SegmentBuffers {
    /// A mirror without segments, for `scale` bytes of the model to a byte of the device (a power of two; 0 counts as 1)
    /// and segments of at most `budget` device bytes together. The read-back window comes on top.
    ///
    /// # Errors
    /// When the page's budget or the device refuses the read-back window.
    pub async fn new(gpu: &Gpu, scale: u64, budget: u64) -> Result<Self, AllocationError> {
        let reader = Reader::new(gpu).await?;
        Ok(Self {
            grid: Grid::new(scale),
            budget,
            buffers: Vec::new(),
            held: 0,
            reader,
            fill: FillKernel::new(gpu),
            cloth: ClothBinding::new(gpu),
        })
    }

    /// Adds buffers for `bytes` from `address` on: one, or one for each page of `page` bytes. They read as zeros.
    ///
    /// # Errors
    /// When the budget or the device refuses one of them, or a buffer stands for one of the bytes already; nothing is
    /// left behind then. An error of the budget names all device bytes that would have been held, and all that may be.
    pub async fn add(&mut self, gpu: &Gpu, address: u64, bytes: u64, page: Option<u64>) -> Result<(), AllocationError> {
        let range = Range { start: address, len: bytes.min(u64::MAX - address) };
        if range.len == 0 {
            return Ok(());
        }
        let at = self.buffers.partition_point(|held| held.range.start < address);
        let before = at.checked_sub(1).map_or(0, |last| self.buffers[last].range.end());
        let after = self.buffers.get(at).map_or(u64::MAX, |next| next.range.start);
        if before > address || range.end() > after {
            return Err(AllocationError::Invalid("a buffer stands for these bytes already".to_owned()));
        }
        self.check_budget(mirrored::at_least(range, page))?;
        let ranges: Vec<_> = mirrored::pages(range, page).collect();
        let sizes: Vec<_> = ranges.iter().map(|range| mirrored::buffer_size(self.grid, *range)).collect();
        self.check_budget(sizes.iter().sum())?;
        let copies = wgpu::BufferUsages::COPY_SRC | wgpu::BufferUsages::COPY_DST;
        let buffers = gpu.allocate_all("segment", &sizes, wgpu::BufferUsages::STORAGE | copies).await?;
        let added: Vec<_> =
            ranges.into_iter().zip(buffers).map(|(range, buffer)| self.bind(gpu, range, buffer)).collect();
        self.held += sizes.iter().sum::<u64>();
        self.buffers.splice(at..at, added);
        Ok(())
    }

    /// Destroys the buffers whose bytes all lie in `bytes` from `address` on, and says how many they were. A buffer that
    /// stands for other bytes too stays.
    pub fn remove(&mut self, address: u64, bytes: u64) -> usize {
        let end = address.saturating_add(bytes);
        let from = self.buffers.partition_point(|held| held.range.start < address);
        let to = from + self.buffers[from..].partition_point(|held| held.range.end() <= end);
        for gone in self.buffers.drain(from..to) {
            self.held -= gone.buffer.size();
            gone.buffer.destroy();
        }
        to - from
    }

    /// Fills each range with its block's pattern, by the kernel, in the given order. A block's words count on where it
    /// crosses from one buffer into the next.
    pub fn fill(&self, gpu: &Gpu, fills: &[(Range, BlockId)]) {
        let mut parts = Vec::with_capacity(fills.len());
        for (range, id) in fills {
            let block = self.grid.words(*range);
            parts.extend(self.in_reach(block).iter().filter_map(|held| held.part_of(block, *id)));
        }
        self.fill.run(gpu, &parts);
    }

    /// For tests of the proof itself: writes `word` where the byte at `address` lies, behind the model's back.
    pub fn corrupt(&self, gpu: &Gpu, address: u64, word: u32) {
        let at = self.grid.word(address);
        for held in self.in_reach(Words { first: at, end: at + 1 }) {
            gpu.queue.write_buffer(&held.buffer, held.byte_of(at), &word.to_le_bytes());
        }
        gpu.queue.submit([]);
    }

    /// Device bytes of all buffers together.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.held
    }

    /// How many buffers there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.buffers.len()
    }

    /// The buffers, by address.
    pub fn segments(&self) -> impl Iterator<Item = Segment> {
        self.buffers.iter().map(|held| Segment { range: held.range, device_bytes: held.buffer.size() })
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        for held in &self.buffers {
            held.buffer.destroy();
        }
        self.reader.destroy();
        self.fill.destroy();
    }

    pub(crate) fn grid(&self) -> Grid {
        self.grid
    }

    /// The buffers with a word of `words`, by address.
    pub(crate) fn in_reach(&self, words: Words) -> &[Mirrored] {
        let from = self.buffers.partition_point(|held| held.words.end <= words.first);
        let to = from + self.buffers[from..].partition_point(|held| held.words.first < words.end);
        &self.buffers[from..to]
    }

    fn check_budget(&self, more: u64) -> Result<(), AllocationError> {
        let asked = self.held.saturating_add(more);
        if asked > self.budget { Err(AllocationError::Budget { asked, limit: self.budget }) } else { Ok(()) }
    }

    fn bind(&self, gpu: &Gpu, range: Range, buffer: wgpu::Buffer) -> Mirrored {
        let filled = self.fill.bind(gpu, &buffer);
        let shown = self.cloth.bind(gpu, &buffer);
        Mirrored { range, words: self.grid.words(range), buffer, filled, shown }
    }
}
