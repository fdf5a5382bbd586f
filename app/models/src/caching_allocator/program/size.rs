//! Sizes as programs have them: `1.5 MiB`.

const UNITS: [(&str, u64); 4] = [("GiB", 1 << 30), ("MiB", 1 << 20), ("KiB", 1 << 10), ("B", 1)];

/// The bytes of a size: a number with up to six decimals and a unit (B, KiB, MiB or GiB; none: bytes), a part of a byte
/// rounded up. `None` where it is no size, 0, or 2⁶⁰ bytes and more.
#[must_use]
pub fn parse_size(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(digits);
    let unit = match unit.trim_start() {
        "" => 1,
        unit => UNITS.iter().find(|(name, _)| name.eq_ignore_ascii_case(unit))?.1,
    };
    let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
    if whole.is_empty() || part.is_empty() || part.len() > 6 {
        return None;
    }
    let scale = 10_u128.pow(part.len() as u32);
    let bytes =
        (u128::from(whole.parse::<u64>().ok()?) * scale + u128::from(part.parse::<u64>().ok()?)) * u128::from(unit);
    let bytes = u64::try_from(bytes.div_ceil(scale)).ok()?;
    (bytes > 0 && bytes < super::super::MAX_REQUEST).then_some(bytes)
}

/// A size to the byte, in the largest unit in which two decimals are enough.
#[must_use]
pub fn exact_size(bytes: u64) -> String {
    let exact = |unit: u64| bytes >= unit && (u128::from(bytes) * 100).is_multiple_of(unit.into());
    let (name, unit) = UNITS.into_iter().find(|(_, unit)| exact(*unit)).unwrap_or(("B", 1));
    let hundredths = u128::from(bytes) * 100 / u128::from(unit);
    let (whole, part) = (hundredths / 100, hundredths % 100);
    match part {
        0 => format!("{whole} {name}"),
        part if part % 10 == 0 => format!("{whole}.{} {name}", part / 10),
        part => format!("{whole}.{part:02} {name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{exact_size, parse_size};

    #[test]
    fn sizes_are_read_and_written_to_the_byte() {
        let cases = [
            ("1000 B", 1000),
            ("300000 B", 300_000),
            ("1.5 MiB", 1_572_864),
            ("16.5 MiB", 17_301_504),
            ("61 MiB", 63_963_136),
            ("80 GiB", 80 << 30),
            ("0.25 GiB", 1 << 28),
            ("512 B", 512),
        ];
        for (text, bytes) in cases {
            assert_eq!(parse_size(text), Some(bytes), "{text}");
            assert_eq!(parse_size(&exact_size(bytes)), Some(bytes), "{text}");
        }
        assert_eq!(exact_size(1 << 28), "256 MiB");
        assert_eq!([exact_size(1 << 20), exact_size((1 << 20) + 512)], ["1 MiB", "1024.5 KiB"]);
        assert_eq!(parse_size("0.1 KiB"), Some(103));
        assert_eq!(parse_size("7mib"), Some(7 << 20));
    }

    #[test]
    fn what_is_no_size_is_refused() {
        for text in [
            "",
            "MiB",
            "0",
            "0.0 MiB",
            "-1",
            "1e3",
            "1 MB",
            "1.",
            ".5 MiB",
            "1.2.3",
            "1.1234567 MiB",
            "2 EiB",
            "99999999999 GiB",
        ] {
            assert_eq!(parse_size(text), None, "{text}");
        }
    }
}
