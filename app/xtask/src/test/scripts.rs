//! What a person looks at, and no test judges: pictures of the pages, and how fast they are.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::files;
use crate::process;
use crate::serve::Server;
use crate::workspace::Workspace;

/// Pictures of every kind of page.
pub(crate) struct Shots<'a> {
    /// The site.
    pub(crate) site: &'a Server,
    /// The same with the pseudo-languages.
    pub(crate) pseudo: &'a Server,
    /// The language of the pictures.
    pub(crate) language: &'a str,
    /// A part of the pictures' names, empty for all.
    pub(crate) filter: &'a str,
    /// The folder for them.
    pub(crate) out: &'a Path,
}

/// Takes pictures and writes a sheet of them.
pub(crate) fn shots(workspace: &Workspace, chromium: &Path, shots: &Shots<'_>) -> Result<()> {
    files::make_dir(shots.out)?;
    let mut node = script(workspace, chromium, "shots.mjs");
    node.args([shots.site.url(), shots.pseudo.url()]).arg(shots.out).args([shots.language, shots.filter]);
    process::run(&mut node)
}

/// Measures the pages whose address holds `filter`, and prints a table.
pub(crate) fn bench(workspace: &Workspace, chromium: &Path, server: &Server, filter: &str) -> Result<()> {
    let mut node = script(workspace, chromium, "bench.mjs");
    process::show(node.args([server.url(), filter]))
}

fn script(workspace: &Workspace, chromium: &Path, name: &str) -> Command {
    let mut node = Command::new("node");
    node.arg(name).current_dir(workspace.path("e2e")).env("KUMBUKUMBU_CHROMIUM", chromium);
    node
}
