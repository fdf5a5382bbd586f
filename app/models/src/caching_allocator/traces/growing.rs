//! Batches whose sequences have other lengths each time.

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use super::super::Program;

/// Whole numbers from PCG32.
pub(super) struct Draw(Pcg32);

impl Draw {
    pub(super) fn new(seed: u32) -> Self {
        Self(Pcg32::seed_from_u64(seed.into()))
    }

    /// From `least` to `most`, each with as good as equal chance: the range is far below 2³².
    pub(super) fn between(&mut self, least: u64, most: u64) -> u64 {
        least + u64::from(self.0.next_u32()) % (most - least + 1)
    }
}

/// Tokens by which lengths differ.
const STEP: u64 = 32;
/// Bytes of a token in a layer's activations: 1024 hidden places of 16 bits.
const TOKEN: u64 = 2048;
/// Sequences in a batch.
const BATCH: u64 = 4;

/// Weights, and then eight batches: each keeps the activations of four layers and frees them at its end. Lengths are drawn
/// from 256 to 1280 tokens, growing on the whole.
pub(super) fn program(seed: u32) -> Program {
    let mut draw = Draw::new(seed);
    let mut program = Program::default();
    program.alloc("weights", 24 << 20);
    for batch in 1..=8 {
        let length = (draw.between(0, 8) + 3 * batch + 5) * STEP;
        let bytes = length * TOKEN * BATCH;
        let mut kept = Vec::new();
        for layer in 1..=4 {
            kept.push(program.alloc(format!("act{layer}"), bytes));
            let work = program.alloc("work", bytes / 2 + (bytes / 8) * layer);
            program.free(work);
        }
        kept.into_iter().for_each(|tensor| program.free(tensor));
    }
    program
}
