//! Why there are no new files.

use crate::diagnostics::Diagnostics;

/// Why there are no new files. Nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum SkeletonError {
    /// The content cannot be read.
    #[error("the content has problems:\n{0}")]
    Content(Diagnostics),
    /// A file that a language is made from.
    #[error(
        "{0} cannot be read; expected it, since a language takes its ids from English (`cargo xtask check` says what is wrong)"
    )]
    English(String),
    /// A name that cannot be a folder's.
    #[error("the name is `{0}`; expected small letters a to z, digits and single hyphens: `like-this-2`")]
    Slug(String),
    /// A topic that is not there.
    #[error("there is no topic `{topic}`; expected one of {known}")]
    Topic {
        /// What was asked for.
        topic: String,
        /// Those that are there.
        known: String,
    },
    /// A level that no quiz has.
    #[error("the level is {0}; expected a number from 1 to 3")]
    Level(u8),
    /// A tag that names no language.
    #[error("`{0}` is no language; expected a BCP 47 tag such as `fr`, `pt-BR` or `zh-Hant`")]
    Tag(String),
    /// A tag that is written in another way.
    #[error("the tag is `{tag}`; expected it as `{canonical}`")]
    Spelling {
        /// What was given.
        tag: String,
        /// How it is written.
        canonical: String,
    },
    /// A language that is there.
    #[error("the language `{tag}` is at {place} already; expected one that is not there")]
    LocaleExists {
        /// What was asked for.
        tag: String,
        /// Where it stands.
        place: String,
    },
    /// A language without a name.
    #[error("the language has no name; expected its name in itself, such as `Kiswahili`")]
    Name,
    /// A name that is not in Open Graph's form, or none where the language's own region is not known.
    #[error("the name for Open Graph is `{0}`; expected a language and a region, such as `sw_KE`")]
    OpenGraph(String),
    /// Quotation marks that are not two.
    #[error("the quotation marks are `{0}`; expected two signs, the opening and the closing one, such as `“”`")]
    Quotes(String),
    /// Files that are there.
    #[error("in the way: {0}; expected nothing there, and wrote nothing")]
    InTheWay(String),
    /// A file that cannot be written.
    #[error("{path} cannot be written, so nothing was: {error}")]
    Io {
        /// The file.
        path: String,
        /// Why.
        error: std::io::Error,
    },
}
