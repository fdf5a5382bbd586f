//! Numbers as a language writes them, from ICU's data. The browser's `Intl` has the same CLDR data.

use fluent_bundle::FluentValue;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

/// Fluent's hook for numbers: `None` leaves every other value to Fluent.
pub(crate) fn format(value: &FluentValue, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    languages.with_try_get::<Formatter, _, _>((), |formatter| formatter.format(number.value)).ok()
}

/// A number as language `tag` writes it, rounded to a count of digits after the decimal sign.
#[must_use]
pub fn decimal(tag: &str, number: f64, decimals: u8) -> String {
    let printed = format!("{number:.0$}", usize::from(decimals));
    let language: Result<LanguageIdentifier, _> = tag.parse();
    let formatter = language.ok().and_then(|language| Formatter::construct(language, ()).ok());
    match (formatter, printed.parse::<fixed_decimal::Decimal>()) {
        (Some(formatter), Ok(decimal)) => formatter.icu.format(&decimal).to_string(),
        _ => printed,
    }
}

pub(crate) struct Formatter {
    icu: icu_decimal::DecimalFormatter,
}

impl Memoizable for Formatter {
    type Args = ();
    type Error = ();

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale: icu_locale_core::Locale = language.to_string().parse().map_err(|_| ())?;
        let icu = icu_decimal::DecimalFormatter::try_new(locale.into(), Default::default()).map_err(|_| ())?;
        Ok(Self { icu })
    }
}

impl Formatter {
    pub(crate) fn format(&self, number: f64) -> String {
        // Rust prints an f64 with the fewest digits that name it, which is what the argument's rounding left.
        let printed = number.to_string();
        printed.parse::<fixed_decimal::Decimal>().map_or(printed, |decimal| self.icu.format(&decimal).to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn each_language_writes_numbers_its_own_way() {
        assert_eq!(decimal("en", 1_234_567.891, 2), "1,234,567.89");
        assert_eq!(decimal("sw", 12_345.0, 0), "12,345");
        assert_eq!(decimal("tr", 12_345.5, 1), "12.345,5");
        assert_eq!(decimal("sv", 12_345.5, 1), "12\u{a0}345,5");
        assert_eq!(decimal("ms", 0.25, 2), "0.25");
        assert_eq!(decimal("en", 16.0, 1), "16.0");
    }
}
