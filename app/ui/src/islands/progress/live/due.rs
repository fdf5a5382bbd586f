use demos::markup::escape;

use super::page::Page;
use super::words::m;
use crate::islands::progress::data::QuizOutline;
use crate::islands::progress::standing::{QuizStanding, Standing};

/// What is due now, each question with its link, or when the next one is.
pub(super) fn due(page: Page, standing: &Standing) -> String {
    let count = standing.due();
    let words = if count > 0 {
        let [count, how] = [m::due_count(count), m::due_how()].map(|message| page.t(&message));
        format!(r#"<p class="due-count">{count}</p><p class="progress-how">{how}</p>"#)
    } else {
        let next = standing.next().map(|day| page.t(&m::due_none(page.date(day))));
        next.map(|text| format!("<p>{text}</p>")).unwrap_or_default()
    };
    let mut quizzes = Vec::new();
    for (topic, stands) in page.topics().iter().zip(&standing.topics) {
        for (quiz, stands) in topic.quizzes.iter().zip(&stands.quizzes).filter(|(_, stands)| !stands.due.is_empty()) {
            quizzes.push(of_quiz(page, quizzes.len(), &escape(&topic.motif), quiz, stands));
        }
    }
    let (title, quizzes) = (page.t(&m::due()), quizzes.concat());
    format!(
        r#"<section class="due" aria-labelledby="due-h"><div class="due-words"><h2 id="due-h">{title}</h2>{words}</div><div class="due-quizzes">{quizzes}</div></section>"#
    )
}

fn of_quiz(page: Page, index: usize, motif: &str, quiz: &QuizOutline, stands: &QuizStanding) -> String {
    let again = escape(&[quiz.href.as_str(), &stands.again()].concat());
    let row = |(question, day): &(usize, i32)| {
        let (number, since) = (question + 1, page.t(&m::due_since(page.date(*day))));
        let html = quiz.questions.get(*question).map_or("", |question| question.html.as_str());
        format!(
            r#"<li><a href="{again}#q{number}"><span class="qlist-n">{number}</span><span>{html}</span><span class="tag" data-state="todo">{since}</span></a></li>"#
        )
    };
    let rows: String = stands.due.iter().map(row).collect();
    let first = stands.due.first().map_or(1, |(question, _)| question + 1);
    let kind = if index == 0 { r#" data-kind="primary""# } else { "" };
    let (title, start) = (&quiz.html, page.t(&m::due_start()));
    format!(
        r#"<div class="due-quiz" data-topic="{motif}"><div class="due-head"><h3 id="due-{index}">{title}</h3><a class="btn"{kind} id="review-{index}" aria-labelledby="review-{index} due-{index}" href="{again}#q{first}">{start}</a></div><ol class="qlist">{rows}</ol></div>"#
    )
}
