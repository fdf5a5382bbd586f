//! Where the page lives, and where its translations do. All of it is absolute, so it takes an origin.

use super::markup::Markup;
use crate::frame::Frame;
use crate::page::Page;

pub(super) fn write(frame: &Frame, page: &Page, out: &mut Markup) {
    if !page.indexed {
        return;
    }
    let Some(canonical) = frame.url(&page.path) else {
        return;
    };
    out.line("link", &[("rel", "canonical"), ("href", &canonical)]);
    for (tag, url) in alternates(frame, page) {
        out.line("link", &[("rel", "alternate"), ("hreflang", &tag), ("href", &url)]);
    }
}

/// The page's translations with their addresses, itself included, and the language chooser as `x-default`; empty without an
/// origin or without translations.
pub fn alternates(frame: &Frame, page: &Page) -> Vec<(String, String)> {
    let mut list: Vec<_> = page
        .alternates
        .iter()
        .filter_map(|alternate| Some((alternate.tag.clone(), frame.url(&alternate.path)?)))
        .collect();
    if !list.is_empty() {
        list.extend(frame.url("").map(|chooser| ("x-default".to_owned(), chooser)));
    }
    list
}
