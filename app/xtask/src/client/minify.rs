//! terser over every script: wasm-bindgen's glue comes with its comments and long names.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::files;
use crate::process;

/// Makes the scripts in `folder` smaller, in place. They are modules, so what they export keeps its name.
pub(crate) fn minify(terser: &Path, folder: &Path, scripts: &[String]) -> Result<()> {
    for script in scripts {
        let path = folder.join(script);
        let small = process::capture_ok(
            Command::new(terser)
                .args(["--module", "--compress", "passes=2,pure_new=true", "--mangle", "--"])
                .arg(&path),
        )?;
        files::write(&path, small)?;
    }
    Ok(())
}
