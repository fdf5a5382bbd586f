//! Compiles a Fluent file for the browser, which has no Fluent: one JSON object with a pattern for each message's id.
//!
//! A pattern is a text or an array of parts. A part is a text, a variable `[name, isolated?]`, or a select
//! `[name, isolated, place of the default's pattern, key, pattern, key, pattern…]` whose keys are texts (words and plural
//! categories) or whole numbers. `isolated` is 1 where Fluent puts isolating marks around the placeable in
//! right-to-left languages. Terms and message references are copied to where they are used.
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use serde_json::{Map, Value};

/// Why a Fluent file cannot be compiled.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// The file has a syntax error.
    #[error("{0}")]
    Syntax(String),
    /// A message or a term uses what the browser does not evaluate.
    #[error("{message}: {problem}")]
    Message {
        /// The message's id.
        message: String,
        /// What it is.
        problem: String,
    },
}

/// Compiles a Fluent file to the JSON that the browser's `Bundle::from_compact` reads. References stay within the file.
///
/// # Errors
/// When the file does not parse, has an id twice, or a message uses a function, an attribute, a number literal outside a
/// variant's key, a reference that leads nowhere or back to itself, or selects on anything but a variable.
pub fn compile(ftl: &str) -> Result<String, CompileError> {
    let resource = fluent_syntax::parser::parse(ftl).map_err(|(_, errors)| {
        CompileError::Syntax(errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
    })?;
    let mut messages = BTreeMap::new();
    let mut terms = BTreeMap::new();
    let mut ids = BTreeSet::new();
    for entry in &resource.body {
        let (kind, id, pattern) = match entry {
            Entry::Message(message) => (&mut messages, message.id.name, message.value.as_ref()),
            Entry::Term(term) => (&mut terms, term.id.name, Some(&term.value)),
            _ => continue,
        };
        kind.insert(id, pattern.ok_or_else(|| error(id, "has no value of its own"))?);
        // Fluent keeps messages and terms under one name, too.
        if !ids.insert(id) {
            return Err(error(id, "stands twice in the file"));
        }
    }
    let mut out = Map::new();
    for (id, pattern) in &messages {
        let mut compiler = Compiler { messages: &messages, terms: &terms, path: vec![pattern], given: None };
        let compiled = compiler.value(pattern).map_err(|problem| error(id, problem))?;
        out.insert((*id).to_owned(), compiled);
    }
    Ok(Value::Object(out).to_string())
}

fn error(message: &str, problem: impl Into<String>) -> CompileError {
    CompileError::Message { message: message.to_owned(), problem: problem.into() }
}

type Patterns<'s> = BTreeMap<&'s str, &'s Pattern<&'s str>>;

struct Compiler<'s> {
    messages: &'s Patterns<'s>,
    terms: &'s Patterns<'s>,
    /// The patterns that the one being compiled is copied into.
    path: Vec<&'s Pattern<&'s str>>,
    /// What a term was given, while inside one.
    given: Option<Vec<(&'s str, String)>>,
}

/// What a variable stands for.
enum Variable {
    /// An argument of the message.
    Argument,
    /// A text that a term was given.
    Text(String),
}

impl<'s> Compiler<'s> {
    fn value(&mut self, pattern: &'s Pattern<&'s str>) -> Result<Value, String> {
        let mut parts = Parts::default();
        self.pattern(pattern, &mut parts)?;
        Ok(parts.into_value())
    }

    fn pattern(&mut self, pattern: &'s Pattern<&'s str>, out: &mut Parts) -> Result<(), String> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => out.text(value),
                PatternElement::Placeable { expression } => {
                    let isolated = pattern.elements.len() > 1 && isolates(expression);
                    self.expression(expression, isolated, out)?;
                }
            }
        }
        Ok(())
    }

    fn expression(
        &mut self,
        expression: &'s Expression<&'s str>,
        isolated: bool,
        out: &mut Parts,
    ) -> Result<(), String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, isolated, out),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
                match self.variable(id.name)? {
                    Variable::Argument => out.0.push(self.select(id.name, variants, isolated)?),
                    Variable::Text(text) => {
                        let word = |variant: &&Variant<&str>| matches!(variant.key, VariantKey::Identifier { name } if name == text);
                        let variant = variants.iter().find(word).or_else(|| variants.iter().find(|v| v.default));
                        let variant = variant.ok_or("a select without a default")?;
                        let chosen = self.value(&variant.value)?;
                        out.inlined(chosen, isolated);
                    }
                }
                Ok(())
            }
            Expression::Select { .. } => Err("selects on something other than a variable".to_owned()),
        }
    }

    fn select(&mut self, name: &str, variants: &'s [Variant<&'s str>], isolated: bool) -> Result<Value, String> {
        let mut part = vec![name.into(), u8::from(isolated).into(), Value::Null];
        for variant in variants {
            part.push(match variant.key {
                VariantKey::Identifier { name } => name.into(),
                VariantKey::NumberLiteral { value } => {
                    let whole = value.parse::<i32>();
                    whole.map_err(|_| format!("has the key [{value}]: only whole numbers are compared"))?.into()
                }
            });
            if variant.default {
                part[2] = part.len().into();
            }
            let inside = self.given.is_some();
            part.push(self.value(&variant.value)?);
            if self.given.is_some() != inside {
                return Err("uses a term in a select in a term".to_owned());
            }
        }
        if part[2].is_null() { Err("a select without a default".to_owned()) } else { Ok(Value::Array(part)) }
    }

    fn inline(&mut self, inline: &'s InlineExpression<&'s str>, isolated: bool, out: &mut Parts) -> Result<(), String> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                out.inlined(unescape_unicode_to_string(value).as_ref().into(), isolated);
                Ok(())
            }
            InlineExpression::VariableReference { id } => {
                match self.variable(id.name)? {
                    Variable::Argument if isolated => out.0.push(Value::Array(vec![id.name.into(), 1.into()])),
                    Variable::Argument => out.0.push(Value::Array(vec![id.name.into()])),
                    Variable::Text(text) => out.inlined(text.into(), isolated),
                }
                Ok(())
            }
            InlineExpression::Placeable { expression } => self.expression(expression, isolated, out),
            InlineExpression::MessageReference { id, attribute: None } => {
                let pattern = self.messages.get(id.name).copied();
                self.reference(id.name, pattern, isolated, out)
            }
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                self.given = Some(given(arguments.as_ref())?);
                let pattern = self.terms.get(id.name).copied();
                let result = self.reference(id.name, pattern, isolated, out);
                // Fluent forgets an outer term's arguments here, too.
                self.given = None;
                result
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                Err(format!("uses an attribute of {}", id.name))
            }
            InlineExpression::NumberLiteral { value } => Err(format!("prints the number literal {value}")),
            InlineExpression::FunctionReference { id, .. } => Err(format!("calls the function {}", id.name)),
        }
    }

    fn reference(
        &mut self,
        id: &str,
        pattern: Option<&'s Pattern<&'s str>>,
        isolated: bool,
        out: &mut Parts,
    ) -> Result<(), String> {
        let pattern = pattern.ok_or_else(|| format!("refers to {id}, which is not in the file"))?;
        if self.path.iter().any(|outer| std::ptr::eq(*outer, pattern)) {
            return Err(format!("refers to {id}, which refers back to it"));
        }
        self.path.push(pattern);
        let value = self.value(pattern)?;
        self.path.pop();
        out.inlined(value, isolated);
        Ok(())
    }

    fn variable(&self, name: &str) -> Result<Variable, String> {
        let Some(given) = &self.given else { return Ok(Variable::Argument) };
        let found = given.iter().find(|(given, _)| *given == name);
        let (_, text) = found.ok_or_else(|| format!("uses a term without giving it ${name}"))?;
        Ok(Variable::Text(text.clone()))
    }
}

