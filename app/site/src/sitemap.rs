//! What search engines read: the pages with their translations, and who may crawl.

use html_escape::encode_double_quoted_attribute as escape;

use crate::document;
use crate::frame::Frame;
use crate::page::Page;

/// The sitemap's file.
pub const FILE: &str = "sitemap.xml";

/// The sitemap of all indexed pages; `None` without an origin, since its addresses are absolute.
pub fn sitemap(frame: &Frame, pages: &[Page]) -> Option<String> {
    frame.origin.as_ref()?;
    let mut out = String::from(START);
    for page in pages.iter().filter(|page| page.indexed) {
        let url = frame.url(&page.path)?;
        out.push_str(&format!("<url>\n<loc>{}</loc>\n", escape(&url)));
        for (tag, url) in document::alternates(frame, page) {
            out.push_str(&format!(
                "<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{}\"/>\n",
                escape(&tag),
                escape(&url)
            ));
        }
        out.push_str("</url>\n");
    }
    out.push_str("</urlset>\n");
    Some(out)
}

const START: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>
<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">
";

/// `robots.txt`; `None` under a base path, where no crawler looks for it.
pub fn robots(frame: &Frame) -> Option<String> {
    if frame.links.base() != "/" {
        return None;
    }
    let mut out = String::from("User-agent: *\nAllow: /\n");
    if let Some(url) = frame.url(FILE) {
        out.push_str(&format!("\nSitemap: {url}\n"));
    }
    Some(out)
}
