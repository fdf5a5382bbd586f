//! A heap in numbers.

use serde::{Deserialize, Serialize};

/// A heap in numbers. `used + free == capacity` always holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stats {
    /// The heap's size in bytes.
    pub capacity: u64,
    /// The bytes of all live blocks, rounded up to the alignment.
    pub used: u64,
    /// The bytes that the live blocks' owners asked for, before rounding.
    pub requested: u64,
    /// The bytes of all holes.
    pub free: u64,
    /// The bytes of the largest hole; 0 when nothing is free.
    pub largest_hole: u64,
    /// How many holes there are.
    pub holes: u32,
    /// How many blocks are live.
    pub live: u32,
}

impl Stats {
    /// External fragmentation, from 0 (one hole, or nothing free) towards 1: the share of the free bytes that lies
    /// outside the largest hole, `1 - largest_hole / free`.
    ///
    /// Only IEEE conversions and one division: equal bits on every platform.
    #[must_use]
    pub fn external_fragmentation(&self) -> f64 {
        if self.free == 0 { 0.0 } else { 1.0 - self.largest_hole as f64 / self.free as f64 }
    }

    /// Internal fragmentation in bytes: what rounding up to the alignment costs, `used - requested`.
    #[must_use]
    pub fn internal_waste(&self) -> u64 {
        self.used.saturating_sub(self.requested)
    }
}
