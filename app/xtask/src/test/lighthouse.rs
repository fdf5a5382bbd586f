//! Lighthouse on the typical pages of every language: accessibility, best practices and SEO must be whole.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::report::{Count, Outcome};
use crate::process;
use crate::serve::Server;
use crate::workspace::Workspace;

/// What the script says of one page.
#[derive(Deserialize)]
struct Page {
    page: String,
    failures: Vec<Failure>,
}

/// An audit that keeps a category from being whole.
#[derive(Deserialize)]
struct Failure {
    category: String,
    audit: String,
    title: String,
    /// The elements or addresses that it names.
    at: Vec<String>,
}

/// Runs the audits, one check a page.
pub(crate) fn check(workspace: &Workspace, server: &Server, chromium: &Path) -> Result<Outcome> {
    let mut node = Command::new("node");
    node.args(["lighthouse.mjs", server.url()]).current_dir(workspace.path("e2e")).env("KUMBUKUMBU_CHROMIUM", chromium);
    let finished = process::capture(&mut node)?;
    let mut outcome = read(&finished.stdout)?;
    if !finished.status.success() || outcome.count == Count::default() {
        outcome.check(false, || finished.tail());
    }
    Ok(outcome)
}

fn read(printed: &str) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for line in printed.lines().filter(|line| line.starts_with('{')) {
        let page: Page = serde_json::from_str(line).with_context(|| format!("Lighthouse's script said {line}"))?;
        outcome.check(page.failures.is_empty(), || {
            let failures: Vec<String> = page.failures.iter().map(|failure| failure.words(&page.page)).collect();
            failures.join("\n")
        });
    }
    Ok(outcome)
}

impl Failure {
    fn words(&self, page: &str) -> String {
        let Self { category, audit, title, at } = self;
        let places: String = at.iter().map(|place| format!("\n    {place}")).collect();
        format!("{page}: {category} › {audit}: {title}{places}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_audit_is_named_with_its_page_and_place() {
        let printed = concat!(
            "{\"page\":\"sw/\",\"failures\":[]}\n",
            "{\"page\":\"en/\",\"failures\":[{\"category\":\"seo\",\"audit\":\"crawlable-anchors\",",
            "\"title\":\"Links are not crawlable\",\"at\":[\"main > a  <a>\"]}]}\n",
        );
        let outcome = read(printed).unwrap();
        assert_eq!(outcome.count, Count { passed: 1, failed: 1, skipped: 0 });
        assert_eq!(outcome.details, ["en/: seo › crawlable-anchors: Links are not crawlable\n    main > a  <a>"]);
    }
}
