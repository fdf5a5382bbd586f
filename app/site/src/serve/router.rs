//! Which request gets which file.

use std::convert::Infallible;
use std::path::{Path, PathBuf};

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{IntoResponse as _, Redirect, Response};
use tower::ServiceExt as _;
use tower_http::services::ServeDir;

use super::range::{self, Part};
use super::{not_found, response};
use crate::page::Links;

/// Serves the exported folder `dir` under the path that it was exported for.
pub fn router(dir: &Path, links: &Links) -> Router {
    let site = Site { dir: dir.to_path_buf(), links: links.clone() };
    Router::new().fallback(answer).with_state(site)
}

#[derive(Debug, Clone)]
struct Site {
    dir: PathBuf,
    links: Links,
}

async fn answer(State(site): State<Site>, mut request: Request) -> Response {
    let path = request.uri().path().to_owned();
    let base = site.links.base();
    let Some(inner) = path.strip_prefix(base) else {
        let is_above = path == "/" || format!("{path}/") == base;
        let response = if is_above {
            Redirect::temporary(base).into_response()
        } else {
            not_found::page(&site.dir, "", request).await
        };
        return response::finish(response, None);
    };
    let inner = inner.to_owned();
    // A second slash would make a redirect to another host out of a folder's name.
    // No file system has a longer name, and asking for one is an error and not a miss.
    let too_long = inner.split('/').any(|name| name.len() > 255);
    let response = if inner.starts_with('/') || too_long {
        not_found::page(&site.dir, &inner, request).await
    } else {
        *request.uri_mut() = below(&inner, request.uri());
        file(&site, &inner, request).await
    };
    response::finish(response, Some(&inner))
}

async fn file(site: &Site, inner: &str, mut request: Request) -> Response {
    let part = range::wanted(request.method(), request.headers());
    request.headers_mut().remove(header::RANGE);
    let Some(part) = part else {
        return send(site, inner, request).await;
    };
    let whole = copy(&request);
    request.headers_mut().insert(header::RANGE, part.header());
    let response = send(site, inner, request).await;
    match part {
        Part::Last(1..) if response.status() == StatusCode::RANGE_NOT_SATISFIABLE => send(site, inner, whole).await,
        _ => response,
    }
}

/// The same question again; what gets a file has no body.
fn copy(request: &Request) -> Request {
    let mut copy = Request::new(Body::empty());
    *copy.method_mut() = Method::GET;
    *copy.uri_mut() = request.uri().clone();
    *copy.headers_mut() = request.headers().clone();
    copy
}

async fn send(site: &Site, inner: &str, request: Request) -> Response {
    let missing = {
        let (dir, inner) = (site.dir.clone(), inner.to_owned());
        tower::service_fn(move |request: Request<Body>| {
            let (dir, inner) = (dir.clone(), inner.clone());
            async move { Ok::<_, Infallible>(not_found::page(&dir, &inner, request).await) }
        })
    };
    let files = ServeDir::new(&site.dir)
        .precompressed_br()
        .precompressed_gzip()
        .redirect_path_prefix(site.links.base().trim_end_matches('/'))
        .fallback(missing);
    match files.oneshot(request).await {
        Ok(response) => response.map(Body::new),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The address inside the folder, with the query that was asked.
fn below(inner: &str, uri: &Uri) -> Uri {
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let path: Option<PathAndQuery> = format!("/{inner}{query}").parse().ok();
    path.map(Uri::from).unwrap_or_default()
}
