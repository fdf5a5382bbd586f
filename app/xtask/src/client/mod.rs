//! The client: compiled, split into what every page needs and what a demo brings along, bound to JavaScript, optimised.

mod bindgen;
mod build;
pub(crate) mod minify;
mod optimise;
mod prune;
mod split;

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use serde::{Deserialize, Serialize};

use crate::files;
use crate::setup::npm;
use crate::setup::toolchain::Toolchain;
use crate::stamp::{Inputs, Stamp};
use crate::step::{self, Step};
use crate::workspace::Workspace;

pub(crate) use build::lint;

/// The main module's file name without its extension.
const NAME: &str = "client";

/// The module that loads the chunks.
const LOADER: &str = "split.js";

/// The scripts of our own beside the glue. Each finds the others by their names.
const SCRIPTS: [&str; 4] = [BOOT, "offline.js", "snippet.js", EMBED];

/// The script that a page asks for.
const BOOT: &str = "boot.js";

/// The script of a page that another site shows in a frame.
const EMBED: &str = "embed.js";

/// The finished client, in a folder that holds nothing else.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Client {
    /// The folder.
    pub(crate) folder: PathBuf,
    /// The chunks that are loaded on demand.
    pub(crate) chunks: Vec<Chunk>,
}

/// A part of the client that is loaded on demand.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Chunk {
    /// Its file's name.
    pub(crate) file: String,
    /// The lazy functions that need it, by name.
    pub(crate) used_by: Vec<String>,
}

/// Builds the client, or as much of it as has changed.
pub(crate) fn ensure(workspace: &Workspace, toolchain: &Toolchain) -> Result<Client> {
    let folder = workspace.work("client/out");
    let record = workspace.work("client/client.json");
    let stamp = Stamp::new(workspace, "client", inputs(workspace, toolchain)?);
    if stamp.is_current(&[&folder, &record]) {
        step::up_to_date("client");
        return recorded(&record);
    }
    let step = Step::start("client", "compiling, splitting and optimising the WASM");
    stamp.clear()?;
    let module = build::compile(workspace, toolchain)?;
    let finish = Stamp::new(workspace, "client-finish", finish_inputs(workspace, &module)?);
    let client = if finish.is_current(&[&folder, &record]) {
        recorded(&record)?
    } else {
        finish.clear()?;
        let client = finish_module(workspace, &module, &folder)?;
        files::write(&record, serde_json::to_string_pretty(&client)?)?;
        finish.write()?;
        client
    };
    stamp.write()?;
    let main = files::read(&folder.join(main_wasm()))?.len() as u64;
    step.done(&format!("wasm {}, {} chunks", step::size(main), client.chunks.len()));
    Ok(client)
}

/// The main module's file name.
pub(crate) fn main_wasm() -> String {
    format!("{NAME}.wasm")
}

/// The glue's file name.
pub(crate) fn glue() -> String {
    format!("{NAME}.js")
}

/// The file name of the script that a page asks for.
pub(crate) fn boot() -> &'static str {
    BOOT
}

/// The file name of the script that a page in another site's frame asks for.
pub(crate) fn embed() -> &'static str {
    EMBED
}

/// Splits, binds and optimises a compiled module.
fn finish_module(workspace: &Workspace, module: &Path, folder: &Path) -> Result<Client> {
    let split_dir = workspace.work("client/split");
    let bound_dir = workspace.work("client/bound");
    let split = split::split(module, &split_dir)?;
    bindgen::bind(&split.main, &bound_dir)?;
    prune::prune(&bound_dir.join(main_wasm()), &bound_dir.join(glue()))?;
    files::empty_dir(folder)?;
    let mut modules = vec![(bound_dir.join(main_wasm()), folder.join(main_wasm()))];
    modules.extend(split.chunks.iter().map(|chunk| (split_dir.join(&chunk.file), folder.join(&chunk.file))));
    optimise::optimise(&npm::program(workspace, "wasm-opt"), &modules)?;
    let mut scripts = vec![LOADER.to_owned()];
    for file in files::walk(&bound_dir)? {
        if file.extension().is_some_and(|extension| extension == "js") {
            let name = file.strip_prefix(&bound_dir).context("a bound file lies outside its folder")?;
            files::copy(&file, &folder.join(name))?;
            scripts.push(name.to_string_lossy().into_owned());
        }
    }
    files::copy(&split_dir.join(LOADER), &folder.join(LOADER))?;
    for script in SCRIPTS {
        files::copy(&workspace.path("app/client").join(script), &folder.join(script))?;
        scripts.push(script.to_owned());
    }
    minify::minify(&npm::program(workspace, "terser"), folder, &scripts)?;
    Ok(Client { folder: folder.to_path_buf(), chunks: split.chunks })
}

/// All that can change the client. The words of the interface go in too: the crate `l10n` carries them.
fn inputs(workspace: &Workspace, toolchain: &Toolchain) -> Result<Inputs> {
    let mut inputs = Inputs::of("client").text("toolchain", toolchain.version());
    for krate in ["models", "gpu", "demos", "l10n", "ui", "client"] {
        inputs = inputs.folder(&workspace.path("app").join(krate))?;
    }
    for folder in ["content/ui", "content/demos", "app/xtask/src/client"] {
        inputs = inputs.folder(&workspace.path(folder))?;
    }
    for file in ["Cargo.toml", "Cargo.lock", "content/locales.toml", "e2e/package-lock.json"] {
        inputs = inputs.file(&workspace.path(file))?;
    }
    Ok(inputs)
}

/// What the passes after the compiler depend on.
fn finish_inputs(workspace: &Workspace, module: &Path) -> Result<Inputs> {
    let lock = workspace.path("Cargo.lock");
    let mut inputs =
        Inputs::of("client-finish").file(module)?.file(&lock)?.file(&workspace.path("e2e/package-lock.json"))?;
    for script in SCRIPTS {
        inputs = inputs.file(&workspace.path("app/client").join(script))?;
    }
    inputs.folder(&workspace.path("app/xtask/src/client"))
}

fn recorded(record: &Path) -> Result<Client> {
    serde_json::from_slice(&files::read(record)?).with_context(|| format!("{} cannot be understood", record.display()))
}
