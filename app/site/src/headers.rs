//! The one list of response headers, for our server, for hosts that read `_headers`, and for nginx.

use crate::csp;
use crate::page::{Links, Page};

/// The folder of files whose addresses carry their hash.
pub const HASHED: &str = "assets/";

/// Which responses carry a header.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// All of them.
    Everything,
    /// Files whose address changes with their content.
    Hashed,
    /// HTML.
    Pages,
}

/// A response header.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Header {
    /// Which responses carry it.
    pub scope: Scope,
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
}

/// All headers.
pub fn all() -> Vec<Header> {
    use Scope::{Everything, Hashed, Pages};
    let policy = csp::header();
    [
        (Everything, "Content-Security-Policy", policy.as_str()),
        (Everything, "X-Content-Type-Options", "nosniff"),
        (Everything, "Referrer-Policy", "strict-origin-when-cross-origin"),
        (Everything, "Cross-Origin-Opener-Policy", "same-origin"),
        (Everything, "Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
        (Hashed, "Cache-Control", "public, max-age=31536000, immutable"),
        (Pages, "Cache-Control", "no-cache"),
    ]
    .map(|(scope, name, value)| Header { scope, name, value: value.to_owned() })
    .into()
}

/// The headers of one scope.
pub fn of(scope: Scope) -> Vec<Header> {
    let mut headers = all();
    headers.retain(|header| header.scope == scope);
    headers
}

/// The file `_headers`, as Netlify and Cloudflare Pages read it.
///
/// Where two of its rules fit an address, such hosts join the values; so no two rules that name the same header overlap.
pub fn file(links: &Links, pages: &[Page]) -> String {
    let mut out = format!("{MARK}\n");
    rule(&links.page("*"), Scope::Everything, &mut out);
    rule(&links.page(&format!("{HASHED}*")), Scope::Hashed, &mut out);
    for pattern in page_patterns(pages) {
        rule(&links.page(&pattern), Scope::Pages, &mut out);
    }
    out
}

/// The first line of `_headers`, by which an exported folder is known.
pub const MARK: &str = "# Written by `site export`.";

/// Every page: the files at the root one by one, and each folder that holds others.
fn page_patterns(pages: &[Page]) -> Vec<String> {
    let mut patterns: Vec<String> = pages
        .iter()
        .map(|page| match page.path.split_once('/') {
            Some((folder, _)) => format!("{folder}/*"),
            None => page.path.clone(),
        })
        .collect();
    patterns.sort();
    patterns.dedup();
    patterns
}

fn rule(pattern: &str, scope: Scope, out: &mut String) {
    out.push_str(pattern);
    out.push('\n');
    for Header { name, value, .. } in of(scope) {
        out.push_str(&format!("  {name}: {value}\n"));
    }
}
