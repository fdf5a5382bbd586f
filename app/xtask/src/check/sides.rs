//! Style sheets speak of start and end, never of left and right: Arabic is to come.

use anyhow::Result;

use super::{Rule, line_of};
use crate::files;
use crate::workspace::Workspace;

/// Shorthands whose second and fourth value are the right and the left side.
const SHORTHANDS: [&str; 5] = ["margin", "padding", "inset", "scroll-margin", "scroll-padding"];

/// Looks through every style sheet.
pub(crate) fn rule(workspace: &Workspace) -> Result<Rule> {
    let mut breaches = Vec::new();
    for sheet in files::walk_ext(&workspace.path("style"), &["css"])? {
        let text = files::read_text(&sheet)?;
        for (at, declaration) in physical(&text) {
            breaches.push(format!(
                "{}:{}: {declaration} has a left or a right",
                workspace.show(&sheet),
                line_of(&text, at)
            ));
        }
    }
    Ok(Rule { name: "styles have no left and right", breaches })
}

/// The declarations that name a physical side.
fn physical(text: &str) -> Vec<(usize, String)> {
    let plain = without_comments(text);
    let mut found = Vec::new();
    let mut start = 0;
    for piece in plain.split_inclusive(['{', ';', '}']) {
        let declaration = piece.trim_end_matches([';', '}']).trim();
        if let (false, Some((property, value))) = (piece.ends_with('{'), declaration.split_once(':'))
            && is_physical(property.trim(), value.trim())
        {
            let indent = piece.len() - piece.trim_start().len();
            found.push((start + indent, declaration.to_owned()));
        }
        start += piece.len();
    }
    found
}

fn is_physical(property: &str, value: &str) -> bool {
    let words: Vec<&str> = property.split('-').collect();
    let sided = |word: &str| matches!(word, "left" | "right");
    let by_name = match words.as_slice() {
        ["left" | "right"] => true,
        ["margin" | "padding" | "border" | "scroll", ..] => words.iter().any(|word| sided(word)),
        _ => false,
    };
    let by_value =
        matches!(property, "float" | "clear" | "text-align" | "caption-side") && matches!(value, "left" | "right");
    let by_shorthand = SHORTHANDS.contains(&property) && {
        let sides = top_level_words(value);
        sides.len() == 4 && sides[1] != sides[3]
    };
    by_name || by_value || by_shorthand
}

/// The words of a value, a function's arguments kept together.
fn top_level_words(value: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut depth = 0;
    for letter in value.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        match words.last_mut() {
            Some(word) if depth > 0 || !letter.is_whitespace() => word.push(letter),
            Some(word) if !word.is_empty() => words.push(String::new()),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The text with its comments blanked out, every byte in its place.
fn without_comments(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("/*") {
        plain.push_str(&rest[..start]);
        let end = rest[start..].find("*/").map_or(rest.len(), |length| start + length + 2);
        plain.extend(rest[start..end].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }));
        rest = &rest[end..];
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        physical(text).into_iter().map(|(_, declaration)| declaration).collect()
    }

    #[test]
    fn sides_are_found() {
        assert_eq!(found("a { margin-left: 1px; & b { right: 0 } }"), ["margin-left: 1px", "right: 0"]);
        assert_eq!(found("a { text-align: left; border-right-color: red }").len(), 2);
        assert_eq!(found("a { padding: 0 1px 0 calc(2px + 1px) }").len(), 1);
    }

    #[test]
    fn logical_sides_are_fine() {
        assert!(found("a { margin-inline-start: 1px; inset-inline: 0; padding: 0 1px 2px 1px }").is_empty());
        assert!(found("/* left: 0; */ .left:hover { color: var(--x) }").is_empty());
    }
}
