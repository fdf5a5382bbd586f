//! Fills the result's panel and answers its buttons.

use leptos::prelude::*;
use web_sys::HtmlElement;

use super::Page;
use super::{review, take};
use crate::islands::dom;
use crate::islands::packed::Packed;
use crate::islands::quiz::data::DATA_ID;
use crate::islands::quiz::outcome::{latest, milliseconds};
use crate::islands::quiz::progress::Progress;
use crate::islands::quiz::spot::{RESULTS, Spot};
use crate::islands::quiz::{address, copy, focus};

/// Writes the result that is shown into the panel.
pub(super) fn fill(page: Page) {
    let Page { progress, .. } = page;
    let Some(panel) = Panel::find() else { return };
    let (score, total) = untrack(|| (progress.outcome_score(), progress.total()));
    let sentence =
        if score.open == 0 { panel.listed("done", score.right) } else { panel.listed("soFar", total - score.open) };
    panel.text("score", &score.right.to_string());
    let is_shared = progress.shared.with_untracked(Option::is_some);
    // those sentences speak to who has answered
    panel.text("sentence", if is_shared { "" } else { &sentence });
    times(&panel, progress);
    panel.show("shared", is_shared);
    panel.show("own", !is_shared);
    panel.show("perfect", score.right == total);
    panel.show("missed", score.wrong > 0);
    panel.show("retry", score.wrong > 0);
    panel.text("retry-words", &panel.listed("retry", score.wrong));
    panel.show("on-device", progress.keeping.get_untracked());
    panel.html(
        "review",
        &untrack(|| review::rows(progress, &panel.words.get(if is_shared { "ofShared" } else { "ofReview" }).texts())),
    );
    let guides = untrack(|| review::guides(progress));
    panel.show("read", !guides.is_empty());
    panel.html("guides", &guides);
    if progress.arriving.try_update_value(std::mem::take) == Some(true) {
        ask(&panel, false);
        said(&panel, "", "");
        focus::give(&Spot::Results.heading());
    }
}

/// Does what a button says.
pub(super) fn act(page: Page, name: &str) {
    let Page { progress, demos } = page;
    let Some(panel) = Panel::find() else { return };
    match name {
        "own" => progress.close_shared(),
        "retry" => progress.retry_wrong(),
        "restart" => {
            ask(&panel, true);
            focus::give("restart-no");
        }
        "restart-yes" => progress.restart(),
        "restart-no" => {
            ask(&panel, false);
            focus::give("restart");
        }
        "json" => take::json(progress),
        "csv" => take::csv(progress),
        "print" => take::print(),
        "copy" => {
            let link = demos.with_value(|demos| address::to_here(progress, demos));
            let (copied, failed) =
                progress.quiz.with_value(|quiz| (quiz.words.copied.clone(), quiz.words.copy_failed.clone()));
            leptos::task::spawn_local(async move {
                if copy::to_clipboard(&link).await {
                    said(&panel, &copied, "");
                } else {
                    said(&panel, &failed, &link);
                }
            });
        }
        _ => {}
    }
}

/// How long it took, and when it was.
fn times(panel: &Panel, progress: Progress) {
    let outcome = untrack(|| progress.outcome());
    let seconds = milliseconds(&outcome) / 1000;
    let took = panel.words.get("time").text();
    let took = took.replace("{minutes}", &(seconds / 60).to_string()).replace("{seconds}", &(seconds % 60).to_string());
    panel.text("time", if seconds > 0 { &took } else { "" });
    let at = latest(&outcome);
    let date =
        if at > 0.0 { panel.words.get("date").text().replace("{date}", &review::date(at)) } else { String::new() };
    panel.text("date", &date);
}

/// Asks whether to start over, or stops asking.
fn ask(panel: &Panel, asking: bool) {
    panel.show("ask", asking);
    panel.show("again", !asking);
}

/// What copying the link has led to; the link itself where it is to be copied by hand.
fn said(panel: &Panel, text: &str, link: &str) {
    panel.text("said", text);
    panel.text("link", link);
    panel.show("link", !link.is_empty());
}

/// The panel with its parts, named by `data-part`.
struct Panel {
    root: HtmlElement,
    words: Packed,
}

impl Panel {
    fn find() -> Option<Self> {
        let words = dom::by_id(DATA_ID).and_then(|data| data.text_content()).and_then(|json| Packed::parse(&json))?;
        Some(Self { root: dom::by_id(RESULTS)?, words: words.get("results") })
    }

    fn listed(&self, list: &str, at: usize) -> String {
        self.words.get(list).texts().into_iter().nth(at).unwrap_or_default()
    }

    fn part(&self, name: &str) -> Option<web_sys::Element> {
        dom::within(&self.root, &["[data-part=\"", name, "\"]"].concat())
    }

    fn text(&self, name: &str, text: &str) {
        if let Some(part) = self.part(name) {
            part.set_text_content(Some(text));
        }
    }

    fn html(&self, name: &str, html: &str) {
        if let Some(part) = self.part(name) {
            part.set_inner_html(html);
        }
    }

    fn show(&self, name: &str, shown: bool) {
        if let Some(part) = self.part(name) {
            part.toggle_attribute_with_force("hidden", !shown).ok();
        }
    }
}
