//! The glossary of a language.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use catalog::{ENGLISH, Term, Terms, markdown};
use l10n::{Alphabet, Localized, msg};
use leptos::prelude::*;
use ui::components::Foreign;

use super::context::Context;
use super::frame::{Place, frame};
use super::render::html;
use crate::page::{Page, PageKind};

/// Its path below a language.
pub(super) const PATH: &str = "glossary/";

/// A language's glossary.
pub(super) fn page(context: &Context) -> Result<Page> {
    let terms = context.catalog.glossary.terms.get(context.tag()).context("no glossary")?;
    let english = context.catalog.glossary.terms.get(ENGLISH).context("no English glossary")?;
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::glossary::title())),
        description: context.t(&msg::glossary::description()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", PATH, Place::Glossary, main(context, terms, english))),
        ..context.page(PATH, PageKind::Website)
    })
}

fn main(context: &Context, terms: &Terms, english: &Terms) -> impl IntoView {
    let alphabet = Alphabet::new(context.tag());
    let mut sorted: Vec<(&String, &Term, String)> =
        terms.iter().map(|(id, term)| (id, term, markdown::plain(&term.word))).collect();
    sorted.sort_by(|(_, _, one), (_, _, other)| alphabet.compare(one, other));
    let uses = uses(context);
    let entries = sorted.iter().map(|(id, term, _)| {
        // A word that is English anyway needs no English beside it.
        let english = english.get(*id).filter(|english| markdown::plain(&english.word) != markdown::plain(&term.word));
        entry(context, id, term, english, uses.get(id.as_str()).map_or(&[][..], Vec::as_slice))
    });
    let letters = letters(context.tag(), &sorted).into_iter().map(|(letter, id)| {
        view! { <li><a href=format!("#{id}")>{letter}</a></li> }
    });
    view! {
        <main id="main" tabindex="-1" class="glossary wrap">
            <header class="page-head">
                <h1>{context.t(&msg::glossary::title())}</h1>
                <p class="lede">{context.t(&msg::glossary::lede())}</p>
            </header>
            <nav class="letters noprint" aria-label=context.t(&msg::glossary::letters())><ul>{letters.collect_view()}</ul></nav>
            <dl class="terms">{entries.collect_view()}</dl>
            <section class="kept" aria-labelledby="names-h">
                <h2 id="names-h">{context.t(&msg::glossary::names())}</h2>
                <p>{context.t(&msg::glossary::names_text())}</p>
                <p class="kept-list" translate="no">{context.catalog.glossary.keep.join(" · ")}</p>
            </section>
        </main>
    }
}

fn entry(context: &Context, id: &str, term: &Term, english: Option<&Term>, uses: &[Use]) -> impl IntoView + use<> {
    let lang = context.tag();
    let english = english.map(|english| {
        view! {
            <p class="term-en">
                {context.t(&msg::glossary::english())}" "<Foreign text=Localized::english(markdown::plain(&english.word)) />
            </p>
        }
    });
    let links = uses.iter().map(|Use { href, title }| {
        view! { <li><a href=href.clone()>{title.clone()}</a></li> }
    });
    let used = (!uses.is_empty()).then(|| {
        view! { <div class="term-used"><span>{context.t(&msg::glossary::used())}</span><ul class="term-uses">{links.collect_view()}</ul></div> }
    });
    view! {
        <div id=id.to_owned()>
            <dt inner_html=markdown::inline(&term.word, lang)></dt>
            <dd>
                <p inner_html=markdown::inline(&term.definition, lang)></p>
                {english}
                {used}
            </dd>
        </div>
    }
}

/// A section of a guide that uses a word.
struct Use {
    href: String,
    title: String,
}

/// The sections that link to each word, in the order of the topics.
fn uses(context: &Context) -> BTreeMap<String, Vec<Use>> {
    let mut uses: BTreeMap<String, Vec<Use>> = BTreeMap::new();
    for guide in &context.catalog.guides {
        let Some(text) = guide.text.get(context.tag()) else { continue };
        let page = context.href(&format!("guide/{}/", guide.slug));
        for (section, ids) in markdown::terms_by_section(&text.body) {
            let Some(heading) = text.sections.iter().find(|known| known.id == section) else { continue };
            for id in ids {
                let found = uses.entry(id).or_default();
                let href = format!("{page}#{section}");
                if !found.iter().any(|known| known.href == href) {
                    found.push(Use { href, title: heading.heading.clone() });
                }
            }
        }
    }
    uses
}

/// The first word of each initial letter. Letters that an alphabet does not tell apart, as E and É, stand among each other.
fn letters(tag: &str, sorted: &[(&String, &Term, String)]) -> Vec<(String, String)> {
    let mut letters: Vec<(String, String)> = Vec::new();
    for (id, _, word) in sorted {
        let Some(first) = word.chars().find(|char| char.is_alphanumeric()) else { continue };
        let letter = l10n::uppercase(tag, &first.to_string());
        if letters.iter().all(|(known, _)| *known != letter) {
            letters.push((letter, (*id).clone()));
        }
    }
    letters
}
