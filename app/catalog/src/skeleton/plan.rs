//! Files that are written all together or not at all.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use super::SkeletonError;
use crate::check;
use crate::load::Folder;

/// Files that are to be written.
pub(super) struct Plan<'f> {
    folder: &'f Folder,
    files: Vec<(String, String)>,
}

impl<'f> Plan<'f> {
    /// Nothing yet.
    pub(super) fn new(folder: &'f Folder) -> Self {
        Self { folder, files: Vec::new() }
    }

    /// One file more, by its path inside the content folder.
    pub(super) fn add(&mut self, path: String, text: String) {
        self.files.push((path, text));
    }

    /// Writes the files. Gives back their names.
    pub(super) fn write(self) -> Result<Vec<String>, SkeletonError> {
        self.write_and(|| Ok(()))
    }

    /// Writes the files, then appends a text to one that is there.
    pub(super) fn write_and_append(self, path: &str, text: &str) -> Result<Vec<String>, SkeletonError> {
        let folder = self.folder;
        self.write_and(|| {
            let append = || OpenOptions::new().append(true).open(folder.path(path))?.write_all(text.as_bytes());
            append().map_err(|error| SkeletonError::Io { path: folder.label(path), error })
        })
    }

    fn write_and(self, last: impl FnOnce() -> Result<(), SkeletonError>) -> Result<Vec<String>, SkeletonError> {
        self.require_room()?;
        let mut made = Made::default();
        for (path, text) in &self.files {
            let written = made.file(&self.folder.path(path), text);
            written.map_err(|error| SkeletonError::Io { path: self.folder.label(path), error })?;
        }
        last()?;
        made.keep();
        Ok(self.files.iter().map(|(path, _)| self.folder.label(path)).collect())
    }

    /// Names everything that stands where a file or a folder is to be.
    fn require_room(&self) -> Result<(), SkeletonError> {
        let mut found: Vec<String> = Vec::new();
        for (path, _) in &self.files {
            let mut above = Path::new(path).ancestors().skip(1).filter(|above| !above.as_os_str().is_empty());
            let is_taken = self.folder.path(path).symlink_metadata().is_ok();
            let no_folder = above.find(|above| {
                let above = self.folder.path(&above.to_string_lossy());
                above.symlink_metadata().is_ok() && !above.is_dir()
            });
            let name = no_folder.map(|above| above.to_string_lossy().into_owned());
            if let Some(name) = name.or_else(|| is_taken.then(|| path.clone())) {
                found.push(self.folder.label(&name));
            }
        }
        found.dedup();
        if found.is_empty() { Ok(()) } else { Err(SkeletonError::InTheWay(check::list(&found))) }
    }
}

/// What was made; taken away again unless it is kept.
#[derive(Default)]
struct Made {
    files: Vec<PathBuf>,
    folders: Vec<PathBuf>,
}

impl Made {
    fn file(&mut self, path: &Path, text: &str) -> io::Result<()> {
        let missing = path.ancestors().skip(1).take_while(|above| !above.exists());
        let mut missing: Vec<PathBuf> = missing.map(Path::to_path_buf).collect();
        missing.reverse();
        for folder in missing {
            fs::create_dir(&folder)?;
            self.folders.push(folder);
        }
        let mut file = File::create_new(path)?;
        self.files.push(path.to_owned());
        file.write_all(text.as_bytes())
    }

    fn keep(mut self) {
        self.files.clear();
        self.folders.clear();
    }
}

impl Drop for Made {
    /// The one that failed is what is reported.
    fn drop(&mut self) {
        for file in &self.files {
            fs::remove_file(file).ok();
        }
        for folder in self.folders.iter().rev() {
            fs::remove_dir(folder).ok();
        }
    }
}
