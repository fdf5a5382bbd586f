//! The terminal program `sim`: the models, one line in, one line out.
//!
//! Exit codes: 0, also when the reader of the output goes away; 1 when reading or writing fails; 2 for a bad command line,
//! configuration or input line.

mod allocator;
mod checkpoint;
mod heap;
mod kv;
mod lines;
mod size;

use std::{
    io::{self, BufReader, BufWriter, Write},
    process::ExitCode,
};

use clap::{Parser, Subcommand};

/// Simulates GPU memory management.
#[derive(Debug, Parser)]
#[command(name = "sim", version, about)]
struct Args {
    #[command(subcommand)]
    model: Model,
}

#[derive(Debug, Subcommand)]
enum Model {
    Heap(heap::HeapArgs),
    Allocator(allocator::AllocatorArgs),
    Kv(kv::KvArgs),
    Checkpoint(checkpoint::CheckpointArgs),
}

/// Runs the program with the process's arguments and standard streams, and returns its exit code.
#[must_use]
pub fn run() -> ExitCode {
    let model = Args::parse().model;
    let (input, mut output) = (BufReader::new(io::stdin().lock()), BufWriter::new(io::stdout().lock()));
    let result = match model {
        Model::Heap(args) => heap::run(&args, input, &mut output),
        Model::Allocator(args) => allocator::run(&args, input, &mut output),
        Model::Kv(args) => kv::run(&args, input, &mut output),
        Model::Checkpoint(args) => checkpoint::run(&args, input, &mut output),
    };
    // The lines before a bad one are the answer so far: they go out first.
    let result = output.flush().map_err(Into::into).and(result);
    let Err(error) = result else {
        return ExitCode::SUCCESS;
    };
    match error.downcast_ref::<io::Error>().map(io::Error::kind) {
        Some(io::ErrorKind::BrokenPipe) => ExitCode::SUCCESS,
        kind => {
            // Standard error is the last resort: where it fails too, the exit code has to do.
            let _ = writeln!(io::stderr(), "sim: {error:#}");
            ExitCode::from(if kind.is_some() { 1 } else { 2 })
        }
    }
}
