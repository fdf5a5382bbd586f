//! The options of `PYTORCH_CUDA_ALLOC_CONF`.

use std::{fmt, str::FromStr};

use thiserror::Error;

use super::MAX_REQUEST;
use crate::rules::rounding::{self, Divisions, DivisionsError, LARGE_SEGMENT, MIN_LARGE_ALLOC};

const MIB: u64 = 1 << 20;

/// The options that decide where blocks come from. As text they are what one sets in `PYTORCH_CUDA_ALLOC_CONF`.
///
/// Parsing follows `c10/core/AllocatorConfig.cpp`: options are separated by commas, spaces do not count, and an option
/// that is not given has its default. Options that do not change these decisions (those about pinned memory, the lock
/// during `cudaMalloc`, the backend `native`) are read and checked, and nothing more.
#[derive(Debug, Clone, PartialEq)]
pub struct AllocatorConfig {
    /// `max_split_size_mb`, in bytes: blocks of this size and more are not split. [`u64::MAX`]: no limit.
    pub max_split_size: u64,
    /// `max_non_split_rounding_mb`, in bytes: a block that is not split may be larger than the request by less than this.
    pub max_non_split_rounding: u64,
    /// `garbage_collection_threshold`: the part of the allowed memory above which old blocks are given back; 0: never.
    pub garbage_collection_threshold: f64,
    /// `expandable_segments`.
    pub expandable_segments: bool,
    /// `roundup_power2_divisions`.
    pub roundup_power2_divisions: Divisions,
    /// `large_segment_size_mb`, in bytes: the segment for blocks above 1 MiB and below 10 MiB, and the page of large
    /// expandable segments.
    pub large_segment_size: u64,
}

impl Default for AllocatorConfig {
    fn default() -> Self {
        Self {
            max_split_size: u64::MAX,
            max_non_split_rounding: LARGE_SEGMENT,
            garbage_collection_threshold: 0.0,
            expandable_segments: false,
            roundup_power2_divisions: Divisions::default(),
            large_segment_size: LARGE_SEGMENT,
        }
    }
}

impl AllocatorConfig {
    /// The bytes of the block that a request gets, as the options have it; `None` where 64 bits do not hold it.
    #[must_use]
    pub fn round_size(&self, bytes: u64) -> Option<u64> {
        rounding::round_size(bytes, &self.roundup_power2_divisions)
    }

    pub(super) fn segment_size(&self, block: u64) -> Option<u64> {
        match rounding::segment_size(block)? {
            LARGE_SEGMENT if block < MIN_LARGE_ALLOC => Some(self.large_segment_size),
            segment => Some(segment),
        }
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), ConfigError> {
        let bad = |expected| ConfigError::Value { key: key.to_owned(), value: value.to_owned(), expected };
        let number = || value.parse::<u64>().map_err(|_| bad("a whole number"));
        let mib = |number: u64| number.min(u64::MAX / MIB) * MIB;
        let flag = || match value {
            "True" => Ok(true),
            "False" => Ok(false),
            _ => Err(bad("True or False")),
        };
        match key {
            "max_split_size_mb" => {
                let size = mib(number()?);
                if size < self.large_segment_size {
                    return Err(ConfigError::BelowSegment {
                        key: key.to_owned(),
                        least: self.large_segment_size / MIB,
                    });
                }
                self.max_split_size = size;
            }
            "max_non_split_rounding_mb" => {
                let size = mib(number()?);
                if size < self.large_segment_size {
                    return Err(ConfigError::BelowSegment {
                        key: key.to_owned(),
                        least: self.large_segment_size / MIB,
                    });
                }
                self.max_non_split_rounding = size;
            }
            "large_segment_size_mb" => {
                let size = number()?;
                if size <= MIN_LARGE_ALLOC / MIB {
                    return Err(bad("a whole number above 10"));
                }
                self.large_segment_size = size.min(MAX_REQUEST / MIB) * MIB;
            }
            "garbage_collection_threshold" => {
                let part = value.parse().ok().filter(|part: &f64| *part > 0.0 && *part < 1.0);
                self.garbage_collection_threshold = part.ok_or_else(|| bad("a number above 0 and below 1"))?;
            }
            "roundup_power2_divisions" => {
                let divisions = value.parse();
                self.roundup_power2_divisions = divisions.map_err(|source| ConfigError::Divisions { source })?;
            }
            "expandable_segments" => self.expandable_segments = flag()?,
            "release_lock_on_cudamalloc"
            | "release_lock_on_hipmalloc"
            | "pinned_use_cuda_host_register"
            | "pinned_use_hip_host_register"
            | "pinned_use_background_threads"
            | "graph_capture_record_stream_reuse" => {
                flag()?;
            }
            "pinned_num_register_threads" => {
                if !number()?.is_power_of_two() {
                    return Err(bad("a power of two"));
                }
            }
            "pinned_reserve_segment_size_mb" => {
                if number()? == 0 {
                    return Err(bad("a whole number above 0"));
                }
            }
            "backend" => {
                if value != "native" {
                    return Err(bad("native"));
                }
            }
            _ => return Err(ConfigError::UnknownOption(key.to_owned())),
        }
        Ok(())
    }
}

