//! Sizes in words.

use l10n::{Arg, Bundle, msg};

/// A size in the unit that suits it, with up to two decimals: “16 MiB”, “512 B”.
#[must_use]
pub fn size(bundle: &Bundle, bytes: u64) -> String {
    use msg::demo as m;
    let in_unit = |power: u32| {
        #[allow(clippy::cast_precision_loss, reason = "rounded to two decimals anyway")]
        Arg::Decimal(bytes as f64 / (1_u64 << power) as f64, 2)
    };
    bundle.text(&match bytes {
        0..0x400 => m::size_b(Arg::Int(bytes.cast_signed())),
        0x400..0x10_0000 => m::size_kib(in_unit(10)),
        0x10_0000..0x4000_0000 => m::size_mib(in_unit(20)),
        0x4000_0000..0x100_0000_0000 => m::size_gib(in_unit(30)),
        _ => m::size_tib(in_unit(40)),
    })
}
