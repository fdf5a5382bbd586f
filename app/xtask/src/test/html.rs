//! The HTML checker over every exported page.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::report::{Count, Outcome};
use crate::files;
use crate::process;
use crate::setup::npm;
use crate::workspace::Workspace;

/// Findings of one page that are shown.
const SHOWN: usize = 5;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Page {
    file_path: String,
    error_count: u64,
    messages: Vec<Message>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Message {
    rule_id: String,
    severity: u8,
    message: String,
    line: u64,
    column: u64,
}

/// Checks every page; each is one check.
pub(crate) fn check(workspace: &Workspace, out: &Path) -> Result<Outcome> {
    let pages = files::walk_ext(out, &["html"])?;
    let config = workspace.path("e2e/.htmlvalidate.json");
    // Into a file: the checker ends before a pipe has taken all of it.
    let report = workspace.work("html.json");
    files::remove(&report)?;
    let mut checker = Command::new(npm::program(workspace, "html-validate"));
    checker
        .arg("--config")
        .arg(&config)
        .arg("--formatter")
        .arg(format!("json={}", report.display()))
        .args(&pages)
        .current_dir(workspace.path("e2e"));
    let finished = process::capture(&mut checker)?;
    let text =
        files::read_text(&report).with_context(|| format!("the HTML checker left no report\n{}", finished.tail()))?;
    let found: Vec<Page> = serde_json::from_str(&text).context("the HTML checker's report cannot be understood")?;
    let mut outcome = Outcome::default();
    for page in found.iter().filter(|page| page.error_count > 0) {
        outcome.check(false, || describe(page, out));
    }
    outcome.count += Count { passed: (pages.len() as u64).saturating_sub(outcome.count.failed), ..Count::default() };
    Ok(outcome)
}

fn describe(page: &Page, out: &Path) -> String {
    let path = Path::new(&page.file_path);
    let shown = path.strip_prefix(out).unwrap_or(path).display();
    let errors = page.messages.iter().filter(|message| message.severity > 1);
    let lines = errors.take(SHOWN).map(|m| format!("{shown}:{}:{}: {} ({})", m.line, m.column, m.message, m.rule_id));
    let mut lines: Vec<String> = lines.collect();
    if page.error_count as usize > SHOWN {
        lines.push(format!("{shown}: and {} more", page.error_count as usize - SHOWN));
    }
    lines.join("\n")
}
