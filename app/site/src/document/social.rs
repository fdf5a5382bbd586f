//! What a link to the page looks like where it is shared: Open Graph, and the card of what was Twitter.

use super::markup::Markup;
use crate::frame::{Frame, SITE_NAME};
use crate::page::Page;

pub(super) fn write(frame: &Frame, page: &Page, out: &mut Markup) {
    out.property("og:type", page.kind.open_graph());
    out.property("og:site_name", SITE_NAME);
    out.property("og:title", &page.title);
    out.property("og:description", &page.description);
    out.property("og:locale", &page.open_graph_locale);
    let others = page.alternates.iter().filter(|alternate| alternate.tag != page.lang);
    for locale in others.filter_map(|alternate| frame.open_graph.get(&alternate.tag)) {
        out.property("og:locale:alternate", locale);
    }
    if page.indexed
        && let Some(url) = frame.url(&page.path)
    {
        out.property("og:url", &url);
    }
    let preview = frame.public.preview(&page.lang).and_then(|file| frame.url(&file));
    if let Some(picture) = &preview {
        out.property("og:image", picture);
        out.property("og:image:alt", SITE_NAME);
    }
    let card = if preview.is_some() { "summary_large_image" } else { "summary" };
    out.meta("twitter:card", card);
}
