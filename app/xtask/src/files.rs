//! Small helpers over the file system, with errors that name the path.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// Folders that hold nothing of ours.
const FOREIGN: [&str; 3] = ["node_modules", "target", "test-results"];

/// Every file under a folder, sorted, without hidden ones. A folder that does not exist has none.
pub(crate) fn walk(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        collect(folder, &mut found)?;
    }
    found.sort();
    Ok(found)
}

/// Every file under a folder whose name ends in one of the given extensions.
pub(crate) fn walk_ext(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = walk(folder)?;
    found.retain(|path| path.extension().and_then(|e| e.to_str()).is_some_and(|e| extensions.contains(&e)));
    Ok(found)
}

/// A file's bytes.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// A file's text.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("{} cannot be read", path.display()))
}

/// Writes a file and the folders above it.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    if let Some(parent) = path.parent() {
        make_dir(parent)?;
    }
    fs::write(path, bytes).with_context(|| format!("{} cannot be written", path.display()))
}

/// Makes a folder and those above it.
pub(crate) fn make_dir(path: &Path) -> Result<()> {
    fs::create_dir_all(path).with_context(|| format!("{} cannot be made", path.display()))
}

/// Removes a file or a whole folder, if there is one.
pub(crate) fn remove(path: &Path) -> Result<()> {
    let gone = match fs::symlink_metadata(path) {
        Err(_) => return Ok(()),
        Ok(meta) if meta.is_dir() => fs::remove_dir_all(path),
        Ok(_) => fs::remove_file(path),
    };
    gone.with_context(|| format!("{} cannot be removed", path.display()))
}

/// Makes a folder that is empty.
pub(crate) fn empty_dir(path: &Path) -> Result<()> {
    remove(path)?;
    make_dir(path)
}

/// Copies a file and makes the folders above its new place.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    if let Some(parent) = to.parent() {
        make_dir(parent)?;
    }
    fs::copy(from, to).with_context(|| format!("{} cannot be copied to {}", from.display(), to.display()))?;
    Ok(())
}

/// Moves a file or a folder to another name.
pub(crate) fn rename(from: &Path, to: &Path) -> Result<()> {
    fs::rename(from, to).with_context(|| format!("{} cannot be moved to {}", from.display(), to.display()))
}

/// Copies a folder's files, keeping their places.
pub(crate) fn copy_tree(from: &Path, to: &Path) -> Result<()> {
    for file in walk(from)? {
        let relative = file.strip_prefix(from).context("a walked file lies outside its folder")?;
        copy(&file, &to.join(relative))?;
    }
    Ok(())
}

/// The names directly inside a folder, sorted.
pub(crate) fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| format!("{} cannot be listed", folder.display()))?;
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.with_context(|| format!("{} cannot be listed", folder.display()))?;
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    for name in names(folder)? {
        if name.starts_with('.') || FOREIGN.contains(&name.as_str()) {
            continue;
        }
        let path = folder.join(name);
        if path.is_dir() {
            collect(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}
