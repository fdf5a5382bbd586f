//! What a visitor downloads, against what we allow ourselves.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context as _, Result};

use crate::assets::Assets;
use crate::client::Client;
use crate::files;
use crate::step;

/// Budgets in bytes, compressed.
mod budget {
    /// One page's HTML: the largest has eight questions, and beside each a demo's panel with its pictures, and the words of
    /// four demos.
    pub(super) const HTML: u64 = 37_000;
    /// A style sheet.
    pub(super) const STYLE: u64 = 12_000;
    /// The JavaScript around the main module.
    pub(super) const GLUE: u64 = 10_000;
    /// The main module.
    pub(super) const MAIN: u64 = 105_000;
    /// A module that is loaded on demand: the largest has a serving engine in it, and kernels.
    pub(super) const CHUNK: u64 = 80_000;
    /// A quiz page with everything that it loads for its first question.
    pub(super) const QUIZ: u64 = 255_000;
}

/// One line of the table.
#[derive(Clone, Debug)]
pub(crate) struct Row {
    name: String,
    raw: u64,
    sent: u64,
    budget: Option<u64>,
}

impl Row {
    /// Whether the line keeps to its budget.
    pub(crate) fn fits(&self) -> bool {
        self.budget.is_none_or(|budget| self.sent <= budget)
    }

    /// The line in words, for a list of what does not fit.
    pub(crate) fn breach(&self) -> String {
        format!("{}: {} compressed, {} allowed", self.name, step::size(self.sent), step::size(self.budget.unwrap_or(0)))
    }
}

/// Measures an exported site.
pub(crate) fn measure(out: &Path, assets: &Assets, client: &Client) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    let row = |path: &str, name: &str, budget: Option<u64>| file_row(out, path, name, budget);
    let loader = assets.glue.replace("client.js", "split.js");
    let style = row(&assets.style, "style sheet", Some(budget::STYLE))?;
    let reading = row(&assets.reading, "style sheet of pages without a quiz", Some(budget::STYLE))?;
    let script = [
        row(&assets.boot, "boot.js", None)?,
        row(&assets.glue, "client.js (glue)", Some(budget::GLUE))?,
        row(&loader, "split.js (loader)", None)?,
        row(&assets.wasm, "client.wasm (main)", Some(budget::MAIN))?,
    ];
    let mut chunks: BTreeMap<String, Row> = BTreeMap::new();
    for (chunk, path) in client.chunks.iter().zip(&assets.chunks) {
        let used_by =
            if chunk.used_by.len() > 1 { format!(" (used by {})", chunk.used_by.join(", ")) } else { String::new() };
        chunks.insert(chunk.file.clone(), row(path, &format!("chunk {}{used_by}", chunk.file), Some(budget::CHUNK))?);
    }
    let fonts = fonts(out, assets)?;
    let (pages, quiz_html) = pages(out, assets)?;

    if let Some(html) = quiz_html {
        let always = std::iter::once(&html.row)
            .chain([&style])
            .chain(&script)
            .chain(fonts.iter().filter(|font| html.letters.need(&font.name)));
        let opens = first_demo(&html, client, &chunks);
        let whole = sum("a quiz page with all it loads", always.chain(opens.iter().copied()), Some(budget::QUIZ));
        let opened: Vec<&str> = opens.iter().map(|row| row.name.as_str()).collect();
        let later = chunks.values().filter(|chunk| !opened.contains(&chunk.name.as_str()));
        let played = sum("the same once its demo is played", std::iter::once(&whole).chain(later), None);
        rows.push(whole);
        rows.push(played);
    }
    rows.splice(0..0, pages);
    rows.push(style);
    rows.push(reading);
    rows.extend(script);
    rows.extend(chunks.into_values());
    rows.extend(fonts);
    Ok(rows)
}

fn sum<'rows>(name: &str, rows: impl Iterator<Item = &'rows Row>, budget: Option<u64>) -> Row {
    let (raw, sent) = rows.fold((0, 0), |(raw, sent), row| (raw + row.raw, sent + row.sent));
    Row { name: name.to_owned(), raw, sent, budget }
}

/// A page that loads the client.
struct QuizPage {
    row: Row,
    letters: Letters,
    /// The demo that runs first.
    demo: Option<String>,
}

/// Which of the fonts a page's letters ask for; `style/base.css` says the same by `unicode-range`.
struct Letters {
    turkish: bool,
}

