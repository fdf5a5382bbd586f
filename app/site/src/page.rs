//! What the pages hand to the exporter.

pub use crate::assets::Assets;
pub use crate::links::Links;

/// One page, without its frame of `<html>` and `<head>`.
#[derive(Debug, Clone, PartialEq)]
pub struct Page {
    /// Relative to the site's root: `""`, `sw/`, `sw/quiz/gpu-memory-fragmentation/`, `sw/404.html`, `404.html`.
    pub path: String,
    /// BCP 47 tag of its language.
    pub lang: String,
    /// Which way it is written.
    pub dir: l10n::Dir,
    /// Its language in Open Graph's form: `sw_KE`.
    pub open_graph_locale: String,
    /// For `<title>` and link previews, as plain text.
    pub title: String,
    /// For search engines and link previews, as plain text.
    pub description: String,
    /// The motif for `<body data-topic>`.
    pub topic: Option<String>,
    /// The HTML of everything inside `<body>`.
    pub body: String,
    /// The same page in each language, itself included. `x-default` is added by the exporter.
    pub alternates: Vec<Alternate>,
    /// Structured data, for example of [`crate::json_ld`].
    pub json_ld: Option<serde_json::Value>,
    /// Whether search engines may list it. If not, it is kept out of the sitemap too.
    pub indexed: bool,
    /// What it is.
    pub kind: PageKind,
}

impl Page {
    /// The file that holds it, relative to the site's root.
    pub fn file(&self) -> String {
        if self.path.is_empty() || self.path.ends_with('/') {
            format!("{}index.html", self.path)
        } else {
            self.path.clone()
        }
    }

    /// Whether something on it wakes up, so that the client has to be loaded.
    pub fn has_islands(&self) -> bool {
        self.body.contains("<leptos-island")
    }
}

/// A page in some language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Alternate {
    /// BCP 47 tag of the language.
    pub tag: String,
    /// Like [`Page::path`].
    pub path: String,
}

/// What a page is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageKind {
    /// A page of the site itself: the chooser, a home page, a list, an error.
    Website,
    /// A guide.
    Article,
    /// A quiz.
    Quiz,
    /// What other sites show in a frame: it lies under `embed/`, stores nothing unasked, and is listed nowhere.
    Embed,
}

impl PageKind {
    /// The value of Open Graph's `og:type`, which knows no quizzes.
    pub fn open_graph(self) -> &'static str {
        match self {
            Self::Website | Self::Embed => "website",
            Self::Article | Self::Quiz => "article",
        }
    }
}
