//! Writes the site as files that any static host serves.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::anchors::DeadLink;
use crate::document::document;
use crate::frame::Frame;
use crate::mesh::{self, MeshError};
use crate::page::Page;
use crate::public::relative;
use crate::report::Report;
use crate::swap::Swap;
use crate::{anchors, compress, headers, manifest, nginx, sitemap, worker};

/// Where an export takes files from and puts them.
#[derive(Debug, Clone)]
pub struct Places {
    /// The folder whose files go to the site's root.
    pub stage: PathBuf,
    /// The folder for the site.
    pub out: PathBuf,
    /// Where compressed files are kept for the next export.
    pub cache: PathBuf,
}

/// Writes a site. It takes the place of what was in its folder only when all of it is written.
///
/// # Errors
/// Fails if the pages do not fit together, if a link inside the site is dead, if an asset is missing, if a page would
/// take a file's name, if the folder holds something else than a site, or if a file cannot be read or written. The
/// folder is then as it was.
pub fn export(frame: &Frame, pages: &[Page], places: &Places) -> Result<Report, ExportError> {
    let started = Instant::now();
    mesh::check(pages)?;
    anchors::check(&frame.links, pages)?;
    check_target(&places.out)?;
    check_assets(frame, &places.stage)?;
    let swap = Swap::beside(&places.out)?;
    let folder = swap.folder();
    let mut files = copy(&places.stage, &folder)?;
    for page in pages {
        write(&folder, &page.file(), &document(frame, page))?;
    }
    for (name, text) in extras(frame, pages) {
        write(&folder, &name, &text)?;
        files += 1;
    }
    write_worker(frame, pages, &folder)?;
    let compressed = compress::folder(&folder, &places.cache)?;
    swap.commit()?;
    Ok(Report { pages: pages.len(), files, compressed, has_origin: frame.origin.is_some(), time: started.elapsed() })
}

/// What stands beside the pages.
fn extras(frame: &Frame, pages: &[Page]) -> Vec<(String, String)> {
    let extras = [
        (HEADERS, Some(headers::file(&frame.links, pages))),
        ("nginx.conf", Some(nginx::snippet(&frame.links, pages))),
        (sitemap::FILE, sitemap::sitemap(frame, pages)),
        ("robots.txt", sitemap::robots(frame)),
    ];
    let extras = extras.into_iter().filter_map(|(name, text)| Some((name.to_owned(), text?)));
    extras.chain(manifest::all(frame, pages)).collect()
}

/// Puts the list of all that is there now before the worker's code, which is staged without it.
fn write_worker(frame: &Frame, pages: &[Page], folder: &Path) -> Result<(), ExportError> {
    let file = folder.join(worker::FILE);
    let text = if frame.has_worker {
        let code = fs_err::read_to_string(&file)?;
        worker::Site::of(pages, folder)?.file(&code).map_err(io::Error::from)?
    } else {
        worker::stop().to_owned()
    };
    fs_err::write(file, text)?;
    Ok(())
}

const HEADERS: &str = "_headers";

/// Only a site is replaced: a mistyped folder keeps what it holds.
fn check_target(out: &Path) -> Result<(), ExportError> {
    let is_empty = match fs_err::read_dir(out) {
        Ok(mut entries) => entries.next().is_none(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => true,
        Err(error) => return Err(error.into()),
    };
    let is_ours = || fs_err::read_to_string(out.join(HEADERS)).is_ok_and(|text| text.starts_with(headers::MARK));
    if is_empty || is_ours() { Ok(()) } else { Err(ExportError::Foreign { out: out.to_path_buf() }) }
}

/// A page must not ask for what is not there.
fn check_assets(frame: &Frame, stage: &Path) -> Result<(), ExportError> {
    let mut files = frame.assets.files().chain([worker::FILE]);
    match files.find(|file| !stage.join(file).is_file()) {
        Some(file) => Err(ExportError::Missing { file: stage.join(file) }),
        None => Ok(()),
    }
}

/// Copies all files; gives back how many.
fn copy(from: &Path, to: &Path) -> Result<usize, ExportError> {
    let mut count = 0;
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry.map_err(io::Error::from)?;
        if !entry.file_type().is_file() {
            continue;
        }
        let name =
            relative(entry.path(), from).ok_or_else(|| ExportError::Name { file: entry.path().to_path_buf() })?;
        let target = to.join(name);
        fs_err::create_dir_all(target.parent().unwrap_or(to))?;
        fs_err::copy(entry.path(), target)?;
        count += 1;
    }
    Ok(count)
}

fn write(folder: &Path, name: &str, text: &str) -> Result<(), ExportError> {
    let file = folder.join(name);
    if file.exists() {
        return Err(ExportError::Taken { name: name.to_owned() });
    }
    fs_err::create_dir_all(file.parent().unwrap_or(folder))?;
    fs_err::write(file, text)?;
    Ok(())
}

/// Why there is no export.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    /// The pages do not fit together.
    #[error(transparent)]
    Mesh(#[from] MeshError),
    /// A link leads nowhere.
    #[error(transparent)]
    Link(#[from] DeadLink),
    /// A file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The folder was not written by an export.
    #[error("{} holds something else than an exported site: name another folder, or empty it", out.display())]
    Foreign {
        /// The folder.
        out: PathBuf,
    },
    /// The list of assets names a file that is not staged.
    #[error("{} is in the list of assets, but is not there", file.display())]
    Missing {
        /// The file.
        file: PathBuf,
    },
    /// A page and a staged file have the same name.
    #[error("`{name}` is both a staged file and one that the export writes")]
    Taken {
        /// The name.
        name: String,
    },
    /// A staged file that no address can name.
    #[error("{} has a name that is no text", file.display())]
    Name {
        /// The file.
        file: PathBuf,
    },
}
