//! The page's own code, in a chunk that only this page loads. It writes markup and binds its buttons by `data-do`, as the
//! demos do with their panels: a reactive view of the same page was three times the code.

mod due;
mod keep;
mod page;
mod topics;
mod transfer;
mod words;

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlElement};

use super::data::ProgressData;
use super::door::show_quizzes;
use super::standing::Standing;
use crate::store::{self, Everything, Trouble};
use page::Page;
use words::m;

/// Writes the page into `place`, for as long as it is open. None when the page does not carry its data.
pub(super) fn open(place: HtmlElement) -> Option<()> {
    let page = Page::new(ProgressData::here()?)?;
    place.set_inner_html(&[NOTICE, STANDING, &keep::keep(page)].concat());
    let live = Live { page, place, shown: Rc::default() };
    live.listen();
    live.reload();
    Some(())
}

const NOTICE: &str = r#"<p class="notice" data-part="notice" data-kind="alert" role="status" hidden></p>"#;
const STANDING: &str = r#"<div class="progress-standing" data-part="standing"></div>"#;

/// The page while it is open. Cloned freely: it holds references.
#[derive(Clone)]
struct Live {
    page: Page,
    place: HtmlElement,
    shown: Rc<RefCell<Shown>>,
}

/// What is on the page.
#[derive(Default)]
struct Shown {
    trouble: Option<Trouble>,
    standing: String,
}

impl Live {
    /// Hears of other tabs and of the page's own buttons, for as long as the page is open.
    fn listen(&self) {
        let live = self.clone();
        std::mem::forget(store::watch(move |_| live.reload()));
        let live = self.clone();
        EventListener::new(&self.place, "click", move |event| {
            let button = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let button = button.and_then(|target| target.closest("[data-do]").ok().flatten());
            if let Some(name) = button.and_then(|button| button.get_attribute("data-do")) {
                live.act(&name);
            }
        })
        .forget();
        let live = self.clone();
        EventListener::new(&self.place, "change", move |_| live.import()).forget();
        // The browser may bring a page back as it was when it was left: another page may have stored answers since.
        if let Some(window) = web_sys::window() {
            let live = self.clone();
            EventListener::new(&window, "pageshow", move |_| live.reload()).forget();
        }
    }

    /// Reads what is stored and shows what follows from it.
    fn reload(&self) {
        let live = self.clone();
        spawn_local(async move { live.show(&store::everything().await) });
    }

    fn show(&self, stored: &Everything) {
        let mut shown = self.shown.borrow_mut();
        // What was found damaged is whole again the next time: it stays said for as long as it is set aside.
        let is_said = matches!(shown.trouble, Some(Trouble::Damaged { .. })) && !stored.aside.is_empty();
        if !is_said || stored.trouble.is_some() {
            shown.trouble.clone_from(&stored.trouble);
            let text = shown.trouble.as_ref().map(|trouble| words::trouble(self.page, trouble));
            self.say("notice", text.as_deref().unwrap_or_default());
            self.hide("notice", text.is_none());
        }
        let is_unreadable = !matches!(shown.trouble, None | Some(Trouble::Damaged { .. } | Trouble::Full));
        show_quizzes(is_unreadable);
        let standing = if is_unreadable { String::new() } else { standing(self.page, stored) };
        // Only what is new is written: what has the focus keeps it.
        if shown.standing != standing {
            self.write("standing", &standing);
            shown.standing = standing;
        }
        self.write("aside", &keep::aside(self.page, &stored.aside));
        // until now the page has kept its place free
        self.place.set_attribute("data-filled", "").ok();
    }

    /// The element of a name.
    fn part(&self, name: &str) -> Option<HtmlElement> {
        let found = self.place.query_selector(&["[data-part=\"", name, "\"]"].concat()).ok().flatten();
        found.and_then(|part| part.dyn_into().ok())
    }

    fn write(&self, part: &str, html: &str) {
        if let Some(part) = self.part(part) {
            part.set_inner_html(html);
        }
    }

    fn say(&self, part: &str, text: &str) {
        if let Some(part) = self.part(part) {
            part.set_text_content(Some(text));
        }
    }

    fn hide(&self, part: &str, is_hidden: bool) {
        if let Some(part) = self.part(part) {
            part.set_hidden(is_hidden);
        }
    }
}

/// What follows from what is stored, as markup.
fn standing(page: Page, stored: &Everything) -> String {
    let standing = Standing::new(page.topics(), &stored.answers, &stored.log, &page::clock());
    let last = standing.last.map(|at| page.t(&m::last(page.date_of(at))));
    let last = last.map(|text| format!(r#"<p class="progress-last">{text}</p>"#)).unwrap_or_default();
    if stored.answers.is_empty() && stored.log.is_empty() {
        return empty(page);
    }
    [last, due::due(page, &standing), topics::topics(page, &standing)].concat()
}

fn empty(page: Page) -> String {
    let [title, text, link] = [m::empty_title(), m::empty_text(), m::empty_link()].map(|message| page.t(&message));
    let start = page.start();
    format!(
        r#"<section class="progress-empty" aria-labelledby="empty-h"><h2 id="empty-h">{title}</h2><p>{text}</p><p><a class="btn" data-kind="primary" href="{start}">{link}</a></p></section>"#
    )
}
