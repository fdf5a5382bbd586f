//! What a browser needs to install the site as an app: one manifest for each language.

use serde_json::{Value, json};

use crate::document::PAPER;
use crate::frame::{Frame, SITE_NAME};
use crate::page::{Page, PageKind};

/// A picture for the device's own lists of apps.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AppIcon {
    /// Its file at the site's root.
    pub file: &'static str,
    /// Width and height in pixels, as in `192x192`; `any` if it has none.
    pub sizes: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// `maskable` where the device may cut it to a shape of its own, otherwise `any`.
    pub purpose: &'static str,
}

/// The icons, drawn by `public/icons/draw.mjs` from the site's mark.
pub const ICONS: [AppIcon; 4] = [
    AppIcon { file: "icons/192.png", sizes: "192x192", media: "image/png", purpose: "any" },
    AppIcon { file: "icons/512.png", sizes: "512x512", media: "image/png", purpose: "any" },
    AppIcon { file: "icons/maskable.png", sizes: "512x512", media: "image/png", purpose: "maskable" },
    AppIcon { file: "favicon.svg", sizes: "any", media: "image/svg+xml", purpose: "any" },
];

/// The manifest's file for a language.
pub fn file(lang: &str) -> String {
    format!("{lang}/manifest.webmanifest")
}

/// Whether a page belongs to a language's app. The language chooser does not, and neither does a page in a frame.
pub fn is_for(page: &Page) -> bool {
    page.kind != PageKind::Embed && page.path.strip_prefix(&page.lang).is_some_and(|rest| rest.starts_with('/'))
}

/// The manifests of all languages, by file: each says in its own words what its front page says.
pub fn all(frame: &Frame, pages: &[Page]) -> Vec<(String, String)> {
    let homes = pages.iter().filter(|page| page.path.strip_suffix('/') == Some(page.lang.as_str()));
    homes.map(|home| (file(&home.lang), of(frame, home).to_string())).collect()
}

/// The manifest of the language with this front page. Addresses carry the base path and no host.
fn of(frame: &Frame, home: &Page) -> Value {
    let start = frame.links.page(&home.path);
    let [red, green, blue] = PAPER[0].1;
    let paper = format!("#{red:02x}{green:02x}{blue:02x}");
    let icons = ICONS.iter().filter(|icon| frame.public.has(icon.file)).map(|icon| {
        json!({ "src": frame.links.asset(icon.file), "sizes": icon.sizes, "type": icon.media, "purpose": icon.purpose })
    });
    json!({
        "id": start,
        "name": SITE_NAME,
        "short_name": SITE_NAME,
        "description": home.description,
        "lang": home.lang,
        "dir": home.dir.as_str(),
        "start_url": start,
        "scope": frame.links.base(),
        "display": "standalone",
        "background_color": paper,
        "theme_color": paper,
        "categories": ["education"],
        "icons": icons.collect::<Vec<_>>(),
    })
}
