//! How complete a language is.

use anyhow::{Context as _, Result};
use catalog::{Count, Coverage, ENGLISH, Part};
use l10n::{Message, msg};
use leptos::prelude::*;

use super::context::Context;
use super::frame::{Place, frame};
use super::render::html;
use crate::page::{Page, PageKind};

/// Its path below a language.
pub(super) const PATH: &str = "coverage/";

/// A language's page about itself.
pub(super) fn page(context: &Context) -> Result<Page> {
    let coverage = context.catalog.coverage.get(context.tag()).context("nothing is counted")?;
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::coverage::title())),
        description: context.t(&msg::coverage::description()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", PATH, Place::Other, main(context, coverage))),
        ..context.page(PATH, PageKind::Website)
    })
}

fn main(context: &Context, coverage: &Coverage) -> impl IntoView {
    let number = |number: usize| l10n::decimal(context.tag(), number as f64, 0);
    let rows = rows(coverage).into_iter().map(|(name, count)| {
        let state = if count.current == count.of { "right" } else { "todo" };
        view! {
            <tr>
                <th scope="row">{context.t(&name)}</th>
                <td class="num">{number(count.of)}</td>
                <td class="num">{number(count.there)}</td>
                <td class="num" data-state=state>{number(count.current)}</td>
            </tr>
        }
    });
    let name = context.locale.name.as_str();
    let date = coverage.compared.as_deref().and_then(|day| l10n::date(context.tag(), day));
    let compared = date.map(|date| view! { <p>{context.t(&msg::coverage::compared(date.as_str()))}</p> });
    let how = if context.tag() == ENGLISH { msg::coverage::source() } else { msg::coverage::how() };
    view! {
        <main id="main" tabindex="-1" class="coverage wrap">
            <header class="page-head">
                <h1>{context.t(&msg::coverage::title())}</h1>
                <p class="lede">{context.t(&msg::coverage::lede(name))}</p>
            </header>
            <section class="scroll" tabindex="0" aria-label=context.t(&msg::coverage::title())>
                <table>
                    <thead><tr>
                        <th scope="col">{context.t(&msg::coverage::part())}</th>
                        <th scope="col" class="num">{context.t(&msg::coverage::of())}</th>
                        <th scope="col" class="num">{context.t(&msg::coverage::there())}</th>
                        <th scope="col" class="num">{context.t(&msg::coverage::current())}</th>
                    </tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </section>
            {compared}
            <p>{context.t(&how)}</p>
            <p>{context.t(&msg::coverage::mend())}</p>
        </main>
    }
}

/// The counts with their names. Heads have no row of their own: there is one for each quiz and guide.
fn rows(coverage: &Coverage) -> [(Message, Count); 5] {
    let count = |part| coverage.parts.get(&part).copied().unwrap_or_default();
    [
        (msg::coverage::questions(), count(Part::Questions)),
        (msg::coverage::sections(), count(Part::Sections)),
        (msg::coverage::interface(), count(Part::Interface)),
        (msg::coverage::demos(), count(Part::Demos)),
        (msg::coverage::terms(), count(Part::Terms)),
    ]
}
