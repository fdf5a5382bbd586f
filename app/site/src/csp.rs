//! The Content-Security-Policy: nothing but our own files, and two inline scripts: the head's, and the one that shuffles.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

use crate::document::THEME_SCRIPT;
use crate::pages::SHUFFLE;

/// The policy for `<meta http-equiv>`, for hosts that set no headers.
pub fn meta() -> String {
    let script = format!("'self' 'wasm-unsafe-eval' {} {}", hash(THEME_SCRIPT), hash(SHUFFLE));
    [
        ("default-src", "'none'"),
        ("script-src", script.as_str()),
        ("style-src", "'self'"),
        ("img-src", "'self' data:"),
        ("font-src", "'self'"),
        ("connect-src", "'self'"),
        ("manifest-src", "'self'"),
        ("worker-src", "'self'"),
        ("base-uri", "'none'"),
        ("form-action", "'none'"),
    ]
    .map(|(directive, sources)| format!("{directive} {sources}"))
    .join("; ")
}

/// The policy for the header, which also says who may frame a page: browsers ignore that in a `<meta>`.
pub fn header() -> String {
    format!("{}; frame-ancestors 'self'", meta())
}

/// The header of pages that are made for other sites' frames.
pub fn embed_header() -> String {
    format!("{}; frame-ancestors *", meta())
}

/// How a policy names an inline script.
pub fn hash(script: &str) -> String {
    format!("'sha256-{}'", STANDARD.encode(Sha256::digest(script)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_as_browsers_compute_it() {
        // The example of the CSP specification.
        assert_eq!(hash("doSubmit()"), "'sha256-jzgBGA4UWFFmpOBq0JpdsySukE1FrEN5bUpoK8Z29fY='");
    }

    #[test]
    fn only_the_header_says_who_may_frame() {
        assert!(!meta().contains("frame-ancestors"));
        assert!(header().ends_with("; frame-ancestors 'self'"));
        assert!(embed_header().ends_with("; frame-ancestors *"));
    }
}
