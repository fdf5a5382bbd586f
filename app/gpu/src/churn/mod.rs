//! What allocation costs on this device: a buffer that is made and destroyed for each use, against one that is kept.
//!
//! One round is a use of the whole buffer (all its bytes are cleared), submitted and waited for; the fresh kind makes the
//! buffer before and destroys it after. Clearing touches every byte and saves the device the zeros that it owes to a new
//! buffer, so what differs between the kinds is the allocation.
//!
//! Clocks of browsers are coarse, so a sample is the mean of as many rounds as take [`STEPS`] steps of the clock. Samples
//! of the two kinds alternate, and which comes first alternates too: a device that grows slower hits both.

pub(crate) mod clock;
mod rounds;
mod series;

use crate::adapter::Gpu;
use crate::allocation::AllocationError;
use rounds::{Kind, Rounds};
pub use series::Series;

/// Steps of the clock that a sample takes at least, where [`MAX_ROUNDS`] allow.
pub const STEPS: u32 = 20;

/// Rounds of a sample at most.
pub const MAX_ROUNDS: u32 = 1024;

/// Rounds of each kind that nobody counts, before anything is measured.
const WARM_UP: u32 = 8;

/// What was measured.
#[derive(Clone, Debug, PartialEq)]
pub struct Churn {
    /// A buffer made, used and destroyed.
    pub fresh: Series,
    /// The same use of a buffer that is kept.
    pub kept: Series,
    /// Rounds that each sample is the mean of.
    pub rounds: u32,
    /// The smallest step of the clock, in µs. A sample is as exact as this divided by its rounds.
    pub clock_step: f64,
}

/// Why nothing was measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChurnError {
    /// A buffer was refused.
    #[error(transparent)]
    Allocation(#[from] AllocationError),
    /// The device was lost on the way.
    #[error("the device was lost")]
    Lost,
    /// The clock stood still for a million readings.
    #[error("the clock does not advance")]
    Clock,
}

/// Measures both kinds with buffers of `bytes` (rounded up to a multiple of 4), `samples` times each (at least once), by
/// the clock `now` in milliseconds. Two such buffers live at once, and nothing else may allocate on the device meanwhile.
///
/// # Errors
/// When a buffer is refused, the device is lost or the clock stands still; both buffers are given back.
pub async fn measure(gpu: &Gpu, bytes: u64, samples: u32, now: impl Fn() -> f64) -> Result<Churn, ChurnError> {
    let rounds = Rounds::new(gpu, bytes).await?;
    let measured = measure_with(&rounds, samples, &now).await;
    rounds.destroy();
    measured
}

async fn measure_with(rounds: &Rounds<'_>, samples: u32, now: &dyn Fn() -> f64) -> Result<Churn, ChurnError> {
    for kind in [Kind::Fresh, Kind::Kept] {
        rounds.run(kind, WARM_UP, now).await?;
    }
    let step = clock::step(now).ok_or(ChurnError::Clock)?;
    let count = enough_rounds(rounds, step * f64::from(STEPS), now).await?;
    let [mut fresh, mut kept] = [Vec::new(), Vec::new()];
    for sample in 0..samples.max(1) {
        let order = if sample % 2 == 0 { [Kind::Fresh, Kind::Kept] } else { [Kind::Kept, Kind::Fresh] };
        for kind in order {
            let per_round = rounds.run(kind, count, now).await? * 1000.0 / f64::from(count);
            match kind {
                Kind::Fresh => fresh.push(per_round),
                Kind::Kept => kept.push(per_round),
            }
        }
    }
    Ok(Churn { fresh: Series::of(fresh), kept: Series::of(kept), rounds: count, clock_step: step * 1000.0 })
}

/// How many rounds of either kind take `least` milliseconds: a power of two, [`MAX_ROUNDS`] at most.
async fn enough_rounds(rounds: &Rounds<'_>, least: f64, now: &dyn Fn() -> f64) -> Result<u32, ChurnError> {
    let mut count = 1;
    for kind in [Kind::Kept, Kind::Fresh] {
        while count < MAX_ROUNDS && rounds.run(kind, count, now).await? < least {
            count *= 2;
        }
    }
    Ok(count)
}
