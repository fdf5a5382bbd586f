//! Running other programs.

use std::ffi::OsStr;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::{env, io};

use anyhow::{Context as _, Result, bail};

/// Lines of a failed program's output that an error repeats.
const TAIL: usize = 60;

/// What a program left behind.
pub(crate) struct Finished {
    /// How it ended.
    pub(crate) status: ExitStatus,
    /// What it printed.
    pub(crate) stdout: String,
    /// What it complained about.
    pub(crate) stderr: String,
}

impl Finished {
    /// What it complained about, without cargo's lines of progress.
    pub(crate) fn complaints(&self) -> String {
        let lines = self.stderr.lines().filter(|line| !is_progress(line));
        lines.collect::<Vec<_>>().join("\n").trim().to_owned()
    }

    /// The last lines of both outputs.
    pub(crate) fn tail(&self) -> String {
        let all: Vec<&str> = self
            .stdout
            .lines()
            .chain(self.stderr.lines())
            .filter(|line| !line.is_empty() && !is_progress(line))
            .collect();
        all[all.len().saturating_sub(TAIL)..].join("\n")
    }
}

/// Runs a program to its end and keeps what it prints.
pub(crate) fn capture(command: &mut Command) -> Result<Finished> {
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("{} cannot be started", name(command)))?;
    Ok(Finished {
        status: output.status,
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
    })
}

/// Runs a program that must succeed. On a terminal its progress shows; elsewhere only a failure does.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    if io::stderr().is_terminal() { show(command) } else { capture_ok(command).map(drop) }
}

/// Runs a program that must succeed and whose output is what was asked for.
pub(crate) fn show(command: &mut Command) -> Result<()> {
    let status =
        command.stdin(Stdio::null()).status().with_context(|| format!("{} cannot be started", name(command)))?;
    if !status.success() {
        bail!("{} failed ({status})", name(command));
    }
    Ok(())
}

/// Runs a program that must succeed and gives back what it printed.
pub(crate) fn capture_ok(command: &mut Command) -> Result<String> {
    let finished = capture(command)?;
    if !finished.status.success() {
        bail!("{} failed ({})\n{}", name(command), finished.status, finished.tail());
    }
    Ok(finished.stdout)
}

/// The first program of this name in PATH.
pub(crate) fn which(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| is_program(file))
}

/// Whether a line only tells how far cargo has come.
fn is_progress(line: &str) -> bool {
    const WORDS: [&str; 7] = ["Blocking", "Checking", "Compiling", "Downloaded", "Downloading", "Finished", "Running"];
    let word = line.split_whitespace().next().unwrap_or_default();
    line.starts_with(' ') && WORDS.contains(&word)
}

/// The program and its first words, for messages.
fn name(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_else(|| command.get_program());
    let words = command.get_args().take(3).map(OsStr::to_string_lossy);
    let mut name = program.to_string_lossy().into_owned();
    for word in words {
        name.push(' ');
        name.push_str(&word);
    }
    name
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    file.metadata().is_ok_and(|meta| meta.is_file() && meta.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}
