//! A language to begin with.

use std::path::Path;

use unic_langid::{CharacterDirection, LanguageIdentifier};

use super::plan::Plan;
use super::{SkeletonError, fluent, guide, quiz, toml};
use crate::ENGLISH;
use crate::load::Book;
use crate::schema::{Dir, Terms};
use crate::source::Loaded;

/// A language that is to come.
#[derive(Debug, Clone, Default)]
pub struct NewLocale {
    /// BCP 47 tag.
    pub tag: String,
    /// Its name in itself.
    pub name: String,
    /// Which way it is written; if none is given, as the language is.
    pub dir: Option<Dir>,
    /// Its name in Open Graph's form; if none is given, with the region that most of its speakers live in.
    pub open_graph: Option<String>,
    /// Its opening and its closing quotation mark.
    pub quotes: String,
}

/// Adds a language to `locales.toml` and writes its files, with English's ids and structure. Gives back their names.
///
/// # Errors
/// When there is no such language, it is there already, English cannot be read, or something is in the way.
pub fn locale(root: &Path, new: &NewLocale) -> Result<Vec<String>, SkeletonError> {
    let book = super::read(root)?;
    let entry = entry(&book, new)?;
    let mut plan = Plan::new(&book.folder);
    add_all(&book, &new.tag, &mut plan).map_err(|path| SkeletonError::English(book.folder.label(&path)))?;
    let written = plan.write_and_append("locales.toml", &entry)?;
    Ok([vec![book.folder.label("locales.toml")], written].concat())
}

/// Every file of a language, or the English file that could not be read.
fn add_all(book: &Book, tag: &str, plan: &mut Plan<'_>) -> Result<(), String> {
    for set in &book.fluent {
        let english = set.files.get(ENGLISH).ok_or_else(|| set.path(ENGLISH))?;
        plan.add(set.path(tag), fluent::empty(english));
    }
    for quiz in &book.quizzes {
        let path = |name: &str| format!("{}/{name}.toml", quiz.path);
        let bones = quiz.bones.as_ref().ok_or_else(|| path("quiz"))?;
        let english = quiz.words.get(ENGLISH).ok_or_else(|| path(ENGLISH))?;
        plan.add(path(tag), quiz::words(&bones.value, Some(&english.value)));
    }
    for guide in &book.guides {
        let path = |tag: &str| format!("{}/{tag}.md", guide.path);
        plan.add(path(tag), guide::words(guide.words.get(ENGLISH).ok_or_else(|| path(ENGLISH))?));
    }
    let path = |tag: &str| format!("glossary/{tag}.toml");
    plan.add(path(tag), terms(book.terms.get(ENGLISH).ok_or_else(|| path(ENGLISH))?));
    Ok(())
}

fn terms(english: &Loaded<Terms>) -> String {
    let Loaded { value, doc } = english;
    let mut ids: Vec<&String> = value.keys().collect();
    ids.sort_by_key(|id| doc.places.get(*id).map(|place| place.key.start));
    let terms = ids.into_iter().map(|id| format!("[{}]\nword = \"\"\ndefinition = \"\"\n", toml::key(id)));
    terms.collect::<Vec<_>>().join("\n")
}

/// What `locales.toml` gets at its end.
fn entry(book: &Book, new: &NewLocale) -> Result<String, SkeletonError> {
    let NewLocale { tag, name, dir, open_graph, quotes } = new;
    let language = language(tag)?;
    let locales = &book.locales;
    if let Some(index) = locales.value.iter().position(|locale| locale.tag == *tag) {
        let place = locales.doc.pointer(&format!("locale[{index}].tag"));
        return Err(SkeletonError::LocaleExists { tag: tag.clone(), place });
    }
    if name.trim().is_empty() {
        return Err(SkeletonError::Name);
    }
    let open_graph = open_graph.clone().or_else(|| own_open_graph(&language)).unwrap_or_default();
    if !is_open_graph(&open_graph) {
        return Err(SkeletonError::OpenGraph(open_graph));
    }
    if quotes.chars().count() != 2 {
        return Err(SkeletonError::Quotes(quotes.clone()));
    }
    let gap = if locales.doc.file.text.ends_with('\n') { "" } else { "\n" };
    Ok(format!(
        "{gap}\n[[locale]]\ntag = {}\nname = {}\ndir = \"{}\"\nopen_graph = {}\nquotes = {}\n",
        toml::string(tag),
        toml::string(name.trim()),
        dir.unwrap_or_else(|| own_dir(&language)).as_str(),
        toml::string(&open_graph),
        toml::string(quotes),
    ))
}

/// The language of a tag that is well formed, is written as such tags are, and names a language that is spoken.
fn language(tag: &str) -> Result<LanguageIdentifier, SkeletonError> {
    let unknown = || SkeletonError::Tag(tag.to_owned());
    let id: LanguageIdentifier = tag.parse().map_err(|_| unknown())?;
    let is_known = LanguageIdentifier::from_parts(id.language, None, None, &[]).maximize();
    if !is_known || id.language.is_empty() {
        return Err(unknown());
    }
    let canonical = id.to_string();
    if canonical == tag { Ok(id) } else { Err(SkeletonError::Spelling { tag: tag.to_owned(), canonical }) }
}

fn own_dir(language: &LanguageIdentifier) -> Dir {
    match language.character_direction() {
        CharacterDirection::RTL => Dir::Rtl,
        _ => Dir::Ltr,
    }
}

fn own_open_graph(language: &LanguageIdentifier) -> Option<String> {
    let mut likely = language.clone();
    likely.maximize();
    Some(format!("{}_{}", likely.language, likely.region?))
}

/// `sw_KE`.
fn is_open_graph(name: &str) -> bool {
    let is_language = |part: &str| (2..=3).contains(&part.len()) && part.chars().all(|c| c.is_ascii_lowercase());
    let is_region = |part: &str| part.len() == 2 && part.chars().all(|c| c.is_ascii_uppercase());
    name.split_once('_').is_some_and(|(language, region)| is_language(language) && is_region(region))
}
