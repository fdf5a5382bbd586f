//! The program `site`: exports, serves and checks.

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    match site::commands::run(&site::cli::Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            // On lines of their own: problems of the content begin with their place.
            for cause in error.chain().skip(1) {
                eprintln!("{cause}");
            }
            ExitCode::FAILURE
        }
    }
}
