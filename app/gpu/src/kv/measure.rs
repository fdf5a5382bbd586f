use super::attention::{MOST, params};
use super::{Attention, BlockTables, ContiguousSequence, KvPool, Sequence};
use crate::adapter::Gpu;
use crate::churn::{STEPS, Series, clock};
use crate::kernels::attention::{self as kernel, Bound, Params};

/// How long a sample takes at least, in milliseconds, where [`MAX_ROUNDS`] allow: what a submission costs in itself, which
/// a browser adds to, has to be small against it.
pub const LEAST_MILLIS: f64 = 20.0;

/// Runs of a kernel in a sample at most.
pub const MAX_ROUNDS: u32 = 1024;

/// What both kernels compute while they are measured: the same sequences, in blocks and in rows. Of each, the first 1024
/// count.
#[derive(Clone, Copy)]
pub struct Course<'c> {
    /// Holds the tokens of both.
    pub pool: &'c KvPool,
    /// Find the tokens of `paged`.
    pub tables: &'c BlockTables,
    /// Slots of a block.
    pub block_size: u32,
    /// The sequences in blocks.
    pub paged: &'c [Sequence],
    /// The sequences in rows.
    pub contiguous: &'c [ContiguousSequence],
}

/// What was measured. The kernels are made to be read: the numbers tell what finding a token costs them on this device,
/// and nothing about other kernels.
#[derive(Clone, Debug, PartialEq)]
pub struct Throughput {
    /// Tokens per second that the paged kernel goes through, at its median.
    pub paged_tokens_per_s: f64,
    /// The same of the contiguous kernel.
    pub contiguous_tokens_per_s: f64,
    /// Samples of each kernel.
    pub samples: u32,
    /// Runs of a kernel that each sample is the mean of.
    pub rounds: u32,
    /// µs of a run of the paged kernel over all its sequences.
    pub paged: Series,
    /// µs of a run of the contiguous kernel over all its sequences.
    pub contiguous: Series,
}

/// Why nothing was measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MeasureError {
    /// The device was lost on the way.
    #[error("the device was lost")]
    Lost,
    /// The clock stood still for a million readings.
    #[error("the clock does not advance")]
    Clock,
}

impl Attention {
    /// Measures both kernels, `samples` times each (at least once), by the clock `now` in milliseconds. Their samples
    /// alternate, and which comes first alternates too. A sample is one submission of as many runs as take
    /// [`LEAST_MILLIS`] and [`STEPS`] steps of the clock; the runs that find this out warm both kernels up and do not
    /// count.
    ///
    /// # Errors
    /// When the device is lost or the clock stands still.
    pub async fn measure(
        &self,
        gpu: &Gpu,
        course: &Course<'_>,
        samples: u32,
        now: impl Fn() -> f64,
    ) -> Result<Throughput, MeasureError> {
        let runners = [self.paged_runner(gpu, course), self.contiguous_runner(gpu, course)];
        let step = clock::step(&now).ok_or(MeasureError::Clock)?;
        let rounds = self.enough_rounds(gpu, &runners, (step * f64::from(STEPS)).max(LEAST_MILLIS), &now).await?;
        let samples = samples.max(1);
        let mut micros = [Vec::new(), Vec::new()];
        for sample in 0..samples {
            for turn in 0..2 {
                let which = ((sample + turn) % 2) as usize;
                let passed = self.time(gpu, &runners[which], rounds, &now).await?;
                micros[which].push(passed * 1000.0 / f64::from(rounds));
            }
        }
        let [paged, contiguous] = micros.map(Series::of);
        Ok(Throughput {
            paged_tokens_per_s: runners[0].tokens_per_s(&paged),
            contiguous_tokens_per_s: runners[1].tokens_per_s(&contiguous),
            samples,
            rounds,
            paged,
            contiguous,
        })
    }

    fn paged_runner(&self, gpu: &Gpu, course: &Course<'_>) -> Runner<'_> {
        Runner {
            bound: self.bind_paged(gpu, course.pool, course.tables),
            params: params(course.pool, course.tables, course.block_size),
            sequences: course.paged.iter().take(MOST).map(Sequence::encoded).collect(),
        }
    }

    fn contiguous_runner(&self, gpu: &Gpu, course: &Course<'_>) -> Runner<'_> {
        Runner {
            bound: self.bind_contiguous(gpu, course.pool),
            params: params(course.pool, course.tables, course.block_size),
            sequences: course.contiguous.iter().take(MOST).map(ContiguousSequence::encoded).collect(),
        }
    }

    /// How many rounds of either kernel take `least` milliseconds: a power of two, [`MAX_ROUNDS`] at most.
    async fn enough_rounds(
        &self,
        gpu: &Gpu,
        runners: &[Runner<'_>],
        least: f64,
        now: &dyn Fn() -> f64,
    ) -> Result<u32, MeasureError> {
        let mut rounds = 1;
        for runner in runners {
            // the first run of a kernel may be the slowest: it decides nothing
            self.time(gpu, runner, 1, now).await?;
            while rounds < MAX_ROUNDS && self.time(gpu, runner, rounds, now).await? < least {
                rounds *= 2;
            }
        }
        Ok(rounds)
    }

    /// The time of so many rounds in one submission, in the clock's unit.
    async fn time(
        &self,
        gpu: &Gpu,
        runner: &Runner<'_>,
        rounds: u32,
        now: &dyn Fn() -> f64,
    ) -> Result<f64, MeasureError> {
        self.set(gpu, runner.params, &runner.sequences);
        let mut encoder = gpu.device.create_command_encoder(&Default::default());
        runner.bound.run(&mut encoder, runner.sequences.len() as u32, rounds);
        let commands = encoder.finish();
        let begin = now();
        gpu.queue.submit([commands]);
        gpu.finished().await;
        let passed = now() - begin;
        if gpu.loss().happened() { Err(MeasureError::Lost) } else { Ok(passed) }
    }
}

/// One of the kernels with all that it needs.
struct Runner<'k> {
    bound: Bound<'k>,
    params: Params,
    sequences: Vec<kernel::Sequence>,
}

impl Runner<'_> {
    /// At the median of `micros` a run.
    fn tokens_per_s(&self, micros: &Series) -> f64 {
        let tokens: f64 = self.sequences.iter().map(|sequence| f64::from(sequence.tokens)).sum();
        if micros.median > 0.0 { tokens * 1e6 / micros.median } else { 0.0 }
    }
}