/// Whether Fluent puts isolating marks around the placeable when it is not alone in its pattern.
fn isolates(expression: &Expression<&str>) -> bool {
    !matches!(
        expression,
        Expression::Inline(
            InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::StringLiteral { .. }
        )
    )
}

fn given<'s>(arguments: Option<&CallArguments<&'s str>>) -> Result<Vec<(&'s str, String)>, String> {
    let Some(arguments) = arguments else { return Ok(Vec::new()) };
    if !arguments.positional.is_empty() {
        return Err("gives a term an argument without a name".to_owned());
    }
    let text = |value: &InlineExpression<&str>| match value {
        InlineExpression::StringLiteral { value } => Ok(unescape_unicode_to_string(value).into_owned()),
        _ => Err("gives a term something other than a text".to_owned()),
    };
    arguments.named.iter().map(|argument| Ok((argument.name.name, text(&argument.value)?))).collect()
}

/// A pattern's parts, with neighbouring texts joined.
#[derive(Default)]
struct Parts(Vec<Value>);

impl Parts {
    fn text(&mut self, text: &str) {
        match self.0.last_mut() {
            Some(Value::String(before)) => before.push_str(text),
            _ => self.0.push(text.into()),
        }
    }

    /// A pattern known now, in place of what refers to it.
    fn inlined(&mut self, pattern: Value, isolated: bool) {
        match pattern {
            // A select that always takes its default: rare enough to have no part of its own.
            pattern if isolated => self.0.push(Value::Array(vec!["".into(), 1.into(), 4.into(), "".into(), pattern])),
            Value::String(text) => self.text(&text),
            Value::Array(parts) => {
                for part in parts {
                    if let Value::String(text) = part { self.text(&text) } else { self.0.push(part) }
                }
            }
            _ => {}
        }
    }

    fn into_value(mut self) -> Value {
        match self.0.as_mut_slice() {
            [] => "".into(),
            [Value::String(text)] => std::mem::take(text).into(),
            _ => Value::Array(self.0),
        }
    }
}
