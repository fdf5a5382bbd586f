//! `cargo xtask test`: everything, in an order that finds the cheap mistakes first.

mod browser;
mod html;
mod libtest;
mod lighthouse;
mod native;
mod report;
mod scripts;

use std::cell::OnceCell;
use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::assets;
use crate::check;
use crate::export::Export;
use crate::pipeline::{self, Built};
use crate::serve::Server;
use crate::setup::toolchain::Toolchain;
use crate::setup::{chromium, vulkan};
use crate::site::Site;
use crate::size;
use crate::step::Step;
use crate::workspace::Workspace;

use native::Toolchains;
use report::{Count, Outcome};

pub(crate) use scripts::{Shots, bench, shots};

/// A step before the packages' own tests.
const BEFORE: [&str; 2] = ["fmt", "clippy"];

/// The steps after them.
const AFTER: [&str; 7] = ["content", "architecture", "export", "size", "html", "lighthouse", "e2e"];

/// Lines that are shown of one failure.
const DETAIL_LINES: usize = 120;

/// The path under which the second export lies.
const BELOW: &str = "/sub/path/";

/// The host that the first export is for: canonical links, `hreflang` and the sitemap are judged with it. Nothing is asked of it.
const ORIGIN: &str = "https://kumbukumbu.example";

/// Runs every step, or those that are asked for, and says whether all passed.
pub(crate) fn run(workspace: &Workspace, only: &[String]) -> Result<bool> {
    let names: Vec<&str> = BEFORE.into_iter().chain(native::packages()).chain(AFTER).collect();
    if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
        bail!("there is no step {unknown}; the steps are {}", names.join(", "));
    }
    let chosen = pipeline::set_up(workspace)?;
    let tests = Tests {
        workspace,
        toolchains: Toolchains { chosen, own: Toolchain::of_path(workspace)? },
        built: OnceCell::new(),
    };
    let mut total = Count::default();
    for name in names.into_iter().filter(|name| only.is_empty() || only.iter().any(|asked| asked == name)) {
        total += tests.step(name).count;
    }
    println!("\n{}", total.words());
    Ok(total.failed == 0)
}

/// The steps and what they share.
struct Tests<'a> {
    workspace: &'a Workspace,
    toolchains: Toolchains,
    /// The exported site, made when a step first needs it.
    built: OnceCell<Built>,
}

impl Tests<'_> {
    /// Runs one step, says what it found, and goes on whatever that was.
    fn step(&self, name: &str) -> Outcome {
        let step = Step::start(name, "testing");
        let outcome = self.outcome(name).unwrap_or_else(|error| {
            let mut outcome = Outcome::default();
            outcome.check(false, || format!("{error:#}"));
            outcome
        });
        for detail in &outcome.details {
            println!("{}", indented(detail));
        }
        if outcome.count.failed == 0 {
            step.done(&outcome.count.words());
        } else {
            step.failed(&outcome.count.words());
        }
        outcome
    }

    fn outcome(&self, name: &str) -> Result<Outcome> {
        match name {
            "fmt" => native::fmt(self.workspace, &self.toolchains),
            "clippy" => native::clippy(self.workspace, &self.toolchains),
            "content" => self.content(),
            "architecture" => self.architecture(),
            "export" => self.export(),
            "size" => self.size(),
            "html" => self.html(),
            "lighthouse" => self.lighthouse(),
            "e2e" => self.e2e(),
            "gpu" => {
                // Where nobody looks on, a driver that is there but does not work must not pass for one that is missing.
                let needed = vulkan::ensure() && std::env::var_os("CI").is_some();
                let variables: &[_] = if needed { &[("KUMBUKUMBU_NEED_GPU", "1")] } else { &[] };
                native::package(self.workspace, &self.toolchains, name, variables)
            }
            package => native::package(self.workspace, &self.toolchains, package, &[]),
        }
    }

    fn content(&self) -> Result<Outcome> {
        let site = Site::ensure(self.workspace, &self.toolchains.chosen)?;
        let finished = crate::process::capture(&mut site.call("check"))?;
        let mut outcome = Outcome::default();
        outcome.check(finished.status.success(), || finished.tail());
        Ok(outcome)
    }

    fn architecture(&self) -> Result<Outcome> {
        Ok(rules(check::sources(self.workspace, &self.toolchains.own)?))
    }

    fn export(&self) -> Result<Outcome> {
        let (out, below, _) = self.exported()?;
        let mut outcome = rules(check::markup::rules(&out)?);
        outcome.check(out.join("index.html").is_file(), || "the export has no start page".to_owned());
        outcome.check(below.join("index.html").is_file(), || format!("the export under {BELOW} has no start page"));
        Ok(outcome)
    }

    fn size(&self) -> Result<Outcome> {
        let (out, _, built) = self.exported()?;
        let rows = size::measure(&out, &assets::read(self.workspace)?, &built.client)?;
        size::print(&rows);
        let mut outcome = Outcome::default();
        for row in &rows {
            outcome.check(row.fits(), || row.breach());
        }
        Ok(outcome)
    }

    fn html(&self) -> Result<Outcome> {
        let (out, below, _) = self.exported()?;
        html::check(self.workspace, &[&out, &below])
    }

    fn lighthouse(&self) -> Result<Outcome> {
        let chromium = chromium::ensure()?;
        let (out, _, built) = self.exported()?;
        let server = Server::on_free_port(&built.site, &out, "/")?;
        lighthouse::check(self.workspace, &server, &chromium)
    }

    fn e2e(&self) -> Result<Outcome> {
        let chromium = chromium::ensure()?;
        let (out, below, built) = self.exported()?;
        let site = Server::on_free_port(&built.site, &out, "/")?;
        let below = Server::on_free_port(&built.site, &below, BELOW)?;
        browser::run(self.workspace, &browser::Target { site: &site, below: &below, chromium: &chromium })
    }

    /// The site exported twice: for a known host's root, and with the pseudo-languages for a path below any host.
    fn exported(&self) -> Result<(PathBuf, PathBuf, &Built)> {
        let out = self.workspace.work("test/site");
        let below = self.workspace.work("test/below");
        if self.built.get().is_none() {
            let built = pipeline::build(self.workspace, &self.toolchains.chosen)?;
            let (root, below) = (
                Export {
                    base: "/".to_owned(),
                    origin: Some(ORIGIN.to_owned()),
                    pseudo: false,
                    worker: true,
                    out: out.clone(),
                },
                Export { base: BELOW.to_owned(), origin: None, pseudo: true, worker: true, out: below.clone() },
            );
            for export in [root, below] {
                export.ensure(self.workspace, &built.site, &built.stage)?;
            }
            // It was empty a moment ago, and nothing else fills it.
            let _ = self.built.set(built);
        }
        match self.built.get() {
            Some(built) => Ok((out, below, built)),
            None => bail!("the site was not built"),
        }
    }
}

/// Rules as checks, one each.
fn rules(rules: Vec<check::Rule>) -> Outcome {
    let mut outcome = Outcome::default();
    for rule in rules {
        outcome.check(rule.breaches.is_empty(), || format!("{}:\n{}", rule.name, rule.breaches.join("\n")));
    }
    outcome
}

/// A failure's detail, indented and not longer than anyone reads.
fn indented(text: &str) -> String {
    text.lines().take(DETAIL_LINES).map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}
