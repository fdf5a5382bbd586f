//! Numbers as a language writes them: ICU's data natively, the browser's `Intl` in WASM (the same CLDR data, no bytes to
//! download).
use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;
use intl_memoizer::{IntlLangMemoizer, Memoizable};
use unic_langid::LanguageIdentifier;

/// Fluent's hook for numbers: `None` leaves every other value to Fluent.
pub(crate) fn format(value: &FluentValue, languages: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    languages.with_try_get::<Formatter, _, _>((), |formatter| formatter.format(number)).ok()
}

/// Rounds half away from zero to at most `digits` decimals and drops trailing zeros.
fn rounded(number: &FluentNumber) -> f64 {
    let scale = 10_f64.powi(i32::try_from(number.options.maximum_fraction_digits.unwrap_or(3)).unwrap_or(3));
    (number.value * scale).round() / scale
}

struct Formatter {
    #[cfg(target_arch = "wasm32")]
    tag: String,
    #[cfg(not(target_arch = "wasm32"))]
    icu: icu_decimal::DecimalFormatter,
}

impl Memoizable for Formatter {
    type Args = ();
    type Error = ();

    #[cfg(target_arch = "wasm32")]
    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        Ok(Self { tag: language.to_string() })
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn construct(language: LanguageIdentifier, (): ()) -> Result<Self, ()> {
        let locale: icu_locale_core::Locale = language.to_string().parse().map_err(|_| ())?;
        let icu = icu_decimal::DecimalFormatter::try_new(locale.into(), Default::default()).map_err(|_| ())?;
        Ok(Self { icu })
    }
}

impl Formatter {
    #[cfg(target_arch = "wasm32")]
    fn format(&self, number: &FluentNumber) -> String {
        js_sys::Number::from(rounded(number)).to_locale_string(&self.tag).into()
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn format(&self, number: &FluentNumber) -> String {
        // Rust prints an f64 with the fewest digits that name it, which is what the rounding above left.
        let printed = rounded(number).to_string();
        printed.parse::<fixed_decimal::Decimal>().map_or(printed, |decimal| self.icu.format(&decimal).to_string())
    }
}
