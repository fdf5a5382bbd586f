//! Two models in turns on one device.

use super::{super::Program, growing::Draw};

const MIB: u64 = 1 << 20;

/// Each model is loaded, answers requests and is dropped, three times in turns. What one leaves in the cache seldom fits
/// the other: the weights of their layers have 14 and 22 MiB, and their workspaces differ.
pub(super) fn program(seed: u32) -> Program {
    let mut draw = Draw::new(seed);
    let mut program = Program::default();
    for turn in 0..6 {
        let (model, layers, weights) = if turn % 2 == 0 { ("a", 4, 14 * MIB) } else { ("b", 3, 22 * MIB) };
        let loaded: Vec<_> = (1..=layers).map(|layer| program.alloc(format!("{model}{layer}"), weights)).collect();
        for _ in 0..2 {
            let cache = program.alloc("cache", draw.between(3, 9) * MIB);
            let work = program.alloc("work", draw.between(5, 24) * MIB / 2);
            program.free(work);
            program.free(cache);
        }
        loaded.into_iter().for_each(|tensor| program.free(tensor));
    }
    program
}
