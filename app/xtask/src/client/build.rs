//! The compiler's part.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::process::{self, Finished};
use crate::setup::toolchain::{Toolchain, WASM};
use crate::workspace::Workspace;

const PROFILE: &str = "wasm-release";

/// Compiles the crate `client` and gives back the module, with relocations in it.
pub(crate) fn compile(workspace: &Workspace, toolchain: &Toolchain) -> Result<PathBuf> {
    let mut cargo = cargo(workspace, toolchain, "build");
    process::run(cargo.arg("--lib")).context("the client does not compile")?;
    let module = folder(workspace).join(WASM).join(PROFILE).join("client.wasm");
    if !module.is_file() {
        bail!("cargo left no {}", module.display());
    }
    Ok(module)
}

/// Lints the client and the crates under it, as they are for the client's target.
pub(crate) fn lint(workspace: &Workspace, toolchain: &Toolchain) -> Result<Finished> {
    process::capture(cargo(workspace, toolchain, "clippy").args(["--lib", "--", "-Dwarnings"]))
}

/// A cargo command over the client, in its own target folder, so that flags never mix.
fn cargo(workspace: &Workspace, toolchain: &Toolchain, subcommand: &str) -> Command {
    let mut cargo = toolchain.cargo(workspace);
    cargo
        .args([subcommand, "--package", "client", "--profile", PROFILE, "--target", WASM])
        .env("CARGO_TARGET_DIR", folder(workspace))
        .env("CARGO_ENCODED_RUSTFLAGS", toolchain.wasm_flags(workspace));
    cargo
}

fn folder(workspace: &Workspace) -> PathBuf {
    workspace.target().join("client")
}
