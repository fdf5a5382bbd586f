//! Where things lie: the repository's root and the build's own folders.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};

/// The repository and its build folders.
#[derive(Clone, Debug)]
pub(crate) struct Workspace {
    root: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// The workspace around the current folder, or the one that this program was built from.
    pub(crate) fn find() -> Result<Self> {
        let here = env::current_dir().context("the current folder cannot be read")?;
        let built_from = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
        let Some(root) = holder(&here).or_else(|| holder(&built_from)) else {
            bail!("no workspace around {}: run this inside the repository", here.display());
        };
        let target = match env::var_os("CARGO_TARGET_DIR") {
            Some(folder) => root.join(folder),
            None => root.join("target"),
        };
        Ok(Self { root, target })
    }

    /// The repository's root.
    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// A path inside the repository.
    pub(crate) fn path(&self, relative: impl AsRef<Path>) -> PathBuf {
        self.root.join(relative)
    }

    /// Cargo's target folder.
    pub(crate) fn target(&self) -> &Path {
        &self.target
    }

    /// The build's own folder under the target folder.
    pub(crate) fn work(&self, relative: impl AsRef<Path>) -> PathBuf {
        self.target.join("xtask").join(relative)
    }

    /// Where assets wait for the exporter.
    pub(crate) fn stage(&self) -> PathBuf {
        self.work("stage")
    }

    /// A path as a person wants to read it: relative to the root where it lies inside.
    pub(crate) fn show(&self, path: &Path) -> String {
        path.strip_prefix(&self.root).unwrap_or(path).display().to_string()
    }
}

/// The nearest folder at or above `start` that holds the workspace's manifest and `app`.
fn holder(start: &Path) -> Option<PathBuf> {
    start
        .ancestors()
        .find(|folder| folder.join("app/client/Cargo.toml").is_file() && folder.join("Cargo.toml").is_file())
        .map(Path::to_path_buf)
}
