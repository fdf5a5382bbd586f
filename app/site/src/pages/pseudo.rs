//! Languages for tests: English made long and accented, once from left to right and once from right to left. A text that
//! never went through Fluent, a box that is too narrow or a layout that is bound to one direction shows in them at once.

use std::collections::BTreeMap;

use catalog::{Catalog, Dir, ENGLISH, Locale};

/// Their tags, from the range that is kept for private use, and their directions.
const LANGUAGES: [(&str, Dir); 2] = [("qps", Dir::Ltr), ("qar", Dir::Rtl)];

/// Whether a language is one of these.
pub(super) fn is_pseudo(tag: &str) -> bool {
    LANGUAGES.iter().any(|(known, _)| *known == tag)
}

/// Adds the languages to a catalog: its short texts are changed here, the interface's words when they are loaded, and
/// what is read at length stays English.
pub fn add_pseudo_languages(catalog: &mut Catalog) {
    for (tag, dir) in LANGUAGES {
        catalog.locales.push(Locale {
            tag: tag.to_owned(),
            name: format!("Pseudo {}", dir.as_str()),
            dir,
            open_graph: "en_US".to_owned(),
            quotes: ['“', '”'],
        });
        for quiz in &mut catalog.quizzes {
            copy(&mut quiz.text, tag);
        }
        for guide in &mut catalog.guides {
            copy(&mut guide.text, tag);
        }
        copy(&mut catalog.glossary.terms, tag);
        copy(&mut catalog.coverage, tag);
        lengthen(catalog, tag);
    }
}

fn copy<T: Clone>(by_language: &mut BTreeMap<String, T>, tag: &str) {
    let english = by_language.get(ENGLISH).cloned();
    by_language.extend(english.map(|text| (tag.to_owned(), text)));
}

/// Makes the short texts long: those that stand in boxes.
fn lengthen(catalog: &mut Catalog, tag: &str) {
    let longer = |text: &mut String| *text = l10n::pseudo::accented_text(text);
    for quiz in catalog.quizzes.iter_mut().filter_map(|quiz| quiz.text.get_mut(tag)) {
        longer(&mut quiz.title);
        for question in quiz.questions.values_mut() {
            longer(&mut question.text);
            question.options.values_mut().for_each(|option| longer(&mut option.text));
            let labels = question.figure.iter_mut().flat_map(|figure| figure.labels.values_mut());
            labels.for_each(longer);
        }
    }
    for guide in catalog.guides.iter_mut().filter_map(|guide| guide.text.get_mut(tag)) {
        longer(&mut guide.title);
        guide.sections.iter_mut().for_each(|section| longer(&mut section.heading));
    }
    if let Some(terms) = catalog.glossary.terms.get_mut(tag) {
        terms.values_mut().for_each(|term| longer(&mut term.word));
    }
}
