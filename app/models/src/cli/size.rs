//! Sizes as people write them: `64MiB`, `80GB`.

use thiserror::Error;

const UNITS: [(&str, u64); 8] = [
    ("", 1),
    ("B", 1),
    ("KiB", 1 << 10),
    ("MiB", 1 << 20),
    ("GiB", 1 << 30),
    ("KB", 1_000),
    ("MB", 1_000_000),
    ("GB", 1_000_000_000),
];

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub(super) enum BadSize {
    #[error("expected a whole number and a unit, B, KiB, MiB, GiB, KB, MB or GB, such as 64MiB")]
    NotASize,
    #[error("expected a size below 2^64 bytes")]
    TooLarge,
}

/// The bytes of a size: a whole number, then a unit (none: bytes); a space may stand between them.
pub(super) fn parse(text: &str) -> Result<u64, BadSize> {
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let unit = unit.strip_prefix(' ').unwrap_or(unit);
    let (_, factor) = UNITS.into_iter().find(|&(name, _)| name == unit).ok_or(BadSize::NotASize)?;
    if number.is_empty() {
        return Err(BadSize::NotASize);
    }
    // Digits alone fail to parse only by overflow.
    number.parse::<u64>().ok().and_then(|number| number.checked_mul(factor)).ok_or(BadSize::TooLarge)
}
