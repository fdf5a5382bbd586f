//! Reservations for the worst case: what is set aside for a request before it starts.
//!
//! Yu et al., *Orca*, OSDI 2022, Algorithm 1: a request is admitted only when the key-value slots of its longest
//! possible output fit. Kwon et al., *PagedAttention*, arXiv 2309.06180, section 3, measure how little of such a
//! reservation is used.

use std::num::NonZeroU64;

use super::{
    Overflow,
    exact::{product, sum},
};

/// The bytes of a request that generates as much as it may.
///
/// # Errors
/// [`Overflow`] when 64 bits do not hold them.
pub fn worst_case_bytes(prompt_tokens: u64, max_new_tokens: u64, bytes_per_token: u64) -> Result<u64, Overflow> {
    product(&[sum(&[prompt_tokens, max_new_tokens])?, bytes_per_token])
}

/// How many reservations of one size fit into a capacity.
#[must_use]
pub fn fits(capacity: u64, bytes_each: NonZeroU64) -> u64 {
    capacity / bytes_each
}

/// The share of a reservation that is in use.
#[must_use]
pub fn used_share(used: u64, reserved: NonZeroU64) -> f64 {
    used as f64 / reserved.get() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_worst_case_decides_how_many_fit() {
        // OPT-13B, 800 KiB a token: 512 tokens asked, 1536 allowed to come.
        let bytes = worst_case_bytes(512, 1536, 819_200).unwrap();
        assert_eq!(bytes, 2048 * 819_200);
        assert_eq!(fits(12 << 30, NonZeroU64::new(bytes).unwrap()), 7);
        assert_eq!(used_share(bytes / 4, NonZeroU64::new(bytes).unwrap()), 0.25);
        assert_eq!(worst_case_bytes(u64::MAX, 1, 1), Err(Overflow));
    }
}
