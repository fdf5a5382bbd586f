//! What a fact is a number of.

use std::fmt;

/// A computed number and its unit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Quantity {
    /// Bytes.
    Bytes(u64),
    /// Things that are counted: parameters, tokens, blocks, requests.
    Count(u64),
    /// A part of a whole, where 1 is the whole; finite, not negative, and above 1 where the part is larger.
    Share(f64),
    /// Nanoseconds.
    Nanoseconds(u64),
}

impl Quantity {
    /// The unit alone.
    #[must_use]
    pub fn kind(self) -> Kind {
        match self {
            Self::Bytes(_) => Kind::Bytes,
            Self::Count(_) => Kind::Count,
            Self::Share(_) => Kind::Share,
            Self::Nanoseconds(_) => Kind::Nanoseconds,
        }
    }
}

/// The unit of a [`Quantity`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Bytes.
    Bytes,
    /// Things that are counted.
    Count,
    /// A part of a whole.
    Share,
    /// Nanoseconds.
    Nanoseconds,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Bytes => "bytes",
            Self::Count => "count",
            Self::Share => "share",
            Self::Nanoseconds => "nanoseconds",
        })
    }
}
