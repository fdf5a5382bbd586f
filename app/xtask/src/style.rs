//! The style sheets: one file each out of `style/main.css` and `style/reading.css` and what they import, with the fonts
//! beside them.

use std::path::PathBuf;

use anyhow::{Context as _, Result, anyhow};
use lightningcss::bundler::{Bundler, FileProvider};
use lightningcss::printer::PrinterOptions;
use lightningcss::stylesheet::{MinifyOptions, ParserOptions};

use crate::files;
use crate::stamp::{Inputs, Stamp};
use crate::step::{self, Step};
use crate::workspace::Workspace;

/// The style sheet that every page loads.
pub(crate) const SHEET: &str = "main.css";

/// The one that only pages without a quiz load.
pub(crate) const READING: &str = "reading.css";

/// The folder of fonts beside them, as the sheets' `url()`s name it.
pub(crate) const FONTS: &str = "fonts";

/// Bundles the style sheets into a folder that holds nothing else.
pub(crate) fn ensure(workspace: &Workspace) -> Result<PathBuf> {
    let folder = workspace.work("style");
    let fonts = workspace.path("public").join(FONTS);
    let inputs = Inputs::of("style").folder(&workspace.path("style"))?.folder(&fonts)?;
    let inputs = inputs.file(&workspace.path("app/xtask/src/style.rs"))?.file(&workspace.path("Cargo.lock"))?;
    let stamp = Stamp::new(workspace, "style", inputs);
    if stamp.is_current(&[&folder.join(SHEET), &folder.join(READING)]) {
        step::up_to_date("style");
        return Ok(folder);
    }
    let step = Step::start("style", "bundling the style sheets");
    stamp.clear()?;
    let sheets = [(SHEET, bundle(workspace, SHEET)?), (READING, bundle(workspace, READING)?)];
    files::empty_dir(&folder)?;
    for (name, sheet) in &sheets {
        files::write(&folder.join(name), sheet)?;
    }
    for font in files::walk_ext(&fonts, &["woff2"])? {
        files::copy(&font, &folder.join(FONTS).join(font.file_name().unwrap_or_default()))?;
    }
    stamp.write()?;
    let sizes = sheets.iter().map(|(name, sheet)| format!("{name} {}", step::size(sheet.len() as u64)));
    step.done(&sizes.collect::<Vec<_>>().join(", "));
    Ok(folder)
}

/// One sheet without its white space. No targets are given, so nothing is rewritten for older browsers: nesting,
/// `light-dark()` and `oklch()` stay as they were written.
fn bundle(workspace: &Workspace, name: &str) -> Result<String> {
    let entry = workspace.path("style").join(name);
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