impl Letters {
    fn of(page: &str) -> Self {
        Self { turkish: page.chars().any(|letter| matches!(letter, 'Ğ' | 'ğ' | 'İ' | 'Ş' | 'ş')) }
    }

    fn need(&self, font: &str) -> bool {
        self.turkish || !font.contains("turkish")
    }
}

/// Prints the table.
pub(crate) fn print(rows: &[Row]) {
    let width = rows.iter().map(|row| row.name.chars().count()).max().unwrap_or(0);
    println!("  {:width$}  {:>9}  {:>9}  {:>9}", "", "raw", "sent", "budget");
    for row in rows {
        let budget = row.budget.map_or_else(String::new, step::size);
        let over = if row.fits() { "" } else { "  ✗ over" };
        println!("  {:width$}  {:>9}  {:>9}  {budget:>9}{over}", row.name, step::size(row.raw), step::size(row.sent));
    }
}

fn file_row(out: &Path, path: &str, name: &str, budget: Option<u64>) -> Result<Row> {
    let file = out.join(path);
    let content = files::read(&file)?;
    Ok(Row { name: name.to_owned(), raw: content.len() as u64, sent: sent(&file, &content)?, budget })
}

/// The bytes that go over the line: the compressed neighbour where the exporter left one.
fn sent(file: &Path, content: &[u8]) -> Result<u64> {
    if file.extension().is_some_and(|extension| extension == "woff2") {
        return Ok(content.len() as u64);
    }
    let mut compressed = file.as_os_str().to_owned();
    compressed.push(".br");
    if let Ok(meta) = Path::new(&compressed).metadata() {
        return Ok(meta.len());
    }
    let mut packed = Vec::new();
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    brotli::BrotliCompress(&mut &*content, &mut packed, &parameters).context("brotli")?;
    Ok(packed.len() as u64)
}

fn fonts(out: &Path, assets: &Assets) -> Result<Vec<Row>> {
    let folder = out.join(Path::new(&assets.font).parent().unwrap_or(Path::new("")));
    let mut rows = Vec::new();
    for font in files::walk_ext(&folder, &["woff2"])? {
        let name = font.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let path = font.strip_prefix(out).unwrap_or(&font).to_string_lossy().into_owned();
        rows.push(file_row(out, &path, &format!("font {name}"), None)?);
    }
    Ok(rows)
}

/// The largest page and every page that is over the budget; and the largest of those that load the client.
fn pages(out: &Path, assets: &Assets) -> Result<(Vec<Row>, Option<QuizPage>)> {
    let mut rows = Vec::new();
    let mut quiz: Option<QuizPage> = None;
    for page in files::walk_ext(out, &["html"])? {
        let path = page.strip_prefix(out).unwrap_or(&page).to_string_lossy().into_owned();
        let row = file_row(out, &path, &format!("page {path}"), Some(budget::HTML))?;
        if path.contains("quiz") && quiz.as_ref().is_none_or(|largest| largest.row.sent < row.sent) {
            let text = files::read_text(&page)?;
            if text.contains(&assets.boot) {
                quiz = Some(QuizPage { row: row.clone(), letters: Letters::of(&text), demo: demo_of(&text) });
            }
        }
        rows.push(row);
    }
    let count = rows.len();
    rows.sort_by_key(|row| std::cmp::Reverse(row.sent));
    let mut kept = Vec::new();
    for (rank, mut row) in rows.into_iter().enumerate() {
        if rank == 0 {
            row.name = format!("{} (the largest of {count})", row.name);
        }
        if rank == 0 || !row.fits() {
            kept.push(row);
        }
    }
    Ok((kept, quiz))
}

/// The chunks that the first demo of a page needs: it runs as soon as the page is awake.
fn first_demo<'rows>(page: &QuizPage, client: &Client, chunks: &'rows BTreeMap<String, Row>) -> Vec<&'rows Row> {
    let Some(demo) = &page.demo else { return Vec::new() };
    let function = format!("{demo}_demo");
    let used = client.chunks.iter().filter(|chunk| chunk.used_by.contains(&function));
    used.filter_map(|chunk| chunks.get(&chunk.file)).collect()
}

/// The id of the first demo in the data of a page.
fn demo_of(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("\"demo\":\"")?;
    Some(rest.split_once('"')?.0.to_owned())
}
