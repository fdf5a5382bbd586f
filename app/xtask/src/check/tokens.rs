//! Colours come from `style/tokens.css` and from nowhere else.

use std::path::PathBuf;

use anyhow::Result;

use super::{Rule, line_of};
use crate::files;
use crate::workspace::Workspace;

/// CSS functions that make a colour out of numbers.
const FUNCTIONS: [&str; 8] = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "oklch(", "oklab(", "lch("];

/// Looks through every source that draws.
pub(crate) fn rule(workspace: &Workspace) -> Result<Rule> {
    let tokens = workspace.path("style/tokens.css");
    let build = workspace.path("app/xtask");
    let mut sources = files::walk_ext(&workspace.path("app"), &["rs", "wgsl", "js"])?;
    sources.extend(files::walk_ext(&workspace.path("style"), &["css"])?);
    let mut breaches = Vec::new();
    let draws = |path: &&PathBuf| **path != tokens && !path.starts_with(&build) && !is_test(&workspace.show(path));
    for source in sources.iter().filter(draws) {
        let text = files::read_text(source)?;
        for (at, colour) in colours(&text) {
            breaches.push(format!("{}:{}: {colour} is not a token", workspace.show(source), line_of(&text, at)));
        }
    }
    Ok(Rule { name: "every colour is a token", breaches })
}

/// Tests draw nothing, and may well name a colour to say that it must not be there.
fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.contains("/benches/") || path.ends_with("/tests.rs")
}

/// The colours that a text names by numbers, comments left out.
fn colours(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim_start();
        if !trimmed.starts_with("//") && !trimmed.starts_with('*') && !trimmed.starts_with("/*") {
            found.extend(in_line(line).into_iter().map(|(at, colour)| (start + at, colour)));
        }
        start += line.len();
    }
    found
}

fn in_line(line: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices('#') {
        let digits: String = line[at + 1..].chars().take_while(char::is_ascii_alphanumeric).collect();
        let is_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        // A colour begins a value: `&#39;` is an entity, `a#b` an address, `r#"…` a string, `/#abc` a link.
        let begins = !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '&' || before == '/');
        // Without a digit it is a word, and more likely an element's id.
        let is_word = digits.len() != 6
            && digits.bytes().all(|byte| byte.is_ascii_alphabetic())
            && !line[at + 1 + digits.len()..].starts_with(';');
        if is_hex && begins && matches!(digits.len(), 3 | 4 | 6 | 8) && !is_word {
            found.push((at, format!("#{digits}")));
        }
    }
    for function in FUNCTIONS {
        for (at, _) in line.match_indices(function) {
            let inside = line[at + function.len()..].trim_start();
            let begins = !line[..at].ends_with(|before: char| before.is_alphanumeric() || "-_.:".contains(before));
            // A colour made from a token is one.
            if begins && !inside.starts_with("from var(") && !line[..at].trim_end().ends_with("fn") {
                found.push((at, format!("{function}…)")));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        colours(text).into_iter().map(|(_, colour)| colour).collect()
    }

    #[test]
    fn numbers_that_are_colours_are_found() {
        assert_eq!(found("a { color: #fff; }"), ["#fff"]);
        assert_eq!(found("let c = \"#12ab9f\";"), ["#12ab9f"]);
        assert_eq!(found("fill: oklch(0.7 0.1 40)"), ["oklch(…)"]);
        assert_eq!(found("x: rgb(1 2 3)"), ["rgb(…)"]);
    }

    #[test]
    fn what_only_looks_like_a_colour_is_not() {
        assert!(found("#[test]\nlet s = r#\"x\"#; // #fff").is_empty());
        assert!(found("&#39; href=\"#add\" a.rgb(1) fn rgb(x: u8)").is_empty());
        assert!(found("color: oklch(from var(--ink) l c h / 0.5)").is_empty());
        assert!(found("issue #12345").is_empty());
    }
}
