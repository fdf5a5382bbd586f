//! What authors and translators call. The program `site` does it: the build knows nothing of content's format.

use std::process::Command;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::pipeline;
use crate::process;
use crate::site::Site;
use crate::workspace::Workspace;

/// What is new.
#[derive(Debug, Subcommand)]
pub(crate) enum New {
    /// A quiz of eight questions.
    Quiz {
        /// Its folder and the last part of its address, `like-this`.
        slug: String,
        /// An id of content/topics.toml.
        #[arg(long)]
        topic: String,
        /// 1 introductory, 2 intermediate, 3 hard.
        #[arg(long, default_value_t = 1)]
        level: u8,
    },
    /// A guide.
    Guide {
        /// Its folder and the last part of its address, `like-this`.
        slug: String,
        /// An id of content/topics.toml.
        #[arg(long)]
        topic: String,
    },
    /// A language.
    Locale {
        /// Its BCP 47 tag.
        tag: String,
        /// Its name in itself.
        #[arg(long)]
        name: String,
        /// Which way it is written, `ltr` or `rtl`; otherwise as the language is.
        #[arg(long)]
        dir: Option<String>,
        /// Its name for Open Graph, `sw_KE`; otherwise with the likeliest region.
        #[arg(long)]
        open_graph: Option<String>,
        /// Its opening and its closing quotation mark.
        #[arg(long, default_value = "“”")]
        quotes: String,
    },
}

/// What was compared.
#[derive(Debug, Args)]
pub(crate) struct Translated {
    /// The language's tag.
    locale: String,
    /// What was compared: `quizzes/slug:question`, or all below `quizzes/slug`, `quizzes`; everything if none is named.
    pieces: Vec<String>,
}

impl New {
    /// Writes its files, and says which.
    pub(crate) fn run(&self, workspace: &Workspace) -> Result<bool> {
        call(workspace, "new", |site| {
            match self {
                Self::Quiz { slug, topic, level } => {
                    site.args(["quiz", "--topic", topic, "--level", &level.to_string(), "--", slug])
                }
                Self::Guide { slug, topic } => site.args(["guide", "--topic", topic, "--", slug]),
                Self::Locale { tag, name, dir, open_graph, quotes } => {
                    site.args(["locale", "--name", name, "--quotes", quotes]);
                    let options = [("--dir", dir), ("--open-graph", open_graph)];
                    for (option, value) in options.into_iter().filter_map(|(o, value)| Some((o, value.as_ref()?))) {
                        site.args([option, value]);
                    }
                    site.args(["--", tag])
                }
            };
        })
    }
}

impl Translated {
    /// Notes it, and says how much that is.
    pub(crate) fn run(&self, workspace: &Workspace) -> Result<bool> {
        call(workspace, "translated", |site| {
            site.args(["--", &self.locale]).args(&self.pieces);
        })
    }
}

fn call(workspace: &Workspace, subcommand: &str, add: impl FnOnce(&mut Command)) -> Result<bool> {
    let toolchain = pipeline::set_up(workspace)?;
    let mut site = Site::ensure(workspace, &toolchain)?.call(subcommand);
    add(&mut site);
    let finished = process::capture(&mut site)?;
    print!("{}", finished.stdout);
    eprint!("{}", finished.stderr);
    Ok(finished.status.success())
}
