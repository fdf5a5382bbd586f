//! Stamps: a step is skipped when the hash of all that goes into it is the one it left behind.

use std::path::{Path, PathBuf};

use anyhow::Result;
use sha2::{Digest as _, Sha256};

use crate::files;
use crate::workspace::Workspace;

/// What goes into a step, hashed.
pub(crate) struct Inputs {
    hasher: Sha256,
}

impl Inputs {
    /// Nothing yet but the step's name.
    pub(crate) fn of(step: &str) -> Self {
        Self { hasher: Sha256::new() }.text("step", step)
    }

    /// Adds a piece of text.
    pub(crate) fn text(mut self, key: &str, value: &str) -> Self {
        self.put(key.as_bytes());
        self.put(value.as_bytes());
        self
    }

    /// Adds a file's content; a file that is not there counts as such.
    pub(crate) fn file(mut self, path: &Path) -> Result<Self> {
        self.put(path.to_string_lossy().as_bytes());
        match path.is_file() {
            true => self.put(&files::read(path)?),
            false => self.put(b"absent"),
        }
        Ok(self)
    }

    /// Adds every file under a folder.
    pub(crate) fn folder(mut self, path: &Path) -> Result<Self> {
        for file in files::walk(path)? {
            self = self.file(&file)?;
        }
        Ok(self)
    }

    /// The hash of it all.
    pub(crate) fn finish(self) -> String {
        hex(&self.hasher.finalize())
    }

    fn put(&mut self, bytes: &[u8]) {
        self.hasher.update((bytes.len() as u64).to_le_bytes());
        self.hasher.update(bytes);
    }
}

/// A step's stamp file and the hash that it should hold.
pub(crate) struct Stamp {
    file: PathBuf,
    hash: String,
}

impl Stamp {
    /// The stamp of a step with these inputs.
    pub(crate) fn new(workspace: &Workspace, step: &str, inputs: Inputs) -> Self {
        Self { file: workspace.work("stamps").join(step), hash: inputs.finish() }
    }

    /// Whether the step has run with exactly these inputs and what it made is still there.
    pub(crate) fn is_current(&self, outputs: &[&Path]) -> bool {
        outputs.iter().all(|path| path.exists()) && files::read_text(&self.file).is_ok_and(|held| held == self.hash)
    }

    /// Says that the step has to run again, whatever the hash.
    pub(crate) fn clear(&self) -> Result<()> {
        files::remove(&self.file)
    }

    /// Writes the stamp, once the step has done its work.
    pub(crate) fn write(&self) -> Result<()> {
        files::write(&self.file, &self.hash)
    }
}

/// The hash of a set of files, by name and content, short enough for a folder's name.
pub(crate) fn set_hash(folder: &Path) -> Result<String> {
    let mut inputs = Inputs::of("set");
    for file in files::walk(folder)? {
        let name = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().into_owned();
        let content = hex(&Sha256::digest(files::read(&file)?));
        inputs = inputs.text(&name, &content);
    }
    let mut hash = inputs.finish();
    hash.truncate(12);
    Ok(hash)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_goes_in_decides_the_hash() {
        let hash = |value: &str| Inputs::of("x").text("k", value).finish();
        assert_eq!(hash("a"), hash("a"));
        assert_ne!(hash("a"), hash("b"));
    }

    #[test]
    fn neighbouring_texts_do_not_run_together() {
        let one = Inputs::of("x").text("ab", "c").finish();
        let two = Inputs::of("x").text("a", "bc").finish();
        assert_ne!(one, two);
    }
}
