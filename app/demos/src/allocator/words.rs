//! Sizes and addresses in words.

use l10n::{Arg, Bundle, msg};

const UNITS: [u64; 3] = [1 << 10, 1 << 20, 1 << 30];

/// A size in the unit that suits it, with up to two decimals: “16 MiB”, “512 B”.
#[must_use]
pub fn size(bundle: &Bundle, bytes: u64) -> String {
    use msg::allocator as m;
    let in_unit = |unit: u64| {
        #[allow(clippy::cast_precision_loss, reason = "sizes below 2^53 bytes are exact")]
        Arg::Decimal(bytes as f64 / unit as f64, 2)
    };
    bundle.text(&match bytes {
        0..1024 => m::size_b(Arg::Int(bytes.cast_signed())),
        1024..0x10_0000 => m::size_kib(in_unit(UNITS[0])),
        0x10_0000..0x4000_0000 => m::size_mib(in_unit(UNITS[1])),
        _ => m::size_gib(in_unit(UNITS[2])),
    })
}

/// An address as PyTorch prints them.
#[must_use]
pub fn address(address: u64) -> String {
    format!("0x{address:x}")
}
