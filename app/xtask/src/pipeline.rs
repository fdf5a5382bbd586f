//! From sources to a folder of files: every step decides for itself whether it has anything to do.

use anyhow::Result;

use crate::assets::{self, Stage};
use crate::client::{self, Client};
use crate::export::Export;
use crate::setup::toolchain::Toolchain;
use crate::setup::{npm, wasm_std};
use crate::site::Site;
use crate::style;
use crate::workspace::Workspace;

/// What a build leaves for others to go on with.
pub(crate) struct Built {
    /// The exporter and server.
    pub(crate) site: Site,
    /// The client's files.
    pub(crate) client: Client,
    /// The staged assets.
    pub(crate) stage: Stage,
}

/// Sets the machine up as far as a build needs it.
pub(crate) fn set_up(workspace: &Workspace) -> Result<Toolchain> {
    let toolchain = wasm_std::ensure(workspace)?;
    npm::ensure(workspace)?;
    Ok(toolchain)
}

/// Builds everything but the pages.
pub(crate) fn build(workspace: &Workspace, toolchain: &Toolchain) -> Result<Built> {
    let client = client::ensure(workspace, toolchain)?;
    let style = style::ensure(workspace)?;
    let stage = assets::stage(workspace, &client, &style)?;
    let site = Site::ensure(workspace, toolchain)?;
    Ok(Built { site, client, stage })
}

/// Builds everything and exports it.
pub(crate) fn export(workspace: &Workspace, toolchain: &Toolchain, export: &Export) -> Result<Built> {
    let built = build(workspace, toolchain)?;
    export.ensure(workspace, &built.site, &built.stage)?;
    Ok(built)
}
