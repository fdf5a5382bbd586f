//! Addresses under a base path.

use crate::origin::Origin;

/// Makes addresses under the path that the site is served from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    base: String,
    origin: Option<Origin>,
}

impl Links {
    /// Under `base`, with or without slashes at its ends: `/`, `/sub/`, `sub/path`.
    pub fn new(base: &str) -> Self {
        let base = match base.trim_matches('/') {
            "" => "/".to_owned(),
            inner => format!("/{inner}/"),
        };
        Self { base, origin: None }
    }

    /// The same on a host, if it is known.
    #[must_use]
    pub fn on(self, origin: Option<Origin>) -> Self {
        Self { origin, ..self }
    }

    /// The base path, with a slash at both ends.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The address of a page; `path` is like [`crate::page::Page::path`].
    pub fn page(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// The address of a page for readers elsewhere: with its host, if that is known.
    pub fn abroad(&self, path: &str) -> String {
        let address = self.page(path);
        self.origin.as_ref().map_or_else(|| address.clone(), |origin| origin.url(&address))
    }

    /// The address of a file; `path` is relative to the site's root.
    pub fn asset(&self, path: &str) -> String {
        self.page(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_has_a_slash_at_both_ends() {
        for (given, base) in [("/", "/"), ("", "/"), ("a/b", "/a/b/"), ("/a/", "/a/")] {
            assert_eq!(Links::new(given).base(), base);
        }
    }

    #[test]
    fn addresses_start_with_the_base() {
        assert_eq!(Links::new("/").page(""), "/");
        assert_eq!(Links::new("/sub/").page("sw/"), "/sub/sw/");
        assert_eq!(Links::new("sub").asset("icon.svg"), "/sub/icon.svg");
        assert_eq!(Links::new("/sub/").abroad("sw/"), "/sub/sw/");
        let hosted = Links::new("/sub/").on("https://example.org".parse().ok());
        assert_eq!(hosted.abroad("sw/"), "https://example.org/sub/sw/");
    }
}
