//! Rebuilding what has changed, for as long as the server runs.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use anyhow::{Context as _, Result};
use notify::{Event, RecursiveMode, Watcher as _};

use crate::export::Export;
use crate::pipeline;
use crate::serve::Server;
use crate::setup::toolchain::Toolchain;
use crate::workspace::Workspace;

/// What is watched; the build itself is not.
const WATCHED: [&str; 10] = [
    "content",
    "style",
    "public",
    "app/models/src",
    "app/gpu/src",
    "app/demos/src",
    "app/l10n/src",
    "app/ui/src",
    "app/catalog/src",
    "app/site/src",
];

/// How long a burst of changes has to be over before a build starts.
const QUIET: Duration = Duration::from_millis(250);

/// Goes on until the server ends.
pub(crate) fn watch(workspace: &Workspace, toolchain: &Toolchain, export: &Export, server: &mut Server) -> Result<()> {
    let (sender, changes) = mpsc::channel();
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<Event>| {
        if event.is_ok_and(|event| !event.kind.is_access()) {
            // The receiver lives as long as the watcher.
            let _ = sender.send(());
        }
    })
    .context("changes cannot be watched for")?;
    for folder in WATCHED.iter().map(|folder| workspace.path(folder)).filter(|folder| folder.is_dir()) {
        watch_folder(&mut watcher, &folder)?;
    }
    println!("  watching for changes");
    while server.is_running() {
        if burst(&changes) {
            // A mistake in a source is no reason to stop serving: the next change may mend it.
            match pipeline::export(workspace, toolchain, export) {
                Ok(_) => println!("  rebuilt; {}", server.url()),
                Err(error) => eprintln!("✗ {error:#}"),
            }
        }
    }
    Ok(())
}

fn watch_folder(watcher: &mut notify::RecommendedWatcher, folder: &Path) -> Result<()> {
    watcher.watch(folder, RecursiveMode::Recursive).with_context(|| format!("{} cannot be watched", folder.display()))
}

/// Waits a second for a change, then until the changes are over.
fn burst(changes: &Receiver<()>) -> bool {
    if changes.recv_timeout(Duration::from_secs(1)).is_err() {
        return false;
    }
    while changes.recv_timeout(QUIET).is_ok() {}
    true
}