impl FromStr for AllocatorConfig {
    type Err = ConfigError;

    fn from_str(text: &str) -> Result<Self, ConfigError> {
        let text: String = text.chars().filter(|c| *c != ' ').collect();
        let mut config = Self::default();
        for option in options(&text) {
            let (key, value) = option.split_once(':').ok_or_else(|| ConfigError::NoColon(option.to_owned()))?;
            config.set(key, value)?;
        }
        Ok(config)
    }
}

/// The options between commas that stand in no list. A comma at the end ends the last one.
fn options(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0_u32;
    let cut = move |c: char| {
        match c {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == ',' && depth == 0
    };
    text.strip_suffix(',').unwrap_or(text).split(cut).filter(move |option| !text.is_empty() || !option.is_empty())
}

/// What is set differently from the default, as one would write it into `PYTORCH_CUDA_ALLOC_CONF`.
impl fmt::Display for AllocatorConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let default = Self::default();
        let mut parts = Vec::new();
        if self.large_segment_size != default.large_segment_size {
            parts.push(format!("large_segment_size_mb:{}", self.large_segment_size / MIB));
        }
        if self.max_split_size != default.max_split_size {
            parts.push(format!("max_split_size_mb:{}", self.max_split_size / MIB));
        }
        if self.max_non_split_rounding != default.max_non_split_rounding {
            parts.push(format!("max_non_split_rounding_mb:{}", self.max_non_split_rounding / MIB));
        }
        if self.garbage_collection_threshold > 0.0 {
            // Millionths are as fine as anybody sets it, and the printer of floating point is large.
            let millionths = (self.garbage_collection_threshold * 1e6 + 0.5) as u32;
            let digits = format!("{millionths:06}");
            parts.push(format!("garbage_collection_threshold:0.{}", digits.trim_end_matches('0')));
        }
        if self.roundup_power2_divisions != default.roundup_power2_divisions {
            parts.push(format!("roundup_power2_divisions:{}", self.roundup_power2_divisions));
        }
        if self.expandable_segments {
            parts.push("expandable_segments:True".to_owned());
        }
        f.write_str(&parts.join(","))
    }
}

/// Why a text is no [`AllocatorConfig`].
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ConfigError {
    /// No option has this name.
    #[error("there is no option `{0}`, expected one of PYTORCH_CUDA_ALLOC_CONF, such as `max_split_size_mb`")]
    UnknownOption(String),
    /// An option has no value.
    #[error("`{0}` has no colon, expected an option such as `max_split_size_mb:128`")]
    NoColon(String),
    /// A value is not of the option's kind.
    #[error("`{key}` is `{value}`, expected {expected}")]
    Value {
        /// The option.
        key: String,
        /// What it was set to.
        value: String,
        /// What it may be.
        expected: &'static str,
    },
    /// A size is below that of a segment.
    #[error("`{key}` is too small, expected at least {least}, the MiB of a large segment")]
    BelowSegment {
        /// The option.
        key: String,
        /// The least number.
        least: u64,
    },
    /// The divisions are not divisions.
    #[error("`roundup_power2_divisions`: {source}")]
    Divisions {
        /// What is wrong with them.
        source: DivisionsError,
    },
}
