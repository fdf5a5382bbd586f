//! The error that a failed request ends with, with the figures of PyTorch's message.

use std::fmt;

use thiserror::Error;

/// Requests of this many bytes (2⁶⁰) and more are refused without being tried.
pub const MAX_REQUEST: u64 = 1 << 60;

/// Why a request failed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum OutOfMemory {
    /// [`MAX_REQUEST`] bytes or more.
    #[error("CUDA out of memory. Tried to allocate more than 1EB memory.")]
    TooLarge,
    /// Neither a free block nor the device has enough.
    #[error("{0}")]
    Shortage(Shortage),
}

/// The figures of a failure, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shortage {
    /// The segment that the device was asked for: not the size of the tensor.
    pub tried: u64,
    /// The rounded request.
    pub rounded: u64,
    /// All bytes of the device.
    pub device_total: u64,
    /// Those that are in no segment.
    pub device_free: u64,
    /// What a memory fraction allows, where one is set.
    pub allowed: Option<u64>,
    /// Bytes of allocated blocks.
    pub allocated: u64,
    /// Bytes of all segments.
    pub reserved: u64,
    /// Bytes that lie free in private pools.
    pub private_free: u64,
}

impl Shortage {
    /// Bytes that the allocator has reserved and not given out: what the message says of them.
    #[must_use]
    pub fn reserved_unallocated(&self) -> u64 {
        self.reserved.saturating_sub(self.allocated + self.private_free)
    }

    /// All bytes that no tensor has: the device's, and those that are reserved and unallocated.
    #[must_use]
    pub fn free_in_all(&self) -> u64 {
        self.device_free + self.reserved.saturating_sub(self.allocated)
    }

    /// Whether the free bytes of device and allocator together would have been enough for the request. Only then can
    /// fragmentation, a pool or a stream be the reason, or that a segment is larger than the request.
    #[must_use]
    pub fn enough_bytes(&self) -> bool {
        self.free_in_all() >= self.rounded
    }
}

/// The words and the order of PyTorch's message; the advice at its end is left out.
impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = |bytes| format_size(bytes);
        write!(f, "CUDA out of memory. Tried to allocate {}. GPU 0 has a total capacity of ", size(self.tried))?;
        write!(f, "{} of which {} is free. ", size(self.device_total), size(self.device_free))?;
        if let Some(allowed) = self.allowed {
            write!(f, "{} allowed; ", size(allowed))?;
        }
        let given = size(self.allocated + self.private_free);
        write!(f, "Of the allocated memory {given} is allocated by PyTorch, ")?;
        if self.private_free > 0 {
            let private = size(self.private_free);
            write!(f, "with {private} allocated in private pools (e.g., CUDA Graphs), ")?;
        }
        write!(f, "and {} is reserved by PyTorch but unallocated.", size(self.reserved_unallocated()))
    }
}

/// A size as the message writes it: with two decimals from KiB on, and the larger unit only above 1024 of the smaller.
///
/// Decimals are rounded as C does it, a half to the even one, and without floating point: its printer is a quarter of a
/// demo's code in a browser.
#[must_use]
pub fn format_size(bytes: u64) -> String {
    const UNITS: [(&str, u32); 3] = [("KiB", 10), ("MiB", 20), ("GiB", 30)];
    if bytes <= 1024 {
        return format!("{bytes} bytes");
    }
    let (name, shift) = UNITS.into_iter().find(|(_, shift)| bytes <= 1 << (shift + 10)).unwrap_or(UNITS[2]);
    let (whole, rest) = (bytes >> shift, u128::from(bytes & ((1 << shift) - 1)) * 100);
    let (part, half) = ((rest >> shift) as u64, 1_u128 << (shift - 1));
    let beyond = (rest & ((1 << shift) - 1)).cmp(&half);
    let up = beyond.is_gt() || (beyond.is_eq() && part % 2 == 1);
    let hundredths = part + u64::from(up);
    format!("{}.{:02} {name}", whole + hundredths / 100, hundredths % 100)
}

#[cfg(test)]
mod tests {
    use super::format_size;

    #[test]
    fn sizes_are_rounded_as_c_rounds_them() {
        let cases = [
            (1024, "1024 bytes"),
            (1025, "1.00 KiB"),
            (1152, "1.12 KiB"),
            (1408, "1.38 KiB"),
            (10_710_016, "10.21 MiB"),
            ((1 << 30) - 1, "1024.00 MiB"),
            ((1 << 30) + 1, "1.00 GiB"),
            (u64::MAX, "17179869184.00 GiB"),
        ];
        for (bytes, text) in cases {
            assert_eq!(format_size(bytes), text, "{bytes}");
        }
    }
}
