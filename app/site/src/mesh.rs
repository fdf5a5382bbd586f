//! Whether the pages fit together: no two at one address, and each names all its translations as they name it.

use std::collections::BTreeMap;

use crate::page::Page;

/// Checks all pages of a site.
///
/// # Errors
/// Fails with the first page that does not fit.
pub fn check(pages: &[Page]) -> Result<(), MeshError> {
    let mut by_path = BTreeMap::new();
    for page in pages {
        let path = &page.path;
        if path.starts_with('/') || path.split('/').any(|part| part == "." || part == "..") {
            return Err(MeshError::Path { path: path.clone() });
        }
        if by_path.insert(path.as_str(), page).is_some() {
            return Err(MeshError::Twice { path: path.clone() });
        }
    }
    for page in pages.iter().filter(|page| page.indexed) {
        alternates(page, &by_path)?;
    }
    Ok(())
}

fn alternates(page: &Page, by_path: &BTreeMap<&str, &Page>) -> Result<(), MeshError> {
    // The language chooser has no translations: it names the home pages, and is their x-default.
    let is_chooser = page.path.is_empty();
    let names_itself =
        page.alternates.iter().any(|alternate| alternate.path == page.path && alternate.tag == page.lang);
    if !is_chooser && !page.alternates.is_empty() && !names_itself {
        return Err(MeshError::Lonely { path: page.path.clone() });
    }
    for alternate in &page.alternates {
        let fail = |what| MeshError::Other { path: page.path.clone(), other: alternate.path.clone(), what };
        let other = by_path.get(alternate.path.as_str()).ok_or_else(|| fail("does not exist"))?;
        if other.lang != alternate.tag {
            return Err(fail("is in another language than was said"));
        }
        if !is_chooser && sorted(other) != sorted(page) {
            return Err(fail("names other translations"));
        }
    }
    Ok(())
}

fn sorted(page: &Page) -> Vec<&crate::page::Alternate> {
    let mut alternates: Vec<_> = page.alternates.iter().collect();
    alternates.sort();
    alternates
}

/// What does not fit.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum MeshError {
    /// A path that does not start at the site's root.
    #[error("the page path `{path}` is not relative to the site's root")]
    Path {
        /// The path.
        path: String,
    },
    /// Two pages at one address.
    #[error("two pages are at `{path}`")]
    Twice {
        /// The path.
        path: String,
    },
    /// A page that is missing among its own translations.
    #[error("the page `{path}` does not name itself among its translations")]
    Lonely {
        /// The page.
        path: String,
    },
    /// A translation that does not fit.
    #[error("the page `{path}` names `{other}` as a translation, which {what}")]
    Other {
        /// The page.
        path: String,
        /// Its translation.
        other: String,
        /// What is wrong with it.
        what: &'static str,
    },
}
