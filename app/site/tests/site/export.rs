//! The files of an export.

use std::io::Read as _;

use crate::fixture::{Fixture, files};
use site::export::{ExportError, export};
use site::headers::{self, Scope};
use site::mesh::MeshError;

const ORIGIN: Option<&str> = Some("https://example.org");

#[test]
fn the_sitemap_lists_what_is_indexed_with_its_translations() {
    let fixture = Fixture::new("/sub/", ORIGIN);
    fixture.export();
    let text = fixture.read("sitemap.xml");
    let sitemap = roxmltree::Document::parse(&text).unwrap();
    let named = |name: &'static str| sitemap.descendants().filter(move |node| node.has_tag_name(name));
    let urls: Vec<_> = named("loc").map(|node| node.text().unwrap()).collect();
    let expected = ["", "sw/", "sw/quiz/holes/", "en/", "en/quiz/holes/"];
    assert_eq!(urls, expected.map(|path| format!("https://example.org/sub/{path}")));
    let xhtml = "http://www.w3.org/1999/xhtml";
    let links = sitemap.descendants().filter(|node| node.has_tag_name((xhtml, "link")));
    assert_eq!(links.count(), 3 * urls.len());
    assert!(!fixture.out().join("robots.txt").exists());
}

#[test]
fn robots_name_the_sitemap() {
    let fixture = Fixture::new("/", ORIGIN);
    fixture.export();
    assert!(fixture.read("robots.txt").ends_with("Sitemap: https://example.org/sitemap.xml\n"));
}

#[test]
fn compressed_files_hold_the_originals() {
    let fixture = Fixture::new("/", ORIGIN);
    fixture.export();
    let all = files(&fixture.out());
    let plain = |name: &str| &all.iter().find(|(known, _)| known == name).unwrap().1;
    let mut count = 0;
    for (name, bytes) in &all {
        let mut text = Vec::new();
        if let Some(original) = name.strip_suffix(".br") {
            brotli::Decompressor::new(&bytes[..], 4096).read_to_end(&mut text).unwrap();
            assert_eq!(&text, plain(original), "{name}");
        } else if let Some(original) = name.strip_suffix(".gz") {
            flate2::read::GzDecoder::new(&bytes[..]).read_to_end(&mut text).unwrap();
            assert_eq!(&text, plain(original), "{name}");
        } else {
            continue;
        }
        assert!(bytes.len() < text.len(), "{name}");
        count += 1;
    }
    // Both for 12 pages, 6 assets, 2 manifests, the worker and the sitemap; none for the font and for what is small.
    assert_eq!(count, 2 * (12 + 6 + 2 + 1 + 1));
}

#[test]
fn a_second_export_is_the_same_and_compresses_nothing() {
    let fixture = Fixture::new("/", ORIGIN);
    let first = fixture.export();
    assert!(first.compressed.cached < first.compressed.files);
    let before = files(&fixture.out());
    let second = fixture.export();
    assert_eq!(second.compressed.cached, second.compressed.files);
    assert_eq!(files(&fixture.out()), before);
}

#[test]
fn what_is_no_longer_there_is_removed() {
    let mut fixture = Fixture::new("/", None);
    fixture.export();
    assert!(fixture.out().join("en/index.html.br").exists());
    fixture.pages.retain(|page| page.lang != "en" || !page.indexed);
    for page in &mut fixture.pages {
        page.alternates.retain(|alternate| alternate.tag != "en");
    }
    fixture.export();
    assert!(!fixture.out().join("en/index.html.br").exists());
}

#[test]
fn an_export_that_fails_leaves_the_old_one() {
    let fixture = Fixture::new("/", None);
    fixture.export();
    let before = files(&fixture.out());
    fixture.stage("sw/index.html", "taken");
    let failed = export(&fixture.frame(), &fixture.pages, &fixture.places());
    assert!(matches!(failed, Err(ExportError::Taken { .. })));
    assert_eq!(files(&fixture.out()), before);
    let around: Vec<_> = std::fs::read_dir(fixture.out().parent().unwrap()).unwrap().collect();
    assert_eq!(around.len(), 3, "{around:?}");
}

