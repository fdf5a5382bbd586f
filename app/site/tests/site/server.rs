//! What the server answers.

use crate::fixture::Fixture;
use axum::body::{Body, to_bytes};
use axum::http::{Request, Response, StatusCode, header};
use site::headers::{self, Scope};
use site::page::Links;
use site::serve::{Serve, ServeError, router, run};
use tower::ServiceExt as _;

const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Asks one path, with more headers.
async fn ask(fixture: &Fixture, path: &str, more: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::get(path);
    for (name, value) in more {
        request = request.header(*name, *value);
    }
    let router = router(&fixture.out(), &Links::new(fixture.base));
    router.oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

fn value(response: &Response<Body>, name: impl header::AsHeaderName) -> &str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

async fn text(response: Response<Body>) -> String {
    String::from_utf8(to_bytes(response.into_body(), 1 << 20).await.unwrap().to_vec()).unwrap()
}

fn exported(base: &'static str) -> Fixture {
    let fixture = Fixture::new(base, None);
    fixture.export();
    fixture
}

#[tokio::test]
async fn pages_and_files_have_their_types_and_lifetimes() {
    let fixture = exported("/");
    for (path, media, cache) in [
        ("/", "text/html; charset=utf-8", "no-cache"),
        ("/sw/quiz/holes/", "text/html; charset=utf-8", "no-cache"),
        ("/assets/app-1/client.wasm", "application/wasm", IMMUTABLE),
        ("/assets/app-1/boot.js?a=b", "text/javascript; charset=utf-8", IMMUTABLE),
        ("/assets/style-1/main.css", "text/css; charset=utf-8", IMMUTABLE),
        ("/assets/style-1/fonts/eczar-latin.woff2", "font/woff2", IMMUTABLE),
        ("/sw/manifest.webmanifest", "application/manifest+json", ""),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/sw/embed/quiz/holes/", "text/html; charset=utf-8", "no-cache"),
        ("/favicon.svg", "image/svg+xml", ""),
        ("/og.png", "image/png", ""),
    ] {
        let response = ask(&fixture, path, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(value(&response, header::CONTENT_TYPE), media, "{path}");
        assert_eq!(value(&response, header::CACHE_CONTROL), cache, "{path}");
        for header in headers::of(Scope::Everything) {
            assert_eq!(value(&response, header.name), header.value, "{path}");
        }
    }
}

#[tokio::test]
async fn only_what_is_made_for_frames_may_be_framed_elsewhere() {
    let fixture = exported("/");
    for (path, ancestors, opener) in [
        ("/sw/embed/quiz/holes/", "; frame-ancestors *", ""),
        ("/sw/embed/quiz/nothing/", "; frame-ancestors 'self'", "same-origin"),
        ("/sw/quiz/holes/", "; frame-ancestors 'self'", "same-origin"),
        ("/sw/", "; frame-ancestors 'self'", "same-origin"),
        ("/", "; frame-ancestors 'self'", "same-origin"),
    ] {
        let response = ask(&fixture, path, &[]).await;
        assert!(value(&response, header::CONTENT_SECURITY_POLICY).ends_with(ancestors), "{path}");
        assert_eq!(value(&response, "cross-origin-opener-policy"), opener, "{path}");
    }
}

#[tokio::test]
async fn each_browser_gets_the_encoding_that_it_takes() {
    let fixture = exported("/");
    for (accepted, encoding) in [("gzip, br", "br"), ("gzip", "gzip"), ("identity", "")] {
        for path in ["/sw/", "/assets/app-1/client.wasm", "/sw/nothing"] {
            let response = ask(&fixture, path, &[("accept-encoding", accepted)]).await;
            assert_eq!(value(&response, header::CONTENT_ENCODING), encoding, "{path}");
            assert_eq!(value(&response, header::VARY), "accept-encoding", "{path}");
        }
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_in_the_language_of_the_address() {
    let fixture = exported("/");
    let too_long = format!("/en/{}", "a".repeat(256));
    for (path, words) in [
        (too_long.as_str(), "No such page"),
        ("/sw/quiz/nothing/", "Hakuna ukurasa"),
        ("/en/nothing", "No such page"),
        ("/nothing", "Nothing here"),
        ("/%2e%2e/stage/og.png", "Nothing here"),
        ("//sw", "Nothing here"),
        ("/assets/app-0/boot.js", "Nothing here"),
    ] {
        let response = ask(&fixture, path, &[("if-none-match", "*"), ("range", "bytes=0-1")]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(value(&response, header::CONTENT_TYPE), "text/html; charset=utf-8", "{path}");
        assert_eq!(value(&response, header::CACHE_CONTROL), "no-cache", "{path}");
        assert!(!value(&response, header::CONTENT_SECURITY_POLICY).is_empty(), "{path}");
        assert!(text(response).await.contains(words), "{path}");
    }
}

#[tokio::test]
async fn a_folder_has_a_slash_at_its_end() {
    for (base, from, to) in [
        ("/", "/sw", "/sw/"),
        ("/", "/sw/quiz/holes?q=2", "/sw/quiz/holes/?q=2"),
        ("/sub/", "/sub/sw", "/sub/sw/"),
        ("/sub/", "/sub", "/sub/"),
        ("/sub/", "/", "/sub/"),
    ] {
        let response = ask(&exported(base), from, &[]).await;
        assert_eq!(response.status(), StatusCode::TEMPORARY_REDIRECT, "{from}");
        assert_eq!(value(&response, header::LOCATION), to);
    }
}

#[tokio::test]
async fn under_a_base_all_is_the_same() {
    let fixture = exported("/sub/");
    let page = ask(&fixture, "/sub/sw/", &[]).await;
    assert_eq!(page.status(), StatusCode::OK);
    assert_eq!(value(&page, header::CACHE_CONTROL), "no-cache");
    let code = ask(&fixture, "/sub/assets/app-1/boot.js", &[]).await;
    assert_eq!(value(&code, header::CACHE_CONTROL), IMMUTABLE);
    let missing = ask(&fixture, "/sub/sw/nothing", &[]).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    assert!(text(missing).await.contains("Hakuna ukurasa"));
    assert_eq!(ask(&fixture, "/sw/", &[]).await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_has_not_changed_is_not_sent_again() {
    let fixture = exported("/");
    let first = ask(&fixture, "/sw/", &[]).await;
    let again = ask(&fixture, "/sw/", &[("if-none-match", value(&first, header::ETAG))]).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(value(&again, header::CACHE_CONTROL), "no-cache");
    let post = Request::post("/sw/").body(Body::empty()).unwrap();
    let router = router(&fixture.out(), &Links::new("/"));
    assert_eq!(router.oneshot(post).await.unwrap().status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn a_part_is_sent_where_one_is_asked_for_well_and_else_the_whole() {
    let fixture = exported("/");
    let whole = text(ask(&fixture, "/favicon.svg", &[]).await).await;
    let length = whole.len();
    let (long, outside) = (format!("bytes=-{}", length + 1), format!("bytes={length}-"));
    for (range, status, body) in [
        ("bytes=0-3", StatusCode::PARTIAL_CONTENT, &whole[..4]),
        ("bytes=-4", StatusCode::PARTIAL_CONTENT, &whole[length - 4..]),
        ("bytes=4-", StatusCode::PARTIAL_CONTENT, &whole[4..]),
        (long.as_str(), StatusCode::OK, &whole),
        (outside.as_str(), StatusCode::RANGE_NOT_SATISFIABLE, ""),
        ("bytes=-0", StatusCode::RANGE_NOT_SATISFIABLE, ""),
        ("bytes=3-0", StatusCode::OK, &whole),
        ("bytes=0-1,3-4", StatusCode::OK, &whole),
        ("bytes=x", StatusCode::OK, &whole),
        ("rows=0-3", StatusCode::OK, &whole),
    ] {
        let response = ask(&fixture, "/favicon.svg", &[("range", range)]).await;
        assert_eq!(response.status(), status, "{range}");
        assert_eq!(text(response).await, body, "{range}");
    }
}

#[tokio::test]
async fn a_port_in_use_and_an_empty_folder_are_said_so() {
    let fixture = exported("/");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let mut serve = Serve {
        dir: fixture.out(),
        host: "127.0.0.1".into(),
        port: taken.local_addr().unwrap().port(),
        links: Links::new("/"),
    };
    let error = run(&serve).await.unwrap_err();
    assert!(matches!(error, ServeError::PortInUse { .. }));
    assert!(error.to_string().contains(&serve.port.to_string()));
    serve.dir = fixture.places().stage;
    assert!(matches!(run(&serve).await, Err(ServeError::NoSite { .. })));
}
