//! Plural forms.

use std::collections::BTreeSet;

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

use crate::diagnostics::{Severity, Sink};
use crate::load::{Book, Select};

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
/// Whole numbers up to this one are tried.
const TRIED: usize = 1000;

/// A choice by plural forms has each form that the language has for whole numbers.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    for (lang, file) in super::files(book) {
        let Some(rules) = rules(lang) else { continue };
        for message in &file.messages {
            for select in message.selects.iter().filter(|select| is_plural(select)) {
                let missing: Vec<_> = missing(select, &rules).into_iter().collect();
                if !missing.is_empty() {
                    let text = format!(
                        "`{}` has no variant {} for `${}`; expected each plural form that the language has",
                        message.id,
                        crate::check::list(&missing),
                        select.variable
                    );
                    file.source.report(sink, Severity::Warning, message.at, text);
                }
            }
        }
    }
}

/// The rules of a language, or those without its region; none for an unknown one.
fn rules(tag: &str) -> Option<PluralRules> {
    let full: LanguageIdentifier = tag.parse().ok()?;
    let bare = LanguageIdentifier::from_parts(full.language, None, None, &[]);
    [full, bare].into_iter().find_map(|id| PluralRules::create(id, PluralRuleType::CARDINAL).ok())
}

/// `other` alone is the default of any choice.
fn is_plural(select: &Select) -> bool {
    select.names.iter().all(|name| CATEGORIES.contains(&name.as_str())) && select.names.iter().any(|n| n != "other")
}

fn missing(select: &Select, rules: &PluralRules) -> BTreeSet<&'static str> {
    let numbers: BTreeSet<usize> = select.numbers.iter().filter_map(|number| number.parse().ok()).collect();
    let rest = (0..=TRIED).filter(|number| !numbers.contains(number));
    let needed = rest.filter_map(|number| rules.select(number).ok()).map(name);
    needed.filter(|needed| !select.names.iter().any(|name| name == needed)).collect()
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixture::Fixture;

    #[test]
    fn a_form_that_is_missing() {
        Fixture::new().replace("ui/sw/site.ftl", "[one]", "[two]").warns(
            "ui/sw/site.ftl:4:1: warning: `site-questions` has no variant `one` for `$count`; expected each plural form",
        );
    }

    #[test]
    fn numbers_and_other_choices() {
        Fixture::new().replace("ui/sw/site.ftl", "[one]", "[1]").passes();
        Fixture::new().replace("ui/sw/site.ftl", "[one]", "[mobile]").passes();
    }

    #[test]
    fn forms_by_language() {
        let select = |names: &[&str]| Select {
            variable: "n".to_owned(),
            names: names.iter().map(|&name| name.to_owned()).collect(),
            numbers: vec!["1".to_owned()],
        };
        let missing = |tag, names| missing(&select(names), &rules(tag).unwrap());
        assert!(missing("en-GB", &["other"]).is_empty());
        assert_eq!(missing("ru", &["few"]), ["many", "one"].into());
        assert_eq!(missing("ar", &["one", "other"]), ["few", "many", "two", "zero"].into());
        assert!(rules("xx").is_none());
    }
}
