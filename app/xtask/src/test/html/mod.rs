//! The Nu checker, W3C's, over every exported page.

mod allowed;
mod report;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result};

use super::report::Outcome;
use crate::files;
use crate::process;
use crate::setup::{java, npm};
use crate::workspace::Workspace;

use report::Report;

/// The checker, among what npm installed.
const CHECKER: &str = "vnu-jar/build/dist/vnu.jar";

/// Checks every page of the exported folders in one run of the checker; each page is one check.
pub(crate) fn check(workspace: &Workspace, folders: &[&Path]) -> Result<Outcome> {
    let java = java::ensure()?;
    let mut pages: Vec<PathBuf> = Vec::new();
    for folder in folders {
        pages.extend(files::walk_ext(folder, &["html"])?);
    }
    let mut checker = Command::new(java);
    // With `--verbose` it names each page that it reads; those go to the other output than the report. A locale
    // without UTF-8 would make it pass over pages in silence.
    checker
        .arg("-jar")
        .arg(npm::file(workspace, CHECKER))
        .args(["--skip-non-html", "--format", "json", "--stdout", "--verbose"])
        .args(folders)
        .env("LC_ALL", "C.UTF-8");
    let finished = process::capture(&mut checker)?;
    let report = Report::read(&finished.stdout)
        .with_context(|| format!("the HTML checker's report cannot be understood\n{}", finished.tail()))?;
    let read = finished.stderr.lines().map(PathBuf::from).collect();
    Ok(report.judge(&pages, &read, |page| workspace.show(page)))
}
