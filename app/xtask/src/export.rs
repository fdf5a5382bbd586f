//! The pages, written as files that any static host serves.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::assets::Stage;
use crate::files;
use crate::process;
use crate::site::Site;
use crate::stamp::{Inputs, Stamp};
use crate::step::{self, Step};
use crate::workspace::Workspace;

/// What to export where.
#[derive(Clone, Debug)]
pub(crate) struct Export {
    /// The path under which the site will be served, with a slash at both ends.
    pub(crate) base: String,
    /// `https://…` of the host, for canonical links and the sitemap.
    pub(crate) origin: Option<String>,
    /// Whether to add the pseudo-language that tests look at.
    pub(crate) pseudo: bool,
    /// Whether pages ask for a service worker. Without one, the one that a browser has from before removes itself.
    pub(crate) worker: bool,
    /// The folder for it.
    pub(crate) out: PathBuf,
}

impl Export {
    /// Writes the site, if anything that goes into it has changed.
    pub(crate) fn ensure(&self, workspace: &Workspace, site: &Site, stage: &Stage) -> Result<()> {
        let name = format!("export {}", workspace.show(&self.out));
        let stamp = Stamp::new(workspace, &self.stamp_name(), self.inputs(workspace, site, stage)?);
        if stamp.is_current(&[&self.out.join("index.html")]) {
            step::up_to_date(&name);
            return Ok(());
        }
        let step = Step::start(&name, "writing the pages");
        self.refuse_foreign(workspace)?;
        stamp.clear()?;
        // The exporter puts the finished folder in the old one's place, so a running server never shows half a site.
        process::capture_ok(&mut self.command(site, stage)).context("the export failed")?;
        stamp.write()?;
        let pages = files::walk_ext(&self.out, &["html"])?.len();
        step.done(&format!("{pages} pages under {}", self.base));
        Ok(())
    }

    /// Refuses to replace a folder that no export has written.
    fn refuse_foreign(&self, workspace: &Workspace) -> Result<()> {
        let ours = self.out.join("index.html").is_file() && self.out.join("assets").is_dir();
        let empty = !self.out.exists() || files::names(&self.out)?.is_empty();
        if workspace.root().starts_with(&self.out) || !(ours || empty) {
            bail!("{} holds something else than an exported site: name another folder", self.out.display());
        }
        Ok(())
    }

    fn command(&self, site: &Site, stage: &Stage) -> Command {
        let mut command = site.call("export");
        command.arg("--assets").arg(&stage.manifest).arg("--stage").arg(&stage.folder);
        command.arg("--out").arg(&self.out).args(["--base", &self.base]);
        if let Some(origin) = &self.origin {
            command.args(["--origin", origin]);
        }
        if self.pseudo {
            command.arg("--pseudo");
        }
        if !self.worker {
            command.arg("--no-worker");
        }
        command
    }

    fn inputs(&self, workspace: &Workspace, site: &Site, stage: &Stage) -> Result<Inputs> {
        let inputs = Inputs::of("export")
            .text("base", &self.base)
            .text("origin", self.origin.as_deref().unwrap_or_default())
            .text("pseudo", if self.pseudo { "yes" } else { "no" })
            .text("worker", if self.worker { "yes" } else { "no" })
            .text("out", &self.out.to_string_lossy());
        inputs.file(site.program())?.file(&stage.manifest)?.folder(&stage.folder)?.folder(&workspace.path("content"))
    }

    /// One stamp for each folder that is exported to.
    fn stamp_name(&self) -> String {
        let mut hash = Inputs::of("out").text("out", &self.out.to_string_lossy()).finish();
        hash.truncate(12);
        format!("export-{hash}")
    }
}

/// A base path as the exporter wants it: `sub/path` becomes `/sub/path/`.
pub(crate) fn base(given: &str) -> String {
    match given.trim_matches('/') {
        "" => "/".to_owned(),
        inner => format!("/{inner}/"),
    }
}

/// A folder as given on the command line, made absolute.
pub(crate) fn out(workspace: &Workspace, given: &Path) -> PathBuf {
    workspace.path(given)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bases_have_a_slash_at_both_ends() {
        assert_eq!(base("/"), "/");
        assert_eq!(base(""), "/");
        assert_eq!(base("sub/path"), "/sub/path/");
        assert_eq!(base("/sub/path/"), "/sub/path/");
    }
}
