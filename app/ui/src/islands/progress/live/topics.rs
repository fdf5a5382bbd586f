use leptos::prelude::*;

use super::page::Page;
use super::words::m;
use crate::islands::progress::data::{QuizOutline, TopicOutline};
use crate::islands::progress::standing::{QuizStanding, Standing, State, TopicStanding};

/// How each topic stands: a cloth that is woven as far as it is remembered, and its quizzes' threads.
pub(super) fn topics(page: Page, standing: &Standing) -> impl IntoView + use<> {
    let topics = page.topics().iter().zip(&standing.topics).enumerate();
    let topics: Vec<_> = topics.map(|(index, (topic, stands))| of_topic(page, index, topic, stands)).collect();
    view! {
        <section class="standings" aria-labelledby="standings-h">
            <h2 id="standings-h">{page.t(&m::topics())}</h2>
            <div class="standing-grid">{topics}</div>
            <p class="progress-how">{page.t(&m::recall_how())}</p>
        </section>
    }
}

fn of_topic(page: Page, index: usize, topic: &TopicOutline, stands: &TopicStanding) -> impl IntoView + use<> {
    let percent = (stands.recall * 100.0).round() as usize;
    let quizzes: Vec<_> =
        topic.quizzes.iter().zip(&stands.quizzes).map(|(quiz, stands)| of_quiz(page, quiz, stands)).collect();
    let id = format!("standing-{index}");
    view! {
        <article class="standing" data-topic=topic.motif.clone() aria-labelledby=id.clone()>
            <h3 id=id.clone()>{topic.name.clone()}</h3>
            <p class="standing-recall"><b class="num">{page.t(&m::percent(percent))}</b><span>{page.t(&m::recall())}</span></p>
            <svg class="weft" aria-hidden="true">
                <rect class="weft-warp" width="100%" height="100%"></rect>
                <rect class="weft-cloth" width=format!("{percent}%") height="100%"></rect>
            </svg>
            {quizzes}
        </article>
    }
}

fn of_quiz(page: Page, quiz: &QuizOutline, stands: &QuizStanding) -> impl IntoView + use<> {
    let threads: Vec<_> = stands
        .states
        .iter()
        .enumerate()
        .map(|(index, state)| {
            let words = m::thread(index + 1, page.t(&word(*state)));
            view! {
                <li>
                    <a href=format!("{}#q{}", quiz.href, index + 1) data-state=state.as_str()>
                        <span class="vh">{page.t(&words)}</span>
                        <svg aria-hidden="true"><rect width="100%" height="100%"></rect></svg>
                    </a>
                </li>
            }
        })
        .collect();
    let next = match stands.next {
        _ if !stands.due.is_empty() => m::next_due(stands.due.len()),
        Some(day) => m::next(page.date(day)),
        None => m::next_none(),
    };
    view! {
        <div class="standing-quiz">
            <p><a href=quiz.href.clone() inner_html=quiz.html.clone()></a></p>
            <ol class="threads" aria-label=page.t(&m::threads())>{threads}</ol>
            <p class="meta num">
                <span>{page.t(&m::right(stands.count(State::Right)))}</span>
                <span>{page.t(&m::wrong(stands.count(State::Wrong)))}</span>
                <span>{page.t(&m::open(stands.count(State::Todo)))}</span>
            </p>
            <p class="standing-next">{page.t(&next)}</p>
        </div>
    }
}

fn word(state: State) -> l10n::Message {
    match state {
        State::Right => m::state_right(),
        State::Wrong => m::state_wrong(),
        State::Todo => m::state_todo(),
    }
}
