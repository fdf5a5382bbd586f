//! The answers as a file, back from one, and gone.

use demos::markup::escape;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;

use super::page::Page;
use super::words::{self, m};
use super::{Live, transfer};
use crate::store::{self, File};

/// The section with its buttons, as markup.
pub(super) fn keep(page: Page) -> String {
    let [title, text, export, import, import_text] =
        [m::keep(), m::keep_text(), m::export(), m::import(), m::import_text()].map(|message| page.t(&message));
    let [erase, ask, yes, no] =
        [m::erase(), m::erase_ask(), m::erase_yes(), m::erase_no()].map(|message| page.t(&message));
    format!(
        r#"<section class="keep" aria-labelledby="keep-h"><h2 id="keep-h">{title}</h2><p>{text}</p>
<div class="row"><button class="btn" type="button" id="export" data-do="export">{export}</button>
<input class="vh" type="file" id="import" accept=".json,application/json" aria-describedby="import-text"><label class="btn" for="import">{import}</label>
<button class="btn" data-kind="quiet" type="button" id="erase" data-part="erase" data-do="erase">{erase}</button>
<div class="keep-ask" role="group" aria-label="{erase}" data-part="ask" hidden><p>{ask}</p><div class="row"><button class="btn" type="button" id="erase-yes" data-do="erase-yes">{yes}</button><button class="btn" data-kind="quiet" type="button" id="erase-no" data-part="no" data-do="erase-no">{no}</button></div></div></div>
<p class="keep-said" role="status" data-part="said"></p>
<p class="progress-how" id="import-text">{import_text}</p>
<div class="keep-aside" data-part="aside"></div></section>"#
    )
}

/// What was set aside, by name, as markup.
pub(super) fn aside(page: Page, names: &[String]) -> String {
    if names.is_empty() {
        return String::new();
    }
    let items: String = names.iter().map(|name| format!("<li><code>{}</code></li>", escape(name))).collect();
    let text = page.t(&m::aside());
    format!("<p>{text}</p><ul>{items}</ul>")
}

impl Live {
    /// Does what a button says.
    pub(super) fn act(&self, name: &str) {
        match name {
            "export" => self.export(),
            "erase" => self.ask(true),
            "erase-no" => self.ask(false),
            "erase-yes" => {
                self.ask(false);
                self.erase();
            }
            _ => {}
        }
    }

    /// Adds the chosen file to what is stored.
    pub(super) fn import(&self) {
        let input = self.place.query_selector("#import").ok().flatten();
        let Some(input) = input.and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) else { return };
        let live = self.clone();
        spawn_local(async move {
            if let Some(text) = transfer::chosen(&input).await {
                live.done(live.merge(text).await);
            }
        });
    }

    async fn merge(&self, text: Option<String>) -> Result<String, String> {
        let text = text.ok_or_else(|| self.page.text(&m::wrong_unread()))?;
        let file = File::read(&text).map_err(|error| words::wrong(self.page, &error))?;
        let count = file.merge().await.map_err(|trouble| words::trouble(self.page, &trouble))?;
        Ok(self.page.text(&m::imported(count)))
    }

    fn export(&self) {
        let live = self.clone();
        spawn_local(async move {
            let saved = match store::export().await {
                Ok(json) => transfer::save(&json).ok_or(m::trouble_failed()).map(m::exported),
                Err(trouble) => return live.done(Err(words::trouble(live.page, &trouble))),
            };
            live.done(saved.map(|message| live.page.text(&message)).map_err(|message| live.page.text(&message)));
        });
    }

    fn erase(&self) {
        let live = self.clone();
        spawn_local(async move {
            let erased = store::erase().await;
            live.done(
                erased.map(|()| live.page.text(&m::erased())).map_err(|trouble| words::trouble(live.page, &trouble)),
            );
        });
    }

    /// Asks before anything is erased, and gives the focus to the harmless answer; or asks no more.
    fn ask(&self, is_asking: bool) {
        self.hide("erase", is_asking);
        self.hide("ask", !is_asking);
        if let Some(button) = self.part(if is_asking { "no" } else { "erase" }) {
            button.focus().ok();
        }
    }

    /// Says what was done, once, and shows the page anew.
    fn done(&self, done: Result<String, String>) {
        if let Some(part) = self.part("said") {
            part.toggle_attribute_with_force("data-alert", done.is_err()).ok();
        }
        self.say("said", &done.unwrap_or_else(|text| text));
        self.reload();
    }
}
