//! The style sheet: one file out of `style/main.css` and what it imports, with its fonts beside it.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow};
use lightningcss::bundler::{Bundler, FileProvider};
use lightningcss::printer::PrinterOptions;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions};

use crate::files;
use crate::stamp::{Inputs, Stamp};
use crate::step::{self, Step};
use crate::workspace::Workspace;

/// The finished style sheet's file name.
pub(crate) const SHEET: &str = "main.css";

/// The folder of fonts beside it, as the sheet's `url()`s name it.
pub(crate) const FONTS: &str = "fonts";

/// Bundles the style sheet into a folder that holds nothing else.
pub(crate) fn ensure(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.work("style");
    let fonts = workspace.path("public").join(FONTS);
    let inputs = Inputs::of("style").folder(&workspace.path("style"))?.folder(&fonts)?;
    let inputs = inputs.file(&workspace.path("app/xtask/src/style.rs"))?.file(&workspace.path("Cargo.lock"))?;
    let stamp = Stamp::new(workspace, "style", inputs);
    if stamp.is_current(&[&folder.join(SHEET)]) {
        step::up_to_date("style");
        return Ok(folder);
    }
    let step = Step::start("style", "bundling the style sheet");
    stamp.clear()?;
    let sheet = bundle(workspace)?;
    files::empty_dir(&folder)?;
    files::write(&folder.join(SHEET), &sheet)?;
    for font in files::walk_ext(&fonts, &["woff2"])? {
        files::copy(&font, &folder.join(FONTS).join(font.file_name().unwrap_or_default()))?;
    }
    stamp.write()?;
    step.done(&format!("{SHEET} {}", step::size(sheet.len() as u64)));
    Ok(folder)
}

/// One sheet without its white space. No targets are given, so nothing is rewritten for older browsers: nesting,
/// `light-dark()` and `oklch()` stay as they were written.
fn bundle(workspace: &Workspace) -> Result<String> {
    let entry = workspace.path("style").join(SHEET);
    let provider = FileProvider::new();
    let mut bundler = Bundler::new(&provider, None, ParserOptions::default());
    let mut sheet =
        bundler.bundle(&entry).map_err(|error| anyhow!("{error}")).context("the style sheet cannot be bundled")?;
    sheet
        .minify(MinifyOptions::default())
        .map_err(|error| anyhow!("{error}"))
        .context("the style sheet cannot be minified")?;
    let options = PrinterOptions { minify: true, ..PrinterOptions::default() };
    let printed =
        sheet.to_css(options).map_err(|error| anyhow!("{error}")).context("the style sheet cannot be printed")?;
    Ok(printed.code)
}
