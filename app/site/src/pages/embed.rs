//! Pages that other sites show in a frame: a demo alone, and a quiz without the site's header and footer.

use anyhow::{Context as _, Result};
use catalog::{Quiz, QuizText, markdown};
use demos::heap::Workload;
use l10n::msg;
use leptos::prelude::*;
use ui::components::{Level, Logo, Pindo};
use ui::islands::demo as demo_island;
use ui::islands::quiz as quiz_island;
use ui::islands::stage::StageData;

use super::context::{Context, level_word};
use super::quiz as quiz_page;
use super::render::html;
use super::sprite::Sprite;
use crate::headers::EMBEDS;
use crate::page::{Page, PageKind};

/// The demo's page below its language.
pub(super) const DEMO: &str = "embed/heap/";

/// The topic of the demo, by its id and its motif.
const DEMO_TOPIC: &str = "memory";

/// A quiz's page below its language.
pub(super) fn quiz_path(quiz: &Quiz) -> String {
    format!("{EMBEDS}quiz/{}/", quiz.slug)
}

/// The demo of the heap.
pub(super) fn demo(context: &Context) -> Result<Page> {
    let topic = context.topic(DEMO_TOPIC)?;
    let data = quiz_page::stage(context, "heap", Workload::EverySecondBlock.as_str(), demo_island::DEMO_ID)?;
    let title = context.t(&msg::heap::title());
    let guide = context.catalog.guides.iter().find(|guide| guide.topic == topic.id).context("no guide")?;
    let full = context.href(&format!("guide/{}/", guide.slug));
    let body = html(|| bare(context, &topic.motif, demo_main(context, data), context.t(&msg::embed::guide()), full));
    Ok(page(context, DEMO, &title, &topic.motif, &body))
}

/// A quiz.
pub(super) fn quiz(context: &Context, quiz: &Quiz) -> Result<Page> {
    let text = quiz.text.get(context.tag()).with_context(|| format!("{}: no {}", quiz.slug, context.tag()))?;
    let topic = context.topic(&quiz.topic)?;
    let data = quiz_island::QuizData { embedded: true, ..quiz_page::data(context, quiz, text)? };
    let title = markdown::plain(&text.title);
    let full = context.href(&format!("quiz/{}/", quiz.slug));
    let body = html(|| {
        bare(context, &topic.motif, quiz_main(context, quiz, text, data), context.t(&msg::embed::whole()), full)
    });
    Ok(page(context, &quiz_path(quiz), &title, &topic.motif, &one_below(&body)))
}

fn page(context: &Context, path: &str, title: &str, motif: &str, body: &str) -> Page {
    Page {
        title: format!("{title} · Kumbukumbu"),
        description: title.to_owned(),
        topic: Some(motif.to_owned()),
        body: out_of_the_frame(body),
        alternates: Vec::new(),
        indexed: false,
        ..context.page(path, PageKind::Embed)
    }
}

/// The topic's border, what is shown, and the way to the whole page.
fn bare(context: &Context, motif: &str, main: impl IntoView, word: String, full: String) -> impl IntoView {
    view! {
        <Sprite motif=motif.to_owned() />
        <main class="embed">
            <Pindo motif=motif.to_owned() />
            {main}
        </main>
        <footer class="embed-foot">
            <a class="brand" href=context.href("") aria-label="Kumbukumbu" translate="no">
                <Logo /><span><b>"Kumbu"</b>"kumbu"</span>
            </a>
            <a href=full>{word}<ExternalIcon /><span class="vh">{context.t(&msg::embed::window())}</span></a>
        </footer>
    }
}

/// The sign of a link that leaves the frame; no other page needs it in its sprite.
#[component]
fn ExternalIcon() -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" data-flip="">
            <path d="M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7"></path>
        </svg>
    }
}

fn demo_main(context: &Context, data: StageData) -> impl IntoView {
    let packed = data.packed();
    provide_context(data);
    view! {
        <h1 class="vh">{context.t(&msg::embed::demo_title())}</h1>
        {notes(context)}
        <script type="application/json" id=demo_island::DATA_ID inner_html=packed></script>
        <demo_island::Demo />
    }
}

fn quiz_main(context: &Context, quiz: &Quiz, text: &QuizText, data: quiz_island::QuizData) -> impl IntoView {
    view! {
        <header class="embed-head">
            <h1 inner_html=markdown::inline(&text.title, context.tag())></h1>
            <p class="meta">
                <Level level=quiz.level word=context.t(&level_word(quiz.level)) />
                <span>{context.t(&msg::site::questions(quiz.questions.len()))}</span>
            </p>
        </header>
        {notes(context)}
        {quiz_page::live(data)}
    }
}

/// What is said where the live part does not run.
fn notes(context: &Context) -> impl IntoView {
    view! {
        <p class="no-script">{context.t(&msg::site::noscript())}</p>
        <p class="no-script if-failed" role="status">{context.t(&msg::site::failed())}</p>
    }
}

/// Content's links are relative to a page two levels below its language; a framed quiz lies three levels below.
fn one_below(body: &str) -> String {
    body.replace(" href=\"../", " href=\"../../")
}

/// Lets every link that leads away open a tab of its own: the site's pages refuse to be shown in a frame, and many others
/// do too.
fn out_of_the_frame(body: &str) -> String {
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(start) = rest.find("<a ") {
        let (before, tag) = rest.split_at(start);
        let end = tag.find('>').unwrap_or(tag.len());
        let (tag, after) = tag.split_at(end);
        out.push_str(before);
        out.push_str(tag);
        if tag.contains(" href=\"") && !tag.contains(" href=\"#") {
            out.push_str(" target=\"_blank\"");
            if !tag.contains(" rel=\"") {
                out.push_str(" rel=\"noopener\"");
            }
        }
        rest = after;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::out_of_the_frame;

    #[test]
    fn only_links_that_lead_away_open_a_tab() {
        assert_eq!(
            out_of_the_frame(
                r##"a<a href="#q2">2</a><a class="b" href="/x/">x</a><a href="https://y" rel="noopener">y</a>"##
            ),
            r##"a<a href="#q2">2</a><a class="b" href="/x/" target="_blank" rel="noopener">x</a><a href="https://y" rel="noopener" target="_blank">y</a>"##
        );
    }
}
