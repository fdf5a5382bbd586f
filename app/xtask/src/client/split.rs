//! The module cut into a main part and chunks that are loaded on demand.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use wasm_split_cli_support::{Options, transform};

use super::{Chunk, LOADER, NAME};
use crate::files;

/// The parts of a module.
pub(crate) struct Split {
    /// The main part, which wasm-bindgen goes on with.
    pub(crate) main: PathBuf,
    /// The other parts.
    pub(crate) chunks: Vec<Chunk>,
}

/// Splits a module into a folder: the main part, the chunks and the script that loads them.
pub(crate) fn split(module: &Path, folder: &Path) -> Result<Split> {
    files::empty_dir(folder)?;
    let input = files::read(module)?;
    let main = folder.join(format!("{NAME}.main.wasm"));
    let glue = format!("./{NAME}.js");
    let link = format!("./{LOADER}");
    let mut options = Options::new(&input);
    options.output_dir = folder;
    options.main_out_path = &main;
    options.main_module = &glue;
    options.link_name = &link;
    let parts = transform(options).map_err(|report| anyhow!("the module cannot be split: {report:#}"))?;
    let mut users: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (function, needed) in &parts.prefetch_map {
        for part in needed {
            users.entry(part.clone()).or_default().push(plain_name(function));
        }
    }
    let chunks = rename(users, folder)?;
    Ok(Split { main, chunks })
}

/// Gives the chunks names that say what is in them, in their files and in the script.
fn rename(users: BTreeMap<String, Vec<String>>, folder: &Path) -> Result<Vec<Chunk>> {
    let loader = folder.join(LOADER);
    let mut script = files::read_text(&loader)?;
    let mut chunks: Vec<Chunk> = Vec::new();
    for (part, mut used_by) in users {
        used_by.sort();
        let file = free_name(&name(&part, &used_by), &chunks);
        files::rename(&folder.join(format!("{part}.wasm")), &folder.join(&file))?;
        script = script.replace(&format!("\"./{part}.wasm\""), &format!("\"./{file}\""));
        chunks.push(Chunk { file, used_by });
    }
    files::write(&loader, script)?;
    Ok(chunks)
}

/// `heap` for a function's own chunk, `shared` for what several need.
fn name(part: &str, used_by: &[String]) -> String {
    match part.strip_prefix("split_") {
        Some(function) => plain_name(function),
        None if used_by.len() <= 3 => format!("shared-{}", used_by.join("-")),
        None => "shared".to_owned(),
    }
}

/// A lazy function's name without the number that Leptos adds.
fn plain_name(function: &str) -> String {
    match function.rsplit_once('_') {
        Some((name, number)) if number.len() > 8 && number.bytes().all(|byte| byte.is_ascii_digit()) => name.to_owned(),
        _ => function.to_owned(),
    }
}

fn free_name(name: &str, taken: &[Chunk]) -> String {
    let is_free = |file: &String| *file != format!("{NAME}.wasm") && taken.iter().all(|chunk| chunk.file != *file);
    let mut file = format!("{name}.wasm");
    let mut number = 2;
    while !is_free(&file) {
        file = format!("{name}-{number}.wasm");
        number += 1;
    }
    file
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chunks_are_named_after_what_needs_them() {
        assert_eq!(name("split_heap_15555555555555555555", &[]), "heap");
        assert_eq!(name("split_heap", &[]), "heap");
        assert_eq!(name("chunk_3", &["heap".to_owned(), "paged".to_owned()]), "shared-heap-paged");
    }

    #[test]
    fn names_do_not_collide() {
        let taken = [Chunk { file: "heap.wasm".to_owned(), used_by: Vec::new() }];
        assert_eq!(free_name("heap", &taken), "heap-2.wasm");
        assert_eq!(free_name("client", &taken), "client-2.wasm");
    }
}
