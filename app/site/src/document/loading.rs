//! What a page loads: the font and style sheet that it is painted with, then the client.

use super::markup::Markup;
use crate::frame::Frame;
use crate::manifest;
use crate::page::{Page, PageKind};

pub(super) fn write(frame: &Frame, page: &Page, out: &mut Markup) {
    let Frame { links, assets, public, .. } = frame;
    let font = links.asset(&assets.font);
    let font = [("rel", "preload"), ("href", &font), ("as", "font"), ("type", "font/woff2"), ("crossorigin", "")];
    out.line("link", &font);
    out.line("link", &[("rel", "stylesheet"), ("href", &links.asset(&assets.style))]);
    if page.kind != PageKind::Quiz {
        out.line("link", &[("rel", "stylesheet"), ("href", &links.asset(&assets.reading))]);
    }
    for icon in public.icons() {
        let href = links.asset(icon.file);
        out.line("link", &[("rel", icon.rel), ("href", &href), ("type", icon.media)]);
    }
    if manifest::is_for(page) {
        out.line("link", &[("rel", "manifest"), ("href", &links.asset(&manifest::file(&page.lang)))]);
    }
    if page.kind == PageKind::Embed {
        // Not as a module: the theme has to stand before anything is painted.
        out.tag("script", &[("src", &links.asset(&assets.embed))]);
        out.raw("</script>\n");
    }
    if page.has_islands() {
        client(frame, out);
    }
}

/// All three at once: neither waits until the one before has been read.
fn client(Frame { links, assets, .. }: &Frame, out: &mut Markup) {
    out.line("link", &[("rel", "modulepreload"), ("href", &links.asset(&assets.glue))]);
    let wasm = links.asset(&assets.wasm);
    let wasm =
        [("rel", "preload"), ("href", &wasm), ("as", "fetch"), ("type", "application/wasm"), ("crossorigin", "")];
    out.line("link", &wasm);
    out.tag("script", &[("type", "module"), ("src", &links.asset(&assets.boot))]);
    out.raw("</script>\n");
}
