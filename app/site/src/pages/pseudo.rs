//! A language for tests: English made long and accented, and set from right to left. A text that never went through
//! Fluent, a box that is too narrow or a layout that is bound to one direction shows in it at once.

use catalog::{Catalog, Dir, ENGLISH, Locale};

/// Its tag, from the range that is kept for private use.
pub(super) const TAG: &str = "qar";

/// Adds the language to a catalog: quizzes and guides keep their English texts, the interface's words are changed when
/// they are loaded.
pub fn add_pseudo_language(catalog: &mut Catalog) {
    catalog.locales.push(Locale {
        tag: TAG.to_owned(),
        name: "Pseudo".to_owned(),
        dir: Dir::Rtl,
        open_graph: "en_US".to_owned(),
    });
    for quiz in &mut catalog.quizzes {
        quiz.text.extend(quiz.text.get(ENGLISH).cloned().map(|text| (TAG.to_owned(), text)));
    }
    for guide in &mut catalog.guides {
        guide.text.extend(guide.text.get(ENGLISH).cloned().map(|text| (TAG.to_owned(), text)));
    }
}
