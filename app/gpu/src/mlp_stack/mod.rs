//! A training step on the device: a real buffer for each tensor of the model, made and destroyed as the model's policy
//! says, and computed forward and backward.

mod call;
mod reference;
mod twin;

use std::collections::BTreeMap;

use models::checkpointing::{Action, Kind, Stack, Tensor, Timeline, Usage};

use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use crate::kernels::mlp::{Job, MlpKernels};
use crate::readback::Reader;
pub use call::Matrix;
use call::{Call, call, weights};
pub use reference::{Comparison, Difference, Reference, ReferenceError};
pub use twin::CpuStack;

/// The weights of a stack with their gradients, and the live tensors of the step, each in a buffer of its own.
pub struct MlpStack {
    stack: Stack,
    limit: Option<u64>,
    /// First and second weights of each layer, then the gradients of both.
    parameters: Vec<wgpu::Buffer>,
    live: BTreeMap<Tensor, wgpu::Buffer>,
    peak: u64,
    kernels: MlpKernels,
    reader: Reader,
}

/// Buffers of parameters that a layer has.
const OF_LAYER: usize = 4;

const USAGE: wgpu::BufferUsages =
    wgpu::BufferUsages::STORAGE.union(wgpu::BufferUsages::COPY_SRC).union(wgpu::BufferUsages::COPY_DST);

impl MlpStack {
    /// The weights of a stack, filled, and no tensor yet. All buffers together may take `limit` bytes; kernels' parameters
    /// and the read-back window come on top.
    ///
    /// # Errors
    /// When the limit, the page's budget or the device refuses a buffer; nothing is left behind then.
    pub async fn new(gpu: &Gpu, stack: Stack, limit: Option<u64>) -> Result<Self, AllocationError> {
        if let Some(limit) = limit.filter(|limit| stack.parameter_bytes() > *limit) {
            return Err(AllocationError::Budget { asked: stack.parameter_bytes(), limit });
        }
        let count = stack.depth() as usize * OF_LAYER;
        let parameters = gpu.allocate_all("weights", &vec![stack.weight_bytes() / 2; count], USAGE).await?;
        let reader = match Reader::new(gpu).await {
            Ok(reader) => reader,
            Err(error) => {
                for buffer in &parameters {
                    buffer.destroy();
                }
                return Err(error);
            }
        };
        let kernels = MlpKernels::new(gpu);
        let mut new = Self { stack, limit, parameters, live: BTreeMap::new(), peak: 0, kernels, reader };
        new.clear(gpu);
        Ok(new)
    }

    /// Does what a step of the model does. What is refused there has to be refused here.
    ///
    /// # Errors
    /// When the limit or the device refuses a buffer that the model has, or grants one that it has not. The tensors stay as
    /// they then are.
    pub async fn apply(&mut self, gpu: &Gpu, actions: &[Action]) -> Result<(), AllocationError> {
        let mut pending = Vec::new();
        for action in actions {
            match *action {
                Action::Alloc(tensor) => {
                    let buffer = self.allocate(gpu, tensor).await?;
                    self.live.insert(tensor, buffer);
                    self.peak = self.peak.max(self.usage().activations);
                }
                Action::Compute(compute) => pending.push(call(self.stack, compute)),
                Action::Free(tensor) => {
                    // what reads it has to be on its way first
                    self.run(gpu, &std::mem::take(&mut pending));
                    if let Some(buffer) = self.live.remove(&tensor) {
                        buffer.destroy();
                    }
                }
                Action::Refuse(tensor) => match self.allocate(gpu, tensor).await {
                    Err(AllocationError::Budget { .. }) => {}
                    Err(other) => return Err(other),
                    Ok(buffer) => {
                        buffer.destroy();
                        let why = "the buffer that is refused in the model fits on the device";
                        return Err(AllocationError::Invalid(why.to_owned()));
                    }
                },
            }
        }
        self.run(gpu, &pending);
        Ok(())
    }

