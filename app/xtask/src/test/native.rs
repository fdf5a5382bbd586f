//! What runs on this machine without a browser: formatting, lints, Rust's tests.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use super::libtest;
use super::report::Outcome;
use crate::client;
use crate::process;
use crate::setup::toolchain::Toolchain;
use crate::workspace::Workspace;

/// A package and the features that its tests need. Each is built by itself: Leptos' `ssr` and `hydrate` must never
/// meet in one build.
const PACKAGES: [(&str, &[&str]); 8] = [
    ("models", &["--features", "cli"]),
    ("gpu", &[]),
    ("l10n", &[]),
    ("demos", &[]),
    ("catalog", &[]),
    ("ui", &["--features", "ssr"]),
    ("site", &[]),
    ("xtask", &[]),
];

/// The packages' names, in the order of their tests.
pub(crate) fn packages() -> impl Iterator<Item = &'static str> {
    PACKAGES.iter().map(|(name, _)| *name)
}

/// The toolchains at hand: the one that everything is built with, and the one in PATH.
pub(crate) struct Toolchains {
    /// Builds everything that ends in the site.
    pub(crate) chosen: Toolchain,
    /// Built xtask, and need not be the same.
    pub(crate) own: Toolchain,
}

impl Toolchains {
    fn of(&self, package: &str) -> &Toolchain {
        if package == "xtask" { &self.own } else { &self.chosen }
    }

    /// Whichever has this cargo subcommand, the chosen one first.
    fn with(&self, subcommand: &str, package: &str) -> &Toolchain {
        let first = self.of(package);
        if first.has(subcommand) || !self.own.has(subcommand) { first } else { &self.own }
    }
}

/// Formatting, one check a package.
pub(crate) fn fmt(workspace: &Workspace, toolchains: &Toolchains) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for package in packages().chain(["client"]) {
        let mut cargo = toolchains.with("fmt", package).cargo(workspace);
        // Only the files' names: `cargo fmt` shows the rest.
        cargo.args(["fmt", "--package", package, "--", "--check", "-l"]);
        let finished = process::capture(&mut cargo)?;
        outcome.check(finished.status.success(), || {
            let files: Vec<String> = finished.stdout.lines().map(|file| workspace.show(Path::new(file))).collect();
            format!("cargo fmt --package {package}\n{}{}", files.join("\n"), finished.stderr)
        });
    }
    Ok(outcome)
}

/// Lints, one check a package, and one for the client with all that is under it.
pub(crate) fn clippy(workspace: &Workspace, toolchains: &Toolchains) -> Result<Outcome> {
    let mut outcome = Outcome::default();
    for (package, features) in PACKAGES {
        let mut cargo = toolchains.with("clippy", package).cargo(workspace);
        cargo.args(["clippy", "--package", package, "--all-targets"]).args(features).args(["--", "-Dwarnings"]);
        let finished = process::capture(&mut cargo)?;
        outcome.check(finished.status.success(), || format!("clippy {package}\n{}", finished.complaints()));
    }
    let finished = client::lint(workspace, toolchains.with("clippy", "client"))?;
    outcome.check(finished.status.success(), || format!("clippy client (wasm32)\n{}", finished.complaints()));
    Ok(outcome)
}

/// One package's tests, with variables that they look at.
pub(crate) fn package(
    workspace: &Workspace,
    toolchains: &Toolchains,
    package: &str,
    variables: &[(&str, &str)],
) -> Result<Outcome> {
    let features = PACKAGES.iter().find(|(name, _)| *name == package).map_or(&[][..], |(_, features)| *features);
    let mut cargo: Command = toolchains.of(package).cargo(workspace);
    cargo
        .args(["test", "--package", package, "--no-fail-fast"])
        .args(features)
        .args(["--", "--show-output"])
        .envs(variables.iter().copied());
    Ok(libtest::read(&process::capture(&mut cargo)?))
}
