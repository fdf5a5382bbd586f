//! Addresses under a base path.

/// Makes addresses under the path that the site is served from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Links {
    base: String,
}

impl Links {
    /// Under `base`, with or without slashes at its ends: `/`, `/sub/`, `sub/path`.
    pub fn new(base: &str) -> Self {
        let base = match base.trim_matches('/') {
            "" => "/".to_owned(),
            inner => format!("/{inner}/"),
        };
        Self { base }
    }

    /// The base path, with a slash at both ends.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The address of a page; `path` is like [`crate::page::Page::path`].
    pub fn page(&self, path: &str) -> String {
        format!("{}{path}", self.base)
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
    }
}
