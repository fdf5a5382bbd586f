use anyhow::{Context as _, Result};
use catalog::Catalog;
use l10n::msg;
use leptos::prelude::*;
use ui::components::{Logo, Pindo};

use super::context::Context;
use super::languages::Languages;
use super::render::html;
use super::sprite::Sprite;
use crate::page::{Links, Page, PageKind};

/// The page at `/`: each language says in its own words what this is. It sends nobody anywhere.
pub(super) fn page(catalog: &Catalog, languages: &Languages, links: &Links) -> Result<Page> {
    let english =
        catalog.locales.iter().find(|locale| locale.tag == catalog::ENGLISH).context("English is a language")?;
    let context = Context::new(catalog, languages, links, english)?;
    Ok(Page {
        path: String::new(),
        title: context.t(&msg::home::choose_title()),
        description: context.t(&msg::home::description()),
        topic: Some("umoja".to_owned()),
        body: html(|| body(catalog, languages, links)),
        alternates: context.alternates(""),
        ..context.page("", PageKind::Website)
    })
}

/// The languages, each with its own words.
pub(super) fn body(catalog: &Catalog, languages: &Languages, links: &Links) -> impl IntoView {
    let items = catalog.locales.iter().filter_map(|locale| {
        let context = Context::new(catalog, languages, links, locale).ok()?;
        Some(view! {
            <li lang=locale.tag.clone() dir=context.dir().as_str()>
                <a href=context.href("") hreflang=locale.tag.clone() data-language=locale.tag.clone()>
                    <b>{locale.name.clone()}</b>
                    <small data-suggest=locale.tag.clone() hidden>{context.t(&msg::home::choose_suggested())}</small>
                    <span>{context.t(&msg::home::choose_lede())}</span>
                </a>
            </li>
        })
    });
    view! {
        <Sprite motif="umoja".to_owned() />
        <Pindo motif="umoja".to_owned() />
        <main id="main" class="chooser wrap">
            <h1 class="brand" translate="no"><Logo /><span><b>"Kumbu"</b>"kumbu"</span></h1>
            <nav class="langs"><ul>{items.collect_view()}</ul></nav>
        </main>
        <footer class="foot"><Pindo motif="umoja".to_owned() size="s" /></footer>
    }
}
