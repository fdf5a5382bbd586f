//! How PyTorch's CUDA caching allocator rounds: requests to blocks, and blocks to segments.
//!
//! pytorch/pytorch `c10/cuda/CUDACachingAllocator.cpp` (commit 001074d25084): `round_size`,
//! `roundup_power2_next_division`, `get_allocation_size`; `c10/core/AllocatorConfig.h` of torch 2.15.0 for the
//! constants, `c10/test/core/AllocatorConfig_test.cpp` for the option.

use std::{fmt, str::FromStr};

use thiserror::Error;

const MIB: u64 = 1 << 20;

/// Every block's size is a multiple of this many bytes (kMinBlockSize).
pub const MIN_BLOCK: u64 = 512;
/// The largest block of the small pool, in bytes (kSmallSize).
pub const SMALL_SIZE: u64 = MIB;
/// A segment of the small pool, in bytes (kSmallBuffer).
pub const SMALL_SEGMENT: u64 = 2 * MIB;
/// A segment for a block above [`SMALL_SIZE`] and below [`MIN_LARGE_ALLOC`], in bytes (large_segment_size).
pub const LARGE_SEGMENT: u64 = 20 * MIB;
/// From this many bytes a block gets a segment of its own size (kMinLargeAlloc).
pub const MIN_LARGE_ALLOC: u64 = 10 * MIB;
/// Such a segment is a multiple of this many bytes (kRoundLarge).
pub const ROUND_LARGE: u64 = 2 * MIB;

/// The bytes of the block that a request gets: a multiple of 512, or the next division of a power of two.
///
/// `None` where 64 bits do not hold the rounded size.
#[must_use]
pub fn round_size(bytes: u64, divisions: &Divisions) -> Option<u64> {
    if bytes < MIN_BLOCK {
        return Some(MIN_BLOCK);
    }
    match divisions.of(bytes) {
        parts @ 2.. if bytes > MIN_BLOCK.saturating_mul(parts) => next_division(bytes, parts),
        _ => bytes.checked_next_multiple_of(MIN_BLOCK),
    }
}

/// The smallest size at or above `bytes` that divides the interval between two powers of two into `parts`, a power of
/// two.
///
/// With 4 parts the sizes between 1024 and 2048 are 1280, 1536 and 1792. `None` where that would be 2⁶⁴. Below as many
/// bytes as there are parts it is the next power of two; 0 stays 0.
#[must_use]
pub fn next_division(bytes: u64, parts: u64) -> Option<u64> {
    if bytes == 0 || bytes.is_power_of_two() {
        return Some(bytes);
    }
    let floor = 1 << bytes.ilog2();
    let step: u64 = floor >> parts.checked_ilog2().unwrap_or(0);
    if step == 0 { floor.checked_mul(2) } else { bytes.checked_next_multiple_of(step) }
}

/// The bytes that a new segment asks the driver for, where `block` is a rounded size.
///
/// `None` where 64 bits do not hold it.
#[must_use]
pub fn segment_size(block: u64) -> Option<u64> {
    if block <= SMALL_SIZE {
        Some(SMALL_SEGMENT)
    } else if block < MIN_LARGE_ALLOC {
        Some(LARGE_SEGMENT)
    } else {
        block.checked_next_multiple_of(ROUND_LARGE)
    }
}

/// The option `roundup_power2_divisions`: into how many parts each interval between two powers of two is divided.
///
/// One number for each interval from 1 MiB to 64 GiB; smaller sizes share the first, larger ones the last. 0 and 1
/// leave the rounding to 512 bytes. The default is 0 everywhere.
///
/// As text it is one number (`4`), or a list by the size in MiB at which an interval starts: `[64:8,128:2,>:1]`. The
/// list's first entry is also that of all smaller intervals, `>` that of all intervals above the entry before it; what
/// no entry names stays 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Divisions([u64; Divisions::INTERVALS]);

impl Divisions {
    /// How many intervals there are.
    pub const INTERVALS: usize = 16;

    /// The parts of the interval that `bytes` lies in.
    #[must_use]
    pub fn of(&self, bytes: u64) -> u64 {
        let interval = (bytes / MIB).checked_ilog2().unwrap_or(0) as usize;
        self.0[interval.min(Self::INTERVALS - 1)]
    }

    fn list(entries: &str) -> Result<Self, DivisionsError> {
        let mut parts = [0; Self::INTERVALS];
        let mut last = None;
        for entry in entries.split(',') {
            let (start, number) = entry.split_once(':').ok_or_else(|| DivisionsError::NoColon(entry.to_owned()))?;
            let number = match number.trim() {
                "0" => 0,
                number => power_of_two(number)?,
            };
            if start.trim() == ">" {
                parts[last.map_or(0, |last| last + 1)..].fill(number);
            } else {
                let interval = (power_of_two(start)?.ilog2() as usize).min(Self::INTERVALS - 1);
                let from = if last.is_none() { 0 } else { interval };
                parts[from..=interval].fill(number);
                last = Some(interval);
            }
        }
        Ok(Self(parts))
    }
}

