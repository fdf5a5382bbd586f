use std::collections::BTreeMap;

use models::checkpointing::{Stack, Tensor};

use super::{Matrix, MlpStack, keep_all, weight_gradients};
use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::readback::{ReadError, Slice, WINDOW};

/// Every matrix of the same step without checkpointing, computed on the same device and read back.
pub struct Reference {
    words: BTreeMap<Matrix, Vec<u32>>,
}

/// Why there is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReferenceError {
    /// A buffer was refused.
    #[error(transparent)]
    Allocation(#[from] AllocationError),
    /// Bytes could not be read back.
    #[error(transparent)]
    Read(#[from] ReadError),
}

/// What a comparison found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Bytes read back and compared, bit by bit.
    pub bytes: u64,
    /// Words that differ.
    pub mismatches: u64,
    /// The first of them.
    pub first: Option<Difference>,
}

/// One word that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Where it is.
    pub matrix: Matrix,
    /// Which element of the matrix, from 0.
    pub element: u32,
    /// The bits without checkpointing.
    pub expected: u32,
    /// The bits found.
    pub found: u32,
}

impl Reference {
    /// Runs the step without checkpointing, in buffers of its own that are gone afterwards.
    ///
    /// # Errors
    /// When a buffer is refused, or the device is lost.
    pub async fn compute(gpu: &Gpu, stack: Stack) -> Result<Self, ReferenceError> {
        let mut plain = MlpStack::new(gpu, stack, None).await?;
        let computed = plain.record(gpu).await;
        plain.destroy();
        computed
    }

    /// The numbers of a matrix; empty where the step has none such at any end of an operation.
    #[must_use]
    pub fn numbers(&self, matrix: Matrix) -> Vec<f32> {
        self.words
            .get(&matrix)
            .map(|words| words.iter().map(|word| f32::from_bits(*word)).collect())
            .unwrap_or_default()
    }
}

impl MlpStack {
    /// Compares matrices that are there bit by bit with those of the step without checkpointing.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn compare(
        &self,
        gpu: &Gpu,
        reference: &Reference,
        places: impl IntoIterator<Item = Matrix>,
    ) -> Result<Comparison, ReadError> {
        let mut result = Comparison::default();
        self.read(gpu, places, |place, start, words| {
            let expected = reference.words.get(&place).map_or(&[][..], Vec::as_slice);
            result.bytes += words.len() as u64 * 4;
            for (at, found) in (start..).zip(words) {
                let expected = expected.get(at as usize).copied().unwrap_or_default();
                if expected != *found {
                    result.mismatches += 1;
                    result.first.get_or_insert(Difference { matrix: place, element: at, expected, found: *found });
                }
            }
        })
        .await?;
        Ok(result)
    }

    /// Everything that there is to compare at the end of the step: the gradients of all weights and of the batch.
    pub fn gradients(&self) -> impl Iterator<Item = Matrix> {
        weight_gradients(self.stack).chain([Matrix::Tensor(Tensor::Gradient(0))])
    }

    /// The numbers of a matrix that is there.
    ///
    /// # Errors
    /// When the device is lost or refuses to map.
    pub async fn numbers(&self, gpu: &Gpu, matrix: Matrix) -> Result<Vec<f32>, ReadError> {
        let mut numbers = Vec::new();
        let take = |_, _, words: &[u32]| numbers.extend(words.iter().map(|word| f32::from_bits(*word)));
        self.read(gpu, [matrix], take).await?;
        Ok(numbers)
    }

    /// Plays the step without checkpointing, and reads back each matrix once.
    async fn record(&mut self, gpu: &Gpu) -> Result<Reference, ReferenceError> {
        let mut words: BTreeMap<Matrix, Vec<u32>> = BTreeMap::new();
        for step in keep_all(self.stack).steps() {
            self.apply(gpu, &step.actions).await?;
            let new: Vec<_> = self.tensors().map(Matrix::Tensor).filter(|place| !words.contains_key(place)).collect();
            self.read(gpu, new, |place, _, part| words.entry(place).or_default().extend(part)).await?;
        }
        let gradients: Vec<_> = weight_gradients(self.stack).collect();
        self.read(gpu, gradients, |place, _, part| words.entry(place).or_default().extend(part)).await?;
        Ok(Reference { words })
    }

    /// Hands the words of each matrix to `look`, in parts of at most a window, with the number of the part's first.
    async fn read(
        &self,
        gpu: &Gpu,
        places: impl IntoIterator<Item = Matrix>,
        mut look: impl FnMut(Matrix, u32, &[u32]),
    ) -> Result<(), ReadError> {
        let mut batch: Vec<(Matrix, Slice<'_>)> = Vec::new();
        let mut held = 0;
        for place in places {
            let Some(buffer) = self.buffer(place) else { continue };
            let mut start = 0;
            while start < buffer.size() {
                let len = (buffer.size() - start).min(WINDOW - held);
                batch.push((place, Slice { buffer, start, len }));
                start += len;
                held += len;
                if held == WINDOW {
                    self.read_batch(gpu, &batch, &mut look).await?;
                    batch.clear();
                    held = 0;
                }
            }
        }
        if !batch.is_empty() {
            self.read_batch(gpu, &batch, &mut look).await?;
        }
        Ok(())
    }

    async fn read_batch(
        &self,
        gpu: &Gpu,
        batch: &[(Matrix, Slice<'_>)],
        look: &mut impl FnMut(Matrix, u32, &[u32]),
    ) -> Result<(), ReadError> {
        let slices = batch.iter().map(|(_, slice)| *slice);
        let split = |mut bytes: &[u8]| {
            for (place, slice) in batch {
                let (own, others) = bytes.split_at(slice.len as usize);
                let words: Vec<u32> =
                    own.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect();
                look(*place, (slice.start / 4) as u32, &words);
                bytes = others;
            }
        };
        self.reader.bytes(gpu, slices, split).await
    }
}
