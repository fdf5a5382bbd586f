//! Playwright in a real browser, against the exported site.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::report::{Count, Outcome};
use crate::files;
use crate::process::{self, Finished};
use crate::serve::Server;
use crate::setup::npm;
use crate::workspace::Workspace;

/// The addresses and the browser that the tests are told.
pub(crate) struct Target<'a> {
    /// The site at the root of a host.
    pub(crate) site: &'a Server,
    /// The same site under a sub-path.
    pub(crate) below: &'a Server,
    /// The browser.
    pub(crate) chromium: &'a Path,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Report {
    suites: Vec<Suite>,
    errors: Vec<Failure>,
    stats: Stats,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Stats {
    expected: u64,
    unexpected: u64,
    flaky: u64,
    skipped: u64,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Suite {
    title: String,
    specs: Vec<Spec>,
    suites: Vec<Suite>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Spec {
    title: String,
    file: String,
    line: u64,
    ok: bool,
    tests: Vec<Test>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Test {
    results: Vec<Attempt>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Attempt {
    errors: Vec<Failure>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct Failure {
    message: String,
}

/// Runs the tests in the browser.
pub(crate) fn run(workspace: &Workspace, target: &Target<'_>) -> Result<Outcome> {
    let report = workspace.work("e2e.json");
    files::remove(&report)?;
    if let Some(folder) = report.parent() {
        files::make_dir(folder)?;
    }
    let mut playwright = Command::new(npm::program(workspace, "playwright"));
    playwright
        .args(["test", "--reporter=json"])
        .current_dir(workspace.path("e2e"))
        .env("BASE_URL", target.site.url())
        .env("SUB_URL", target.below.url())
        .env("KUMBUKUMBU_CHROMIUM", target.chromium)
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report)
        .env("FORCE_COLOR", "0");
    let finished = process::capture(&mut playwright)?;
    read(&finished, &report)
}

fn read(finished: &Finished, report: &Path) -> Result<Outcome> {
    let text = files::read_text(report).with_context(|| format!("Playwright left no report\n{}", finished.tail()))?;
    let report: Report = serde_json::from_str(&text).context("Playwright's report cannot be understood")?;
    let mut outcome = Outcome::default();
    let stats = report.stats;
    outcome.count += Count { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
    for suite in &report.suites {
        describe(suite, &mut outcome.details);
    }
    for error in &report.errors {
        outcome.check(false, || plain(&error.message));
    }
    if !finished.status.success() && outcome.count.failed == 0 {
        outcome.check(false, || finished.tail());
    }
    Ok(outcome)
}

/// What failed, and what passed only when it was tried again: that is a fault of the test or of the page.
fn describe(suite: &Suite, details: &mut Vec<String>) {
    for spec in &suite.specs {
        let failed =
            spec.tests.iter().flat_map(|test| test.results.iter().rev().find(|attempt| !attempt.errors.is_empty()));
        let messages: Vec<String> =
            failed.flat_map(|attempt| &attempt.errors).map(|failure| plain(&failure.message)).collect();
        if !spec.ok || !messages.is_empty() {
            let again = if spec.ok { " (passed when tried again)" } else { "" };
            let Spec { file, line, title, .. } = spec;
            details.push(format!("{file}:{line}: {} › {title}{again}\n{}", suite.title, messages.join("\n")));
        }
    }
    for inner in &suite.suites {
        describe(inner, details);
    }
}

/// A message without the terminal's colours.
fn plain(message: &str) -> String {
    let mut plain = String::new();
    let mut rest = message;
    while let Some(escape) = rest.find('\u{1b}') {
        plain.push_str(&rest[..escape]);
        rest = rest[escape..].split_once('m').map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_taken_out() {
        assert_eq!(plain("\u{1b}[31mred\u{1b}[39m, plain"), "red, plain");
    }

    #[test]
    fn a_report_is_read() {
        let text = r#"{"suites": [{"title": "a.spec.ts", "specs": [{"title": "works", "file": "a.spec.ts", "line": 3, "ok": false,
            "tests": [{"results": [{"errors": [{"message": "no"}]}]}]}]}],
            "errors": [], "stats": {"expected": 4, "unexpected": 1, "flaky": 0, "skipped": 0}}"#;
        let report: Report = serde_json::from_str(text).unwrap();
        let mut details = Vec::new();
        describe(&report.suites[0], &mut details);
        assert_eq!(details, ["a.spec.ts:3: a.spec.ts › works\nno"]);
        assert_eq!(report.stats.expected, 4);
    }

    #[test]
    fn a_test_that_passed_only_when_tried_again_is_named() {
        let text = r#"{"title": "a.spec.ts", "specs": [{"title": "works", "file": "a.spec.ts", "line": 3, "ok": true,
            "tests": [{"results": [{"errors": [{"message": "no"}]}, {"errors": []}]}]},
            {"title": "fine", "file": "a.spec.ts", "line": 9, "ok": true, "tests": [{"results": [{"errors": []}]}]}]}"#;
        let mut details = Vec::new();
        describe(&serde_json::from_str(text).unwrap(), &mut details);
        assert_eq!(details, ["a.spec.ts:3: a.spec.ts › works (passed when tried again)\nno"]);
    }
}
