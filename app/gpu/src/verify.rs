use models::contents::{Run, Writer};
use models::heap::{BlockId, Range};

use crate::adapter::Gpu;
use crate::heap_buffer::HeapBuffer;
use crate::kernels::pattern;
use crate::readback::{ReadError, WINDOW};

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
    /// Its address in the heap, in bytes.
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
    /// written). Runs are in bytes and multiples of eight; one that is longer than a window is read in several.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn verify(&self, gpu: &Gpu, runs: impl IntoIterator<Item = Run>) -> Result<Verification, ReadError> {
        let mut result = Verification::default();
        for run in runs {
            for piece in windows(run) {
                self.reader()
                    .words(gpu, self.buffer(), piece.range.start, piece.range.len, |words| {
                        result.add(&compare(&piece, words));
                    })
                    .await?;
            }
        }
        Ok(result)
    }
}

/// The run in pieces of at most a window.
fn windows(run: Run) -> impl Iterator<Item = Run> {
    let pieces = run.range.len.div_ceil(WINDOW);
    (0..pieces).map(move |piece| {
        let skip = piece * WINDOW;
        Run {
            range: Range { start: run.range.start + skip, len: WINDOW.min(run.range.len - skip) },
            writer: run.writer.map(|writer| Writer { offset: writer.offset + skip, ..writer }),
        }
    })
}

fn compare(run: &Run, words: &mut dyn Iterator<Item = u32>) -> Verification {
    let mut result = Verification { bytes: run.range.len, ..Verification::default() };
    for (index, found) in (0_u64..).zip(words) {
        let expected = match run.writer {
            Some(writer) => pattern::word(writer.id.0, pattern::word_index(writer.offset) + index as u32),
            None => 0,
        };
        if found != expected {
            result.mismatches += 1;
            result.first.get_or_insert(Mismatch {
                address: run.range.start + index * 4,
                block: run.writer.map(|writer| writer.id),
                expected,
                found,
            });
        }
    }
    result
}
