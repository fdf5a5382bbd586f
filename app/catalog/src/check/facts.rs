//! Numbers that texts take from the models.

use std::collections::{BTreeMap, BTreeSet};

use super::places::same;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Fact;
use crate::source::Document;

/// Each fact has a number and is used; each `{{mark}}` is whole and a fact; every language has the same ones in the same
/// place.
pub(super) fn check(book: &Book, sink: &Sink) {
    for quiz in &book.quizzes {
        let Some(bones) = &quiz.bones else { continue };
        let words = quiz.words.iter().map(|(tag, words)| (tag.as_str(), &words.doc)).collect();
        Facts { facts: &bones.value.facts, bones: &bones.doc, words }.check(sink);
    }
    for guide in &book.guides {
        let Some(bones) = &guide.bones else { continue };
        let words = guide.words.iter().map(|(tag, words)| (tag.as_str(), &words.text.doc)).collect();
        Facts { facts: &bones.value.facts, bones: &bones.doc, words }.check(sink);
    }
    for pair in super::pairs(book) {
        same(&pair, "facts", |text| text.parts.facts(), sink);
    }
    for (_, doc) in super::texts(book) {
        for text in doc.texts.iter().filter(|text| text.parts.has_half_a_fact()) {
            doc.error_in(sink, text, "{{", "half of a fact’s mark; expected all of it, `{{name}}`");
        }
    }
    for terms in book.terms.values() {
        for text in terms.doc.texts.iter().filter(|text| !text.parts.facts().is_empty()) {
            terms.doc.error_in(sink, text, "{{", "a fact; expected none, since only quizzes and guides have some");
        }
    }
}

/// The facts of a quiz or guide, and its texts by language.
struct Facts<'b> {
    facts: &'b BTreeMap<String, Fact>,
    bones: &'b Document,
    words: BTreeMap<&'b str, &'b Document>,
}

impl Facts<'_> {
    fn check(&self, sink: &Sink) {
        for (id, fact) in self.facts {
            let path = format!("facts.{id}");
            if !id.chars().all(|char| char.is_ascii_lowercase() || char.is_ascii_digit() || char == '_') {
                let message = format!("the fact’s id is `{id}`; expected small letters, digits and `_`");
                self.bones.error_at_key(sink, &path, message);
            }
            if let (true, Err(problem)) = (self.bones.is_good(&path), fact.number()) {
                self.bones.error(sink, &path, problem);
            }
        }
        self.unknown(sink);
        self.unused(sink);
    }

    fn unknown(&self, sink: &Sink) {
        for doc in self.words.values() {
            for text in &doc.texts {
                for id in text.parts.facts().into_iter().filter(|id| !self.facts.contains_key(*id)) {
                    let known: Vec<_> = self.facts.keys().collect();
                    let message = format!("no fact `{id}`; expected one of {}", super::list(&known));
                    doc.error_in(sink, text, &format!("{{{{{id}}}}}"), message);
                }
            }
        }
    }

    fn unused(&self, sink: &Sink) {
        let Some(english) = self.words.get(crate::ENGLISH) else { return };
        let used: BTreeSet<&str> = english.texts.iter().flat_map(|text| text.parts.facts()).collect();
        for id in self.facts.keys().filter(|id| !used.contains(id.as_str())) {
            let message = format!("no text has `{{{{{id}}}}}`; expected the fact to be used");
            self.bones.error_at_key(sink, &format!("facts.{id}"), message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const GUIDE: &str = "guides/free-memory/guide.toml";
    const EN: &str = "guides/free-memory/en.md";
    const SW: &str = "guides/free-memory/sw.md";
    const FACT: &str =
        "\n[facts]\nadam = { model = \"adam.training_bytes\", parameters = 7_000_000_000, show = \"GB\" }\n";

    fn fixture() -> Fixture {
        Fixture::new()
            .append(GUIDE, FACT)
            .append(EN, "\nAdam takes {{adam}} GB.\n")
            .append(SW, "\nAdam huchukua GB {{adam}}.\n")
    }

    #[test]
    fn a_fact_is_computed_and_written_in_each_language() {
        let fixture = fixture().replace(GUIDE, "show = \"GB\"", "show = \"MiB\", decimals = 1");
        let catalog = crate::load_strict(&fixture.root()).unwrap();
        assert!(catalog.guides[0].text["en"].body.contains("Adam takes 106,811.5 GB."));
        assert!(catalog.guides[0].text["sw"].body.contains("GB 106,811.5."));
    }

    #[test]
    fn a_fact_that_no_model_gives() {
        fixture()
            .replace(GUIDE, "adam.training_bytes", "adam.training")
            .finds_among("guides/free-memory/guide.toml:11:8: error: ");
        fixture()
            .replace(GUIDE, "parameters = 7_000_000_000", "params = 7")
            .finds_among("guides/free-memory/guide.toml:11:8: error: ");
        fixture()
            .replace(GUIDE, "show = \"GB\"", "show = \"ms\"")
            .finds(&["guides/free-memory/guide.toml:11:8: error: `adam.training_bytes` gives bytes, which `ms` does not measure; expected one of `B`, `KiB`"]);
        fixture().replace(GUIDE, "show = \"GB\"", "show = \"gib\"").finds(&[
            "guides/free-memory/guide.toml:11:76: error: unknown unit `gib`; expected one of `number`, `millions`, `billions`, `percent`",
        ]);
    }

    #[test]
    fn marks_that_are_no_facts_and_facts_that_nobody_uses() {
        fixture().replace(EN, "{{adam}}", "{{eve}}").replace(SW, "{{adam}}", "{{eve}}").finds(&[
            "guides/free-memory/en.md:26:12: error: no fact `eve`; expected one of `adam`",
            "guides/free-memory/sw.md:26:18: error: no fact `eve`",
            "guides/free-memory/guide.toml:11:1: error: no text has `{{adam}}`",
        ]);
    }

    #[test]
    fn a_language_without_the_fact() {
        fixture()
            .replace(SW, "{{adam}}", "112")
            .finds(&["guides/free-memory/sw.md:15:1: error: the facts are none; expected `adam`, as in English"]);
    }

    #[test]
    fn half_a_mark_and_a_mark_in_the_glossary() {
        let half = "half of a fact’s mark; expected all of it, `{{name}}`";
        fixture().replace(EN, "{{adam}} GB", "{{adam} GB, {{adam}}").finds_among(&format!("{EN}:26:12: error: {half}"));
        fixture().replace(SW, "{{adam}}", "{{adam}} adam}}").finds(&[&format!("{SW}:26:18: error: {half}")]);
        Fixture::new()
            .replace("glossary/en.toml", "later.", "{{adam}}.")
            .finds_among("glossary/en.toml:7:32: error: a fact; expected none");
    }
}
