//! The command line of `site`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::origin::Origin;

/// Exports, serves and checks the site. `cargo xtask` calls it with everything that it needs.
#[derive(Debug, Parser)]
#[command(name = "site", version)]
pub struct Cli {
    /// The content folder; otherwise ./content, or the one beside the sources
    #[arg(long, global = true)]
    pub content: Option<PathBuf>,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Writes the site as static files
    Export(Export),
    /// Serves an exported folder
    Serve(Serve),
    /// Reads all content and names each problem as file:line:column
    Check(Check),
}

/// What to export.
#[derive(Debug, Args)]
pub struct Export {
    /// The list of assets that the build wrote
    #[arg(long)]
    pub assets: PathBuf,
    /// The folder whose files go to the site's root
    #[arg(long)]
    pub stage: PathBuf,
    /// The folder for the site
    #[arg(long)]
    pub out: PathBuf,
    /// The path that the site will be served from
    #[arg(long, default_value = "/")]
    pub base: String,
    /// https://… of the host, for canonical links, hreflang and the sitemap
    #[arg(long)]
    pub origin: Option<Origin>,
    /// Adds two pseudo-languages, English made long and accented, one of them set from right to left: for tests, never to publish
    #[arg(long)]
    pub pseudo: bool,
    /// Where compressed files are kept for the next export; otherwise beside the list of assets
    #[arg(long)]
    pub cache: Option<PathBuf>,
}

/// What to serve.
#[derive(Debug, Args)]
pub struct Serve {
    /// An exported folder
    #[arg(long)]
    pub dir: PathBuf,
    /// The port; 0 for any that is free
    #[arg(long, default_value_t = 3900)]
    pub port: u16,
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1")]
    pub host: String,
    /// The path that the site was exported for
    #[arg(long, default_value = "/")]
    pub base: String,
}

/// How to check.
#[derive(Debug, Args)]
pub struct Check {
    /// Fail on warnings too
    #[arg(long)]
    pub strict: bool,
}
