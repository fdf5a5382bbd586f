//! A Java for the HTML checker.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use super::apt;
use crate::process;
use crate::step::Step;

/// The first release that the checker runs on.
const OLDEST: u32 = 17;

/// Where Debian's package puts it, should an older one come first in PATH.
const DEBIAN: &str = "/usr/lib/jvm/default-java/bin/java";

const MISSING: &str = "the HTML checker needs Java 17 or newer in PATH (a JRE is enough): install one";

/// Java: the one in PATH if it is new enough, else Debian's package.
pub(crate) fn ensure() -> Result<PathBuf> {
    if let Some(found) = installed() {
        return Ok(found);
    }
    let step = Step::start("apt", "installing Java for the HTML checker");
    apt::install(&["default-jre-headless"], MISSING)?;
    match installed() {
        Some(found) => {
            step.done(&found.display().to_string());
            Ok(found)
        }
        None => bail!("{MISSING}"),
    }
}

fn installed() -> Option<PathBuf> {
    let places = process::which("java").into_iter().chain([PathBuf::from(DEBIAN)]);
    places.filter(|place| place.is_file()).find(|place| is_new_enough(place))
}

/// Asks the program itself: macOS has a `java` that only says where to buy one.
fn is_new_enough(java: &Path) -> bool {
    let said = process::capture(Command::new(java).arg("-version"));
    said.is_ok_and(|said| said.status.success() && release(&said.stderr).is_some_and(|release| release >= OLDEST))
}

/// The 17 of `openjdk version "17.0.15" 2025-04-15`.
fn release(said: &str) -> Option<u32> {
    let (_, version) = said.split_once("version \"")?;
    version.split(|char: char| !char.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn releases_are_read() {
        assert_eq!(release("openjdk version \"17.0.15\" 2025-04-15\nOpenJDK Runtime Environment"), Some(17));
        assert_eq!(release("Picked up JAVA_TOOL_OPTIONS: -Xmx1g\njava version \"25\" 2025-09-16"), Some(25));
        assert_eq!(release("java version \"1.8.0_401\""), Some(1));
        assert_eq!(release("The operation couldn’t be completed."), None);
    }
}
