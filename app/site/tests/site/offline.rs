//! What makes the site an app that works without a connection: the worker's list, the manifests, the headers.

use std::collections::BTreeMap;

use crate::fixture::{Fixture, files};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use scraper::{Html, Selector};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use site::document::PAPER;
use site::export::export;
use site::headers::{Scope, of};

fn exported(base: &'static str) -> Fixture {
    let fixture = Fixture::new(base, None);
    fixture.export();
    fixture
}

/// What the worker is told, and its code.
fn worker(fixture: &Fixture) -> (Value, String) {
    let text = fixture.read("sw.js");
    let (list, code) = text.strip_prefix("const SITE=").unwrap().split_once(";\n").unwrap();
    (serde_json::from_str(list).unwrap(), code.to_owned())
}

fn hashes(list: &Value) -> BTreeMap<String, String> {
    serde_json::from_value(list.clone()).unwrap()
}

#[test]
fn the_worker_lists_files_that_are_there_with_their_hashes() {
    let fixture = exported("/sub/");
    let (site, code) = worker(&fixture);
    assert_eq!(code, "work(SITE);\n");
    let mut count = 0;
    let languages = site["languages"].as_object().unwrap();
    for (path, hash) in languages.values().chain([&site["shell"]]).flat_map(hashes) {
        let file = if path.is_empty() || path.ends_with('/') { format!("{path}index.html") } else { path };
        let bytes = std::fs::read(fixture.out().join(&file)).unwrap();
        assert_eq!(hash, STANDARD.encode(Sha256::digest(bytes)), "{file}");
        count += 1;
    }
    assert_eq!(count, 7 + 2 + 1 + 2 + 2 * 3, "assets, icons, the chooser, offline pages, each language's");
}

#[test]
fn a_language_has_its_own_pages_and_no_others() {
    let (site, _) = worker(&exported("/"));
    for lang in ["sw", "en"] {
        let expected = ["", "manifest.webmanifest", "quiz/holes/"].map(|path| format!("{lang}/{path}"));
        assert_eq!(hashes(&site["languages"][lang]).into_keys().collect::<Vec<_>>(), expected);
    }
    let shell = hashes(&site["shell"]);
    for path in ["", "sw/offline/", "en/offline/", "favicon.svg", "icons/192.png", "assets/app-1/client.wasm"] {
        assert!(shell.contains_key(path), "{path}");
    }
    assert!(!shell.contains_key("og.png"));
}

#[test]
fn the_version_changes_with_anything_that_is_exported() {
    let version = |fixture: &Fixture| {
        fixture.export();
        worker(fixture).0["version"].as_str().unwrap().to_owned()
    };
    let mut fixture = Fixture::new("/", None);
    let first = version(&fixture);
    assert_eq!(version(&fixture), first);
    fixture.stage("og.png", "another picture");
    let second = version(&fixture);
    assert_ne!(second, first);
    fixture.pages[3].body.push_str("<p>Another word.</p>");
    let third = version(&fixture);
    assert!(third != first && third != second);
    fixture.stage("sw.js", "work(SITE, 2);\n");
    assert_eq!(version(&fixture), third, "the browser compares the worker's code itself");
}

#[test]
fn pages_ask_for_the_worker_where_something_wakes_up_and_never_in_a_frame() {
    let fixture = exported("/sub/");
    for (file, worker) in [
        ("sw/quiz/holes/index.html", Some("/sub/sw.js")),
        ("sw/index.html", None),
        ("sw/embed/quiz/holes/index.html", None),
    ] {
        let html = Html::parse_document(&fixture.read(file));
        assert_eq!(html.root_element().attr("data-worker"), worker, "{file}");
    }
}

#[test]
fn without_a_worker_none_is_asked_for_and_an_earlier_one_goes() {
    let fixture = Fixture::new("/", None);
    export(&fixture.frame().without_worker(), &fixture.pages, &fixture.places()).unwrap();
    assert!(!fixture.read("sw/quiz/holes/index.html").contains("data-worker"));
    let worker = fixture.read("sw.js");
    assert!(worker.contains("registration.unregister()") && worker.contains("caches.delete("));
}

