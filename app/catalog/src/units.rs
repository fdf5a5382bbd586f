//! What is translated as one piece: a question, a section of a guide, a message, a word of the glossary, the head of a page.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use crate::diagnostics::Sink;
use crate::load::Book;
use crate::schema::Part;
use crate::source::{Document, SourceFile, Text, TextKind};

/// A piece in one language.
pub(crate) struct Unit<'b> {
    pub(crate) part: Part,
    /// Of all that it says.
    pub(crate) hash: String,
    file: &'b SourceFile,
    at: usize,
}

impl Unit<'_> {
    pub(crate) fn error(&self, sink: &Sink, message: String) {
        self.file.error(sink, self.at, message);
    }
}

/// The pieces of a language that say something, by id: `quizzes/slug:question`, `guides/slug:section`, `ui/area:message`, `glossary:term`.
pub(crate) fn of_language<'b>(book: &'b Book, tag: &str) -> BTreeMap<String, Unit<'b>> {
    let mut units = BTreeMap::new();
    for quiz in &book.quizzes {
        if let Some(words) = quiz.words.get(tag) {
            document(&mut units, &words.doc, Part::Questions, question_of);
        }
    }
    for guide in &book.guides {
        if let Some(words) = guide.words.get(tag) {
            document(&mut units, &words.text.doc, Part::Sections, section_of);
        }
    }
    if let Some(terms) = book.terms.get(tag) {
        for (id, term) in &terms.value {
            let at = terms.doc.places.get(id).map(|place| place.key.start).unwrap_or_default();
            let texts = [term.word.as_str(), term.definition.as_str()];
            if says_something(&texts) {
                let unit = Unit { part: Part::Terms, hash: hash(&texts), file: &terms.doc.file, at };
                units.insert(format!("glossary:{id}"), unit);
            }
        }
    }
    for set in &book.fluent {
        let Some(file) = set.files.get(tag) else { continue };
        let (folder, part) = if set.is_demo { ("demos", Part::Demos) } else { ("ui", Part::Interface) };
        for message in file.messages.iter().filter(|message| !message.is_empty) {
            let hash = hash(&[message.joined().as_str()]);
            let id = format!("{folder}/{}:{}", set.name, message.id);
            units.insert(id, Unit { part, hash, file: &file.source, at: message.at });
        }
    }
    units
}

/// What a page's title, lede and description are called together.
const HEAD: &str = "head";

/// `questions.why-cache.text` is a text of `why-cache`.
fn question_of(text: &Text) -> &str {
    text.key.strip_prefix("questions.").map_or(HEAD, |rest| rest.split('.').next().unwrap_or(rest))
}

fn section_of(text: &Text) -> &str {
    if text.kind == TextKind::Guide { &text.key } else { HEAD }
}

fn document<'b>(units: &mut BTreeMap<String, Unit<'b>>, doc: &'b Document, part: Part, piece: fn(&Text) -> &str) {
    let folder = doc.path().rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut pieces: BTreeMap<&str, Vec<&Text>> = BTreeMap::new();
    for text in &doc.texts {
        pieces.entry(piece(text)).or_default().push(text);
    }
    for (name, mut texts) in pieces {
        let at = texts.iter().map(|text| text.span.start).min().unwrap_or_default();
        // Where something stands in a TOML file says nothing; in a guide all keys are the same.
        texts.sort_by_key(|text| &text.key);
        let part = if name == HEAD { Part::Heads } else { part };
        let texts: Vec<&str> = texts.into_iter().map(|text| text.raw.as_str()).collect();
        if says_something(&texts) {
            units.insert(format!("{folder}:{name}"), Unit { part, hash: hash(&texts), file: &doc.file, at });
        }
    }
}

/// A piece whose texts are all empty is not there yet.
fn says_something(texts: &[&str]) -> bool {
    texts.iter().any(|text| !text.trim().is_empty())
}

/// Eight hexadecimal digits that change with the texts.
fn hash(texts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    for text in texts {
        hasher.update(text.trim());
        hasher.update([0]);
    }
    hasher.finalize().iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}
