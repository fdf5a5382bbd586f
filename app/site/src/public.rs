//! Which of the files that pages may refer to are there.

use std::path::Path;

/// Looks for public files among those that are staged.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Public {
    files: Vec<String>,
}

/// An icon of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Icon {
    /// Its file at the site's root.
    pub file: &'static str,
    /// The value of `rel`.
    pub rel: &'static str,
    /// Its media type.
    pub media: &'static str,
}

/// The icons that are known, the one for most browsers first.
pub const ICONS: [Icon; 4] = [
    Icon { file: "favicon.svg", rel: "icon", media: "image/svg+xml" },
    Icon { file: "icon.svg", rel: "icon", media: "image/svg+xml" },
    Icon { file: "favicon.ico", rel: "icon", media: "image/x-icon" },
    Icon { file: "apple-touch-icon.png", rel: "apple-touch-icon", media: "image/png" },
];

impl Public {
    /// Those under `stage`.
    pub fn of(stage: &Path) -> Self {
        let mut files: Vec<String> = walkdir::WalkDir::new(stage)
            .into_iter()
            .filter_map(Result::ok)
            .filter(|entry| entry.file_type().is_file())
            .filter_map(|entry| relative(entry.path(), stage))
            .collect();
        files.sort();
        Self { files }
    }

    /// The icons that there are.
    pub fn icons(&self) -> impl Iterator<Item = Icon> {
        ICONS.into_iter().filter(|icon| self.has(icon.file))
    }

    /// The picture for link previews in a language: its own, or the one for all.
    pub fn preview(&self, lang: &str) -> Option<String> {
        self.first([format!("og/{lang}.png"), format!("og-{lang}.png"), "og.png".to_owned()])
    }

    fn first<const N: usize>(&self, names: [String; N]) -> Option<String> {
        names.into_iter().find(|name| self.has(name))
    }

    /// Whether there is such a file.
    pub fn has(&self, name: &str) -> bool {
        self.files.iter().any(|file| file == name)
    }
}

/// A file's path from `root`, with slashes on every system.
pub(crate) fn relative(file: &Path, root: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> =
        file.strip_prefix(root).ok()?.components().map(|part| part.as_os_str().to_str()).collect();
    Some(parts?.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_has_its_own_or_the_common_file() {
        let files = ["og.png", "og/sw.png", "favicon.svg"];
        let public = Public { files: files.map(str::to_owned).to_vec() };
        assert_eq!(public.preview("sw").unwrap(), "og/sw.png");
        assert_eq!(public.preview("en").unwrap(), "og.png");
        assert_eq!(public.icons().map(|icon| icon.file).collect::<Vec<_>>(), ["favicon.svg"]);
    }
}
