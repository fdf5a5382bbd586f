//! The one list of response headers, for our server, for hosts that read `_headers`, and for nginx.

use std::collections::BTreeSet;

use crate::page::{Links, Page, PageKind};
use crate::{csp, worker};

/// The folder of files whose addresses carry their hash.
pub const HASHED: &str = "assets/";

/// Which responses carry a header.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// All of them.
    Everything,
    /// Files whose address changes with their content.
    Hashed,
    /// HTML, but for what other sites may show in a frame.
    Pages,
    /// HTML that other sites may show in a frame.
    Embeds,
    /// The service worker.
    Worker,
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
    use Scope::{Embeds, Everything, Hashed, Pages, Worker};
    let (policy, embed_policy) = (csp::header(), csp::embed_header());
    [
        (Everything, "X-Content-Type-Options", "nosniff"),
        (Everything, "Referrer-Policy", "strict-origin-when-cross-origin"),
        (Everything, "Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
        (Hashed, "Cache-Control", "public, max-age=31536000, immutable"),
        (Pages, "Content-Security-Policy", policy.as_str()),
        (Pages, "Cross-Origin-Opener-Policy", "same-origin"),
        (Pages, "Cache-Control", "no-cache"),
        (Embeds, "Content-Security-Policy", embed_policy.as_str()),
        (Embeds, "Cache-Control", "no-cache"),
        (Worker, "Content-Security-Policy", policy.as_str()),
        (Worker, "Cache-Control", "no-cache"),
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
    rule(&links.page(worker::FILE), Scope::Worker, &mut out);
    for (pattern, scope) in page_patterns(pages) {
        rule(&links.page(&pattern), scope, &mut out);
    }
    out
}

/// The first line of `_headers`, by which an exported folder is known.
pub const MARK: &str = "# Written by `site export`.";

/// The folder of a language's pages that other sites may show in a frame.
pub const EMBEDS: &str = "embed/";

/// Every page: those at the root one by one, and of all languages together the front page, each file and each folder. Hosts
/// read only so many rules, so the language is a placeholder.
fn page_patterns(pages: &[Page]) -> BTreeSet<(String, Scope)> {
    let pattern = |page: &Page| {
        let Some((_, inner)) = page.path.split_once('/') else { return page.path.clone() };
        match inner.split_once('/') {
            Some((folder, _)) => format!(":language/{folder}/*"),
            None => format!(":language/{inner}"),
        }
    };
    let scope = |page: &Page| if page.kind == PageKind::Embed { Scope::Embeds } else { Scope::Pages };
    pages.iter().map(|page| (pattern(page), scope(page))).collect()
}

fn rule(pattern: &str, scope: Scope, out: &mut String) {
    out.push_str(pattern);
    out.push('\n');
    for Header { name, value, .. } in of(scope) {
        out.push_str(&format!("  {name}: {value}\n"));
    }
}
