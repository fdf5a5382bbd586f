use leptos::prelude::*;

use super::page::Page;
use super::words::m;
use crate::islands::progress::data::QuizOutline;
use crate::islands::progress::standing::{QuizStanding, Standing};

/// What is due now, each question with its link, or when the next one is.
pub(super) fn due(page: Page, standing: &Standing) -> impl IntoView + use<> {
    let count = standing.due();
    let none = (count == 0).then(|| standing.next().map(|day| page.t(&m::due_none(page.date(day)))));
    let mut rows = Vec::new();
    for (topic, stands) in page.topics().iter().zip(&standing.topics) {
        for (quiz, stands) in topic.quizzes.iter().zip(&stands.quizzes).filter(|(_, stands)| !stands.due.is_empty()) {
            rows.push(of_quiz(page, rows.len(), &topic.motif, quiz, stands));
        }
    }
    view! {
        <section class="due" aria-labelledby="due-h">
            <h2 id="due-h">{page.t(&m::due())}</h2>
            {none.flatten().map(|text| view! { <p>{text}</p> })}
            {(count > 0).then(|| view! {
                <p class="due-count">{page.t(&m::due_count(count))}</p>
                <p class="progress-how">{page.t(&m::due_how())}</p>
            })}
            {rows}
        </section>
    }
}

fn of_quiz(page: Page, index: usize, motif: &str, quiz: &QuizOutline, stands: &QuizStanding) -> impl IntoView + use<> {
    let again = [quiz.href.as_str(), &stands.again()].concat();
    let link = |question: usize| format!("{again}#q{}", question + 1);
    let first = stands.due.first().map_or(0, |(question, _)| *question);
    let (heading, button) = (format!("due-{index}"), format!("review-{index}"));
    let rows: Vec<_> = stands
        .due
        .iter()
        .filter_map(|(question, day)| {
            let html = quiz.questions.get(*question)?.html.clone();
            Some(view! {
                <li>
                    <a href=link(*question)>
                        <span class="qlist-n">{question + 1}</span>
                        <span inner_html=html></span>
                        <span class="tag" data-state="todo">{page.t(&m::due_since(page.date(*day)))}</span>
                    </a>
                </li>
            })
        })
        .collect();
    view! {
        <div class="due-quiz" data-topic=motif.to_owned()>
            <div class="due-head">
                <h3 id=heading.clone() inner_html=quiz.html.clone()></h3>
                <a class="btn" data-kind=(index == 0).then_some("primary") id=button.clone() aria-labelledby=format!("{button} {heading}") href=link(first)>
                    {page.t(&m::due_start())}
                </a>
            </div>
            <ol class="qlist">{rows}</ol>
        </div>
    }
}
