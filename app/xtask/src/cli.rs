//! The command line.

use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Parser, Subcommand};

use crate::author::{New, Translated};
use crate::export::{self, Export};
use crate::serve::{self, Server};
use crate::setup::chromium;
use crate::workspace::Workspace;
use crate::{assets, check, pipeline, process, site::Site, size, step::Step, test, watch};

/// Builds, serves and tests the site.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
pub(crate) struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Builds the site and serves it on this machine.
    Serve(Serve),
    /// Leaves a folder that any static host serves.
    Build(Build),
    /// Runs every test and check, or those that are named.
    Test {
        /// A step to run; may be given more than once.
        #[arg(long, value_name = "NAME")]
        only: Vec<String>,
    },
    /// Checks the content and the architecture, nothing else.
    Check,
    /// Writes the files of something new, with empty texts that the checks then name; overwrites nothing.
    #[command(subcommand)]
    New(New),
    /// Notes that the texts of a language say what the English ones say today.
    Translated(Translated),
    /// Shows what a visitor downloads, against the budgets.
    Size,
    /// Takes pictures of every kind of page in a real browser, and writes a sheet of them.
    Shots(Shots),
    /// Measures how fast pages are, and how soon an answer is answered on a slow processor.
    Bench {
        /// A part of the pages' addresses, as `sw/` or `quiz/`; all typical pages without it.
        filter: Option<String>,
    },
}

#[derive(Debug, Args)]
struct Serve {
    /// Opens the site in the browser.
    #[arg(long)]
    open: bool,
    /// The port.
    #[arg(long, default_value_t = 3900)]
    port: u16,
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1")]
    host: String,
    /// Rebuilds what changes, and goes on serving.
    #[arg(long)]
    watch: bool,
    /// The path that the site lies under.
    #[arg(long, default_value = "/")]
    base: String,
}

#[derive(Debug, Args)]
struct Build {
    /// Accepted for habit's sake: what is built is always the release.
    #[arg(long)]
    release: bool,
    /// The path that the site will lie under.
    #[arg(long, default_value = "/")]
    base: String,
    /// The host, as `https://…`, for canonical links and the sitemap.
    #[arg(long)]
    origin: Option<String>,
    /// The folder for it.
    #[arg(long, default_value = "dist")]
    out: PathBuf,
}

#[derive(Debug, Args)]
struct Shots {
    /// The folder for them.
    #[arg(long, default_value = "target/xtask/shots")]
    out: PathBuf,
    /// The language that is pictured beside the one from right to left.
    #[arg(long, default_value = "sw")]
    language: String,
    /// Only pictures with this in their names, as `quiz` or `phone-dark`.
    filter: Option<String>,
}

impl Cli {
    /// Does what was asked; `false` where a check failed and has said so.
    pub(crate) fn run(self) -> Result<bool> {
        let workspace = Workspace::find()?;
        match self.task {
            Task::Serve(serve) => serve.run(&workspace),
            Task::Build(build) => build.run(&workspace),
            Task::Test { only } => test::run(&workspace, &only),
            Task::Check => check(&workspace),
            Task::New(new) => new.run(&workspace),
            Task::Translated(translated) => translated.run(&workspace),
            Task::Size => measure(&workspace),
            Task::Shots(shots) => shots.run(&workspace),
            Task::Bench { filter } => bench(&workspace, filter.as_deref().unwrap_or_default()),
        }
    }
}

impl Serve {
    fn run(self, workspace: &Workspace) -> Result<bool> {
        // What changes under one's hands must not come out of a cache.
        let worker = !self.watch;
        let out = workspace.work("serve");
        let export = Export { base: export::base(&self.base), origin: None, pseudo: false, worker, out };
        serve::require_free(&self.host, self.port)?;
        let toolchain = pipeline::set_up(workspace)?;
        let built = pipeline::export(workspace, &toolchain, &export)?;
        let mut server = Server::start(&built.site, &export.out, &self.host, self.port, &export.base)?;
        println!("\n  {}\n", server.url());
        if self.open {
            serve::open(server.url());
        }
        if self.watch {
            watch::watch(workspace, &toolchain, &export, &mut server)?;
        } else {
            server.wait()?;
        }
        Ok(true)
    }
}

impl Build {
    fn run(self, workspace: &Workspace) -> Result<bool> {
        let out = export::out(workspace, &self.out);
        let export = Export { base: export::base(&self.base), origin: self.origin, pseudo: false, worker: true, out };
        let toolchain = pipeline::set_up(workspace)?;
        pipeline::export(workspace, &toolchain, &export)?;
        println!("\n  {}: any static host serves it under {}", workspace.show(&export.out), export.base);
        Ok(true)
    }
}

/// The content's own problems, and the rules over the sources.
fn check(workspace: &Workspace) -> Result<bool> {
    let toolchain = pipeline::set_up(workspace)?;
    let site = Site::ensure(workspace, &toolchain)?;
    let content = process::capture(&mut site.call("check"))?;
    print!("{}{}", content.stdout, content.stderr);
    let step = Step::start("architecture", "checking who depends on whom, colours and sides");
    let rules = check::sources(workspace, &toolchain)?;
    let broken = rules.iter().filter(|rule| !rule.breaches.is_empty()).count();
    for breach in rules.iter().flat_map(|rule| &rule.breaches) {
        println!("{breach}");
    }
    let result = format!("{} of {} rules kept", rules.len() - broken, rules.len());
    if broken == 0 {
        step.done(&result);
    } else {
        step.failed(&result);
    }
    Ok(broken == 0 && content.status.success())
}

fn measure(workspace: &Workspace) -> Result<bool> {
    let export =
        Export { base: "/".to_owned(), origin: None, pseudo: false, worker: true, out: workspace.work("serve") };
    let toolchain = pipeline::set_up(workspace)?;
    let built = pipeline::export(workspace, &toolchain, &export)?;
    let rows = size::measure(&export.out, &assets::read(workspace)?, &built.client)?;
    size::print(&rows);
    Ok(rows.iter().all(size::Row::fits))
}

impl Shots {
    fn run(self, workspace: &Workspace) -> Result<bool> {
        let out = export::out(workspace, &self.out);
        let chromium = chromium::ensure()?;
        let toolchain = pipeline::set_up(workspace)?;
        let export =
            Export { base: "/".to_owned(), origin: None, pseudo: false, worker: true, out: workspace.work("serve") };
        let built = pipeline::export(workspace, &toolchain, &export)?;
        let pseudo = Export { pseudo: true, out: workspace.work("pseudo"), ..export.clone() };
        pseudo.ensure(workspace, &built.site, &built.stage)?;
        let shots = test::Shots {
            site: &Server::on_free_port(&built.site, &export.out, "/")?,
            pseudo: &Server::on_free_port(&built.site, &pseudo.out, "/")?,
            language: &self.language,
            filter: self.filter.as_deref().unwrap_or_default(),
            out: &out,
        };
        let step = Step::start("shots", "taking pictures of pages");
        test::shots(workspace, &chromium, &shots)?;
        step.done(&workspace.show(&out.join("index.html")));
        Ok(true)
    }
}

fn bench(workspace: &Workspace, filter: &str) -> Result<bool> {
    let chromium = chromium::ensure()?;
    let export =
        Export { base: "/".to_owned(), origin: None, pseudo: false, worker: true, out: workspace.work("serve") };
    let toolchain = pipeline::set_up(workspace)?;
    let built = pipeline::export(workspace, &toolchain, &export)?;
    let server = Server::on_free_port(&built.site, &export.out, "/")?;
    test::bench(workspace, &chromium, &server, filter)?;
    Ok(true)
}
