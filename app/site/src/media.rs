//! Media types, where a server's own guess would not do.

/// The types of everything that is served as text or run, by extension.
pub const TYPES: [(&str, &str); 10] = [
    ("html", "text/html; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("txt", "text/plain; charset=utf-8"),
    ("xml", "text/xml; charset=utf-8"),
    ("svg", "image/svg+xml"),
    ("json", "application/json"),
    ("webmanifest", "application/manifest+json"),
    ("wasm", "application/wasm"),
    ("woff2", "font/woff2"),
];

/// The types of pictures, which only servers without a list of their own have to be told.
pub const PICTURES: [(&str, &str); 3] = [("png", "image/png"), ("ico", "image/x-icon"), ("webp", "image/webp")];

/// The type of a file by its path; a folder holds HTML.
pub fn of(path: &str) -> Option<&'static str> {
    let name = path.rsplit('/').next()?;
    let extension = if name.is_empty() { "html" } else { name.rsplit_once('.')?.1 };
    TYPES.iter().find(|(known, _)| *known == extension).map(|(_, media)| *media)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_html() {
        assert_eq!(of("/sw/"), Some("text/html; charset=utf-8"));
        assert_eq!(of("/a/client.wasm"), Some("application/wasm"));
        assert_eq!(of("/a.b/c"), None);
    }
}
