//! The result as a file: JSON for programs, CSV for a table, the printer for paper.

use js_sys::{Array, JSON, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::review;
use crate::islands::quiz::address;
use crate::islands::quiz::data::QuestionData;
use crate::islands::quiz::outcome::{latest, milliseconds};
use crate::islands::quiz::progress::Progress;
use crate::islands::{dom, download};

/// What a file says of one question.
struct Line {
    number: usize,
    id: String,
    question: String,
    /// Ids and texts of what was chosen and of what is right; empty where nothing was chosen.
    chosen: [String; 2],
    right: [String; 2],
    is_right: bool,
    /// None where it is not known by question: a link carries the sum alone.
    seconds: Option<f64>,
}

/// Saves the result as JSON.
pub(super) fn json(progress: Progress) {
    let lines = untrack(|| lines(progress));
    let questions: Array = lines.iter().map(question).collect();
    let outcome = untrack(|| progress.outcome());
    let file = object(&[
        ("format", "kumbukumbu-result".into()),
        ("version", 1.into()),
        ("quiz", slug(progress).into()),
        ("title", title().into()),
        ("page", address::page().into()),
        ("language", language().into()),
        ("date", iso(latest(&outcome))),
        ("right", (lines.iter().filter(|line| line.is_right).count() as u32).into()),
        ("total", (lines.len() as u32).into()),
        ("seconds", (f64::from(milliseconds(&outcome)) / 1000.0).into()),
        ("questions", questions.into()),
    ]);
    let text = JSON::stringify_with_replacer_and_space(&file, &JsValue::NULL, &2.into());
    if let Some(text) = text.ok().and_then(|text| text.as_string()) {
        download::offer(&[&slug(progress), ".json"].concat(), "application/json", &text);
    }
}

/// Saves the result as a table, as RFC 4180 has it; the mark at its start tells spreadsheets that it is UTF-8.
pub(super) fn csv(progress: Progress) {
    let mut text = String::from("\u{feff}number,id,question,chosen,right_answer,right,seconds\r\n");
    for line in untrack(|| lines(progress)) {
        let right = if line.is_right { "1" } else { "0" };
        let cells = [
            &line.number.to_string(),
            &line.id,
            &line.question,
            &line.chosen[1],
            &line.right[1],
            right,
            &line.seconds.map(|seconds| seconds.to_string()).unwrap_or_default(),
        ];
        text.push_str(&cells.map(cell).join(","));
        text.push_str("\r\n");
    }
    download::offer(&[&slug(progress), ".csv"].concat(), "text/csv", &text);
}

/// Opens the printer's dialog; the style sheet leaves the result alone on the paper.
pub(super) fn print() {
    if let Some(window) = web_sys::window() {
        window.print().ok();
    }
}

/// A cell that no spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let guarded = if text.starts_with(['=', '+', '-', '@']) { ["'", text].concat() } else { text.to_owned() };
    if guarded.contains([',', '"', '\n', '\r']) {
        ["\"", &guarded.replace('"', "\"\""), "\""].concat()
    } else {
        guarded
    }
}

fn lines(progress: Progress) -> Vec<Line> {
    let outcome = progress.outcome();
    let is_shared = progress.shared.with(Option::is_some);
    progress.quiz.with_value(|quiz| {
        let line = |(index, question): (usize, &QuestionData)| {
            let given = outcome.get(index).copied().flatten();
            let option = |at: usize| {
                let id = question.options.get(at).map(|option| option.id.clone()).unwrap_or_default();
                [id, review::option(index, at).map(|texts| plain(&texts.option)).unwrap_or_default()]
            };
            Line {
                number: index + 1,
                id: question.id.clone(),
                question: plain(&review::title(index)),
                chosen: given.map(|given| option(given.option)).unwrap_or_default(),
                right: option(question.answer),
                is_right: given.is_some_and(|given| given.option == question.answer),
                seconds: given.filter(|_| !is_shared).map(|given| f64::from(given.took) / 1000.0),
            }
        };
        quiz.questions.iter().enumerate().map(line).collect()
    })
}

fn question(line: &Line) -> JsValue {
    let answer = |[id, text]: &[String; 2]| {
        if id.is_empty() { JsValue::NULL } else { object(&[("id", id.into()), ("text", text.into())]) }
    };
    object(&[
        ("number", (line.number as u32).into()),
        ("id", (&line.id).into()),
        ("question", (&line.question).into()),
        ("chosen", answer(&line.chosen)),
        ("right_answer", answer(&line.right)),
        ("right", line.is_right.into()),
        ("seconds", line.seconds.map_or(JsValue::NULL, JsValue::from)),
    ])
}

fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        Reflect::set(&object, &JsValue::from_str(name), value).ok();
    }
    object.into()
}

/// Markup without its marks.
fn plain(html: &str) -> String {
    let part = dom::document().and_then(|document| document.create_element("p").ok());
    part.map(|part| {
        part.set_inner_html(html);
        part.text_content().unwrap_or_default()
    })
    .unwrap_or_default()
}

fn iso(at: f64) -> JsValue {
    if at > 0.0 { js_sys::Date::new(&at.into()).to_iso_string().into() } else { JsValue::NULL }
}

fn slug(progress: Progress) -> String {
    progress.quiz.with_value(|quiz| quiz.slug.clone())
}

fn title() -> String {
    let heading = dom::document().and_then(|document| dom::within(&document.document_element()?, "h1"));
    heading.and_then(|heading| heading.text_content()).unwrap_or_default()
}

fn language() -> String {
    dom::document().and_then(|document| document.document_element()?.get_attribute("lang")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::cell;

    #[test]
    fn a_cell_keeps_its_text_and_is_no_formula() {
        assert_eq!(
            ["a", "a,b", "say \"a\"", "=1+1", "-a"].map(cell),
            ["a", "\"a,b\"", "\"say \"\"a\"\"\"", "'=1+1", "'-a"]
        );
    }
}
