//! Whether every link inside the site leads somewhere: to a page, and to a place on it.

use std::collections::{BTreeMap, BTreeSet};

use crate::links::Links;
use crate::page::Page;

/// Looks at every link of every page. Pages that are found by no address, like `404.html`, may be linked too.
///
/// # Errors
/// Names the first page with a link that leads nowhere.
pub(crate) fn check(links: &Links, pages: &[Page]) -> Result<(), DeadLink> {
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|page| (page.path.as_str(), attributes(&page.body, "id").collect())).collect();
    for page in pages {
        for href in attributes(&page.body, "href").filter(|href| is_inside(href)) {
            let (path, anchor) = href.split_once('#').map_or((href, None), |(path, anchor)| (path, Some(anchor)));
            let dead = |what| DeadLink { page: page.path.clone(), href: href.to_owned(), what };
            let target = resolve(links, &page.path, path).ok_or_else(|| dead("leaves the site"))?;
            let found = ids.get(target.as_str()).ok_or_else(|| dead("leads to no page"))?;
            if anchor.is_some_and(|anchor| !found.contains(anchor)) {
                return Err(dead("leads to no place on its page"));
            }
        }
    }
    Ok(())
}

/// A link that leads nowhere.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
#[error("on `{page}` the link to `{href}` {what}")]
pub struct DeadLink {
    /// The page that has the link.
    pub page: String,
    /// Its address.
    pub href: String,
    what: &'static str,
}

fn is_inside(href: &str) -> bool {
    !href.contains(':') && !href.starts_with("//")
}

/// The path of the page that a link on `page` leads to.
fn resolve(links: &Links, page: &str, path: &str) -> Option<String> {
    if path.is_empty() {
        return Some(page.to_owned());
    }
    if path.starts_with('/') {
        return path.strip_prefix(links.base()).map(str::to_owned);
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The values of an attribute, as our own renderer writes them: ` name="value"`.
fn attributes<'h>(html: &'h str, name: &str) -> impl Iterator<Item = &'h str> {
    let mark = format!(" {name}=\"");
    let starts: Vec<usize> = html.match_indices(&mark).map(|(at, mark)| at + mark.len()).collect();
    starts.into_iter().filter_map(|start| html.get(start..)?.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::PageKind;

    fn page(path: &str, body: &str) -> Page {
        Page {
            path: path.to_owned(),
            lang: "en".to_owned(),
            dir: l10n::Dir::Ltr,
            open_graph_locale: "en_US".to_owned(),
            title: String::new(),
            description: String::new(),
            topic: None,
            body: body.to_owned(),
            alternates: Vec::new(),
            json_ld: None,
            indexed: true,
            kind: PageKind::Website,
        }
    }

    fn checked(body: &str) -> Result<(), String> {
        let pages = [page("en/quiz/a/", body), page("en/glossary/", "<dt id=\"block\">"), page("en/", "")];
        check(&Links::new("/sub/"), &pages).map_err(|dead| dead.to_string())
    }

    #[test]
    fn links_that_lead_somewhere() {
        for href in ["../../glossary/#block", "/sub/en/glossary/#block", "#here", "../../", "https://x.org/#y"] {
            assert_eq!(checked(&format!("<a id=\"here\" href=\"{href}\">")), Ok(()), "{href}");
        }
    }

    #[test]
    fn links_that_lead_nowhere() {
        for (href, what) in [
            ("../../glossary/#bloc", "leads to no place on its page"),
            ("../glossary/", "leads to no page"),
            ("/en/glossary/", "leaves the site"),
            ("../../../../x/", "leaves the site"),
            ("#there", "leads to no place on its page"),
        ] {
            let found = checked(&format!("<a href=\"{href}\">"));
            assert_eq!(found, Err(format!("on `en/quiz/a/` the link to `{href}` {what}")));
        }
    }
}
