//! What a language does with letters and days: its small letters, its alphabet, its dates. All from ICU's data.

use std::cmp::Ordering;

use icu_calendar::Date;
use icu_casemap::CaseMapper;
use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed};
use icu_datetime::fieldsets::YMD;
use icu_datetime::{DateTimeFormatter, DateTimeFormatterPreferences};
use icu_locale_core::{LanguageIdentifier, Locale};

/// A text in small letters, as language `tag` has them: Turkish has two letters i.
#[must_use]
pub fn lowercase(tag: &str, text: &str) -> String {
    let language = tag.parse().unwrap_or(LanguageIdentifier::UNKNOWN);
    CaseMapper::new().lowercase_to_string(text, &language).into_owned()
}

/// A text in capitals, as language `tag` has them.
#[must_use]
pub fn uppercase(tag: &str, text: &str) -> String {
    let language = tag.parse().unwrap_or(LanguageIdentifier::UNKNOWN);
    CaseMapper::new().uppercase_to_string(text, &language).into_owned()
}

/// The alphabet of a language.
pub struct Alphabet {
    collator: Option<CollatorBorrowed<'static>>,
}

impl Alphabet {
    /// Language `tag`'s; the common one where ICU knows none.
    #[must_use]
    pub fn new(tag: &str) -> Self {
        let locale: Locale = tag.parse().unwrap_or(Locale::UNKNOWN);
        Self { collator: Collator::try_new(locale.into(), CollatorOptions::default()).ok() }
    }

    /// Which of two texts comes first in a list.
    #[must_use]
    pub fn compare(&self, one: &str, other: &str) -> Ordering {
        self.collator.as_ref().map_or_else(|| one.cmp(other), |collator| collator.compare(one, other))
    }
}

/// A day written `2026-11-30`, as language `tag` says it. `None` if it is no day.
#[must_use]
pub fn date(tag: &str, day: &str) -> Option<String> {
    let mut parts = day.splitn(3, '-');
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let day = Date::try_new_iso(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()?;
    let locale: Locale = tag.parse().ok()?;
    let formatter = DateTimeFormatter::try_new(DateTimeFormatterPreferences::from(locale), YMD::long()).ok()?;
    Some(formatter.format(&day).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_letters_and_capitals() {
        assert_eq!(uppercase("tr", "i"), "İ");
        assert_eq!(uppercase("en", "i"), "I");
        assert_eq!(lowercase("tr", "IĞDIR İZMİR"), "ığdır izmir");
        assert_eq!(lowercase("sv", "ÖVERFÖRING"), "överföring");
    }

    #[test]
    fn alphabets() {
        let sorted = |tag: &str, mut words: Vec<&'static str>| {
            let alphabet = Alphabet::new(tag);
            words.sort_by(|one, other| alphabet.compare(one, other));
            words
        };
        assert_eq!(sorted("sv", vec!["överföring", "zon", "ask", "ånga"]), ["ask", "zon", "ånga", "överföring"]);
        assert_eq!(
            sorted("tr", vec!["çekirdek", "dilim", "cihaz", "ısı", "iş"]),
            ["cihaz", "çekirdek", "dilim", "ısı", "iş"]
        );
        assert_eq!(sorted("en", vec!["block", "Adam", "allocate"]), ["Adam", "allocate", "block"]);
    }

    #[test]
    fn dates() {
        assert_eq!(date("en", "2026-11-30").as_deref(), Some("November 30, 2026"));
        assert_eq!(date("tr", "2026-11-30").as_deref(), Some("30 Kasım 2026"));
        assert_eq!(date("sv", "2026-11-30").as_deref(), Some("30 november 2026"));
        assert_eq!(date("ms", "2026-11-30").as_deref(), Some("30 November 2026"));
        assert_eq!(date("sw", "2026-11-30").as_deref(), Some("30 Novemba 2026"));
        for bad in ["2026-13-01", "2026-02-30", "today", ""] {
            assert_eq!(date("en", bad), None, "{bad}");
        }
    }
}
