//! A brotli and a gzip file beside each file that gains by it.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;
use rayon::prelude::*;
use sha2::{Digest as _, Sha256};

/// The extensions of files that can gain: fonts and pictures are compressed already.
const KINDS: [&str; 9] = ["html", "css", "js", "wasm", "svg", "json", "xml", "txt", "webmanifest"];

/// The size up to which a response fits in one packet however it is written.
const SMALL: usize = 200;

/// Part of each cached name; to be raised when a setting below changes.
const SETTINGS: &str = "1";

/// How long a cached result may lie unused.
const KEEP: Duration = Duration::from_secs(14 * 24 * 60 * 60);

type Encode = fn(&[u8]) -> io::Result<Vec<u8>>;

/// Both encodings, by the extension that servers look for.
const ENCODINGS: [(&str, Encode); 2] = [("br", brotli), ("gz", gzip)];

/// How it went.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Compressed {
    /// The files that can gain.
    pub files: usize,
    /// Their size.
    pub bytes: u64,
    /// Their size as brotli.
    pub brotli: u64,
    /// The files of which both results were in the cache.
    pub cached: usize,
}

/// Compresses the files under `folder`, on all cores. Results are kept in `cache` by the hash of what they were made from.
///
/// # Errors
/// Fails if a file cannot be read or written.
pub fn folder(folder: &Path, cache: &Path) -> io::Result<Compressed> {
    fs_err::create_dir_all(cache)?;
    let files = candidates(folder)?;
    let done = files.par_iter().map(|path| file(path, cache)).try_reduce(Compressed::default, |sum, one| {
        Ok(Compressed {
            files: sum.files + one.files,
            bytes: sum.bytes + one.bytes,
            brotli: sum.brotli + one.brotli,
            cached: sum.cached + one.cached,
        })
    })?;
    prune(cache)?;
    Ok(done)
}

fn candidates(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in walkdir::WalkDir::new(folder).sort_by_file_name() {
        let entry = entry?;
        let extension = entry.path().extension().and_then(|extension| extension.to_str());
        if entry.file_type().is_file() && extension.is_some_and(|kind| KINDS.contains(&kind)) {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

fn file(path: &Path, cache: &Path) -> io::Result<Compressed> {
    let plain = fs_err::read(path)?;
    if plain.len() <= SMALL {
        return Ok(Compressed::default());
    }
    let mut done = Compressed { files: 1, bytes: plain.len() as u64, brotli: 0, cached: 1 };
    let key = key(&plain);
    for (extension, encode) in ENCODINGS {
        let kept = cache.join(format!("{key}.{extension}"));
        let encoded = match read_kept(&kept)? {
            Some(encoded) => encoded,
            None => {
                done.cached = 0;
                let encoded = encode(&plain)?;
                keep(&kept, &encoded)?;
                encoded
            }
        };
        let is_smaller = encoded.len() < plain.len();
        if is_smaller {
            fs_err::write(beside(path, extension), &encoded)?;
        }
        if extension == "br" {
            done.brotli = encoded.len().min(plain.len()) as u64;
        }
    }
    Ok(done)
}

/// `a.html` becomes `a.html.br`.
fn beside(path: &Path, extension: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}

fn brotli(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut out = Vec::with_capacity(plain.len() / 3);
    let mut writer = CompressorWriter::new(&mut out, 64 * 1024, 11, 22);
    writer.write_all(plain)?;
    writer.flush()?;
    drop(writer);
    Ok(out)
}

fn gzip(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::with_capacity(plain.len() / 3), Compression::best());
    writer.write_all(plain)?;
    writer.finish()
}

fn key(plain: &[u8]) -> String {
    let digest = Sha256::new().chain_update(SETTINGS).chain_update(plain).finalize();
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// What was kept, noting that it is still of use.
fn read_kept(kept: &Path) -> io::Result<Option<Vec<u8>>> {
    match fs_err::read(kept) {
        Ok(encoded) => {
            fs_err::OpenOptions::new().append(true).open(kept)?.set_modified(SystemTime::now())?;
            Ok(Some(encoded))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whole or not at all: an export that is stopped here leaves nothing half-written, and two may run at once.
fn keep(kept: &Path, encoded: &[u8]) -> io::Result<()> {
    let folder = kept.parent().unwrap_or(kept);
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(encoded)?;
    file.persist(kept)?;
    Ok(())
}

fn prune(cache: &Path) -> io::Result<()> {
    for entry in fs_err::read_dir(cache)? {
        let entry = entry?;
        let age = entry.metadata()?.modified()?.elapsed().unwrap_or_default();
        if age > KEEP {
            fs_err::remove_file(entry.path())?;
        }
    }
    Ok(())
}
