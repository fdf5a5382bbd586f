//! Fluent files: the words of the interface and of the demos.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message as Ast, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser::{ErrorKind, ParserError};
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::source::SourceFile;

use super::Folder;

/// What stands for a placeable in a text.
const PLACEABLE: char = '\u{FFFC}';

/// The files that say the same in each language: an area of the interface, or a demo.
#[derive(Debug)]
pub(crate) struct FluentSet {
    /// The area or the demo; its messages' ids start with it.
    pub(crate) name: String,
    /// By language; those that could be read.
    pub(crate) files: BTreeMap<String, FluentFile>,
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

/// A message without its syntax.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) id: String,
    pub(crate) at: usize,
    /// The variables that it uses anywhere, without the `$`.
    pub(crate) variables: BTreeSet<String>,
    /// Its texts: the value, the attributes and each variant of a select.
    pub(crate) texts: Vec<FluentText>,
    /// Whether its value says nothing.
    pub(crate) is_empty: bool,
    pub(crate) selects: Vec<Select>,
}

impl Message {
    /// All that it says.
    pub(crate) fn joined(&self) -> String {
        self.texts.iter().map(|text| text.text.as_str()).collect::<Vec<_>>().join("\n")
    }
}

/// A text as it is read, with a sign in place of each variable or select.
#[derive(Debug)]
pub(crate) struct FluentText {
    pub(crate) text: String,
    /// The start of the text in the file, or of its message if it begins with a placeable.
    at: usize,
    pieces: Vec<Piece>,
}

/// A part of a text that stands in the file as it is.
#[derive(Debug)]
struct Piece {
    start: usize,
    len: usize,
    at: usize,
}

impl FluentText {
    /// Where the byte `index` of the text stands in the file.
    pub(crate) fn place(&self, index: usize) -> usize {
        let before = self.pieces.iter().rev().find(|piece| piece.start <= index);
        before.map_or(self.at, |piece| piece.at + (index - piece.start).min(piece.len))
    }

    /// Where the first `needle` stands in the file, as a word if there is one.
    pub(crate) fn place_of(&self, needle: &str) -> usize {
        let index = crate::check::find_word(&self.text, needle).or_else(|| self.text.find(needle));
        self.place(index.unwrap_or_default())
    }
}

/// A choice by a variable.
#[derive(Debug)]
pub(crate) struct Select {
    pub(crate) variable: String,
    /// The variants' keys that are names.
    pub(crate) names: Vec<String>,
    /// The variants' keys that are numbers.
    pub(crate) numbers: Vec<String>,
}

/// Reads every Fluent file of the interface and of the demos.
pub(super) fn sets(folder: &Folder, tags: &[&str], sink: &Sink) -> Vec<FluentSet> {
    let mut sets = interface(folder, tags, sink);
    for demo in folder.folders("demos") {
        folder.strangers(&format!("demos/{demo}"), ".ftl", "", tags, sink);
        let path = |tag: &str| format!("demos/{demo}/{tag}.ftl");
        let files = files(folder, tags, path, sink);
        sets.push(FluentSet { name: demo, files });
    }
    sets
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
        let files = files(folder, tags, |tag| format!("ui/{tag}/{area}.ftl"), sink);
        FluentSet { name: area, files }
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
        report(&source, error, sink);
    }
    let bad = errors.iter().filter_map(|error| id_of_junk(source.text.get(error.slice.clone()?)?)).collect();
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(ast) => Some(message(&source.text, ast)),
        _ => None,
    });
    let messages = messages.collect();
    FluentFile { source, messages, bad }
}

/// The id that a message which is no Fluent seems to begin with.
fn id_of_junk(junk: &str) -> Option<String> {
    let end = junk.find(|char: char| !char.is_ascii_alphanumeric() && char != '-' && char != '_');
    let id = &junk[..end.unwrap_or(junk.len())];
    (!id.is_empty()).then(|| id.to_owned())
}

fn report(source: &SourceFile, error: &ParserError, sink: &Sink) {
    let at = source.text.floor_char_boundary(error.pos.start);
    let found = match source.text[at..].lines().next().and_then(|line| line.split_whitespace().next()) {
        Some(word) => format!("`{word}`"),
        None => "the end of the line".to_owned(),
    };
    let message = match &error.kind {
        ErrorKind::ExpectedMessageField { entry_id } => format!("`{entry_id}` is empty; expected a text"),
        ErrorKind::ExpectedToken(token) => format!("not Fluent: found {found}; expected `{token}`"),
        ErrorKind::ExpectedCharRange { range } => format!("not Fluent: found {found}; expected one of {range}"),
        ErrorKind::MissingDefaultVariant => {
            "not Fluent: no variant is the default; expected `*` before one, as in `*[other]`".to_owned()
        }
        ErrorKind::UnbalancedClosingBrace => {
            "not Fluent: found `}` without its `{`; expected both, or `{ \"}\" }` for the sign itself".to_owned()
        }
        ErrorKind::ExpectedInlineExpression => {
            format!("not Fluent: found {found}; expected a variable, as in `{{ $count }}`")
        }
        ErrorKind::UnterminatedStringLiteral => {
            "not Fluent: found a string that does not end; expected `\"` after it".to_owned()
        }
        other => format!("not Fluent: found {found}; expected Fluent's syntax ({other})"),
    };
    source.error(sink, at, message);
}

