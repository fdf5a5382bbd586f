//! The JavaScript around the main module.

use std::path::Path;

use anyhow::{Context as _, Result};
use wasm_bindgen_cli_support::Bindgen;

use super::NAME;
use crate::files;

/// Binds the main module: `client.js` and `client.wasm` in a folder.
pub(crate) fn bind(main: &Path, folder: &Path) -> Result<()> {
    files::empty_dir(folder)?;
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(main)
        .out_name(NAME)
        .web(true)?
        // The chunks import what the linker exported, under its names.
        .keep_lld_exports(true)
        .demangle(false)
        .typescript(false)
        .remove_producers_section(true)
        // The page's script says where the module lies.
        .omit_default_module_path(true);
    bindgen.generate(folder).context("wasm-bindgen")?;
    let bound = folder.join(format!("{NAME}_bg.wasm"));
    files::rename(&bound, &folder.join(format!("{NAME}.wasm")))
}