#[test]
fn each_language_has_a_manifest_below_any_base() {
    let fixture = exported("/sub/");
    let manifest =
        |lang: &str| -> Value { serde_json::from_str(&fixture.read(&format!("{lang}/manifest.webmanifest"))).unwrap() };
    let sw = manifest("sw");
    for (key, value) in [
        ("id", "/sub/sw/"),
        ("start_url", "/sub/sw/"),
        ("scope", "/sub/"),
        ("lang", "sw"),
        ("dir", "ltr"),
        ("display", "standalone"),
        ("short_name", "Kumbukumbu"),
    ] {
        assert_eq!(sw[key], value, "{key}");
    }
    let [red, green, blue] = PAPER[0].1;
    assert_eq!(sw["theme_color"], format!("#{red:02x}{green:02x}{blue:02x}"));
    assert_eq!(manifest("en")["start_url"], "/sub/en/");
    let icons: Vec<_> = sw["icons"].as_array().unwrap().iter().map(|icon| icon["src"].as_str().unwrap()).collect();
    assert_eq!(icons, ["/sub/icons/192.png", "/sub/favicon.svg"]);
    let links = |file: &str| {
        let html = Html::parse_document(&fixture.read(file));
        html.select(&Selector::parse("link[rel=manifest]").unwrap()).count()
    };
    assert_eq!(links("index.html") + links("sw/embed/quiz/holes/index.html"), 0);
}

#[test]
fn a_page_for_frames_has_its_script_and_is_listed_nowhere() {
    let fixture = Fixture::new("/", Some("https://example.org"));
    fixture.export();
    let text = fixture.read("sw/embed/quiz/holes/index.html");
    assert!(text.contains("<script src=\"/assets/app-1/embed.js\"></script>"));
    assert!(text.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(!text.contains("hreflang"));
    assert!(!fixture.read("sitemap.xml").contains("/embed/"));
}

/// Hosts join the values of a header that several of their rules set.
#[test]
fn no_file_gets_a_header_twice_and_each_page_its_policy() {
    let fixture = exported("/sub/");
    let headers = fixture.read("_headers");
    let mut rules: Vec<(&str, Vec<(&str, &str)>)> = Vec::new();
    for line in headers.lines().filter(|line| !line.starts_with('#')) {
        match line.strip_prefix("  ") {
            Some(header) => rules.last_mut().unwrap().1.push(header.split_once(": ").unwrap()),
            None => rules.push((line, Vec::new())),
        }
    }
    assert!(rules.len() <= 100, "a host reads no more");
    let policy_of =
        |scope| of(scope).into_iter().find(|header| header.name == "Content-Security-Policy").unwrap().value;
    for (file, _) in files(&fixture.out()) {
        let address = format!("/sub/{}", file.strip_suffix("index.html").unwrap_or(&file));
        let mut found = BTreeMap::new();
        for (name, value) in rules.iter().filter(|(rule, _)| fits(rule, &address)).flat_map(|(_, headers)| headers) {
            assert!(found.insert(*name, *value).is_none(), "{address}: {name} twice");
        }
        let policy = found.get("Content-Security-Policy").copied().unwrap_or_default();
        if file.ends_with(".html") {
            let scope = if file.contains("/embed/") { Scope::Embeds } else { Scope::Pages };
            assert_eq!(policy, policy_of(scope), "{address}");
            assert_eq!(found["Cache-Control"], "no-cache", "{address}");
        }
        assert_eq!(found["X-Content-Type-Options"], "nosniff", "{address}");
    }
}

/// Whether a rule's pattern fits an address: `*` is anything, `:name` one part of the path.
fn fits(pattern: &str, address: &str) -> bool {
    if let Some(start) = pattern.strip_suffix('*') {
        let parts = start.split('/').count();
        let cut: Vec<_> = address.splitn(parts, '/').collect();
        return cut.len() == parts
            && start.split('/').zip(&cut).all(|(part, given)| part.is_empty() || one(part, given));
    }
    pattern.split('/').count() == address.split('/').count()
        && pattern.split('/').zip(address.split('/')).all(|(part, given)| one(part, given))
}

fn one(part: &str, given: &str) -> bool {
    if part.starts_with(':') { !given.is_empty() } else { part == given }
}
