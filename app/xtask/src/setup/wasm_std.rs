//! The standard library for the client's target, by the first way that works:
//!
//! 1. the toolchain in PATH has it;
//! 2. rustup adds it;
//! 3. it is built from sources into a sysroot of our own: with the toolchain in PATH where that has the sources,
//!    else with Debian's packages.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde::{Deserialize, Serialize};

use super::apt;
use super::toolchain::{Toolchain, WASM};
use crate::files;
use crate::process;
use crate::step::{self, Step};
use crate::workspace::Workspace;

/// How long rustup may take to fetch the library.
const PATIENCE: Duration = Duration::from_secs(180);

/// Debian's Rust with the sources of its standard library, its linker and its lints.
const DEBIAN: [&str; 7] =
    ["rustc-web", "cargo-web", "rust-web-src", "rust-web-llvm", "lld-22", "rust-web-clippy", "rustfmt-web"];

/// Where Debian puts its toolchain.
const DEBIAN_BIN: &str = "/usr/bin";

const MISSING: &str = "the client needs Rust's standard library for wasm32-unknown-unknown: `rustup target add wasm32-unknown-unknown`, \
                       or a Rust of 1.95 or newer that has it";

/// What an earlier run chose, and for which toolchain in PATH.
#[derive(Serialize, Deserialize)]
struct Choice {
    way: String,
    default: Toolchain,
    chosen: Toolchain,
}

/// A toolchain that can build the client, set up if need be.
pub(crate) fn ensure(workspace: &Workspace) -> Result<Toolchain> {
    let default = Toolchain::of_path(workspace)?;
    if let Some(chosen) = remembered(workspace, &default) {
        step::up_to_date(&format!("toolchain ({})", chosen.label()));
        return Ok(chosen);
    }
    let step = Step::start("toolchain", "looking for a standard library for wasm32");
    let (way, chosen) = choose(workspace, &default)?;
    if !chosen.has_wasm_std() {
        bail!("{MISSING}");
    }
    step.done(&format!("{}, wasm32 by way of {way}", chosen.label()));
    let choice = Choice { way, default, chosen };
    files::write(&choice_file(workspace), serde_json::to_string_pretty(&choice)?)?;
    Ok(choice.chosen)
}

fn choose(workspace: &Workspace, default: &Toolchain) -> Result<(String, Toolchain)> {
    if default.has_wasm_std() {
        return Ok(("the installed toolchain".to_owned(), default.clone()));
    }
    if rustup_add() && default.has_wasm_std() {
        return Ok(("rustup".to_owned(), default.clone()));
    }
    if default.std_sources().is_some() {
        let sysroot = build(workspace, default)?;
        return Ok(("its own sources".to_owned(), default.clone().with_wasm_sysroot(sysroot)));
    }
    let debian = debian()?;
    if debian.has_wasm_std() {
        return Ok(("Debian's packages".to_owned(), debian));
    }
    let sysroot = build(workspace, &debian)?;
    Ok(("Debian's packages and their sources".to_owned(), debian.with_wasm_sysroot(sysroot)))
}

fn remembered(workspace: &Workspace, default: &Toolchain) -> Option<Toolchain> {
    let choice: Choice = serde_json::from_str(&files::read_text(&choice_file(workspace)).ok()?).ok()?;
    let same = choice.default == *default && choice.chosen.has_wasm_std();
    let unchanged =
        same && Toolchain::at(choice.chosen.bin()).is_ok_and(|now| now.version() == choice.chosen.version());
    unchanged.then_some(choice.chosen)
}

fn choice_file(workspace: &Workspace) -> PathBuf {
    workspace.work("toolchain.json")
}

/// Asks rustup, for as long as we are willing to wait.
fn rustup_add() -> bool {
    if process::which("rustup").is_none() {
        return false;
    }
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", WASM]).stdin(std::process::Stdio::null());
    rustup.stdout(std::process::Stdio::null()).stderr(std::process::Stdio::null());
    let Ok(mut child) = rustup.spawn() else {
        return false;
    };
    let started = Instant::now();
    while started.elapsed() < PATIENCE {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => thread::sleep(Duration::from_millis(100)),
            Err(_) => return false,
        }
    }
    // Nothing to be done about a child that cannot be ended.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// Debian's toolchain, installed if it is not there.
fn debian() -> Result<Toolchain> {
    let ready = || {
        let toolchain = Toolchain::at(Path::new(DEBIAN_BIN)).ok()?;
        let complete =
            toolchain.std_sources().is_some() && toolchain.has("clippy") && process::which("rust-lld").is_some();
        (complete || toolchain.has_wasm_std()).then_some(toolchain)
    };
    if let Some(toolchain) = ready() {
        return Ok(toolchain);
    }
    let step = Step::start("apt", "installing a Rust with the sources of its standard library");
    apt::install(&DEBIAN, MISSING)?;
    step.done(&DEBIAN.join(" "));
    ready().context(MISSING)
}

/// Builds the standard library once and keeps it in a sysroot of our own, which needs no rights on the system's.
fn build(workspace: &Workspace, toolchain: &Toolchain) -> Result<PathBuf> {
    let sysroot = workspace.work("sysroot").join(toolchain.short_hash());
    if toolchain.clone().with_wasm_sysroot(sysroot.clone()).has_wasm_std() {
        return Ok(sysroot);
    }
    let step = Step::start("wasm32 std", "building the standard library once, from its sources");
    let scratch = workspace.work("sysroot/build");
    files::empty_dir(&scratch)?;
    files::write(&scratch.join("src/lib.rs"), "#![no_std]\n")?;
    files::write(
        &scratch.join("Cargo.toml"),
        "[package]\nname = \"empty\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[workspace]\n",
    )?;
    let mut cargo = toolchain.cargo(workspace);
    cargo
        .current_dir(&scratch)
        .env("CARGO_TARGET_DIR", scratch.join("target"))
        .env("RUSTC_BOOTSTRAP", "1")
        // Without bitcode the client cannot be optimised across crates.
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .args(["build", "--release", "-Zbuild-std=std,panic_abort", "--target", WASM]);
    process::run(&mut cargo)?;

    let fresh = scratch.join("sysroot");
    let library = fresh.join("lib/rustlib").join(WASM).join("lib");
    for file in files::walk_ext(&scratch.join("target").join(WASM).join("release/deps"), &["rlib"])? {
        let name = file.file_name().unwrap_or_default();
        if !name.to_string_lossy().starts_with("libempty-") {
            files::copy(&file, &library.join(name))?;
        }
    }
    link_host(toolchain, &fresh)?;
    files::remove(&sysroot)?;
    files::rename(&fresh, &sysroot)?;
    files::remove(&scratch)?;
    step.done(&workspace.show(&sysroot));
    Ok(sysroot)
}

/// The host's own libraries and its linker, seen from the new sysroot.
#[cfg(unix)]
fn link_host(toolchain: &Toolchain, sysroot: &Path) -> Result<()> {
    let host = Path::new("lib/rustlib").join(toolchain.host());
    std::os::unix::fs::symlink(toolchain.sysroot().join(&host), sysroot.join(&host))
        .context("the host's libraries cannot be linked to")
}

#[cfg(not(unix))]
fn link_host(toolchain: &Toolchain, sysroot: &Path) -> Result<()> {
    let host = Path::new("lib/rustlib").join(toolchain.host());
    files::copy_tree(&toolchain.sysroot().join(&host), &sysroot.join(&host))
}
