//! The Rust toolchain that every child of the build uses.
//!
//! An island's exported name is a hash made at compile time, so the page's HTML and the client must come from one
//! toolchain, even where xtask itself was built by another.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use serde::{Deserialize, Serialize};

use crate::process;
use crate::stamp::Inputs;
use crate::workspace::Workspace;

/// The target of the client.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// What rustup and cargo leave in a child's environment that would pull another toolchain in.
const FOREIGN: [&str; 10] = [
    "CARGO",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_TARGET_DIR",
    "RUSTC",
    "RUSTC_BOOTSTRAP",
    "RUSTC_WORKSPACE_WRAPPER",
    "RUSTDOC",
    "RUSTFLAGS",
    "RUSTUP_TOOLCHAIN",
    "RUST_RECURSION_COUNT",
];

/// A Rust toolchain: a folder of programs that belong together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Toolchain {
    bin: PathBuf,
    sysroot: PathBuf,
    version: String,
    /// A sysroot of our own that holds the standard library for the client's target.
    wasm_sysroot: Option<PathBuf>,
}

impl Toolchain {
    /// The toolchain that this machine's `rustc` stands for.
    pub(crate) fn of_path(workspace: &Workspace) -> Result<Self> {
        let sysroot =
            process::capture_ok(Command::new("rustc").args(["--print", "sysroot"]).current_dir(workspace.root()))
                .context("rustc is needed: install Rust")?;
        let bin = Path::new(sysroot.trim()).join("bin");
        if bin.join("cargo").is_file() {
            return Self::at(&bin);
        }
        match process::which("cargo").as_deref().and_then(Path::parent) {
            Some(folder) => Self::at(folder),
            None => bail!("cargo is needed: install Rust"),
        }
    }

    /// The toolchain whose programs lie in this folder.
    pub(crate) fn at(bin: &Path) -> Result<Self> {
        let rustc = |argument: &[&str]| process::capture_ok(cleaned(Command::new(bin.join("rustc"))).args(argument));
        let version = rustc(&["-vV"])?;
        let sysroot = PathBuf::from(rustc(&["--print", "sysroot"])?.trim());
        Ok(Self { bin: bin.to_path_buf(), sysroot, version, wasm_sysroot: None })
    }

    /// The same toolchain with a sysroot of our own for the client.
    pub(crate) fn with_wasm_sysroot(mut self, sysroot: PathBuf) -> Self {
        self.wasm_sysroot = Some(sysroot);
        self
    }

    /// `rustc 1.96.0`, for people.
    pub(crate) fn label(&self) -> String {
        self.version.lines().next().unwrap_or("rustc").split(" (").next().unwrap_or("rustc").to_owned()
    }

    /// Everything that rustc says of its version: what stamps go by.
    pub(crate) fn version(&self) -> &str {
        &self.version
    }

    /// The folder of its programs.
    pub(crate) fn bin(&self) -> &Path {
        &self.bin
    }

    /// Where this toolchain keeps its libraries.
    pub(crate) fn sysroot(&self) -> &Path {
        &self.sysroot
    }

    /// The machine's own target.
    pub(crate) fn host(&self) -> &str {
        self.version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default()
    }

    /// A short name for folders that belong to this version.
    pub(crate) fn short_hash(&self) -> String {
        let mut hash = Inputs::of("toolchain").text("version", &self.version).finish();
        hash.truncate(12);
        hash
    }

    /// Whether the standard library for the client's target is there, here or in a sysroot of our own.
    pub(crate) fn has_wasm_std(&self) -> bool {
        let sysroot = self.wasm_sysroot.as_deref().unwrap_or(&self.sysroot);
        let library = sysroot.join("lib/rustlib").join(WASM).join("lib");
        crate::files::names(&library).is_ok_and(|names| names.iter().any(|name| name.starts_with("libstd-")))
    }

    /// The sources of the standard library, if they are installed.
    pub(crate) fn std_sources(&self) -> Option<PathBuf> {
        let sources = self.sysroot.join("lib/rustlib/src/rust/library");
        sources.join("std/Cargo.toml").is_file().then_some(sources)
    }

    /// Whether a cargo subcommand such as `clippy` or `fmt` belongs to this toolchain.
    pub(crate) fn has(&self, subcommand: &str) -> bool {
        self.bin.join(format!("cargo-{subcommand}")).is_file()
    }

    /// Cargo of this toolchain, run in the workspace, with nothing of another toolchain around it.
    pub(crate) fn cargo(&self, workspace: &Workspace) -> Command {
        let mut cargo = cleaned(Command::new(self.bin.join("cargo")));
        cargo.env("PATH", self.path()).env("CARGO_TARGET_DIR", workspace.target()).current_dir(workspace.root());
        cargo
    }

    /// The flags of every build for the client's target, as cargo's encoded variable wants them.
    pub(crate) fn wasm_flags(&self, workspace: &Workspace) -> OsString {
        let mut flags: Vec<String> = Vec::new();
        if let Some(sysroot) = &self.wasm_sysroot {
            flags.push("--sysroot".to_owned());
            flags.push(sysroot.display().to_string());
        }
        // wasm-split reads the relocations.
        flags.push("-Clink-arg=--emit-relocs".to_owned());
        // Panic messages name files: keep this machine's folders out of what people download.
        let home = cargo_home();
        for (from, to) in
            [(workspace.root(), "."), (&home.join("registry/src"), "registry"), (&self.sysroot, "sysroot")]
        {
            flags.push(format!("--remap-path-prefix={}={to}", from.display()));
        }
        flags.join("\u{1f}").into()
    }

    fn path(&self) -> OsString {
        let old = env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.bin.clone()).chain(env::split_paths(&old));
        env::join_paths(folders).unwrap_or(old)
    }
}

/// A command without another toolchain's traces.
fn cleaned(mut command: Command) -> Command {
    for variable in FOREIGN {
        command.env_remove(variable);
    }
    for (variable, _) in env::vars_os() {
        if variable.to_str().is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_")) {
            command.env_remove(variable);
        }
    }
    if let Some(libraries) = env::var_os("LD_LIBRARY_PATH") {
        let foreign = |folder: &PathBuf| {
            folder.to_str().is_some_and(|f| f.contains("rustlib") || f.contains("rustup") || f.contains("target"))
        };
        let kept: Vec<PathBuf> = env::split_paths(&libraries).filter(|folder| !foreign(folder)).collect();
        match env::join_paths(&kept) {
            Ok(kept) if !kept.is_empty() => command.env("LD_LIBRARY_PATH", kept),
            _ => command.env_remove("LD_LIBRARY_PATH"),
        };
    }
    command
}

fn cargo_home() -> PathBuf {
    match env::var_os("CARGO_HOME") {
        Some(home) => PathBuf::from(home),
        None => env::home_dir().unwrap_or_default().join(".cargo"),
    }
}
