//! Debian's packages, where the machine has them.

use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::process;

/// Installs packages through apt; on a machine without it, says in one sentence what is missing.
pub(crate) fn install(packages: &[&str], otherwise: &str) -> Result<()> {
    if process::which("apt-get").is_none() {
        bail!("{otherwise}");
    }
    let install = || -> Result<()> {
        process::capture_ok(apt()?.arg("update"))?;
        process::capture_ok(apt()?.args(["install", "-y", "--no-install-recommends"]).args(packages))?;
        Ok(())
    };
    install().with_context(|| format!("{otherwise} (apt-get install {})", packages.join(" ")))
}

/// `apt-get` with the rights that it needs.
fn apt() -> Result<Command> {
    let user = process::capture_ok(Command::new("id").arg("-u"))?;
    let mut command = if user.trim() == "0" {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.args(["-n", "--preserve-env=DEBIAN_FRONTEND", "apt-get"]);
        sudo
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    Ok(command)
}
