//! The host that the site will be served from.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// `https://host`, without a path. Canonical links, `hreflang` and the sitemap need it: they are absolute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin(String);

impl Origin {
    /// The absolute address of a path that starts with a slash.
    pub fn url(&self, path: &str) -> String {
        format!("{self}{path}")
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Origin {
    type Err = OriginError;

    fn from_str(given: &str) -> Result<Self, OriginError> {
        let fail = || OriginError(given.to_owned());
        let uri: Uri = given.parse().map_err(|_| fail())?;
        let host = uri.authority().ok_or_else(fail)?.as_str();
        let is_bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        if uri.scheme_str() != Some("https") || !is_bare || host.contains('@') {
            return Err(fail());
        }
        Ok(Self(format!("https://{}", host.to_ascii_lowercase())))
    }
}

/// What was given is no origin.
#[derive(Debug, thiserror::Error)]
#[error("`{0}` is no origin: expected https:// and a host, with nothing behind it")]
pub struct OriginError(String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_https_and_a_host() {
        let origin: Origin = "https://Example.org/".parse().unwrap();
        assert_eq!(origin.url("/sw/"), "https://example.org/sw/");
        for bad in ["example.org", "http://example.org", "https://a.org/b", "https://a@b.org", ""] {
            assert!(bad.parse::<Origin>().is_err(), "{bad}");
        }
    }
}
