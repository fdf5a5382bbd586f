//! What each subcommand does.

use std::io::Write as _;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context as _, Result};
use catalog::Severity;

use crate::author;
use crate::cli::{Check, Cli, Command, Export, Serve};
use crate::content::{self, Counts};
use crate::export::{Places, export};
use crate::frame::Frame;
use crate::page::{Assets, Links};
use crate::pages;
use crate::public::Public;
use crate::serve;

/// Does what the command line says.
///
/// # Errors
/// Fails if the command does.
pub fn run(cli: &Cli) -> Result<ExitCode> {
    let content = content::folder(cli.content.as_deref());
    match &cli.command {
        Command::Export(arguments) => run_export(&content, arguments),
        Command::Serve(arguments) => run_serve(arguments),
        Command::Check(arguments) => Ok(run_check(&content, arguments)),
        Command::New(what) => author::new(&content, what).map(|()| ExitCode::SUCCESS),
        Command::Translated(arguments) => author::translated(&content, arguments).map(|()| ExitCode::SUCCESS),
    }
}

fn run_export(content: &Path, arguments: &Export) -> Result<ExitCode> {
    let Export { assets: manifest, stage, out, base, origin, pseudo, no_worker, cache } = arguments;
    let links = Links::new(base).on(origin.clone());
    let assets = Assets::read(manifest)?;
    let mut catalog = catalog::load(content).context("the content has problems")?;
    if *pseudo {
        pages::add_pseudo_languages(&mut catalog);
    }
    if !catalog.warnings.is_empty() {
        println!("warnings about the content: {}; `site check` lists them", catalog.warnings.len());
    }
    let languages = pages::Languages::load(content, &catalog.locales)?;
    let pages = pages::render_all(&catalog, &languages, &links).context("the pages cannot be rendered")?;
    let frame = Frame::new(links, origin.clone(), assets, Public::of(stage), &pages);
    let frame = if *no_worker { frame.without_worker() } else { frame };
    let cache = cache.clone().unwrap_or_else(|| manifest.with_file_name("compressed"));
    let places = Places { stage: stage.clone(), out: out.clone(), cache };
    let report = export(&frame, &pages, &places).with_context(|| format!("{} was not written", out.display()))?;
    println!("{report}");
    Ok(ExitCode::SUCCESS)
}

fn run_serve(arguments: &Serve) -> Result<ExitCode> {
    let Serve { dir, port, host, base } = arguments;
    let serve = serve::Serve { dir: dir.clone(), host: host.clone(), port: *port, links: Links::new(base) };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve::run(&serve))?;
    Ok(ExitCode::SUCCESS)
}

fn run_check(content: &Path, arguments: &Check) -> ExitCode {
    let (counts, found) = match catalog::load(content) {
        Ok(catalog) => (Some(Counts::of(&catalog)), catalog.warnings),
        Err(found) => (None, found),
    };
    let mut said: String = found.iter().map(|problem| format!("{problem}\n")).collect();
    let errors = found.iter().filter(|problem| problem.severity == Severity::Error).count();
    if let Some(counts) = counts {
        said.push_str(&format!("{counts}\n"));
    }
    said.push_str(&format!("errors: {errors}, warnings: {}\n", found.len() - errors));
    // Whoever reads only the first lines may close the pipe.
    std::io::stdout().write_all(said.as_bytes()).ok();
    let is_good = errors == 0 && (found.is_empty() || !arguments.strict);
    if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
