//! The content folder.

use std::path::{Path, PathBuf};

use crate::diagnostics::{Diagnostic, Severity, Sink};
use crate::source::SourceFile;

/// The content folder and the name that its files carry in messages.
#[derive(Debug)]
pub(crate) struct Folder {
    root: PathBuf,
    label: String,
}

impl Folder {
    pub(crate) fn new(root: &Path) -> Self {
        let label = root.file_name().map_or_else(|| "content".to_owned(), |name| name.to_string_lossy().into_owned());
        Self { root: root.to_owned(), label }
    }

    /// A file of the folder; says so if it cannot be read.
    pub(crate) fn read(&self, path: &str, sink: &Sink) -> Option<SourceFile> {
        match std::fs::read_to_string(self.root.join(path)) {
            Ok(text) => Some(SourceFile { label: self.label(path), path: path.to_owned(), text }),
            Err(error) => {
                let message = match error.kind() {
                    std::io::ErrorKind::NotFound => "this file is missing; expected it here".to_owned(),
                    std::io::ErrorKind::InvalidData => "this file is not text; expected UTF-8".to_owned(),
                    _ => format!("this file can't be read: {error}"),
                };
                self.error(sink, path, message);
                None
            }
        }
    }

    /// Reports an error about a file as a whole.
    pub(crate) fn error(&self, sink: &Sink, path: &str, message: String) {
        let file = self.label(path);
        sink.push(Diagnostic { file, line: 1, column: 1, severity: Severity::Error, message });
    }

    /// The names of the folders in `path`, sorted; none if there is no such folder.
    pub(crate) fn folders(&self, path: &str) -> Vec<String> {
        self.names(path, |entry| entry.is_dir())
    }

    /// The names of the files in `path`, sorted.
    pub(crate) fn files(&self, path: &str) -> Vec<String> {
        self.names(path, |entry| entry.is_file())
    }

    pub(crate) fn has_file(&self, path: &str) -> bool {
        self.root.join(path).is_file()
    }

    pub(crate) fn has_folder(&self, path: &str) -> bool {
        self.root.join(path).is_dir()
    }

    /// Reports the files of `path` that are named for no language.
    pub(crate) fn strangers(&self, path: &str, extension: &str, bones: &str, tags: &[&str], sink: &Sink) {
        for name in self.files(path) {
            let Some(stem) = name.strip_suffix(extension) else {
                continue;
            };
            if name != bones && !tags.contains(&stem) {
                let known = crate::check::list(tags);
                self.error(
                    sink,
                    &format!("{path}/{name}"),
                    format!("`{stem}` is not a language of locales.toml; expected one of {known}"),
                );
            }
        }
    }

    fn names(&self, path: &str, keep: fn(&Path) -> bool) -> Vec<String> {
        let entries = std::fs::read_dir(self.root.join(path)).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries
            .filter(|entry| keep(&entry.path()))
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .filter(|name| !name.starts_with('.'))
            .collect();
        names.sort();
        names
    }

    /// Where a file of the folder is.
    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// The name that a file carries in messages.
    pub(crate) fn label(&self, path: &str) -> String {
        format!("{}/{path}", self.label)
    }
}
