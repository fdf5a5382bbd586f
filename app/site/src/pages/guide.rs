use std::cell::Cell;

use anyhow::{Context as _, Result};
use catalog::{Guide, GuideText, Quiz, Source, Topic, markdown};
use demos::heap::{Moment, Settings, still};
use demos::markup::escape;
use l10n::{Localized, msg};
use leptos::prelude::*;
use ui::components::Foreign;

use super::context::Context;
use super::figure;
use super::frame::{Place, frame};
use super::path::{self, Stop};
use super::render::html;
use super::snippet;
use crate::json_ld;
use crate::page::{Page, PageKind};

/// The figure that is a demo's picture.
const HEAP: &str = "heap";

/// A guide's page.
pub(super) fn page(context: &Context, guide: &Guide) -> Result<Page> {
    let path = format!("guide/{}/", guide.slug);
    let text = guide.text.get(context.tag()).with_context(|| format!("{}: no {}", guide.slug, context.tag()))?;
    let topic = context.topic(&guide.topic)?;
    Ok(Page {
        title: format!("{} · Kumbukumbu", markdown::plain(&text.title)),
        description: markdown::plain(&text.description),
        topic: Some(topic.motif.clone()),
        body: html(|| frame(context, &topic.motif, &path, Place::Guide, main(context, guide, text, topic))),
        json_ld: json_ld::article(guide, context.tag()),
        ..context.page(&path, PageKind::Article)
    })
}

fn main(context: &Context, guide: &Guide, text: &GuideText, topic: &Topic) -> impl IntoView {
    let lang = context.tag();
    let has_demo = Cell::new(false);
    let body = markdown::guide(&text.body, lang, &|id, caption| {
        has_demo.set(has_demo.get() || id == HEAP);
        figure_html(context, id, caption)
    });
    let contents = body.sections.iter().map(|section| {
        view! { <li><a href=format!("#{}", section.id) inner_html=section.heading_html.clone()></a></li> }
    });
    let quizzes: Vec<_> = context.catalog.quizzes.iter().filter(|quiz| quiz.guide == guide.slug).collect();
    let prose = with_questions(context, &quizzes, &body.html, guide);
    let sources = guide.sources.iter().map(|source| source_line(context, text, source));
    view! {
        <main id="main" tabindex="-1" class="guide wrap">
            <header class="guide-head">
                <p class="meta"><span>{context.t(&msg::site::minutes(guide.minutes))}</span></p>
                <h1 inner_html=markdown::inline(&text.title, lang)></h1>
                <p class="lede" inner_html=markdown::inline(&text.lede, lang)></p>
            </header>
            <nav class="toc noprint" aria-labelledby="toc-h">
                <h2 id="toc-h">{context.t(&msg::guide::contents())}</h2>
                <ol>{contents.collect_view()}</ol>
            </nav>
            <article class="prose">
                <div class="flow" inner_html=prose></div>
                <div class="flow">
                    <h2 id="sources">{context.t(&msg::guide::sources())}</h2>
                    <ul class="sources">{sources.collect_view()}</ul>
                </div>
            </article>
        </main>
        {path::foot(context, topic, Stop::Guide(&guide.slug))}
        {has_demo.get().then(|| snippet::demo(context))}
    }
}

/// Puts under each section the links to the questions that ask about it.
fn with_questions(context: &Context, quizzes: &[&Quiz], body: &str, guide: &Guide) -> String {
    let mut out = String::new();
    let mut rest = body;
    for (index, section) in guide.sections.iter().enumerate() {
        let end = guide
            .sections
            .get(index + 1)
            .and_then(|next| rest.find(&format!("<h2 id=\"{next}\"")))
            .unwrap_or(rest.len());
        out.push_str(&rest[..end]);
        rest = &rest[end..];
        out.push_str(&asked(context, quizzes, section));
    }
    out.push_str(rest);
    out
}

fn asked(context: &Context, quizzes: &[&Quiz], section: &str) -> String {
    let links: String = quizzes
        .iter()
        .flat_map(|quiz| quiz.questions.iter().enumerate().map(move |(index, question)| (quiz, index + 1, question)))
        .filter(|(_, _, question)| question.guide == section)
        .map(|(quiz, number, _)| {
            let href = format!("{}#q{number}", context.href(&format!("quiz/{}/", quiz.slug)));
            format!(r#"<a href="{}">{}</a>"#, escape(&href), escape(&context.t(&msg::guide::question(number))))
        })
        .collect();
    if links.is_empty() { String::new() } else { format!(r#"<p class="asked noprint">{links}</p>"#) }
}

/// A source, and the sections that rest on it.
fn source_line(context: &Context, text: &GuideText, source: &Source) -> impl IntoView {
    let sections = source.supports.iter().filter_map(|id| {
        let section = text.sections.iter().find(|section| section.id == *id)?;
        Some(view! { <li><a href=format!("#{id}")>{section.heading.clone()}</a></li> })
    });
    view! {
        <li>
            <a href=source.url.clone() rel="noopener"><Foreign text=Localized::english(&source.title) /></a>
            {source.locator.clone().map(|at| view! { <small translate="no"><Foreign text=Localized::english(at) /></small> })}
            <div class="supports"><span>{context.t(&msg::site::supports())}</span><ul class="supports-list">{sections.collect_view()}</ul></div>
        </li>
    }
}

/// The picture of a demo, or of a question with a figure of its own.
fn figure_html(context: &Context, id: &str, caption: &str) -> Option<String> {
    let (svg, height, alt) = if id == HEAP {
        let still = still(context.bundle(), &Settings::default(), Moment::Answer).ok()?;
        (still.map, still.height, still.alt)
    } else {
        let (question, text) = context.catalog.quizzes.iter().find_map(|quiz| {
            let question = quiz.questions.iter().find(|question| question.id == id)?;
            Some((question, quiz.text.get(context.tag())?.questions.get(id)?))
        })?;
        let drawn = figure::draw(context.bundle(), question.figure.as_ref()?, text.figure.as_ref()?);
        (drawn.svg, drawn.height, drawn.alt)
    };
    Some(format!(
        r#"<figure class="fig"><div class="demo"><div class="selvedge" aria-hidden="true"></div><div class="map"><svg height="{height}" role="img" aria-label="{}">{svg}</svg></div></div><figcaption>{caption}</figcaption></figure>"#,
        escape(&alt)
    ))
}
