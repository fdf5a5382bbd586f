//! The service worker's file: its code, and before it the list of what it keeps.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::headers::{self, HASHED};
use crate::manifest;
use crate::page::{Page, PageKind};
use crate::public::{self, relative};

/// The worker's file. It lies at the site's root, since a worker looks after what lies below it.
pub const FILE: &str = "sw.js";

/// The page of a language for addresses that are not kept, below the language.
pub const OFFLINE: &str = "offline/";

/// The code of a worker that takes an earlier one away, and itself.
const STOP: &str = include_str!("worker/stop.js");

/// Paths relative to the site's root, as addresses have them, each with the SHA-256 of its file in Base64.
pub type Hashes = BTreeMap<String, String>;

/// What the worker is told.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Site {
    /// Changes with anything that is exported.
    pub version: String,
    /// Changes with the headers that a page is kept with.
    pub policy: String,
    /// What every language needs: style sheets, fonts, code, demos, icons, the language chooser, and each language's page
    /// for no connection.
    pub shell: Hashes,
    /// The pages of each language, by its tag.
    pub languages: BTreeMap<String, Hashes>,
}

impl Site {
    /// The list for the site in `folder`, which holds everything but the worker itself, nothing compressed yet.
    ///
    /// # Errors
    /// Fails if a file cannot be read.
    pub fn of(pages: &[Page], folder: &Path) -> io::Result<Self> {
        let hashes = hashes(folder)?;
        let mut site = Self { version: version(&hashes), policy: policy(), ..Self::default() };
        let icons = public::ICONS.map(|icon| icon.file).into_iter().chain(manifest::ICONS.map(|icon| icon.file));
        let icons: Vec<_> = icons.collect();
        let shell = hashes.iter().filter(|(file, _)| file.starts_with(HASHED) || icons.contains(&file.as_str()));
        site.shell.extend(shell.map(|(file, hash)| (file.clone(), hash.clone())));
        for page in pages {
            let (Some(place), Some(hash)) = (place(page), hashes.get(&page.file())) else { continue };
            let list = match place {
                Place::Shell => &mut site.shell,
                Place::Language => site.languages.entry(page.lang.clone()).or_default(),
            };
            list.insert(page.path.clone(), hash.clone());
        }
        for (lang, list) in &mut site.languages {
            let file = manifest::file(lang);
            list.extend(hashes.get(&file).map(|hash| (file, hash.clone())));
        }
        Ok(site)
    }

    /// The worker's file out of its code.
    ///
    /// # Errors
    /// Fails if the list cannot be written, which no list of texts does.
    pub fn file(&self, code: &str) -> Result<String, serde_json::Error> {
        Ok(format!("const SITE={};\n{code}", serde_json::to_string(self)?))
    }
}

/// The file of a worker that takes an earlier one away, and itself.
pub fn stop() -> &'static str {
    STOP
}

enum Place {
    Shell,
    Language,
}

/// Which list a page belongs to. What no address leads to, and what other sites show in a frame, is in none.
fn place(page: &Page) -> Option<Place> {
    let inner = page.path.strip_prefix(&page.lang).and_then(|rest| rest.strip_prefix('/'));
    match inner {
        _ if page.kind == PageKind::Embed || page.path.ends_with("404.html") => None,
        Some(OFFLINE) | None => Some(Place::Shell),
        Some(_) => Some(Place::Language),
    }
}

/// The hash of every file that is served.
fn hashes(folder: &Path) -> io::Result<Hashes> {
    let mut hashes = Hashes::new();
    for entry in walkdir::WalkDir::new(folder) {
        let entry = entry?;
        let Some(name) = relative(entry.path(), folder).filter(|_| entry.file_type().is_file()) else { continue };
        if name != FILE {
            hashes.insert(name, STANDARD.encode(Sha256::digest(fs_err::read(entry.path())?)));
        }
    }
    Ok(hashes)
}

fn version(hashes: &Hashes) -> String {
    let mut hasher = Sha256::new();
    for (name, hash) in hashes {
        hasher.update(format!("{name} {hash}\n"));
    }
    short(hasher)
}

fn policy() -> String {
    let mut hasher = Sha256::new();
    for header in headers::all() {
        hasher.update(format!("{:?} {}: {}\n", header.scope, header.name, header.value));
    }
    short(hasher)
}

fn short(hasher: Sha256) -> String {
    let mut text = URL_SAFE_NO_PAD.encode(hasher.finalize());
    text.truncate(12);
    text
}
