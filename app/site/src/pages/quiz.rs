use anyhow::{Context as _, Result, bail};
use catalog::{Question, Quiz, QuizText, Topic, markdown};
use demos::allocator::Scenario;
use demos::{checkpointing, heap, kv};
use l10n::msg;
use leptos::prelude::*;
use ui::components::{Level, allocator_panel, checkpointing_panel, heap_panel, keys_sheet, kv_panel, results_panel};
use ui::islands::quiz as island;
use ui::islands::quiz::{OptionData, QuestionData, QuizData, QuizWords, demo_id};
use ui::islands::stage::StageData;

use super::answer;
use super::answer::Link;
use super::context::{Context, level_word};
use super::figure;
use super::frame::{Place, frame};
use super::home::topic_gloss;
use super::path::{self, Stop};
use super::render::html;
use super::snippet;
use crate::json_ld::{self, QuizContext};
use crate::page::{Page, PageKind};

/// Shuffles the options by the link's seed before they are painted. Seed 0 leaves them as they are written; the same seed
/// gives the same order in every language and after edits, since it goes by the options' ids.
pub const SHUFFLE: &str = include_str!("quiz/shuffle.js");

/// A quiz's page.
pub(super) fn page(context: &Context, quiz: &Quiz) -> Result<Page> {
    let path = format!("quiz/{}/", quiz.slug);
    let text = quiz.text.get(context.tag()).with_context(|| format!("{}: no {}", quiz.slug, context.tag()))?;
    let topic = context.topic(&quiz.topic)?;
    let data = data(context, quiz, text)?;
    Ok(Page {
        title: format!("{} · Kumbukumbu", markdown::plain(&text.title)),
        description: markdown::plain(&text.description),
        topic: Some(topic.motif.clone()),
        body: html(|| frame(context, &topic.motif, &path, Place::Quiz, main(context, quiz, text, data, topic))),
        json_ld: json_ld(context, quiz),
        ..context.page(&path, PageKind::Quiz)
    })
}

/// The quiz for search engines.
fn json_ld(context: &Context, quiz: &Quiz) -> Option<serde_json::Value> {
    let guide = context.catalog.guides.iter().find(|guide| guide.slug == quiz.guide)?;
    let title = markdown::plain(&guide.text.get(context.tag())?.title);
    let (level, url) = (context.t(&level_word(quiz.level)), context.href(&format!("guide/{}/", guide.slug)));
    json_ld::quiz(quiz, context.tag(), QuizContext { level: &level, guide_title: &title, guide_url: &url })
}

fn main(context: &Context, quiz: &Quiz, text: &QuizText, data: QuizData, topic: &Topic) -> impl IntoView {
    let proverb = topic.proverb.clone();
    let lang = context.tag();
    view! {
        <main id="main" tabindex="-1">
            <header class="mast wrap">
                <div>
                    <p class="meta">
                        <Level level=quiz.level word=context.t(&level_word(quiz.level)) />
                        <span>{context.t(&msg::site::questions(quiz.questions.len()))}</span>
                        <span>{context.t(&msg::site::minutes(quiz.minutes))}</span>
                        {quiz.is_preview().then(|| view! { <span>{context.t(&msg::site::preview())}</span> })}
                    </p>
                    <h1 inner_html=markdown::inline(&text.title, lang)></h1>
                </div>
                <p class="lede" inner_html=markdown::inline(&text.lede, lang)></p>
                <figure class="jina" data-wide="">
                    <blockquote lang="sw" translate="no">{proverb}</blockquote>
                    <figcaption>{context.t(&topic_gloss(&quiz.topic))}</figcaption>
                </figure>
                {quiz.is_preview().then(|| view! { <p class="preview-note">{context.t(&preview(quiz))}</p> })}
            </header>
            <div class="wrap">
                <p class="no-script">{context.t(&msg::site::noscript())}</p>
                <p class="no-script if-failed" role="status">{context.t(&msg::site::failed())}</p>
            </div>
            {live(data)}
        </main>
        {path::foot(context, topic, Stop::Quiz(&quiz.slug))}
        {snippet::quiz(context, quiz, text)}
    }
}

/// The quiz itself, with what it works with, and its options shuffled.
pub(super) fn live(data: QuizData) -> impl IntoView {
    let packed = data.packed();
    provide_context(data);
    view! {
        <script type="application/json" id=island::DATA_ID inner_html=packed></script>
        <island::Quiz />
        <script inner_html=SHUFFLE></script>
    }
}

/// Why it is a preview.
fn preview(quiz: &Quiz) -> l10n::Message {
    let has_demo = quiz.questions.iter().any(|question| question.demo.is_some());
    if has_demo { msg::site::preview_why() } else { msg::site::preview_none() }
}

