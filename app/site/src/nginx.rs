//! The site's part of an nginx configuration.

use std::fmt::Write as _;

use crate::headers::{self, EMBEDS, HASHED, Header, Scope};
use crate::page::{Links, Page};
use crate::{media, worker};

/// A snippet for `include` inside a `server` block.
///
/// nginx inherits headers only into a block that adds none, so each block repeats them.
pub fn snippet(links: &Links, pages: &[Page]) -> String {
    let mut out = String::from(INTRODUCTION);
    if links.base() != "/" {
        let base = links.base();
        let _ = writeln!(out, "# `root` is the folder in which this site lies as `{}`.\n", base.trim_matches('/'));
        let _ = writeln!(out, "location = / {{ return 307 {base}; }}");
    }
    out.push_str("charset utf-8;\ncharset_types text/css text/javascript text/plain text/xml;\n");
    types(&mut out);
    block(&links.page(""), &links.page("404.html"), Scope::Pages, &mut out);
    for path in not_found(pages) {
        let folder = path.trim_end_matches("404.html");
        block(&links.page(folder), &links.page(path), Scope::Pages, &mut out);
        block(&links.page(&format!("{folder}{EMBEDS}")), &links.page(path), Scope::Embeds, &mut out);
    }
    block(&links.page(HASHED), &links.page("404.html"), Scope::Hashed, &mut out);
    block(&format!("= {}", links.page(worker::FILE)), &links.page("404.html"), Scope::Worker, &mut out);
    out
}

const INTRODUCTION: &str = "# Written by `site export`: for `include` inside a `server` block that has a `root`.
# With the module ngx_brotli, take the mark before `brotli_static` away.
absolute_redirect off;
index index.html;
gzip_static on;
# brotli_static on;
";

/// The pages for what is not there, but for the one at the root.
fn not_found(pages: &[Page]) -> impl Iterator<Item = &str> {
    pages.iter().map(|page| page.path.as_str()).filter(|path| path.ends_with("/404.html"))
}

fn types(out: &mut String) {
    out.push_str("types {\n");
    for (extension, media) in media::TYPES.iter().chain(&media::PICTURES) {
        let bare = media.split(';').next().unwrap_or(media);
        let _ = writeln!(out, "    {bare} {extension};");
    }
    out.push_str("}\n");
}

fn block(path: &str, not_found: &str, scope: Scope, out: &mut String) {
    let _ = writeln!(out, "location {path} {{\n    error_page 404 {not_found};");
    for Header { name, value, .. } in [headers::of(Scope::Everything), headers::of(scope)].concat() {
        // Without `always` only what was found carries a header: a missing file must not be kept for a year.
        let always = if scope == Scope::Hashed && name == "Cache-Control" { "" } else { " always" };
        let _ = writeln!(out, "    add_header {name} \"{value}\"{always};");
    }
    out.push_str("}\n");
}
