//! The reader's theme, set before anything is painted.

use super::markup::Markup;

/// The one inline script. It says that scripts run, so that the style sheet can hide what only readers without them need,
/// and takes the theme that `ui`'s switch has stored. Then it looks after languages: a click on a language is remembered and
/// takes the page's query and place along, and a page in another language than the reader's offers that one (the reader's is
/// what was chosen, or else what the browser asks for). Nobody is sent anywhere. Where storage is forbidden nothing is
/// remembered, and the rest holds.
///
/// It closes menus as well: the list of languages on Escape, on a press and on a focus elsewhere; the navigation of a narrow
/// window once one of its links was followed, since the place that it leads to may lie on the same page.
///
/// On a page below `/embed/`, a guest in another site's page, it touches no storage: the theme is the address's `?theme=`.
pub const SCRIPT: &str = include_str!("head.js");

/// `--paper` of style/tokens.css in light and dark, as sRGB: a browser's own surfaces know neither our tokens nor, everywhere, OKLCH.
/// A test compares both with the token.
pub const PAPER: [(&str, [u8; 3]); 2] = [("light", [250, 250, 248]), ("dark", [16, 18, 26])];

pub(super) fn write(out: &mut Markup) {
    out.raw("<script>");
    out.raw(SCRIPT);
    out.raw("</script>\n");
    out.meta("color-scheme", "light dark");
    for (scheme, [red, green, blue]) in PAPER {
        let colour = format!("#{red:02x}{green:02x}{blue:02x}");
        let media = format!("(prefers-color-scheme: {scheme})");
        let attributes = [("name", "theme-color"), ("content", &colour), ("media", &media)];
        out.line("meta", &attributes);
    }
}
