//! The way through a topic: its guide, its quiz, the next topic.

use catalog::{Guide, Quiz, Topic, markdown};
use l10n::msg;
use leptos::either::Either;
use leptos::prelude::*;
use ui::components::{Icon, Level};

use super::context::{Context, level_word};
use super::home::topic_name;

/// A stop on the way that the reader may be at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stop<'s> {
    Guide(&'s str),
    Quiz(&'s str),
}

/// The way of a topic at the foot of a guide or quiz.
pub(super) fn foot(context: &Context, topic: &Topic, here: Stop<'_>) -> impl IntoView {
    view! {
        <nav class="path wrap" aria-labelledby="path-h">
            <h2 id="path-h">{context.t(&msg::path::title())}</h2>
            {way(context, topic, Some(here))}
        </nav>
    }
}

/// The stops in order.
pub(super) fn way(context: &Context, topic: &Topic, here: Option<Stop<'_>>) -> impl IntoView {
    let guides = context.catalog.guides.iter().filter(|guide| guide.topic == topic.id);
    let quizzes = context.catalog.quizzes.iter().filter(|quiz| quiz.topic == topic.id);
    view! {
        <ol class="path-stops">
            {guides.map(|guide| guide_stop(context, guide, here)).collect_view()}
            {quizzes.map(|quiz| quiz_stop(context, quiz, here)).collect_view()}
            {next_stop(context, topic)}
        </ol>
    }
}

fn guide_stop(context: &Context, guide: &Guide, here: Option<Stop<'_>>) -> impl IntoView {
    let title = guide.text.get(context.tag()).map(|text| markdown::inline(&text.title, context.tag()));
    let is_here = here == Some(Stop::Guide(&guide.slug));
    let href = context.href(&format!("guide/{}/", guide.slug));
    view! {
        <li>
            <span class="path-kind">{context.t(&msg::path::guide())}</span>
            {link(context, href, title.unwrap_or_default(), is_here)}
            <span class="meta"><span>{context.t(&msg::site::minutes(guide.minutes))}</span></span>
        </li>
    }
}

fn quiz_stop(context: &Context, quiz: &Quiz, here: Option<Stop<'_>>) -> impl IntoView {
    let title = quiz.text.get(context.tag()).map(|text| markdown::inline(&text.title, context.tag()));
    let is_here = here == Some(Stop::Quiz(&quiz.slug));
    let href = context.href(&format!("quiz/{}/", quiz.slug));
    let preview = quiz.is_preview().then(|| view! { <span>{context.t(&msg::site::preview())}</span> });
    view! {
        <li>
            <span class="path-kind">{context.t(&msg::path::quiz())}</span>
            {link(context, href, title.unwrap_or_default(), is_here)}
            <span class="meta">
                <Level level=quiz.level word=context.t(&level_word(quiz.level)) />
                <span>{context.t(&msg::site::questions(quiz.questions.len()))}</span>
                {preview}
            </span>
        </li>
    }
}

/// The next topic, or after the last one the first.
fn next_stop(context: &Context, topic: &Topic) -> Option<impl IntoView + use<>> {
    let topics = &context.catalog.topics;
    let at = topics.iter().position(|known| known.id == topic.id)?;
    let (next, word) = match topics.get(at + 1) {
        Some(next) => (next, msg::path::next()),
        None => (topics.first().filter(|first| first.id != topic.id)?, msg::path::first()),
    };
    let guide = context.catalog.guides.iter().find(|guide| guide.topic == next.id);
    let href = guide.map_or_else(
        || format!("{}#topic-{}", context.href(""), next.id),
        |guide| context.href(&format!("guide/{}/", guide.slug)),
    );
    let name = context.t(&topic_name(&next.id));
    Some(view! {
        <li>
            <span class="path-kind">{context.t(&word)}</span>
            <a href=href>{name}<Icon name="next" flip=true /></a>
        </li>
    })
}

fn link(context: &Context, href: String, title: String, is_here: bool) -> impl IntoView {
    if is_here {
        let here = context.t(&msg::path::here());
        Either::Left(view! { <b aria-current="step"><span inner_html=title></span><small>{here}</small></b> })
    } else {
        Either::Right(view! { <a href=href inner_html=title></a> })
    }
}
