//! The page of a language for when there is no connection and the page that was asked for is not on the device.

use anyhow::Result;
use catalog::markdown;
use l10n::msg;
use leptos::prelude::*;

use super::context::Context;
use super::frame::{Place, frame};
use super::glossary;
use super::render::html;
use crate::page::{Page, PageKind};
use crate::worker;

/// The page. It lists everything that there is of this language, and each other language; the page's script shows what is
/// on the device. Nobody sees it without that script: only a service worker answers with it.
pub(super) fn page(context: &Context) -> Result<Page> {
    let main = || {
        view! {
            <main id="main" tabindex="-1" class="lost wrap">
                <h1>{context.t(&msg::offline::title())}</h1>
                <p class="lede">{context.t(&msg::offline::text())}</p>
                <p><a class="btn" data-kind="primary" href="">{context.t(&msg::offline::retry())}</a></p>
                {kept("stored-here", context.t(&msg::offline::here()), here(context))}
                {kept("stored-others", context.t(&msg::offline::others()), others(context))}
            </main>
        }
    };
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::offline::title())),
        description: context.t(&msg::offline::text()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", "", Place::Lost, main())),
        alternates: Vec::new(),
        indexed: false,
        ..context.page(worker::OFFLINE, PageKind::Website)
    })
}

/// A list of which the script shows what is on the device.
fn kept(id: &'static str, heading: String, items: Vec<Item>) -> impl IntoView {
    let items = items.into_iter().map(|Item { href, html, lang }| {
        view! { <li hidden><a href=href lang=lang.clone() hreflang=lang inner_html=html></a></li> }
    });
    view! {
        <section class="stored" aria-labelledby=id hidden>
            <h2 id=id>{heading}</h2>
            <ul class="stored-list">{items.collect_view()}</ul>
        </section>
    }
}

struct Item {
    href: String,
    html: String,
    /// The language, if it is another one.
    lang: Option<String>,
}

fn here(context: &Context) -> Vec<Item> {
    let tag = context.tag();
    let item = |path: &str, html: String| Item { href: context.href(path), html, lang: None };
    let mut items = vec![item("", markdown::inline(&context.t(&msg::offline::home()), tag))];
    for topic in &context.catalog.topics {
        for guide in context.catalog.guides.iter().filter(|guide| guide.topic == topic.id) {
            let title = guide.text.get(tag).map(|text| markdown::inline(&text.title, tag)).unwrap_or_default();
            items.push(item(&format!("guide/{}/", guide.slug), title));
        }
        for quiz in context.catalog.quizzes.iter().filter(|quiz| quiz.topic == topic.id) {
            let title = quiz.text.get(tag).map(|text| markdown::inline(&text.title, tag)).unwrap_or_default();
            items.push(item(&format!("quiz/{}/", quiz.slug), title));
        }
    }
    items.push(item(glossary::PATH, markdown::inline(&context.t(&msg::site::glossary()), tag)));
    items
}

fn others(context: &Context) -> Vec<Item> {
    let others = context.catalog.locales.iter().filter(|locale| locale.tag != context.tag());
    others
        .map(|locale| Item {
            href: context.links.page(&format!("{}/", locale.tag)),
            html: markdown::inline(&locale.name, &locale.tag),
            lang: Some(locale.tag.clone()),
        })
        .collect()
}
