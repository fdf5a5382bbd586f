//! wasm-opt over every module.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::{Result, anyhow};

use crate::files;
use crate::process;

/// As small as it gets, with what every browser that has WebGPU understands.
const FLAGS: [&str; 11] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-multivalue",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-simd",
    // 1 per cent: the control flow is laid out anew between two rounds
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
];

/// Optimises modules, each from its first place to its second.
pub(crate) fn optimise(wasm_opt: &Path, modules: &[(PathBuf, PathBuf)]) -> Result<()> {
    let workers = thread::available_parallelism().map_or(1, usize::from);
    for batch in modules.chunks(workers) {
        thread::scope(|scope| {
            let running: Vec<_> = batch.iter().map(|(from, to)| scope.spawn(|| one(wasm_opt, from, to))).collect();
            running.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("wasm-opt's thread died"))?)
        })?;
    }
    Ok(())
}

fn one(wasm_opt: &Path, from: &Path, to: &Path) -> Result<()> {
    if let Some(parent) = to.parent() {
        files::make_dir(parent)?;
    }
    process::capture_ok(Command::new(wasm_opt).args(FLAGS).arg(from).arg("-o").arg(to)).map(drop)
}
