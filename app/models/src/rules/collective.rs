//! What each device sends in a collective operation.
//!
//! The factors of NVIDIA/nccl-tests, `doc/PERFORMANCE.md`: the bytes that cross a device's link in one direction, for
//! each byte of the operation's size. Ring algorithms reach them; in-network reduction needs fewer.

use std::num::NonZeroU64;

use super::{Overflow, exact::product_over};

/// A collective operation over n devices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Collective {
    /// Everybody gets the sum: 2(n − 1)/n, a reduce-scatter and an all-gather.
    AllReduce,
    /// Everybody gets its part of the sum: (n − 1)/n.
    ReduceScatter,
    /// Everybody gets all parts: (n − 1)/n.
    AllGather,
    /// Everybody sends each other device a part: (n − 1)/n.
    AllToAll,
    /// One device's data go to all: 1.
    Broadcast,
    /// The sum goes to one device: 1.
    Reduce,
    /// An all-reduce that the switches compute: (n − 1)/(n + 1).
    AllReduceInNetwork,
}

impl Collective {
    /// The factor as a fraction.
    fn fraction(self, ranks: NonZeroU64) -> ([u64; 2], NonZeroU64) {
        let others = ranks.get() - 1;
        match self {
            Self::AllReduce => ([2, others], ranks),
            Self::ReduceScatter | Self::AllGather | Self::AllToAll => ([1, others], ranks),
            Self::Broadcast | Self::Reduce => ([1, 1], NonZeroU64::MIN),
            Self::AllReduceInNetwork => ([1, others], ranks.saturating_add(1)),
        }
    }

    /// The factor: nccl-tests' bus bandwidth over its algorithm bandwidth.
    #[must_use]
    pub fn factor(self, ranks: NonZeroU64) -> f64 {
        let ([a, b], divisor) = self.fraction(ranks);
        a as f64 * b as f64 / divisor.get() as f64
    }

    /// The bytes that each device sends, rounded up, for an operation of `bytes`.
    ///
    /// # Errors
    /// [`Overflow`] when 64 bits do not hold them.
    pub fn bytes(self, bytes: u64, ranks: NonZeroU64) -> Result<u64, Overflow> {
        let ([a, b], divisor) = self.fraction(ranks);
        product_over(&[bytes, a, b], divisor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_all_reduce_is_a_reduce_scatter_and_an_all_gather() {
        for n in [1, 2, 4, 8, 1024] {
            let ranks = NonZeroU64::new(n).unwrap();
            let parts = [Collective::ReduceScatter, Collective::AllGather].map(|c| c.bytes(1 << 20, ranks).unwrap());
            assert_eq!(Collective::AllReduce.bytes(1 << 20, ranks), Ok(parts[0] + parts[1]));
        }
    }

    #[test]
    fn one_device_sends_nothing_to_itself() {
        assert_eq!(Collective::AllReduce.bytes(1 << 20, NonZeroU64::MIN), Ok(0));
        assert_eq!(Collective::AllReduce.bytes(3, NonZeroU64::new(4).unwrap()), Ok(5));
        assert_eq!(Collective::AllReduce.bytes(u64::MAX, NonZeroU64::MAX), Err(Overflow));
    }
}