/// As one would set it: one number where all intervals have the same, or else a list.
impl fmt::Display for Divisions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = &self.0;
        // One number has to be a power of two: 0 everywhere is a list.
        if parts[0] > 0 && parts.iter().all(|other| *other == parts[0]) {
            return write!(f, "{}", parts[0]);
        }
        let mut separator = '[';
        for (interval, number) in parts.iter().enumerate() {
            write!(f, "{separator}{}:{number}", 1_u64 << interval)?;
            separator = ',';
        }
        f.write_str("]")
    }
}

impl FromStr for Divisions {
    type Err = DivisionsError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let text = text.trim();
        match text.strip_prefix('[') {
            Some(list) => Self::list(list.strip_suffix(']').ok_or(DivisionsError::NotClosed)?),
            None => Ok(Self([power_of_two(text)?; Self::INTERVALS])),
        }
    }
}

fn power_of_two(text: &str) -> Result<u64, DivisionsError> {
    let number = text.trim().parse().ok().filter(|number: &u64| number.is_power_of_two());
    number.ok_or_else(|| DivisionsError::NotPowerOfTwo(text.trim().to_owned()))
}

/// Why a text is no [`Divisions`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DivisionsError {
    /// A number is not a power of two.
    #[error("`{0}` is not a power of two, expected 1, 2, 4 and so on")]
    NotPowerOfTwo(String),
    /// An entry of a list is not `MiB:parts`.
    #[error("`{0}` has no colon, expected an entry such as `64:8`")]
    NoColon(String),
    /// A list does not end.
    #[error("the list does not end with `]`")]
    NotClosed,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(bytes: u64) -> Option<u64> {
        round_size(bytes, &Divisions::default())
    }

    #[test]
    fn requests_round_to_512_bytes() {
        let cases =
            [(0, 512), (1, 512), (512, 512), (513, 1024), (1000, 1024), (300_000, 300_032), (88_080_384, 88_080_384)];
        for (bytes, block) in cases {
            assert_eq!(plain(bytes), Some(block), "{bytes}");
        }
        assert_eq!(plain(u64::MAX), None);
    }

    #[test]
    fn segments_have_two_sizes_and_then_their_own() {
        // test_cuda.py's test_graph_memory_stats: 512 B and 1 MiB, 1 MiB + 512 and 10 MiB - 512, 10 MiB + 512.
        let cases = [(512, 2), (MIB, 2), (MIB + 512, 20), (10 * MIB - 512, 20), (10 * MIB, 10), (10 * MIB + 512, 12)];
        for (block, mib) in cases {
            assert_eq!(segment_size(block), Some(mib * MIB), "{block}");
        }
        assert_eq!(segment_size(u64::MAX), None);
    }

    #[test]
    fn the_allocators_constants() {
        // AllocatorConfig.h of torch 2.15.0.
        let constants = [MIN_BLOCK, SMALL_SIZE, SMALL_SEGMENT, LARGE_SEGMENT, MIN_LARGE_ALLOC, ROUND_LARGE];
        assert_eq!(constants, [512, 1_048_576, 2_097_152, 20_971_520, 10_485_760, 2_097_152]);
        assert_eq!(MIB << Divisions::INTERVALS, 65_536 * MIB);
    }

    #[test]
    fn divisions_of_a_power_of_two() {
        assert_eq!(next_division(1200, 4), Some(1280));
        assert_eq!([next_division(0, 4), next_division(3, 8), next_division(5, 8)], [0, 4, 8].map(Some));
        assert_eq!(next_division(u64::MAX, 2), None);
        // 84 MiB with 4 and 8 parts; up to 512 bytes times the parts the plain rule holds.
        let with = |text: &str, bytes| round_size(bytes, &text.parse().unwrap());
        assert_eq!((with("4", 84 * MIB), with("8", 84 * MIB)), (Some(96 * MIB), Some(88 * MIB)));
        assert_eq!((with("4", 1600), with("4", 2049), with("1", 2049)), (Some(2048), Some(2560), Some(2560)));
        assert_eq!((with("16", 8193), with("16", 8192)), (Some(8704), Some(8192)));
    }

    #[test]
    fn lists_fill_the_intervals_around_them() {
        let parts = |text: &str, mib: &[u64]| -> Vec<u64> {
            let divisions: Divisions = text.parse().unwrap();
            mib.iter().map(|mib| divisions.of(mib * MIB)).collect()
        };
        assert_eq!(parts("[64:8, 128:2]", &[0, 1, 64, 127, 128, 256, 65_536]), [8, 8, 8, 8, 2, 0, 0]);
        assert_eq!(parts("[>:4]", &[0, 64, 65_536]), [4, 4, 4]);
        assert_eq!(parts("[131072:2]", &[1, 32_768, 1 << 30]), [2, 2, 2]);
    }

    #[test]
    fn what_is_no_option_is_refused_by_name() {
        let error = |text: &str| text.parse::<Divisions>().unwrap_err();
        assert_eq!(error("foo"), DivisionsError::NotPowerOfTwo("foo".to_owned()));
        assert_eq!(error("[64:3]"), DivisionsError::NotPowerOfTwo("3".to_owned()));
        assert_eq!(error("[0:4]"), DivisionsError::NotPowerOfTwo("0".to_owned()));
        assert_eq!(error("[64]"), DivisionsError::NoColon("64".to_owned()));
        assert_eq!(error("[64:8"), DivisionsError::NotClosed);
        assert!("[64:0]".parse::<Divisions>().is_ok());
    }
}
