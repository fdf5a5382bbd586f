use super::ChurnError;
use crate::adapter::Gpu;
use crate::allocation::Watch;

/// What a round does for its buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Makes it and destroys it.
    Fresh,
    /// Nothing: it is there.
    Kept,
}

/// The rounds that are measured.
pub(super) struct Rounds<'g> {
    gpu: &'g Gpu,
    kept: wgpu::Buffer,
    bytes: u64,
}

const USAGE: wgpu::BufferUsages = wgpu::BufferUsages::STORAGE.union(wgpu::BufferUsages::COPY_DST);

impl<'g> Rounds<'g> {
    pub(super) async fn new(gpu: &'g Gpu, bytes: u64) -> Result<Self, ChurnError> {
        let bytes = bytes.max(1).checked_next_multiple_of(4).unwrap_or(u64::MAX - 3);
        let kept = gpu.allocate("kept", bytes, USAGE).await?;
        Ok(Self { gpu, kept, bytes })
    }

    /// Does `count` rounds and gives the time of all of them, in the clock's unit. The device's verdict on them is asked
    /// for afterwards.
    pub(super) async fn run(&self, kind: Kind, count: u32, now: &dyn Fn() -> f64) -> Result<f64, ChurnError> {
        let watch = Watch::begin(self.gpu);
        let begin = now();
        for _ in 0..count {
            self.round(kind).await;
        }
        let passed = now() - begin;
        watch.end(self.bytes).await?;
        if self.gpu.loss().happened() { Err(ChurnError::Lost) } else { Ok(passed) }
    }

    pub(super) fn destroy(&self) {
        self.kept.destroy();
    }

    async fn round(&self, kind: Kind) {
        match kind {
            Kind::Fresh => {
                let buffer = self.gpu.raw_buffer("fresh", self.bytes, USAGE);
                self.use_once(&buffer).await;
                buffer.destroy();
            }
            Kind::Kept => self.use_once(&self.kept).await,
        }
    }

    /// Clears all of the buffer and waits until it is done.
    async fn use_once(&self, buffer: &wgpu::Buffer) {
        let mut encoder = self.gpu.device.create_command_encoder(&Default::default());
        encoder.clear_buffer(buffer, 0, None);
        self.gpu.queue.submit([encoder.finish()]);
        // A device that was lost on the way is found out by the caller.
        self.gpu.finished().await;
    }
}
