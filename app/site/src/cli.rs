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
    /// Writes the files of something new, with empty texts; overwrites nothing
    #[command(subcommand)]
    New(New),
    /// Notes that the texts of a language say what the English ones say today
    Translated(Translated),
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
    /// Pages without a service worker, and one that takes an earlier one away with all that it kept: for development, or
    /// to withdraw it
    #[arg(long)]
    pub no_worker: bool,
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

/// What is new.
#[derive(Debug, Subcommand)]
pub enum New {
    /// A quiz of eight questions
    Quiz {
        /// Its folder and the last part of its address, like-this
        slug: String,
        /// An id of topics.toml
        #[arg(long)]
        topic: String,
        /// 1 introductory, 2 intermediate, 3 hard
        #[arg(long, default_value_t = 1)]
        level: u8,
    },
    /// A guide
    Guide {
        /// Its folder and the last part of its address, like-this
        slug: String,
        /// An id of topics.toml
        #[arg(long)]
        topic: String,
    },
    /// A language
    Locale {
        /// Its BCP 47 tag
        tag: String,
        /// Its name in itself
        #[arg(long)]
        name: String,
        /// Which way it is written; otherwise as the language is
        #[arg(long, value_parser = ["ltr", "rtl"])]
        dir: Option<String>,
        /// Its name for Open Graph, sw_KE; otherwise with the likeliest region
        #[arg(long)]
        open_graph: Option<String>,
        /// Its opening and its closing quotation mark
        #[arg(long, default_value = "“”")]
        quotes: String,
    },
}

/// What was compared.
#[derive(Debug, Args)]
pub struct Translated {
    /// The language's tag
    pub locale: String,
    /// What was compared: `quizzes/slug:question`, or all below `quizzes/slug`, `quizzes`; everything if none is named
    pub pieces: Vec<String>,
}
