use anyhow::{Context as _, Result, bail};
use catalog::{Catalog, Locale, Topic};
use l10n::{Bundle, Dir, Message};

use super::home::words_of;
use super::languages::{Languages, Words, direction};
use crate::page::{Alternate, Links, Page, PageKind};

/// What a page is made from: the catalog, and one language of it.
pub(super) struct Context<'c> {
    pub(super) catalog: &'c Catalog,
    pub(super) languages: &'c Languages,
    pub(super) links: &'c Links,
    pub(super) locale: &'c Locale,
    pub(super) words: &'c Words,
}

impl<'c> Context<'c> {
    pub(super) fn new(
        catalog: &'c Catalog,
        languages: &'c Languages,
        links: &'c Links,
        locale: &'c Locale,
    ) -> Result<Self> {
        let words = languages.words(&locale.tag)?;
        for message in catalog.topics.iter().flat_map(|topic| words_of(&topic.id)) {
            if !words.bundle.has(&message) {
                bail!("content/ui/{}/topics.ftl: {} is missing", locale.tag, message.id());
            }
        }
        Ok(Self { catalog, languages, links, locale, words })
    }

    pub(super) fn bundle(&self) -> &'c Bundle {
        &self.words.bundle
    }

    pub(super) fn dir(&self) -> Dir {
        direction(self.locale)
    }

    pub(super) fn tag(&self) -> &'c str {
        &self.locale.tag
    }

    /// The message in the page's language.
    pub(super) fn t(&self, message: &Message) -> String {
        self.bundle().text(message)
    }

    /// The address of a page of this language; `path` as in `quiz/…/`.
    pub(super) fn href(&self, path: &str) -> String {
        self.links.page(&format!("{}/{path}", self.tag()))
    }

    /// The page at `path` in each language.
    pub(super) fn alternates(&self, path: &str) -> Vec<Alternate> {
        let tags = self.catalog.locales.iter().map(|locale| locale.tag.clone());
        tags.map(|tag| Alternate { path: format!("{tag}/{path}"), tag }).collect()
    }

    pub(super) fn topic(&self, id: &str) -> Result<&'c Topic> {
        self.catalog.topics.iter().find(|topic| topic.id == id).with_context(|| format!("no topic {id}"))
    }

    /// A page of this language at `path`, still without its body.
    pub(super) fn page(&self, path: &str, kind: PageKind) -> Page {
        Page {
            path: format!("{}/{path}", self.tag()),
            lang: self.tag().to_owned(),
            dir: self.dir(),
            open_graph_locale: self.locale.open_graph.clone(),
            title: String::new(),
            description: String::new(),
            topic: None,
            body: String::new(),
            alternates: self.alternates(path),
            json_ld: None,
            indexed: true,
            kind,
        }
    }
}

/// The message of a level.
pub(super) fn level_word(level: u8) -> Message {
    match level {
        1 => l10n::msg::site::level_1(),
        2 => l10n::msg::site::level_2(),
        _ => l10n::msg::site::level_3(),
    }
}
