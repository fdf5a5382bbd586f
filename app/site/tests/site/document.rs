//! What stands in an exported document.

use crate::fixture::Fixture;
use scraper::{Html, Selector};
use site::csp;

const QUIZ: &str = "sw/quiz/holes/index.html";

fn exported(base: &'static str, origin: Option<&'static str>) -> Fixture {
    let fixture = Fixture::new(base, origin);
    fixture.export();
    fixture
}

fn values(html: &Html, selector: &str, attribute: &str) -> Vec<String> {
    html.select(&Selector::parse(selector).unwrap())
        .map(|element| element.attr(attribute).unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn a_document_says_what_it_is() {
    let fixture = exported("/sub/", Some("https://example.org"));
    let text = fixture.read(QUIZ);
    let start =
        "<!doctype html>\n<html lang=\"sw\" dir=\"ltr\" data-worker=\"/sub/sw.js\">\n<head>\n<meta charset=\"utf-8\">";
    assert!(text.starts_with(start));
    let html = Html::parse_document(&text);
    assert_eq!(values(&html, "body", "data-topic"), ["kibaba"]);
    assert_eq!(values(&html, "meta[name=description]", "content"), ["Holes & \"blocks\""]);
    let canonical = "https://example.org/sub/sw/quiz/holes/";
    assert_eq!(values(&html, "link[rel=canonical]", "href"), [canonical]);
    for (property, content) in [
        ("og:type", "article"),
        ("og:title", "Jaribio"),
        ("og:url", canonical),
        ("og:locale", "sw_KE"),
        ("og:locale:alternate", "en_US"),
        ("og:image", "https://example.org/sub/og.png"),
    ] {
        assert_eq!(values(&html, &format!("meta[property='{property}']"), "content"), [content], "{property}");
    }
    assert_eq!(values(&html, "link[rel=stylesheet]", "href"), ["/sub/assets/style-1/main.css"]);
    assert_eq!(values(&html, "link[rel=icon]", "href"), ["/sub/favicon.svg"]);
    assert_eq!(values(&html, "link[rel=manifest]", "href"), ["/sub/sw/manifest.webmanifest"]);
    assert_eq!(values(&html, "link[as=font]", "href"), ["/sub/assets/style-1/fonts/eczar-latin.woff2"]);
}

#[test]
fn the_client_is_loaded_where_something_wakes_up() {
    let fixture = exported("/", None);
    for (file, count) in [(QUIZ, 1), ("sw/index.html", 0)] {
        let html = Html::parse_document(&fixture.read(file));
        for selector in ["link[rel=modulepreload]", "link[as=fetch][crossorigin]", "script[type=module]"] {
            assert_eq!(values(&html, selector, "href").len(), count, "{file} {selector}");
        }
    }
}

#[test]
fn without_an_origin_nothing_absolute_is_written() {
    let fixture = exported("/", None);
    let html = Html::parse_document(&fixture.read(QUIZ));
    for selector in ["link[rel=canonical]", "link[hreflang]", "meta[property='og:url']", "meta[property='og:image']"] {
        assert!(values(&html, selector, "href").is_empty(), "{selector}");
    }
    assert!(!fixture.out().join("sitemap.xml").exists());
    assert_eq!(fixture.read("robots.txt"), "User-agent: *\nAllow: /\n");
}

#[test]
fn what_is_not_there_is_not_listed() {
    let fixture = exported("/", Some("https://example.org"));
    let html = Html::parse_document(&fixture.read("sw/404.html"));
    assert_eq!(values(&html, "meta[name=robots]", "content"), ["noindex"]);
    assert!(values(&html, "link[rel=canonical], link[hreflang]", "href").is_empty());
}

#[test]
fn translations_name_each_other_and_themselves() {
    let fixture = exported("/", Some("https://example.org"));
    let mesh = |file: &str| {
        let html = Html::parse_document(&fixture.read(file));
        let tags = values(&html, "link[hreflang]", "hreflang");
        tags.into_iter().zip(values(&html, "link[hreflang]", "href")).collect::<Vec<_>>()
    };
    let quiz = mesh(QUIZ);
    let expected = [
        ("sw", "https://example.org/sw/quiz/holes/"),
        ("en", "https://example.org/en/quiz/holes/"),
        ("x-default", "https://example.org/"),
    ];
    assert_eq!(quiz, expected.map(|(tag, url)| (tag.to_owned(), url.to_owned())));
    assert_eq!(quiz, mesh("en/quiz/holes/index.html"));
    assert_eq!(mesh("index.html"), mesh("sw/index.html"));
}

#[test]
fn the_policy_allows_what_is_there_and_nothing_inline_but_the_head_script() {
    let fixture = exported("/", None);
    for (file, bytes) in crate::fixture::files(&fixture.out()) {
        if !file.ends_with(".html") {
            continue;
        }
        let html = Html::parse_document(&String::from_utf8(bytes).unwrap());
        let policy = values(&html, "meta[http-equiv=Content-Security-Policy]", "content");
        assert_eq!(policy, [csp::meta()]);
        for script in html.select(&Selector::parse("script:not([src])").unwrap()) {
            if script.attr("type") != Some("application/ld+json") {
                let text: String = script.text().collect();
                assert!(policy[0].contains(&csp::hash(&text)), "{file}: {text}");
            }
        }
        for element in html.select(&Selector::parse("*").unwrap()) {
            for (name, _) in element.value().attrs() {
                assert!(name != "style" && !name.starts_with("on"), "{file}: {name}");
            }
        }
    }
}

#[test]
fn structured_data_cannot_end_its_element() {
    let fixture = exported("/", None);
    let html = Html::parse_document(&fixture.read(QUIZ));
    let data = html.select(&Selector::parse("script[type='application/ld+json']").unwrap()).next().unwrap();
    let data: serde_json::Value = serde_json::from_str(&data.text().collect::<String>()).unwrap();
    assert_eq!(data["name"], "</script><script>alert(1)</script>");
}
