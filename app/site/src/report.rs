//! What an export has done, in a few lines.

use std::fmt;
use std::time::Duration;

use crate::compress::Compressed;

/// What an export has done.
#[derive(Debug, Clone, Copy, Default)]
pub struct Report {
    /// The pages.
    pub pages: usize,
    /// Other files.
    pub files: usize,
    /// What compression did.
    pub compressed: Compressed,
    /// Whether absolute addresses were written.
    pub has_origin: bool,
    /// How long it took.
    pub time: Duration,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compressed { files, bytes, brotli, cached } = self.compressed;
        writeln!(f, "{} pages and {} other files in {:.1} s", self.pages, self.files, self.time.as_secs_f64())?;
        write!(
            f,
            "{files} files compressed, {} KiB to {} KiB; {cached} of them were so before",
            bytes.div_ceil(1024),
            brotli.div_ceil(1024),
        )?;
        if !self.has_origin {
            write!(
                f,
                "\nno --origin: canonical links, hreflang, og:url and the sitemap were left out, since they need https://…"
            )?;
        }
        Ok(())
    }
}
