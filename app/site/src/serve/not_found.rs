//! The page for what is not there, in the language of the address.

use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use tower::ServiceExt as _;
use tower_http::services::ServeFile;

/// The page with its status; a plain sentence if the folder has no such page.
pub(super) async fn page(dir: &Path, inner: &str, mut request: Request) -> Response {
    plain_headers(request.headers_mut());
    let file = ServeFile::new(choose(dir, inner)).precompressed_br().precompressed_gzip();
    let response = match file.oneshot(request).await {
        Ok(response) if response.status() == StatusCode::OK => response.map(Body::new),
        _ => "Not found".into_response(),
    };
    let (mut parts, body) = response.into_parts();
    parts.status = StatusCode::NOT_FOUND;
    for name in [header::LAST_MODIFIED, header::ETAG, header::ACCEPT_RANGES] {
        parts.headers.remove(name);
    }
    Response::from_parts(parts, body)
}

/// `sw/no-such-page/` gets `sw/404.html`, if there is one.
fn choose(dir: &Path, inner: &str) -> PathBuf {
    let first = inner.split('/').next().unwrap_or_default();
    let is_tag = !first.is_empty() && first.chars().all(|char| char.is_ascii_alphanumeric() || char == '-');
    let own = dir.join(first).join("404.html");
    if is_tag && own.is_file() { own } else { dir.join("404.html") }
}

/// A missing page has no version to compare with and no parts.
fn plain_headers(headers: &mut HeaderMap) {
    for name in [
        header::RANGE,
        header::IF_RANGE,
        header::IF_MATCH,
        header::IF_NONE_MATCH,
        header::IF_MODIFIED_SINCE,
        header::IF_UNMODIFIED_SINCE,
    ] {
        headers.remove(name);
    }
}