/// The quiz in the page's language.
pub(super) fn data(context: &Context, quiz: &Quiz, text: &QuizText) -> Result<QuizData> {
    let questions = quiz.questions.iter().enumerate().map(|(index, question)| {
        question_data(context, quiz, index, text).with_context(|| format!("{}: {}", quiz.slug, question.id))
    });
    let options = quiz.questions.iter().map(|question| question.options.len()).max().unwrap_or_default();
    Ok(QuizData {
        slug: quiz.slug.clone(),
        questions: questions.collect::<Result<_>>()?,
        embedded: false,
        results_html: results_panel(context.bundle(), quiz.questions.len()),
        keys_html: keys_sheet(context.bundle()),
        words: QuizWords::new(context.bundle(), quiz.questions.len(), options),
    })
}

fn question_data(context: &Context, quiz: &Quiz, index: usize, text: &QuizText) -> Result<QuestionData> {
    let question = &quiz.questions[index];
    let lang = context.tag();
    let words = text.questions.get(&question.id).context("no text")?;
    let options = question.options.iter().map(|id| {
        let option = words.options.get(id).with_context(|| format!("no option {id}"))?;
        Ok(OptionData {
            id: id.clone(),
            html: markdown::inline(&option.text, lang),
            why_html: markdown::inline(&option.why, lang),
        })
    });
    let answer = question.options.iter().position(|id| *id == question.answer).context("no right answer")?;
    let guide = guide_link(context, quiz, question)?;
    let figure = question.figure.as_ref().zip(words.figure.as_ref());
    Ok(QuestionData {
        id: question.id.clone(),
        revision: question.revision,
        html: markdown::inline(&words.text, lang),
        body_html: words.body.as_ref().map(|body| markdown::block(body, lang)).unwrap_or_default(),
        options: options.collect::<Result<_>>()?,
        order: Vec::new(),
        answer,
        after_html: answer::after(context, question, words, &guide),
        answer_html: answer::whole(context, question, words, &guide),
        stage: question
            .demo
            .as_ref()
            .map(|demo| stage(context, &demo.id, &demo.scenario, &demo_id(index)))
            .transpose()?,
        figure_html: figure
            .map(|(figure, text)| figure::draw(context.bundle(), figure, text).html())
            .unwrap_or_default(),
        figure_after: question.figure.as_ref().is_some_and(|figure| figure.after),
        has_figure: figure.is_some(),
    })
}

/// The link to the guide's section, named by its heading.
fn guide_link(context: &Context, quiz: &Quiz, question: &Question) -> Result<Link> {
    let guide = context.catalog.guides.iter().find(|guide| guide.slug == quiz.guide).context("no guide")?;
    let text = guide.text.get(context.tag()).context("no guide text")?;
    let section = text.sections.iter().find(|section| section.id == question.guide).context("no guide section")?;
    Ok(Link {
        href: format!("{}#{}", context.href(&format!("guide/{}/", guide.slug)), section.id),
        text: section.heading.clone(),
    })
}

/// The stage of a demo in its opening scenario, in a panel with that id.
pub(super) fn stage(context: &Context, demo: &str, scenario: &str, id: &str) -> Result<StageData> {
    let html = panel(context, demo, scenario, id)?;
    let ftl = context.words.of_demo(demo)?;
    Ok(StageData {
        tag: context.tag().to_owned(),
        dir: context.dir(),
        words: l10n::compact::compile(&ftl)?,
        demo: demo.to_owned(),
        scenario: scenario.to_owned(),
        html,
        load_failed: context.t(&msg::demo::load_failed()),
        retry: context.t(&msg::demo::retry()),
    })
}

/// The demo's panel as the server writes it. The ids are those of the stage's door.
fn panel(context: &Context, demo: &str, scenario: &str, id: &str) -> Result<String> {
    let unknown = || format!("the demo {demo} has no scenario {scenario}");
    match demo {
        "heap" => Ok(heap_panel(context.bundle(), &heap::Settings::scenario(scenario).with_context(unknown)?, id)?),
        "allocator" => Ok(allocator_panel(context.bundle(), Scenario::named(scenario).with_context(unknown)?, id)?),
        "kv" => Ok(kv_panel(context.bundle(), &kv::scenario(scenario).with_context(unknown)?, id)?),
        "checkpointing" => {
            let scenario = checkpointing::Scenario::named(scenario).with_context(unknown)?;
            Ok(checkpointing_panel(context.bundle(), scenario, id)?)
        }
        _ => bail!("there is no demo {demo}"),
    }
}
