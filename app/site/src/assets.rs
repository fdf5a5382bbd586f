//! Where the client, the style sheet and the font lie.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// The list that the build writes: paths relative to the site's root.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assets {
    /// The style sheet of every page.
    pub style: String,
    /// The style sheet that pages without a quiz load besides.
    pub reading: String,
    /// The font that pages preload.
    pub font: String,
    /// The script that wakes a page up.
    pub boot: String,
    /// The JavaScript around the main module.
    pub glue: String,
    /// The main module.
    pub wasm: String,
    /// The script of pages that other sites show in a frame.
    pub embed: String,
    /// The modules that are loaded on demand.
    #[serde(default)]
    pub chunks: Vec<String>,
}

impl Assets {
    /// Reads the list.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or is not such a list.
    pub fn read(file: &Path) -> Result<Self, AssetsError> {
        let text = fs_err::read(file).map_err(AssetsError::Unread)?;
        serde_json::from_slice(&text).map_err(|source| AssetsError::Malformed { file: file.to_path_buf(), source })
    }

    /// All files of the list.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        [&self.style, &self.reading, &self.font, &self.boot, &self.glue, &self.wasm, &self.embed]
            .into_iter()
            .chain(&self.chunks)
            .map(String::as_str)
    }
}

/// Why there is no list of assets.
#[derive(Debug, thiserror::Error)]
pub enum AssetsError {
    /// The file cannot be read.
    #[error("the list of assets cannot be read")]
    Unread(#[source] std::io::Error),
    /// The file says something else.
    #[error("{} is not a list of assets", file.display())]
    Malformed {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        source: serde_json::Error,
    },
}
