use models::contents::Run;

use super::SegmentBuffers;
use super::grid::Grid;
use super::mirrored::Mirrored;
use crate::adapter::Gpu;
use crate::kernels::pattern;
use crate::readback::{ReadError, Slice};
use crate::verify::{Stretch, Verification, compare_all};

impl SegmentBuffers {
    /// Reads back the words of `runs` (in addresses of the model) and compares them with the pattern of the run's writer,
    /// zero where nothing was written. What lies in no buffer is not compared: [`Verification::bytes`] counts the device
    /// bytes that were. A mismatch is at the lowest address in the run that its word stands for.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn verify(&self, gpu: &Gpu, runs: impl IntoIterator<Item = Run>) -> Result<Verification, ReadError> {
        let stretches = runs.into_iter().flat_map(|run| {
            let words = self.grid.words(run.range);
            self.in_reach(words).iter().map(move |held| held.stretch(self.grid, run))
        });
        compare_all(gpu, &self.reader, stretches).await
    }
}

impl Mirrored {
    /// The words of `run` that lie here.
    fn stretch(&self, grid: Grid, run: Run) -> Stretch<'_> {
        let here = self.words.common(grid.words(run.range));
        let writer = run.writer.map(|writer| {
            let block = grid.word(run.range.start.saturating_sub(writer.offset));
            (writer.id, pattern::word_index((here.first - block) * 4))
        });
        Stretch {
            slice: Slice { buffer: &self.buffer, start: self.byte_of(here.first), len: here.len() * 4 },
            writer,
            run: run.range.start,
            address: here.first * grid.unit(),
            unit: grid.unit(),
        }
    }
}
