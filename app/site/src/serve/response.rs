//! The headers of every response.

use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;

use crate::headers::{self, EMBEDS, HASHED, Header, Scope};
use crate::{media, worker};

/// Sets the media type, and the headers that are the same on every host. `inner` is the path below the base, if it is.
pub(super) fn finish(mut response: Response, inner: Option<&str>) -> Response {
    let is_file = matches!(response.status(), StatusCode::OK | StatusCode::PARTIAL_CONTENT | StatusCode::NOT_MODIFIED);
    if let Some(media) = media_type(&response, inner.filter(|_| is_file)) {
        response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(media));
    }
    set(&mut response, Scope::Everything);
    if let Some(scope) = scope(&response, inner, inner.filter(|_| is_file)) {
        set(&mut response, scope);
    }
    response
}

/// What a response is beside everything. What is not there is a page like others.
fn scope(response: &Response, inner: Option<&str>, file: Option<&str>) -> Option<Scope> {
    match file {
        Some(path) if path.starts_with(HASHED) => Some(Scope::Hashed),
        Some(worker::FILE) => Some(Scope::Worker),
        Some(path) if is_html(response, inner) && is_embed(path) => Some(Scope::Embeds),
        _ => is_html(response, inner).then_some(Scope::Pages),
    }
}

fn is_embed(path: &str) -> bool {
    path.split_once('/').is_some_and(|(_, below)| below.starts_with(EMBEDS))
}

/// Ours, where the file's own says less.
fn media_type(response: &Response, file: Option<&str>) -> Option<&'static str> {
    response.headers().get(header::CONTENT_TYPE)?;
    match file {
        Some(path) => media::of(path),
        None if is_html(response, None) => media::of(".html"),
        None => None,
    }
}

fn is_html(response: &Response, inner: Option<&str>) -> bool {
    match response.headers().get(header::CONTENT_TYPE) {
        Some(media) => media.as_bytes().starts_with(b"text/html"),
        // What has not changed says nothing of its type.
        None => {
            response.status() == StatusCode::NOT_MODIFIED
                && inner.is_some_and(|path| path.is_empty() || path.ends_with('/') || path.ends_with(".html"))
        }
    }
}

fn set(response: &mut Response, scope: Scope) {
    for Header { name, value, .. } in headers::of(scope) {
        let name = HeaderName::try_from(name);
        if let (Ok(name), Ok(value)) = (name, HeaderValue::try_from(value)) {
            response.headers_mut().insert(name, value);
        }
    }
}
