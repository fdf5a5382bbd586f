//! How long bytes take over a link, from its rate alone.

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{narrow, product_over, wide},
};

/// The least time for `bytes` at a rate, in nanoseconds, rounded up.
///
/// Latency, protocol and contention are left out, so a real transfer takes longer.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold it (584 years).
pub fn nanoseconds(bytes: u64, bytes_per_second: NonZeroU64) -> Result<u64, Overflow> {
    product_over(&[bytes, 1_000_000_000], bytes_per_second)
}

/// The line rate of a PCIe link in one direction, in bytes a second, rounded down.
///
/// `gigatransfers` is the rate of one lane in billions of transfers a second: 8, 16 and 32 for PCIe 3.0, 4.0 and 5.0.
/// These three send 128 bits in 130 transfers of one bit (PCI Express Base Specification 3.0, section 4.2.2); other
/// generations are encoded otherwise. Packet headers are not counted.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold it.
pub fn pcie_bytes_per_second(gigatransfers: u64, lanes: u64) -> Result<u64, Overflow> {
    narrow(wide(&[gigatransfers, 1_000_000_000, lanes, 128])? / (130 * 8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_rounds_up() {
        let at = |bytes, rate| nanoseconds(bytes, NonZeroU64::new(rate).unwrap());
        assert_eq!(at(0, 1), Ok(0));
        assert_eq!(at(1, 3_000_000_000), Ok(1));
        assert_eq!(at(20_000_000_000, 31_508_000_000), Ok(634_759_427));
        assert_eq!(at(u64::MAX, 1), Err(Overflow));
    }

    #[test]
    fn sixteen_lanes_of_three_generations() {
        let rates = [8, 16, 32].map(|rate| pcie_bytes_per_second(rate, 16));
        assert_eq!(rates, [Ok(15_753_846_153), Ok(31_507_692_307), Ok(63_015_384_615)]);
    }
}
