//! Numbers as a language writes them, from ICU's data. The browser's `Intl` has the same CLDR data.
use fluent_bundle::FluentValue;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

/// Fluent's hook for numbers: `None` leaves every other value to Fluent.
pub(crate) fn format(value: &FluentValue, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    languages.with_try_get::<Formatter, _, _>((), |formatter| formatter.format(number.value)).ok()
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
