use anyhow::Result;
use catalog::Catalog;
use l10n::msg;
use leptos::prelude::*;

use super::chooser;
use super::context::Context;
use super::frame::{Place, frame};
use super::languages::Languages;
use super::render::html;
use crate::page::{Links, Page, PageKind};

/// A language's “not here”.
pub(super) fn page(context: &Context) -> Result<Page> {
    let main = || {
        view! {
            <main id="main" tabindex="-1" class="lost wrap">
                <h1>{context.t(&msg::site::lost_title())}</h1>
                <p class="lede">{context.t(&msg::site::lost_text())}</p>
                <a class="btn" data-kind="primary" href=context.href("")>{context.t(&msg::site::lost_home())}</a>
            </main>
        }
    };
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::site::lost_title())),
        description: context.t(&msg::site::lost_text()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", "", Place::Lost, main())),
        alternates: Vec::new(),
        indexed: false,
        ..context.page("404.html", PageKind::Website)
    })
}

/// For addresses that name no language: the chooser again.
pub(super) fn everywhere(catalog: &Catalog, languages: &Languages, links: &Links) -> Result<Page> {
    let page = chooser::page(catalog, languages, links)?;
    Ok(Page { path: "404.html".to_owned(), alternates: Vec::new(), indexed: false, ..page })
}
