/// The direction of a script.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Dir {
    /// Left to right.
    #[default]
    Ltr,
    /// Right to left.
    Rtl,
}

impl Dir {
    /// The value of HTML's `dir` attribute.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Ltr => "ltr",
            Self::Rtl => "rtl",
        }
    }
}

/// A text with the language it is in: the only way to print a text that is not in the page's language.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(not(target_arch = "wasm32"), derive(serde::Serialize, serde::Deserialize))]
pub struct Localized {
    /// The text, without markup.
    pub text: String,
    /// Its BCP 47 tag.
    pub lang: String,
    /// Its direction.
    pub dir: Dir,
}

impl Localized {
    /// English text, such as a paper's title.
    #[must_use]
    pub fn english(text: impl Into<String>) -> Self {
        Self { text: text.into(), lang: "en".to_owned(), dir: Dir::Ltr }
    }
}
