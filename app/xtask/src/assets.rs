//! The stage: every file that is not a page, under the name that it will be served by, and the list of them for the
//! exporter.
//!
//! The glue and the loader of chunks import each other, so no file can carry its own hash: each set lies in a folder
//! that carries the hash of the set.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use serde::{Deserialize, Serialize};

use crate::client::{self, Client};
use crate::files;
use crate::stamp;
use crate::style;
use crate::worker;
use crate::workspace::Workspace;

/// The font that most pages start with.
const FIRST_FONT: &str = "eczar-latin.woff2";

/// Where the exporter finds what pages refer to: paths relative to the site's root.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Assets {
    /// The style sheet.
    pub(crate) style: String,
    /// The style sheet of pages without a quiz.
    pub(crate) reading: String,
    /// The font that pages preload.
    pub(crate) font: String,
    /// The script that pages ask for.
    pub(crate) boot: String,
    /// The JavaScript around the main module.
    pub(crate) glue: String,
    /// The main module.
    pub(crate) wasm: String,
    /// The script of pages that other sites show in a frame.
    pub(crate) embed: String,
    /// The modules that are loaded on demand.
    pub(crate) chunks: Vec<String>,
}

/// The stage and its list.
#[derive(Clone, Debug)]
pub(crate) struct Stage {
    /// The folder whose files go to the site's root.
    pub(crate) folder: PathBuf,
    /// The list, as a file.
    pub(crate) manifest: PathBuf,
}

/// Puts the client, the style sheet and the public files on the stage.
pub(crate) fn stage(workspace: &Workspace, client: &Client, style: &Path) -> Result<Stage> {
    let folder = workspace.stage();
    files::empty_dir(&folder)?;
    copy_public(&workspace.path("public"), &folder)?;
    worker::place(workspace, &folder)?;
    let app = place(&client.folder, &folder, "app")?;
    let sheet = place(style, &folder, "style")?;
    let font = format!("{sheet}/{}/{FIRST_FONT}", style::FONTS);
    if !folder.join(&font).is_file() {
        bail!("public/{}/{FIRST_FONT} is missing", style::FONTS);
    }
    let assets = Assets {
        style: format!("{sheet}/{}", style::SHEET),
        reading: format!("{sheet}/{}", style::READING),
        font,
        boot: format!("{app}/{}", client::boot()),
        glue: format!("{app}/{}", client::glue()),
        wasm: format!("{app}/{}", client::main_wasm()),
        embed: format!("{app}/{}", client::embed()),
        chunks: client.chunks.iter().map(|chunk| format!("{app}/{}", chunk.file)).collect(),
    };
    let manifest = workspace.work("assets.json");
    files::write(&manifest, serde_json::to_string_pretty(&assets)?)?;
    Ok(Stage { folder, manifest })
}

/// Reads the list back.
pub(crate) fn read(workspace: &Workspace) -> Result<Assets> {
    let manifest = workspace.work("assets.json");
    serde_json::from_slice(&files::read(&manifest)?)
        .with_context(|| format!("{} cannot be understood", manifest.display()))
}

/// Copies a set to `assets/<name>-<hash>` and gives back that path.
fn place(set: &Path, stage: &Path, name: &str) -> Result<String> {
    let place = format!("assets/{name}-{}", stamp::set_hash(set)?);
    files::copy_tree(set, &stage.join(&place))?;
    Ok(place)
}

/// What stands beside public files to make them, and is not served.
const TOOLS: [&str; 3] = ["md", "mjs", "py"];

/// Copies what goes to the root as it is; the fonts go with the style sheet instead.
fn copy_public(public: &Path, stage: &Path) -> Result<()> {
    let fonts = public.join(style::FONTS);
    for file in files::walk(public)? {
        let is = |extension: &str| file.extension().is_some_and(|own| own == extension);
        let is_public = if file.starts_with(&fonts) { is("txt") } else { !TOOLS.into_iter().any(is) };
        if is_public {
            let relative = file.strip_prefix(public).context("a public file lies outside its folder")?;
            files::copy(&file, &stage.join(relative))?;
        }
    }
    Ok(())
}
