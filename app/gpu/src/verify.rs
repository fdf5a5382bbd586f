use models::contents::Run;
use models::heap::BlockId;

use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
use crate::kernels::pattern;
use crate::readback::{ReadError, Reader, Slice, WINDOW};

/// What a comparison of device and model found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verification {
    /// Bytes read back and compared.
    pub bytes: u64,
    /// Words of four bytes that differ.
    pub mismatches: u64,
    /// The one at the lowest address.
    pub first: Option<Mismatch>,
}

/// One word that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// Its address in the model, in bytes.
    pub address: u64,
    /// The block whose bytes the model expects there; none where nothing was ever written.
    pub block: Option<BlockId>,
    /// The word that the model expects.
    pub expected: u32,
    /// The word on the device.
    pub found: u32,
}

impl Verification {
    /// Adds what another range showed.
    pub fn add(&mut self, other: &Self) {
        self.bytes += other.bytes;
        self.mismatches += other.mismatches;
        self.first = match (self.first, other.first) {
            (Some(a), Some(b)) => Some(if b.address < a.address { b } else { a }),
            (a, b) => a.or(b),
        };
    }
}

impl HeapBuffer {
    /// Reads back every byte of `runs` and compares it with the pattern of the run's writer (zero where nothing was
    /// written). Runs are in bytes and multiples of four.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn verify(&self, gpu: &Gpu, runs: impl IntoIterator<Item = Run>) -> Result<Verification, ReadError> {
        let stretches = runs.into_iter().map(|run| Stretch {
            slice: Slice { buffer: self.buffer(), start: run.range.start, len: run.range.len },
            writer: run.writer.map(|writer| (writer.id, pattern::word_index(writer.offset))),
            run: run.range.start,
            address: run.range.start,
            unit: 4,
        });
        compare_all(gpu, self.reader(), stretches).await
    }
}

/// Words of one buffer that one block wrote, or nobody.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch<'b> {
    pub(crate) slice: Slice<'b>,
    /// The block, and which of its words is the first here.
    pub(crate) writer: Option<(BlockId, u32)>,
    /// Where the run begins that the words are of, in the model: no mismatch is reported below it.
    pub(crate) run: u64,
    /// The first word's address in the model.
    pub(crate) address: u64,
    /// Model bytes that a word stands for.
    pub(crate) unit: u64,
}

impl Stretch<'_> {
    /// The first `len` bytes, and the rest where there is one.
    fn split(self, len: u64) -> (Self, Option<Self>) {
        if len >= self.slice.len {
            return (self, None);
        }
        let rest = Self {
            slice: Slice { start: self.slice.start + len, len: self.slice.len - len, ..self.slice },
            writer: self.writer.map(|(id, index)| (id, index.wrapping_add(pattern::word_index(len)))),
            address: self.address + len / 4 * self.unit,
            ..self
        };
        (Self { slice: Slice { len, ..self.slice }, ..self }, Some(rest))
    }

    fn compare(&self, bytes: &[u8]) -> Verification {
        let mut result = Verification { bytes: self.slice.len, ..Verification::default() };
        let words = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
        for (index, found) in (0_u32..).zip(words) {
            let expected = match self.writer {
                Some((id, first)) => pattern::word(id.0, first.wrapping_add(index)),
                None => 0,
            };
            if found != expected {
                result.mismatches += 1;
                result.first.get_or_insert(Mismatch {
                    address: (self.address + u64::from(index) * self.unit).max(self.run),
                    block: self.writer.map(|(id, _)| id),
                    expected,
                    found,
                });
            }
        }
        result
    }
}

/// Reads all stretches back, as many at once as a window holds, and compares them; one that is longer than a window is
/// read in several.
pub(crate) async fn compare_all<'b>(
    gpu: &Gpu,
    reader: &Reader,
    stretches: impl Iterator<Item = Stretch<'b>>,
) -> Result<Verification, ReadError> {
    let mut result = Verification::default();
    let mut batch = Vec::new();
    let mut held = 0;
    for stretch in stretches.filter(|stretch| stretch.slice.len > 0) {
        let mut rest = Some(stretch);
        while let Some(stretch) = rest {
            let (head, tail) = stretch.split(WINDOW - held);
            held += head.slice.len;
            batch.push(head);
            rest = tail;
            if held == WINDOW {
                compare_batch(gpu, reader, &batch, &mut result).await?;
                batch.clear();
                held = 0;
            }
        }
    }
    if !batch.is_empty() {
        compare_batch(gpu, reader, &batch, &mut result).await?;
    }
    Ok(result)
}

async fn compare_batch(
    gpu: &Gpu,
    reader: &Reader,
    batch: &[Stretch<'_>],
    result: &mut Verification,
) -> Result<(), ReadError> {
    let slices = batch.iter().map(|stretch| stretch.slice);
    let compare = |mut bytes: &[u8]| {
        for stretch in batch {
            let (own, others) = bytes.split_at(stretch.slice.len as usize);
            result.add(&stretch.compare(own));
            bytes = others;
        }
    };
    reader.bytes(gpu, slices, compare).await
}
