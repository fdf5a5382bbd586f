use anyhow::Result;
use catalog::Topic;
use l10n::msg;
use leptos::prelude::*;
use ui::components::{Icon, Pindo};

use super::context::Context;
use super::frame::{Place, frame};
use super::hero::cloth;
use super::path;
use super::render::html;
use super::sprite::Borders;
use crate::page::{Page, PageKind};

/// A language's front page.
pub(super) fn page(context: &Context) -> Result<Page> {
    let cloth = cloth()?;
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::home::title())),
        description: context.t(&msg::home::description()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", "", Place::Home, main(context, cloth))),
        ..context.page("", PageKind::Website)
    })
}

fn main(context: &Context, cloth: String) -> impl IntoView {
    let start = context.catalog.quizzes.first().map(|quiz| context.href(&format!("quiz/{}/", quiz.slug)));
    let read = context.catalog.guides.first().map(|guide| context.href(&format!("guide/{}/", guide.slug)));
    let topics = context.catalog.topics.iter().map(|topic| topic_card(context, topic));
    let trust = [
        (msg::home::trust_asks(), msg::home::trust_asks_text()),
        (msg::home::trust_checks(), msg::home::trust_checks_text()),
        (msg::home::trust_cleans(), msg::home::trust_cleans_text()),
    ];
    view! {
        <main id="main" tabindex="-1">
            <Borders />
            <section class="hero wrap">
                <div>
                    <h1>{context.t(&msg::home::title())}</h1>
                    <p class="lede"><i lang="sw" translate="no">"Kumbukumbu"</i>" "{context.t(&msg::home::name())}" "{context.t(&msg::home::lede())}</p>
                    <p class="row">
                        {start.map(|href| view! { <a class="btn" data-kind="primary" href=href>{context.t(&msg::home::start())}<Icon name="next" flip=true /></a> })}
                        {read.map(|href| view! { <a class="btn" href=href>{context.t(&msg::home::read())}</a> })}
                    </p>
                </div>
                <svg class="cloth" viewBox="-7 -7 758 542" role="img" aria-label=context.t(&msg::home::cloth_alt()) inner_html=cloth></svg>
            </section>
            <section class="langs wrap" aria-labelledby="langs-h">
                <h2 id="langs-h">{context.t(&msg::home::languages())}</h2>
                {language_list(context)}
            </section>
            <section class="wrap" id="topics" aria-labelledby="topics-h">
                <header class="topics-head">
                    <h2 id="topics-h">{context.t(&msg::home::topics())}</h2>
                    <p class="muted">{context.t(&msg::home::topics_lede())}</p>
                </header>
                <div class="topics-grid">{topics.collect_view()}</div>
            </section>
            <section class="trust wrap" aria-labelledby="trust-h">
                <h2 id="trust-h">{context.t(&msg::home::trust())}</h2>
                <ol>
                    {trust.iter().map(|(head, text)| view! { <li><h3>{context.t(head)}</h3><p>{context.t(text)}</p></li> }).collect_view()}
                </ol>
            </section>
        </main>
    }
}

/// Each language by its own name, and in its own words how much there is in it.
fn language_list(context: &Context) -> impl IntoView {
    let questions: usize = context.catalog.quizzes.iter().map(|quiz| quiz.questions.len()).sum();
    let items = context.catalog.locales.iter().map(|locale| {
        let current = (locale.tag == context.tag()).then_some("true");
        view! {
            <li>
                <a href=context.links.page(&format!("{}/", locale.tag)) lang=locale.tag.clone() hreflang=locale.tag.clone() data-language=locale.tag.clone() aria-current=current>
                    <b>{locale.name.clone()}</b>
                    {context.languages.words(&locale.tag).ok().map(|words| {
                        view! { <span>{words.bundle.text(&msg::site::questions(questions))}</span> }
                    })}
                </a>
            </li>
        }
    });
    view! { <ul>{items.collect_view()}</ul> }
}

/// A topic with its border, its proverb, and the way through it.
fn topic_card(context: &Context, topic: &Topic) -> impl IntoView {
    let first = context.catalog.guides.iter().find(|guide| guide.topic == topic.id);
    let first = first.map(|guide| context.href(&format!("guide/{}/", guide.slug)));
    view! {
        <article class="topic" id=format!("topic-{}", topic.id) data-topic=topic.motif.clone()>
            <Pindo motif=topic.motif.clone() size="m" />
            <h3><a href=first>{context.t(&topic_name(&topic.id))}</a></h3>
            <p>{context.t(&topic_text(&topic.id))}</p>
            <p class="topic-jina"><q lang="sw" translate="no">{topic.proverb.clone()}</q><span>{context.t(&topic_gloss(&topic.id))}</span></p>
            {path::way(context, topic, None)}
        </article>
    }
}

/// The message of a topic's name. [`words_of`] says which ones a topic needs.
pub(super) fn topic_name(id: &str) -> l10n::Message {
    l10n::Message::of_content(format!("topics-{id}"))
}

fn topic_text(id: &str) -> l10n::Message {
    l10n::Message::of_content(format!("topics-{id}-text"))
}

pub(super) fn topic_gloss(id: &str) -> l10n::Message {
    l10n::Message::of_content(format!("topics-{id}-gloss"))
}

/// The messages that each language must have for a topic.
pub(super) fn words_of(id: &str) -> [l10n::Message; 3] {
    [topic_name(id), topic_text(id), topic_gloss(id)]
}
