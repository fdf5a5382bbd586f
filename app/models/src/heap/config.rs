//! What a heap is made with: capacity, alignment, placement policy.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How a hole is chosen among those that are large enough.
///
/// First fit and best fit: Knuth, *The Art of Computer Programming*, vol. 1, section 2.5. Next fit is first fit with the
/// roving pointer of that section; the name is from Bays, "A comparison of next-fit, first-fit, and best-fit",
/// *Communications of the ACM* 20(3), 1977.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// The lowest hole that is large enough.
    FirstFit,
    /// The smallest hole that is large enough; among equals the lowest.
    BestFit,
    /// First fit that starts where the last placed block ends and wraps round. A hole that contains that address is the
    /// first one looked at, as a whole: the block goes to the hole's low end.
    NextFit,
}

impl Policy {
    /// All policies, in the order in which they are taught.
    pub const ALL: [Self; 3] = [Self::FirstFit, Self::BestFit, Self::NextFit];

    /// The policy's name in files and on the command line, such as `first-fit`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstFit => "first-fit",
            Self::BestFit => "best-fit",
            Self::NextFit => "next-fit",
        }
    }
}

impl fmt::Display for Policy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Policy {
    type Err = UnknownPolicy;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|policy| policy.name() == name).ok_or_else(|| UnknownPolicy(name.to_owned()))
    }
}

/// A name that is no policy's.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("unknown policy `{0}`, expected first-fit, best-fit or next-fit")]
pub struct UnknownPolicy(pub String);

/// What a heap is made with. [`Heap::new`](super::Heap::new) checks the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HeapConfig {
    /// The heap's size in bytes: more than 0, and a multiple of the alignment.
    pub capacity: u64,
    /// Every request is rounded up to a multiple of this many bytes: a power of two, at least 4 (one 32-bit word, the
    /// unit in which a WebGPU copy counts).
    pub alignment: u64,
    /// How a hole is chosen.
    pub policy: Policy,
}

impl HeapConfig {
    /// The smallest alignment, in bytes.
    pub const MIN_ALIGNMENT: u64 = 4;

    pub(super) fn check(&self) -> Result<(), ConfigError> {
        let Self { capacity, alignment, .. } = *self;
        if !alignment.is_power_of_two() {
            Err(ConfigError::AlignmentNotPowerOfTwo { alignment })
        } else if alignment < Self::MIN_ALIGNMENT {
            Err(ConfigError::AlignmentTooSmall { alignment })
        } else if capacity == 0 {
            Err(ConfigError::NoCapacity)
        } else if !capacity.is_multiple_of(alignment) {
            Err(ConfigError::CapacityNotAligned { capacity, alignment })
        } else {
            Ok(())
        }
    }
}

/// The rule of [`HeapConfig`] that is broken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// The alignment is not a power of two.
    #[error("the alignment is {alignment} bytes, expected a power of two")]
    AlignmentNotPowerOfTwo {
        /// Bytes.
        alignment: u64,
    },
    /// The alignment is below [`HeapConfig::MIN_ALIGNMENT`].
    #[error("the alignment is {alignment} bytes, expected at least {min}", min = HeapConfig::MIN_ALIGNMENT)]
    AlignmentTooSmall {
        /// Bytes.
        alignment: u64,
    },
    /// The capacity is 0.
    #[error("the capacity is 0 bytes, expected more")]
    NoCapacity,
    /// The capacity is not a multiple of the alignment.
    #[error("the capacity is {capacity} bytes, expected a multiple of the alignment, {alignment} bytes")]
    CapacityNotAligned {
        /// Bytes.
        capacity: u64,
        /// Bytes.
        alignment: u64,
    },
}
