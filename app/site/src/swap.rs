//! A folder that takes another's place all at once, or not at all.

use std::io;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

/// A folder beside the one that it will replace. Dropped before that, it is gone.
#[derive(Debug)]
pub struct Swap {
    target: PathBuf,
    around: TempDir,
}

impl Swap {
    /// An empty folder beside `target`.
    ///
    /// # Errors
    /// Fails if no folder can be made there.
    pub fn beside(target: &Path) -> io::Result<Self> {
        let target = std::path::absolute(target)?;
        let parent = target.parent().unwrap_or(&target);
        fs_err::create_dir_all(parent)?;
        let around = tempfile::Builder::new().prefix(".site-").tempdir_in(parent)?;
        let swap = Self { target, around };
        // A folder of its own: the one around it can be read by its owner alone.
        fs_err::create_dir(swap.folder())?;
        Ok(swap)
    }

    /// Where to write.
    pub fn folder(&self) -> PathBuf {
        self.around.path().join("new")
    }

    /// Puts the folder in the target's place. What was there is removed.
    ///
    /// # Errors
    /// Fails if a folder cannot be renamed; the target is then as it was.
    pub fn commit(self) -> io::Result<()> {
        let old = self.around.path().join("old");
        let had = self.target.exists();
        if had {
            fs_err::rename(&self.target, &old)?;
        }
        if let Err(error) = fs_err::rename(self.folder(), &self.target) {
            if had {
                fs_err::rename(&old, &self.target)?;
            }
            return Err(error);
        }
        self.around.close()
    }
}
