//! Fluent files: the words of the interface and of the demos.

mod message;
mod syntax;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::source::SourceFile;

use super::Folder;

pub(crate) use message::{FluentText, Message, PLACEABLE, Select};

/// The files that say the same in each language: an area of the interface, or a demo.
#[derive(Debug)]
pub(crate) struct FluentSet {
    /// The area or the demo; its messages' ids start with it.
    pub(crate) name: String,
    /// Whether it is a demo.
    pub(crate) is_demo: bool,
    /// By language; those that could be read.
    pub(crate) files: BTreeMap<String, FluentFile>,
}

impl FluentSet {
    /// Where the file of a language is.
    pub(crate) fn path(&self, tag: &str) -> String {
        path(&self.name, self.is_demo, tag)
    }
}

/// A Fluent file.
#[derive(Debug)]
pub(crate) struct FluentFile {
    pub(crate) source: SourceFile,
    /// In the file's order; an id may come twice.
    pub(crate) messages: Vec<Message>,
    /// The ids of messages that are no Fluent, which was reported.
    pub(crate) bad: BTreeSet<String>,
}

impl FluentFile {
    pub(crate) fn message(&self, id: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.id == id)
    }

    /// Whether the file means to have this message, be it well written or not.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.bad.contains(id) || self.message(id).is_some()
    }

    /// Reports an error where the file ends.
    pub(crate) fn error_at_end(&self, sink: &Sink, message: String) {
        self.source.error(sink, self.source.text.len(), message);
    }
}

/// Reads every Fluent file of the interface and of the demos.
pub(super) fn sets(folder: &Folder, tags: &[&str], sink: &Sink) -> Vec<FluentSet> {
    let mut sets = interface(folder, tags, sink);
    for demo in folder.folders("demos") {
        folder.strangers(&format!("demos/{demo}"), ".ftl", "", tags, sink);
        let files = files(folder, tags, |tag| path(&demo, true, tag), sink);
        sets.push(FluentSet { name: demo, is_demo: true, files });
    }
    sets
}

fn path(name: &str, is_demo: bool, tag: &str) -> String {
    if is_demo { format!("demos/{name}/{tag}.ftl") } else { format!("ui/{tag}/{name}.ftl") }
}

/// The areas are those of English; reports the files that no area has.
fn interface(folder: &Folder, tags: &[&str], sink: &Sink) -> Vec<FluentSet> {
    let areas = areas(folder, ENGLISH);
    for tag in folder.folders("ui") {
        if !tags.contains(&tag.as_str()) {
            let known = crate::check::list(tags);
            let message = format!("`{tag}` is not a language of locales.toml; expected one of {known}");
            folder.error(sink, &format!("ui/{tag}"), message);
            continue;
        }
        for area in self::areas(folder, &tag).iter().filter(|area| !areas.contains(area)) {
            let message = format!("English has no file `{area}.ftl`; expected one of {}", crate::check::list(&areas));
            folder.error(sink, &format!("ui/{tag}/{area}.ftl"), message);
        }
    }
    let set = |area: String| {
        let files = files(folder, tags, |tag| path(&area, false, tag), sink);
        FluentSet { name: area, is_demo: false, files }
    };
    areas.into_iter().map(set).collect()
}

fn areas(folder: &Folder, tag: &str) -> Vec<String> {
    let names = folder.files(&format!("ui/{tag}"));
    names.iter().filter_map(|name| Some(name.strip_suffix(".ftl")?.to_owned())).collect()
}

fn files(folder: &Folder, tags: &[&str], path: impl Fn(&str) -> String, sink: &Sink) -> BTreeMap<String, FluentFile> {
    let file = |tag: &&str| Some(((*tag).to_owned(), parse(folder.read(&path(tag), sink)?, sink)));
    tags.iter().filter_map(file).collect()
}

fn parse(source: SourceFile, sink: &Sink) -> FluentFile {
    let (resource, errors) = match fluent_syntax::parser::parse(source.text.as_str()) {
        Ok(resource) => (resource, Vec::new()),
        Err(found) => found,
    };
    for error in &errors {
        syntax::report(&source, error, sink);
    }
    let bad =
        errors.iter().filter_map(|error| source.text.get(error.slice.clone()?)).flat_map(syntax::ids_of_junk).collect();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(ast) => Some(message::read(&source.text, ast)),
        _ => None,
    });
    let messages = messages.collect();
    FluentFile { source, messages, bad }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn files_that_are_missing() {
        Fixture::new().remove(SITE).remove("demos/heap/sw.ftl").finds(&[
            "ui/sw/site.ftl:1:1: error: this file is missing; expected it here",
            "demos/heap/sw.ftl:1:1: error: this file is missing; expected it here",
        ]);
    }

    #[test]
    fn files_that_english_or_the_languages_lack() {
        Fixture::new()
            .write("ui/sw/sight.ftl", "sight = Mandhari\n")
            .write("ui/fr/site.ftl", "x")
            .write("demos/heap/fr.ftl", "x")
            .finds(&[
                "ui/sw/sight.ftl:1:1: error: English has no file `sight.ftl`; expected one of `site`, `topics`",
                "ui/fr:1:1: error: `fr` is not a language of locales.toml; expected one of `en`, `sw`",
                "demos/heap/fr.ftl:1:1: error: `fr` is not a language of locales.toml",
            ]);
    }
}
