//! The terminal simulator. See [`models::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    models::cli::run()
}