fn message(source: &str, ast: &Ast<&str>) -> Message {
    let mut reader = Reader { source, at: offset(source, ast.id.name), ..Reader::default() };
    let value = ast.value.as_ref().map(|value| reader.text(value));
    let is_empty = value.as_ref().is_none_or(|value| value.text.trim().is_empty());
    reader.texts.splice(0..0, value);
    for attribute in &ast.attributes {
        let text = reader.text(&attribute.value);
        reader.texts.push(text);
    }
    let Reader { at, variables, texts, selects, .. } = reader;
    Message { id: ast.id.name.to_owned(), at, variables, texts, is_empty, selects }
}

/// Where a part of the source stands in it.
fn offset(source: &str, part: &str) -> usize {
    (part.as_ptr() as usize).saturating_sub(source.as_ptr() as usize)
}

/// What is gathered from one message.
#[derive(Default)]
struct Reader<'s> {
    source: &'s str,
    at: usize,
    variables: BTreeSet<String>,
    texts: Vec<FluentText>,
    selects: Vec<Select>,
}

impl Reader<'_> {
    /// A pattern's own text; the texts inside its selects go to the others.
    fn text(&mut self, pattern: &Pattern<&str>) -> FluentText {
        let mut text = FluentText { text: String::new(), at: self.at, pieces: Vec::new() };
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.literal(&mut text, value, value),
                PatternElement::Placeable { expression } => self.expression(&mut text, expression),
            }
        }
        if let Some(Piece { start: 0, at, .. }) = text.pieces.first() {
            text.at = *at;
        }
        text
    }

    fn literal(&self, text: &mut FluentText, value: &str, spelled: &str) {
        text.pieces.push(Piece { start: text.text.len(), len: spelled.len(), at: offset(self.source, spelled) });
        text.text.push_str(value);
    }

    fn expression(&mut self, text: &mut FluentText, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(text, inline),
            Expression::Select { selector, variants } => {
                self.inline(text, selector);
                self.select(selector, variants);
                for variant in variants {
                    let variant = self.text(&variant.value);
                    self.texts.push(variant);
                }
            }
        }
    }

    fn inline(&mut self, text: &mut FluentText, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                return self.literal(text, &unescape_unicode_to_string(value), value);
            }
            InlineExpression::Placeable { expression } => return self.expression(text, expression),
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. }
            | InlineExpression::TermReference { arguments: Some(arguments), .. } => self.arguments(arguments),
            _ => {}
        }
        text.text.push(PLACEABLE);
    }

    /// Only their variables count: what they say is not shown.
    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        let mut unseen = FluentText { text: String::new(), at: self.at, pieces: Vec::new() };
        for argument in arguments.positional.iter().chain(arguments.named.iter().map(|named| &named.value)) {
            self.inline(&mut unseen, argument);
        }
    }

    fn select(&mut self, selector: &InlineExpression<&str>, variants: &[Variant<&str>]) {
        let InlineExpression::VariableReference { id } = selector else {
            return;
        };
        let mut select = Select { variable: id.name.to_owned(), names: Vec::new(), numbers: Vec::new() };
        for variant in variants {
            match variant.key {
                VariantKey::Identifier { name } => select.names.push(name.to_owned()),
                VariantKey::NumberLiteral { value } => select.numbers.push(value.to_owned()),
            }
        }
        self.selects.push(select);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn not_fluent() {
        Fixture::new()
            .replace(SITE, "site-skip = Ruka", "site-skip Ruka")
            .finds(&["ui/sw/site.ftl:3:11: error: not Fluent: found `Ruka`; expected `=`"]);
        Fixture::new()
            .replace(SITE, "    bado yamo", "bado yamo")
            .finds(&["ui/sw/site.ftl:9:6: error: not Fluent: found `yamo`; expected `=`"]);
        Fixture::new()
            .replace(SITE, "*[other]", " [other]")
            .finds(&["ui/sw/site.ftl:7:1: error: not Fluent: no variant is the default; expected `*` before one"]);
        Fixture::new()
            .replace("demos/heap/sw.ftl", "{ $id }", "$id }")
            .finds(&["demos/heap/sw.ftl:2:25: error: not Fluent: found `}` without its `{`; expected both"]);
    }

    #[test]
    fn a_place_is_right_after_letters_of_more_than_a_byte() {
        Fixture::new()
            .replace("demos/heap/sw.ftl", "Bloku { $id }", "Blokú… { é }")
            .finds(&["demos/heap/sw.ftl:2:24: error: not Fluent: found `é`; expected a variable, as in `{ $count }`"]);
    }

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
