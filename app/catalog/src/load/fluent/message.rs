//! A message: its texts, variables and selects.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    CallArguments, Expression, InlineExpression, Message as Ast, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// What stands for a placeable in a text.
pub(crate) const PLACEABLE: char = '\u{FFFC}';

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

/// Takes a message out of its syntax tree.
pub(super) fn read(source: &str, ast: &Ast<&str>) -> Message {
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
