//! A random workload that hovers around a fill level.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::{
    heap::{BlockId, Heap, HeapConfig},
    trace::Op,
};

/// What a random workload is drawn from. Equal values give equal operations on every platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RandomWorkload {
    /// The generator's seed (PCG32, `seed_from_u64`).
    pub seed: u64,
    /// How many operations.
    pub steps: u32,
    /// The smallest block in bytes, rounded up to the alignment.
    pub min_bytes: u64,
    /// The largest block in bytes, rounded down to the alignment; read as the smallest where it is below that.
    pub max_bytes: u64,
    /// The share of the capacity that the workload fills and then hovers around, in percent; above 100 counts as 100.
    pub fill_percent: u8,
}

/// Draws `w.steps` operations for a heap with this configuration.
///
/// Below the fill level seven operations of eight allocate and one frees; from the level on it is the other way round. An
/// operation allocates when nothing is live. Sizes are multiples of the alignment, roughly log-uniform: first an octave is
/// drawn (from the smallest size to its double, from there to its double, and so on), each with equal chance, then a size
/// in it. A freed block is any live one, each with equal chance.
///
/// The workload plays itself on a heap as it is drawn: a block whose allocation was refused is never freed. It therefore
/// depends on the policy from the first refusal on. Ids count up from 1. Never compacts. An invalid configuration gives
/// no operations.
#[must_use]
pub fn random(config: HeapConfig, w: RandomWorkload) -> Vec<Op> {
    let Ok(mut heap) = Heap::new(config) else {
        return Vec::new();
    };
    let mut draw = Draw(Pcg32::seed_from_u64(w.seed));
    let sizes = Sizes::new(config.alignment, w.min_bytes, w.max_bytes);
    // Floor division of the product, hundreds first: the capacity may be any u64.
    let percent = u64::from(w.fill_percent.min(100));
    let level = config.capacity / 100 * percent + config.capacity % 100 * percent / 100;
    let mut live: Vec<BlockId> = Vec::new();
    let mut last_id = 0;
    let mut ops = Vec::new();
    for _ in 0..w.steps {
        let below = heap.stats().used < level;
        let with_the_tide = draw.below(8) != 0;
        if live.is_empty() || below == with_the_tide {
            last_id += 1;
            let (id, bytes) = (BlockId(last_id), sizes.draw(&mut draw));
            if heap.alloc(id, bytes).is_ok() {
                live.push(id);
            }
            ops.push(Op::Alloc { id, bytes });
        } else {
            let id = live.swap_remove(draw.index(live.len()));
            // A live block of this heap: freeing it succeeds.
            let _ = heap.free(id);
            ops.push(Op::Free { id });
        }
    }
    ops
}

/// Whole numbers from the generator, by multiplication: no floating point, equal on every platform.
struct Draw(Pcg32);

impl Draw {
    /// A number from 0 to `n - 1`; 0 where `n` is 0.
    fn below(&mut self, n: u64) -> u64 {
        ((u128::from(self.0.next_u64()) * u128::from(n)) >> 64) as u64
    }

    /// An index into a list of `len` entries.
    fn index(&mut self, len: usize) -> usize {
        self.below(len as u64) as usize
    }
}

/// Sizes in units of the alignment, from `min` to `max`, both included.
struct Sizes {
    unit: u64,
    min: u64,
    max: u64,
}

impl Sizes {
    fn new(unit: u64, min_bytes: u64, max_bytes: u64) -> Self {
        // The largest multiple that u64 holds bounds the rounding up of the smallest size.
        let min = min_bytes.div_ceil(unit).clamp(1, u64::MAX / unit);
        Self { unit, min, max: (max_bytes / unit).max(min) }
    }

    fn draw(&self, draw: &mut Draw) -> u64 {
        // At least one octave. The last one reaches up to the maximum: a shorter rest would get too large a share.
        let last = u64::from((self.max / self.min).ilog2().max(1)) - 1;
        let octave = draw.below(last + 1);
        let low = self.min << octave;
        let high = if octave == last { self.max } else { (low << 1) - 1 };
        (low + draw.below(high - low + 1)) * self.unit
    }
}
