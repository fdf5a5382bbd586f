//! The reader's theme, set before anything is painted.

use super::markup::Markup;

/// The one inline script. It takes the theme that `ui`'s switch has stored, and says that scripts run, so that the style
/// sheet can hide what only readers without them need. Where storage is forbidden the system's theme stays.
pub const SCRIPT: &str = r#"{const d=document.documentElement.dataset;d.js="";try{const t=localStorage.getItem("kumbukumbu.theme");if(t==="light"||t==="dark")d.theme=t}catch{}}"#;

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
