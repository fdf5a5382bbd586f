//! What comes from the npm registry: Playwright, axe, Lighthouse, the HTML checker, terser and wasm-opt.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::process;
use crate::stamp::{Inputs, Stamp};
use crate::step::{self, Step};
use crate::workspace::Workspace;

/// Installs exactly what `e2e/package-lock.json` names, when it has changed.
pub(crate) fn ensure(workspace: &Workspace) -> Result<()> {
    let folder = workspace.path("e2e");
    let inputs = Inputs::of("npm").file(&folder.join("package.json"))?.file(&folder.join("package-lock.json"))?;
    let inputs = inputs.file(&folder.join(".npmrc"))?;
    let stamp = Stamp::new(workspace, "npm", inputs);
    if stamp.is_current(&[&folder.join("node_modules/.bin")]) {
        step::up_to_date("npm");
        return Ok(());
    }
    if process::which("npm").is_none() {
        bail!("Node.js 20.19 or newer with npm is needed for wasm-opt and the browser tests: install it");
    }
    let step = Step::start("npm", "installing what e2e/package-lock.json names");
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-fund", "--no-audit", "--loglevel=error"]);
    npm.current_dir(&folder).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    process::run(&mut npm).context("npm ci in e2e")?;
    stamp.write()?;
    step.done("e2e/node_modules");
    Ok(())
}

/// A program that npm installed.
pub(crate) fn program(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.path("e2e/node_modules/.bin").join(name)
}

/// A file that npm installed, by its path below the packages.
pub(crate) fn file(workspace: &Workspace, path: &str) -> PathBuf {
    workspace.path("e2e/node_modules").join(path)
}
