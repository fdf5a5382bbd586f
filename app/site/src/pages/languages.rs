use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context as _, Result};
use catalog::Locale;
use l10n::{Bundle, Dir};

use super::pseudo;

/// The words of every language, read from `content/ui` and `content/demos`.
pub struct Languages {
    words: BTreeMap<String, Words>,
}

/// One language's words.
pub(crate) struct Words {
    pub(crate) bundle: Bundle,
    /// The demos' Fluent files by demo, for their islands.
    demos: BTreeMap<String, String>,
    /// The Fluent file of the page about progress, which is written in the browser.
    pub(crate) progress: String,
}

impl Languages {
    /// Reads the words of all `locales` below the content folder.
    ///
    /// # Errors
    /// When a file is missing or is not Fluent, with its name.
    pub fn load(content: &Path, locales: &[Locale]) -> Result<Self> {
        let mut words = BTreeMap::new();
        for locale in locales {
            words.insert(locale.tag.clone(), Words::load(content, locale)?);
        }
        Ok(Self { words })
    }

    pub(crate) fn words(&self, tag: &str) -> Result<&Words> {
        self.words.get(tag).with_context(|| format!("no words for {tag}"))
    }
}

const PROGRESS: &str = "progress.ftl";
/// The folder with the words that all demos share.
const EVERY_DEMO: &str = "demo";

impl Words {
    fn load(content: &Path, locale: &Locale) -> Result<Self> {
        let tag = &locale.tag;
        let pseudo = pseudo::is_pseudo(tag);
        let words_of = if pseudo { catalog::ENGLISH } else { tag };
        let change = |source: String| if pseudo { l10n::pseudo::accented(&source) } else { source };
        let mut sources = files(&content.join("ui").join(words_of))?;
        for (_, source) in &mut sources {
            *source = change(std::mem::take(source));
        }
        let progress = sources.iter().find(|(name, _)| Path::new(name).ends_with(PROGRESS));
        let progress = progress.map(|(_, source)| without_comments(source)).context(PROGRESS)?;
        let mut demos = BTreeMap::new();
        for demo in folders(&content.join("demos"))? {
            let file = content.join("demos").join(&demo).join(format!("{words_of}.ftl"));
            let source = change(std::fs::read_to_string(&file).with_context(|| file.display().to_string())?);
            sources.push((file.display().to_string(), source.clone()));
            demos.insert(demo, without_comments(&source));
        }
        let sources = sources.iter().map(|(name, source)| (name.as_str(), source.as_str()));
        let bundle = Bundle::new(tag, direction(locale), sources)?;
        Ok(Self { bundle, demos, progress })
    }

    /// What a demo says: the words of every demo, and its own.
    pub(crate) fn of_demo(&self, demo: &str) -> Result<String> {
        let words = |of: &str| self.demos.get(of).with_context(|| format!("no words for the demo {of}"));
        Ok([words(EVERY_DEMO)?.as_str(), words(demo)?].join("\n"))
    }
}

/// The language's direction as `l10n` has it.
pub(crate) fn direction(locale: &Locale) -> Dir {
    match locale.dir {
        catalog::Dir::Ltr => Dir::Ltr,
        catalog::Dir::Rtl => Dir::Rtl,
    }
}

/// What the browser needs of a Fluent file.
fn without_comments(source: &str) -> String {
    source.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty()).collect::<Vec<_>>().join("\n")
}

fn files(folder: &Path) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|ext| ext == "ftl") {
            let source = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            files.push((path.display().to_string(), source));
        }
    }
    files.sort();
    Ok(files)
}

fn folders(folder: &Path) -> Result<BTreeSet<String>> {
    let mut names = BTreeSet::new();
    for entry in std::fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.insert(entry.file_name().to_string_lossy().into_owned());
        }
    }
    Ok(names)
}
