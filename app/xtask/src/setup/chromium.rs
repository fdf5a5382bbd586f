//! A Chromium for the tests in the browser.

use std::env;
use std::path::PathBuf;

use anyhow::{Result, bail};

use super::apt;
use crate::process;
use crate::step::Step;

/// Names under which a Chromium is known.
const NAMES: [&str; 6] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/// Places where it lies on systems that do not put programs in PATH.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The browser: the one that the variable CHROMIUM names, else an installed one, else Debian's package.
pub(crate) fn ensure() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        if named.is_file() {
            return Ok(named);
        }
        bail!("CHROMIUM names {}, which is not there", named.display());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    let missing = "the browser tests need a Chromium or Chrome: install one, or name it in the variable CHROMIUM";
    let step = Step::start("apt", "installing Chromium for the browser tests");
    apt::install(&["chromium"], missing)?;
    match installed() {
        Some(found) => {
            step.done(&found.display().to_string());
            Ok(found)
        }
        None => bail!("{missing}"),
    }
}

fn installed() -> Option<PathBuf> {
    let in_path = NAMES.iter().find_map(|name| process::which(name));
    in_path.or_else(|| PLACES.iter().map(PathBuf::from).find(|place| place.is_file()))
}
