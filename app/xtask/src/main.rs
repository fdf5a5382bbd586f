//! The build in Rust: `cargo xtask serve | build | test | check | new | translated | size | shots | bench`.

mod assets;
mod author;
mod check;
mod cli;
mod client;
mod export;
mod files;
mod pipeline;
mod process;
mod serve;
mod setup;
mod site;
mod size;
mod stamp;
mod step;
mod style;
mod test;
mod watch;
mod worker;
mod workspace;

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    match cli::Cli::parse().run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("✗ {error:#}");
            ExitCode::FAILURE
        }
    }
}
