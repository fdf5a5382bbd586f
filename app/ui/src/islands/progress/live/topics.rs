use demos::markup::escape;

use super::page::Page;
use super::words::m;
use crate::islands::progress::data::{QuizOutline, TopicOutline};
use crate::islands::progress::standing::{QuizStanding, Standing, State, TopicStanding};

/// How each topic stands: a cloth that is woven as far as it is remembered, and its quizzes' threads.
pub(super) fn topics(page: Page, standing: &Standing) -> String {
    let topics = page.topics().iter().zip(&standing.topics).enumerate();
    let topics: String = topics.map(|(index, (topic, stands))| of_topic(page, index, topic, stands)).collect();
    let [title, how] = [m::topics(), m::recall_how()].map(|message| page.t(&message));
    format!(
        r#"<section class="standings" aria-labelledby="standings-h"><h2 id="standings-h">{title}</h2><div class="standing-grid">{topics}</div><p class="progress-how">{how}</p></section>"#
    )
}

fn of_topic(page: Page, index: usize, topic: &TopicOutline, stands: &TopicStanding) -> String {
    let percent = (stands.recall * 100.0 + 0.5) as u32 as usize;
    let quizzes: String =
        topic.quizzes.iter().zip(&stands.quizzes).map(|(quiz, stands)| of_quiz(page, quiz, stands)).collect();
    let (motif, name) = (escape(&topic.motif), escape(&topic.name));
    let [share, recall] = [m::percent(percent), m::recall()].map(|message| page.t(&message));
    format!(
        r#"<article class="standing" data-topic="{motif}" aria-labelledby="standing-{index}"><h3 id="standing-{index}">{name}</h3><p class="standing-recall"><b class="num">{share}</b> <span>{recall}</span></p><svg class="weft" aria-hidden="true"><rect class="weft-warp" width="100%" height="100%"/><rect class="weft-cloth" width="{percent}%" height="100%"/></svg>{quizzes}</article>"#
    )
}

fn of_quiz(page: Page, quiz: &QuizOutline, stands: &QuizStanding) -> String {
    let href = escape(&quiz.href);
    let thread = |(index, state): (usize, &State)| {
        let (number, name) = (index + 1, state.as_str());
        let words = page.t(&m::thread(number, page.text(&word(*state))));
        format!(
            r##"<li><a href="{href}#q{number}" data-state="{name}"><span class="vh">{words}</span><svg aria-hidden="true"><rect width="100%" height="100%"/></svg></a></li>"##
        )
    };
    let threads: String = stands.states.iter().enumerate().map(thread).collect();
    let next = match stands.next {
        _ if !stands.due.is_empty() => m::next_due(stands.due.len()),
        Some(day) => m::next(page.date(day)),
        None => m::next_none(),
    };
    let count = |state| stands.count(state);
    let counts = [m::right(count(State::Right)), m::wrong(count(State::Wrong)), m::open(count(State::Todo))];
    let [right, wrong, open] = counts.map(|message| page.t(&message));
    let (title, label, next) = (&quiz.html, page.t(&m::threads()), page.t(&next));
    format!(
        r#"<div class="standing-quiz"><p><a href="{href}">{title}</a></p><ol class="threads" aria-label="{label}">{threads}</ol><p class="meta"><span>{right}</span><span>{wrong}</span><span>{open}</span></p><p class="standing-next">{next}</p></div>"#
    )
}

fn word(state: State) -> l10n::Message {
    match state {
        State::Right => m::state_right(),
        State::Wrong => m::state_wrong(),
        State::Todo => m::state_todo(),
    }
}
