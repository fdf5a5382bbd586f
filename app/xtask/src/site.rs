//! The program `site`: compiled here, called by everything that needs pages or content.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};

use crate::process;
use crate::setup::toolchain::Toolchain;
use crate::step::Step;
use crate::workspace::Workspace;

/// The compiled program.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    program: PathBuf,
    root: PathBuf,
}

impl Site {
    /// Compiles the program. Cargo knows best whether it has to.
    pub(crate) fn ensure(workspace: &Workspace, toolchain: &Toolchain) -> Result<Self> {
        let step = Step::start("site", "compiling the exporter");
        let mut cargo = toolchain.cargo(workspace);
        process::run(cargo.args(["build", "--package", "site"])).context("the exporter does not compile")?;
        let program = workspace.target().join("debug").join(format!("site{}", std::env::consts::EXE_SUFFIX));
        if !program.is_file() {
            bail!("cargo left no {}", program.display());
        }
        step.done("ready");
        Ok(Self { program, root: workspace.root().to_path_buf() })
    }

    /// The program's file.
    pub(crate) fn program(&self) -> &Path {
        &self.program
    }

    /// A call of the program, run in the repository's root.
    pub(crate) fn call(&self, subcommand: &str) -> Command {
        let mut command = Command::new(&self.program);
        command.arg(subcommand).current_dir(&self.root);
        command
    }

    /// Starts a server over an exported folder.
    pub(crate) fn serve(&self, folder: &Path, host: &str, port: u16, base: &str) -> Result<Child> {
        let mut command = self.call("serve");
        command.arg("--dir").arg(folder).args(["--host", host, "--port", &port.to_string(), "--base", base]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).spawn().context("the server cannot be started")
    }
}
