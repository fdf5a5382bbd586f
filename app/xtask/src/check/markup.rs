//! What the strict Content-Security-Policy forbids in a page: `style` attributes and inline event handlers.

use anyhow::Result;
use std::path::Path;

use super::{Rule, line_of};
use crate::files;

/// Looks through every exported page.
pub(crate) fn rules(folder: &Path) -> Result<Vec<Rule>> {
    let mut styled = Vec::new();
    let mut handled = Vec::new();
    for page in files::walk_ext(folder, &["html"])? {
        let text = files::read_text(&page)?;
        let shown = page.strip_prefix(folder).unwrap_or(&page).display().to_string();
        for (at, attribute) in attributes(&text) {
            let breach = || format!("{shown}:{}: {attribute}", line_of(&text, at));
            if attribute.eq_ignore_ascii_case("style") {
                styled.push(breach());
            } else if attribute.len() > 2 && attribute.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("on")) {
                handled.push(breach());
            }
        }
    }
    Ok(vec![
        Rule { name: "pages have no style attributes", breaches: styled },
        Rule { name: "pages have no inline event handlers", breaches: handled },
    ])
}

/// The name and place of every attribute in a page.
fn attributes(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find('<').map(|offset| at + offset) {
        let rest = &text[open..];
        if rest.starts_with("<!--") {
            at = rest.find("-->").map_or(text.len(), |end| open + end + 3);
        } else if rest[1..].starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            let end = tag(text, open, &mut found);
            at = after_raw_text(text, open, end);
        } else {
            at = open + 1;
        }
    }
    found
}

/// Reads one start tag; gives back where it ends.
fn tag<'a>(text: &'a str, open: usize, found: &mut Vec<(usize, &'a str)>) -> usize {
    let bytes = text.as_bytes();
    let is_name = |byte: u8| !byte.is_ascii_whitespace() && !b"=>/\"'".contains(&byte);
    let mut at = open + 1;
    while at < bytes.len() && is_name(bytes[at]) {
        at += 1;
    }
    while at < bytes.len() && bytes[at] != b'>' {
        let start = at;
        while at < bytes.len() && is_name(bytes[at]) {
            at += 1;
        }
        if at > start {
            found.push((start, &text[start..at]));
        } else if bytes[at] == b'=' {
            at = value(bytes, at + 1);
        } else {
            at += 1;
        }
    }
    (at + 1).min(bytes.len())
}

/// Skips an attribute's value.
fn value(bytes: &[u8], mut at: usize) -> usize {
    while at < bytes.len() && bytes[at].is_ascii_whitespace() {
        at += 1;
    }
    match bytes.get(at) {
        Some(&quote @ (b'"' | b'\'')) => {
            bytes[at + 1..].iter().position(|byte| *byte == quote).map_or(bytes.len(), |end| at + end + 2)
        }
        _ => bytes[at..]
            .iter()
            .position(|byte| byte.is_ascii_whitespace() || *byte == b'>')
            .map_or(bytes.len(), |end| at + end),
    }
}

/// Skips what lies inside `<script>` and `<style>`, which is no markup.
fn after_raw_text(text: &str, open: usize, end: usize) -> usize {
    for (start, close) in [("<script", "</script"), ("<style", "</style")] {
        if text[open..].starts_with(start) {
            return text[end..].find(close).map_or(end, |length| end + length);
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<&str> {
        attributes(text).into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn attributes_are_read_and_text_is_not() {
        assert_eq!(names("<p class=\"a style=b\" hidden>style=\"x\"</p>"), ["class", "hidden"]);
        assert_eq!(names("<a href='x' onclick=go()>a < b</a><br/>"), ["href", "onclick"]);
        assert_eq!(
            names("<!-- <p style> --><script type=\"x\">if (a <b onload=c) {}</script><i dir>"),
            ["type", "dir"]
        );
    }
}
