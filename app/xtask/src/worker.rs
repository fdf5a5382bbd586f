//! The service worker's code, made smaller. The exporter puts the list of what it keeps before it.

use std::path::Path;

use anyhow::Result;

use crate::client::minify;
use crate::files;
use crate::setup::npm;
use crate::stamp::{Inputs, Stamp};
use crate::workspace::Workspace;

/// Its file, at the site's root.
const FILE: &str = "sw.js";

/// Puts the code on the stage.
pub(crate) fn place(workspace: &Workspace, stage: &Path) -> Result<()> {
    let source = workspace.path("app/client").join(FILE);
    let folder = workspace.work("worker");
    let lock = workspace.path("e2e/package-lock.json");
    let inputs = Inputs::of("worker").file(&source)?.file(&lock)?.folder(&workspace.path("app/xtask/src/client"))?;
    let stamp = Stamp::new(workspace, "worker", inputs);
    if !stamp.is_current(&[&folder.join(FILE)]) {
        stamp.clear()?;
        files::copy(&source, &folder.join(FILE))?;
        minify::minify(&npm::program(workspace, "terser"), &folder, &[FILE.to_owned()])?;
        stamp.write()?;
    }
    files::copy(&folder.join(FILE), &stage.join(FILE))
}