    /// Destroys all tensors, and writes the weights anew.
    pub fn clear(&mut self, gpu: &Gpu) {
        for (_, buffer) in std::mem::take(&mut self.live) {
            buffer.destroy();
        }
        self.peak = 0;
        let calls: Vec<_> = weights(self.stack).collect();
        self.run(gpu, &calls);
    }

    /// The stack.
    #[must_use]
    pub fn stack(&self) -> Stack {
        self.stack
    }

    /// Live bytes, added up from the buffers themselves.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let of =
            |kind| self.live.iter().filter(move |(tensor, _)| tensor.kind() == kind).map(|(_, buffer)| buffer.size());
        Usage { activations: of(Kind::Activation).sum(), gradients: of(Kind::Gradient).sum() }
    }

    /// The most bytes of activations that were live since the last [`clear`](Self::clear), counted at each allocation.
    #[must_use]
    pub fn peak_activations(&self) -> u64 {
        self.peak
    }

    /// How many tensors are live.
    #[must_use]
    pub fn count(&self) -> usize {
        self.live.len()
    }

    /// The live tensors.
    pub fn tensors(&self) -> impl Iterator<Item = Tensor> {
        self.live.keys().copied()
    }

    /// For tests of the proof itself: writes `word` into the middle of a matrix, behind the model's back, and says whether
    /// there is such a matrix.
    pub fn corrupt(&self, gpu: &Gpu, place: Matrix, word: u32) -> bool {
        let Some(buffer) = self.buffer(place) else { return false };
        gpu.queue.write_buffer(buffer, buffer.size() / 8 * 4, &word.to_le_bytes());
        gpu.queue.submit([]);
        true
    }

    /// Gives the memory back now: on the web a buffer that is only dropped lives on until the garbage collector comes.
    pub fn destroy(&self) {
        for buffer in self.live.values().chain(&self.parameters) {
            buffer.destroy();
        }
        self.kernels.destroy();
        self.reader.destroy();
    }

    async fn allocate(&self, gpu: &Gpu, tensor: Tensor) -> Result<wgpu::Buffer, AllocationError> {
        let bytes = self.stack.bytes(tensor);
        let asked = self.stack.parameter_bytes() + self.usage().total() + bytes;
        if let Some(limit) = self.limit.filter(|limit| asked > *limit) {
            return Err(AllocationError::Budget { asked, limit });
        }
        gpu.allocate(tensor.letters(), bytes, USAGE).await
    }

    fn buffer(&self, place: Matrix) -> Option<&wgpu::Buffer> {
        let parameter = |layer: u32, at| self.parameters.get(layer as usize * OF_LAYER + at);
        match place {
            Matrix::Tensor(tensor) => self.live.get(&tensor),
            Matrix::FirstWeights(layer) => parameter(layer, 0),
            Matrix::SecondWeights(layer) => parameter(layer, 1),
            Matrix::FirstGradient(layer) => parameter(layer, 2),
            Matrix::SecondGradient(layer) => parameter(layer, 3),
        }
    }

    /// Runs the kernels. One whose matrix is not there is left out: the proof finds what is missing.
    fn run(&self, gpu: &Gpu, calls: &[Call]) {
        let place = |place: Option<Matrix>| match place {
            Some(place) => self.buffer(place).map(Some),
            None => Some(None),
        };
        let job = |call: &Call| {
            let (a, b, base) = (place(call.a)?, place(call.b)?, place(call.base)?);
            Some(Job { kernel: call.kernel, a, b, base, out: self.buffer(call.out)? })
        };
        let jobs: Vec<_> = calls.iter().filter_map(job).collect();
        if !jobs.is_empty() {
            self.kernels.run(gpu, &jobs);
        }
    }
}

/// The gradients of all weights, layer by layer.
fn weight_gradients(stack: Stack) -> impl Iterator<Item = Matrix> {
    (0..stack.depth()).flat_map(|layer| [Matrix::FirstGradient(layer), Matrix::SecondGradient(layer)])
}

/// The step without checkpointing and without a limit.
fn keep_all(stack: Stack) -> Timeline {
    Timeline::run(stack, models::checkpointing::Policy::None, None)
}
