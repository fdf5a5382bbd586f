//! Reads the English Fluent files and writes one typed constructor per message, so that a mistyped id or a forgotten
//! argument is a compile error.
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use fluent_syntax::ast;

fn main() -> Result<()> {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let mut areas = BTreeMap::new();
    for file in ftl_files(&content.join("ui/en"))? {
        let area = stem(&file)?;
        areas.insert(area, file);
    }
    for demo in sorted(&content.join("demos"))? {
        let file = demo.join("en.ftl");
        if file.is_file() {
            areas.insert(stem(&demo)?, file);
        }
    }
    let mut out = String::new();
    for (area, file) in &areas {
        println!("cargo:rerun-if-changed={}", file.display());
        let source = std::fs::read_to_string(file)?;
        write_area(&mut out, area, &source).with_context(|| file.display().to_string())?;
    }
    println!("cargo:rerun-if-changed={}", content.join("ui/en").display());
    println!("cargo:rerun-if-changed={}", content.join("demos").display());
    let target = PathBuf::from(std::env::var("OUT_DIR")?).join("messages.rs");
    std::fs::write(target, out)?;
    Ok(())
}

fn sorted(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut entries = std::fs::read_dir(folder)
        .with_context(|| folder.display().to_string())?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}

fn ftl_files(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(sorted(folder)?.into_iter().filter(|path| path.extension().is_some_and(|ext| ext == "ftl")).collect())
}

fn stem(path: &Path) -> Result<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str()).context("a file name that is not UTF-8")?;
    Ok(stem.to_owned())
}

fn write_area(out: &mut String, area: &str, source: &str) -> Result<()> {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) => resource,
        Err((_, errors)) => bail!("Fluent syntax: {errors:?}"),
    };
    writeln!(out, "/// The messages of `{area}`.")?;
    writeln!(out, "pub mod {} {{", area.replace('-', "_"))?;
    for entry in &resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        write_message(out, area, message.id.name, pattern)?;
    }
    writeln!(out, "}}")?;
    Ok(())
}

fn write_message(out: &mut String, area: &str, id: &str, pattern: &ast::Pattern<&str>) -> Result<()> {
    let mut variables = Vec::new();
    let mut english = String::new();
    walk(pattern, &mut variables, &mut english);
    let name = id.strip_prefix(&format!("{area}-")).unwrap_or(id).replace('-', "_");
    let parameters: Vec<_> =
        variables.iter().map(|v| format!("{}: impl Into<crate::Arg>", v.replace('-', "_"))).collect();
    let arguments: Vec<_> = variables.iter().map(|v| format!("({v:?}, {}.into())", v.replace('-', "_"))).collect();
    writeln!(out, "    /// “{}”", english.split_whitespace().collect::<Vec<_>>().join(" "))?;
    writeln!(out, "    #[must_use]")?;
    writeln!(out, "    pub fn {name}({}) -> crate::Message {{", parameters.join(", "))?;
    writeln!(out, "        crate::Message {{ id: {id:?}.into(), args: vec![{}] }}", arguments.join(", "))?;
    writeln!(out, "    }}")?;
    Ok(())
}

fn walk<'s>(pattern: &ast::Pattern<&'s str>, variables: &mut Vec<&'s str>, english: &mut String) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => english.push_str(value),
            ast::PatternElement::Placeable { expression } => walk_expression(expression, variables, english),
        }
    }
}

fn walk_expression<'s>(expression: &ast::Expression<&'s str>, variables: &mut Vec<&'s str>, english: &mut String) {
    match expression {
        ast::Expression::Inline(inline) => walk_inline(inline, variables, english),
        ast::Expression::Select { selector, variants } => {
            walk_inline(selector, variables, &mut String::new());
            for variant in variants {
                let mut ignored = String::new();
                let shown = if variant.default { &mut *english } else { &mut ignored };
                walk(&variant.value, variables, shown);
            }
        }
    }
}

fn walk_inline<'s>(inline: &ast::InlineExpression<&'s str>, variables: &mut Vec<&'s str>, english: &mut String) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            if !variables.contains(&id.name) {
                variables.push(id.name);
            }
            english.push('…');
        }
        ast::InlineExpression::StringLiteral { value } | ast::InlineExpression::NumberLiteral { value } => {
            english.push_str(value);
        }
        ast::InlineExpression::Placeable { expression } => walk_expression(expression, variables, english),
        _ => {}
    }
}