#[test]
fn an_asset_that_is_missing_stops_the_export() {
    let fixture = Fixture::new("/", None);
    std::fs::remove_file(fixture.places().stage.join(fixture.frame().assets.wasm)).unwrap();
    let failed = export(&fixture.frame(), &fixture.pages, &fixture.places());
    assert!(matches!(failed, Err(ExportError::Missing { .. })));
    assert!(!fixture.out().exists());
}

#[test]
fn a_folder_with_something_else_is_left_alone() {
    let fixture = Fixture::new("/", None);
    std::fs::create_dir(fixture.out()).unwrap();
    std::fs::write(fixture.out().join("thesis.txt"), "years").unwrap();
    let failed = export(&fixture.frame(), &fixture.pages, &fixture.places());
    assert!(matches!(failed, Err(ExportError::Foreign { .. })));
    assert_eq!(fixture.read("thesis.txt"), "years");
}

#[test]
fn pages_that_do_not_fit_together_are_not_written() {
    let fails = |spoil: fn(&mut Fixture)| {
        let mut fixture = Fixture::new("/", None);
        spoil(&mut fixture);
        match export(&fixture.frame(), &fixture.pages, &fixture.places()) {
            Err(ExportError::Mesh(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    const QUIZ: usize = 3;
    assert!(matches!(fails(|fixture| fixture.pages.push(fixture.pages[0].clone())), MeshError::Twice { .. }));
    assert!(matches!(fails(|fixture| fixture.pages[QUIZ].path = "../quiz/".into()), MeshError::Path { .. }));
    assert!(matches!(
        fails(|fixture| {
            fixture.pages[QUIZ].alternates.remove(0);
        }),
        MeshError::Lonely { .. }
    ));
    assert!(matches!(
        fails(|fixture| {
            fixture.pages[QUIZ].alternates.remove(1);
        }),
        MeshError::Other { .. }
    ));
    assert!(matches!(
        fails(|fixture| {
            fixture.pages.retain(|page| page.path != "en/quiz/holes/");
        }),
        MeshError::Other { .. }
    ));
}

#[test]
fn the_hosts_file_has_the_servers_headers_and_no_overlap() {
    let fixture = Fixture::new("/sub/", None);
    fixture.export();
    let text = fixture.read("_headers");
    let section = |pattern: &str| {
        let rest = text.split_once(&format!("\n{pattern}\n")).unwrap().1;
        let lines = rest.lines().take_while(|line| line.starts_with("  "));
        lines.map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    let expected = |scope| {
        let headers = headers::of(scope).into_iter();
        headers.map(|header| format!("{}: {}", header.name, header.value)).collect::<Vec<_>>()
    };
    assert_eq!(section("/sub/*"), expected(Scope::Everything));
    assert_eq!(section("/sub/assets/*"), expected(Scope::Hashed));
    assert_eq!(section("/sub/sw.js"), expected(Scope::Worker));
    assert_eq!(section("/sub/:language/embed/*"), expected(Scope::Embeds));
    for pattern in ["/sub/", "/sub/404.html", "/sub/:language/", "/sub/:language/quiz/*", "/sub/:language/404.html"] {
        assert_eq!(section(pattern), expected(Scope::Pages), "{pattern}");
    }
    assert!(text.lines().all(|line| line.len() <= 2000));
}

#[test]
fn nginx_gets_every_header_and_each_languages_page() {
    let fixture = Fixture::new("/sub/", None);
    fixture.export();
    let text = fixture.read("nginx.conf");
    for header in headers::all() {
        assert!(text.contains(&format!("add_header {} \"{}\"", header.name, header.value)));
    }
    assert!(text.contains("location /sub/sw/ {\n    error_page 404 /sub/sw/404.html;"));
    let block = |start: &str| text.split_once(start).unwrap().1.split_once('}').unwrap().0;
    assert!(block("location /sub/sw/embed/ {").contains("frame-ancestors *"));
    assert!(block("location = /sub/sw.js {").contains("add_header Cache-Control \"no-cache\" always;"));
}
