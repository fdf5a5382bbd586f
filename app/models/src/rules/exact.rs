//! Exact arithmetic: wide enough inside, and an error instead of a wrapped result.

use std::num::NonZeroU64;

use thiserror::Error;

/// The result is larger than 2⁶⁴ − 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the result does not fit in 64 bits")]
pub struct Overflow;

/// The product of the factors, in 128 bits.
pub(super) fn wide(factors: &[u64]) -> Result<u128, Overflow> {
    factors.iter().try_fold(1_u128, |product, &factor| product.checked_mul(factor.into())).ok_or(Overflow)
}

/// The product of the factors.
pub(super) fn product(factors: &[u64]) -> Result<u64, Overflow> {
    narrow(wide(factors)?)
}

/// The product of the factors divided by `divisor`, rounded up.
pub(super) fn product_over(factors: &[u64], divisor: NonZeroU64) -> Result<u64, Overflow> {
    narrow(wide(factors)?.div_ceil(divisor.get().into()))
}

/// The sum of the terms.
pub(super) fn sum(terms: &[u64]) -> Result<u64, Overflow> {
    terms.iter().try_fold(0_u64, |sum, &term| sum.checked_add(term)).ok_or(Overflow)
}

/// The value, if 64 bits hold it.
pub(super) fn narrow(value: u128) -> Result<u64, Overflow> {
    value.try_into().map_err(|_| Overflow)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_up_and_never_wraps() {
        assert_eq!(product(&[]), Ok(1));
        assert_eq!(product(&[1 << 32, 1 << 31]), Ok(1 << 63));
        assert_eq!(product(&[1 << 32, 1 << 32]), Err(Overflow));
        assert_eq!(wide(&[u64::MAX, u64::MAX, 2]), Err(Overflow));
        let three = NonZeroU64::MIN.saturating_add(2);
        assert_eq!(product_over(&[7], three), Ok(3));
        // The product alone would not fit in 64 bits; the quotient does.
        assert_eq!(product_over(&[u64::MAX, 3], three), Ok(u64::MAX));
        assert_eq!(sum(&[u64::MAX, 0]), Ok(u64::MAX));
        assert_eq!(sum(&[u64::MAX, 1]), Err(Overflow));
    }
}
