//! `glossary.toml`, and `glossary/<locale>.toml` with the words.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::schema::{Avoid, Glossary, Term, Terms};
use crate::source::Loaded;

use super::{Folder, document};

/// The rules of the glossary; its words are still empty.
pub(super) fn glossary(folder: &Folder, sink: &Sink) -> Option<Loaded<Glossary>> {
    let file = folder.read("glossary.toml", sink)?;
    let text = file.text.clone();
    document::read(file, &text, sink, |root| Glossary {
        keep: root.strings("keep"),
        allow_missing: root.strings_opt("allow_missing"),
        alike: root.lists_opt("alike"),
        avoid: root.tables("avoid", |avoid| Avoid {
            language: avoid.string("language"),
            phrase: avoid.string("phrase"),
            instead: avoid.string("instead"),
        }),
        terms: BTreeMap::new(),
    })
}

/// The words by language.
pub(super) fn terms(folder: &Folder, tags: &[&str], sink: &Sink) -> BTreeMap<String, Loaded<Terms>> {
    folder.strangers("glossary", ".toml", "", tags, sink);
    let words = |tag: &&str| {
        let file = folder.read(&format!("glossary/{tag}.toml"), sink)?;
        let text = file.text.clone();
        let terms = document::read(file, &text, sink, |root| {
            root.all_named(|term| Term {
                word: term.string("word"),
                also: term.strings_opt("also"),
                definition: term.text("definition"),
                note: term.string_opt("note"),
            })
        })?;
        Some(((*tag).to_owned(), terms))
    };
    tags.iter().filter_map(words).collect()
}

/// A language's own words for the terms are its own, even where they look like English ones: Swedish has *block* too.
pub(super) fn own_words(glossary: &mut Glossary, terms: &BTreeMap<String, Loaded<Terms>>) {
    for (tag, terms) in terms {
        let forms = terms.value.values().flat_map(|term| std::iter::once(&term.word).chain(&term.also));
        let own = forms.filter(|form| !form.contains('*')).flat_map(|form| form.split_whitespace());
        let own = own.map(|word| word.to_ascii_lowercase());
        glossary.alike.entry(tag.clone()).or_default().extend(own);
    }
}
