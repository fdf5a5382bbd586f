//! What all documents of one export have in common.

use std::collections::BTreeMap;

use crate::origin::Origin;
use crate::page::{Assets, Links, Page};
use crate::public::Public;

/// The product's name, the same in every language.
pub const SITE_NAME: &str = "Kumbukumbu";

/// What all documents of one export have in common.
#[derive(Debug, Clone)]
pub struct Frame {
    /// Makes addresses.
    pub links: Links,
    /// The host, if known.
    pub origin: Option<Origin>,
    /// The client, the style sheet and the font.
    pub assets: Assets,
    /// The files at the site's root.
    pub public: Public,
    /// Whether pages ask for the service worker.
    pub has_worker: bool,
    /// Open Graph's name of each language by its tag.
    pub open_graph: BTreeMap<String, String>,
}

impl Frame {
    /// The frame for `pages`.
    pub fn new(links: Links, origin: Option<Origin>, assets: Assets, public: Public, pages: &[Page]) -> Self {
        let open_graph = pages.iter().map(|page| (page.lang.clone(), page.open_graph_locale.clone())).collect();
        Self { links, origin, assets, public, has_worker: true, open_graph }
    }

    /// The same without a service worker; one that a browser has from before removes itself.
    #[must_use]
    pub fn without_worker(self) -> Self {
        Self { has_worker: false, ..self }
    }

    /// The absolute address of a page or a file, if the host is known.
    pub fn url(&self, path: &str) -> Option<String> {
        let origin = self.origin.as_ref()?;
        Some(origin.url(&self.links.page(path)))
    }
}
