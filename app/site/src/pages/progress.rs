//! The learner's progress, which the browser writes. Without scripts it says what it needs, and leads to the quizzes.

use anyhow::{Context as _, Result};
use catalog::{Question, Quiz, Topic, markdown};
use l10n::msg;
use leptos::prelude::*;
use ui::islands::progress as island;
use ui::islands::progress::{ProgressData, ProgressWords, QuestionOutline, QuizOutline, TopicOutline};

use super::context::Context;
use super::frame::{Place, frame};
use super::home::topic_name;
use super::render::html;
use crate::page::{Page, PageKind};

/// Its path below a language.
pub(super) const PATH: &str = "progress/";

/// A language's page about the learner's progress.
pub(super) fn page(context: &Context) -> Result<Page> {
    let data = ProgressData {
        tag: context.tag().to_owned(),
        dir: context.dir(),
        words: l10n::compact::compile(&context.words.progress)?,
        start: format!("{}#topics", context.href("")),
        topics: context.catalog.topics.iter().map(|topic| outline(context, topic)).collect::<Result<_>>()?,
    };
    Ok(Page {
        title: format!("{} · Kumbukumbu", context.t(&msg::progress::title())),
        description: context.t(&msg::progress::description()),
        topic: Some("umoja".to_owned()),
        body: html(|| frame(context, "umoja", PATH, Place::Progress, main(context, &data))),
        ..context.page(PATH, PageKind::Website)
    })
}

fn main(context: &Context, data: &ProgressData) -> impl IntoView {
    provide_context(ProgressWords {
        load_failed: context.t(&msg::progress::load_failed()),
        retry: context.t(&msg::progress::retry()),
    });
    let quizzes = data.topics.iter().flat_map(|topic| topic.quizzes.iter().map(move |quiz| (topic, quiz)));
    let quizzes = quizzes.map(|(topic, quiz)| {
        view! {
            <li>
                <span class="path-kind">{topic.name.clone()}</span>
                <a href=quiz.href.clone() inner_html=quiz.html.clone()></a>
            </li>
        }
    });
    view! {
        <main id="main" tabindex="-1" class="progress-page wrap">
            <header class="page-head">
                <h1>{context.t(&msg::progress::title())}</h1>
                <p class="lede">{context.t(&msg::progress::lede())}</p>
            </header>
            <script type="application/json" id=island::DATA_ID inner_html=data.packed()></script>
            <island::Progress />
            <div class="progress-quizzes" id=island::QUIZZES_ID>
                <p class="no-script if-off">{context.t(&msg::progress::noscript())}</p>
                <p class="no-script if-failed" role="status">{context.t(&msg::progress::failed())}</p>
                <ol class="path-stops">{quizzes.collect_view()}</ol>
            </div>
        </main>
    }
}

fn outline(context: &Context, topic: &Topic) -> Result<TopicOutline> {
    let quizzes = context.catalog.quizzes.iter().filter(|quiz| quiz.topic == topic.id);
    Ok(TopicOutline {
        name: context.t(&topic_name(&topic.id)),
        motif: topic.motif.clone(),
        quizzes: quizzes.map(|quiz| quiz_outline(context, quiz)).collect::<Result<_>>()?,
    })
}

fn quiz_outline(context: &Context, quiz: &Quiz) -> Result<QuizOutline> {
    let lang = context.tag();
    let text = quiz.text.get(lang).with_context(|| format!("{}: no {lang}", quiz.slug))?;
    let question = |question: &Question| {
        let words = text.questions.get(&question.id).with_context(|| format!("{}: {}", quiz.slug, question.id))?;
        Ok(QuestionOutline {
            id: question.id.clone(),
            revision: question.revision,
            options: question.options.clone(),
            html: markdown::inline(&words.text, lang),
        })
    };
    Ok(QuizOutline {
        slug: quiz.slug.clone(),
        href: context.href(&format!("quiz/{}/", quiz.slug)),
        html: markdown::inline(&text.title, lang),
        questions: quiz.questions.iter().map(question).collect::<Result<_>>()?,
    })
}
