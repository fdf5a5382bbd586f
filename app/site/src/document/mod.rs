//! A whole document out of a page: doctype, head, and the page's body.

mod address;
mod loading;
mod markup;
mod social;
mod theme;

pub use address::alternates;
pub use theme::{PAPER, SCRIPT as THEME_SCRIPT};

use crate::frame::Frame;
use crate::page::{Page, PageKind};
use crate::{csp, worker};
use markup::Markup;

/// The document of a page.
pub fn document(frame: &Frame, page: &Page) -> String {
    let mut out = Markup::with_capacity(page.body.len() + 8 * 1024);
    out.raw("<!doctype html>\n");
    let worker = frame.links.asset(worker::FILE);
    let mut root = vec![("lang", page.lang.as_str()), ("dir", page.dir.as_str())];
    if frame.has_worker && page.has_islands() && page.kind != PageKind::Embed {
        root.push(("data-worker", &worker));
    }
    out.tag("html", &root);
    out.raw("\n<head>\n");
    head(frame, page, &mut out);
    out.raw("</head>\n");
    match &page.topic {
        Some(topic) => out.tag("body", &[("data-topic", topic)]),
        None => out.tag("body", &[]),
    }
    out.raw("\n");
    out.raw(&page.body);
    out.raw("\n</body>\n</html>\n");
    out.finish()
}

/// The policy comes before anything that it judges, and the theme before anything that is painted.
fn head(frame: &Frame, page: &Page, out: &mut Markup) {
    out.line("meta", &[("charset", "utf-8")]);
    let policy = csp::meta();
    out.line("meta", &[("http-equiv", "Content-Security-Policy"), ("content", &policy)]);
    theme::write(out);
    out.meta("viewport", "width=device-width, initial-scale=1");
    out.element("title", &page.title);
    out.meta("description", &page.description);
    if !page.indexed {
        out.meta("robots", "noindex");
    }
    loading::write(frame, page, out);
    address::write(frame, page, out);
    social::write(frame, page, out);
    if let Some(data) = &page.json_ld {
        // JSON has `<` inside its strings alone, where it may as well stand escaped; so no `</script>` ends the element.
        let text = data.to_string().replace('<', "\\u003c");
        out.raw("<script type=\"application/ld+json\">");
        out.raw(&text);
        out.raw("</script>\n");
    }
}
