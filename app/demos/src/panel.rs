//! A demo's panel in the page: shows a [`View`] in the places that the server wrote, and turns the learner's acts into
//! [`Command`]s.
//!
//! Places carry `data-part`, buttons `data-do`, settings `data-set`. Only what changed is written, so that a live region
//! speaks once.

mod control;

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast as _;
use web_sys::{
    Element, Event, HtmlElement, KeyboardEvent, PointerEvent, ScrollBehavior, ScrollIntoViewOptions,
    ScrollLogicalPosition,
};

use crate::stage::{BadgeKind, Command, Control, SPEEDS, View};
use control::{fill, read, slide};

/// The panel of one demo.
pub(crate) struct Panel {
    root: HtmlElement,
    /// Names this hold on the panel. A demo that is leaving may still run when the next has taken the panel over.
    hold: String,
    shown: View,
    _listeners: Vec<EventListener>,
}

/// Gets what the learner does.
pub(crate) type Send = Rc<dyn Fn(Command)>;

/// The attribute that names who holds the panel.
const HOLD: &str = "data-hold";

fn next_hold() -> String {
    thread_local! {
        static HOLDS: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
    }
    let next = HOLDS.get() + 1;
    HOLDS.set(next);
    next.to_string()
}

impl Panel {
    /// Takes the panel over.
    pub(crate) fn bind(root: HtmlElement, send: Send) -> Self {
        let listeners = vec![
            on_click(&root, Rc::clone(&send)),
            on_setting(&root, "input", Rc::clone(&send)),
            on_setting(&root, "change", Rc::clone(&send)),
        ];
        let hold = next_hold();
        set(&root, HOLD, &hold);
        let mut panel = Self { root, hold, shown: View::default(), _listeners: listeners };
        panel.bind_map(&send);
        panel.bind_table(&send);
        panel
    }

    /// The place of that name.
    pub(crate) fn part(&self, name: &str) -> Option<HtmlElement> {
        self.find("data-part", name)
    }

    /// Shows the view.
    pub(crate) fn show(&mut self, view: View) {
        if !self.is_held() {
            return;
        }
        let shown = std::mem::replace(&mut self.shown, view);
        let view = &self.shown;
        if !self.root.has_attribute("data-live") {
            set(&self.root, "data-live", "");
            self.part("map").inspect(|map| {
                set(map, "tabindex", "0");
                // the arrow keys are the map's, and its name says so
                set(map, "role", "application");
                set(map, "aria-label", &view.map_label);
            });
        }
        self.text("step", &view.step);
        self.text("sentence", &view.sentence);
        self.text("call", &view.call);
        self.text("held", &view.held);
        self.part("held").inspect(|held| held.set_hidden(view.held.is_empty()));
        self.text("chosen", &view.chosen);
        self.flag("event", "data-alert", view.alert);
        self.show_badge(view);
        self.show_notice(view);
        self.show_metrics(view);
        if shown.overlay != view.overlay {
            self.markup("labels", &view.overlay);
            self.part("labels").inspect(|labels| set(labels, "height", &view.map_height.to_string()));
        }
        if shown.chart_label != view.chart_label {
            self.part("chart").inspect(|chart| set(chart, "aria-label", &view.chart_label));
        }
        if let Some(table) = view.table.as_ref().filter(|_| view.table != shown.table) {
            self.markup("rows", &table.rows);
            self.text("more", &table.more);
        }
        for (name, text) in &view.parts {
            self.text(name, text);
        }
        for place in view.markup.iter().filter(|place| !shown.markup.contains(place)) {
            self.markup(place.0, &place.1);
        }
        self.show_transport(view, &shown);
        for control in &view.controls {
            self.show_control(control);
        }
    }

    /// Whether the table is open.
    pub(crate) fn shows_table(&self) -> bool {
        self.part("table").is_some_and(|table| table.has_attribute("open"))
    }

    /// Says a sentence to those who listen; an empty one takes back what is said.
    pub(crate) fn say(&self, text: &str) {
        if self.is_held() {
            self.text("said", text);
        }
    }

    /// Scrolls as far as to show the map and what is told under it.
    pub(crate) fn bring_into_view(&self) {
        let (Some(map), Some(controls)) = (self.part("stage"), self.part("transport")) else { return };
        let Some(window) = web_sys::window() else { return };
        let height = window.inner_height().ok().and_then(|height| height.as_f64()).unwrap_or_default();
        let (map, controls) = (map.get_bounding_client_rect(), controls.get_bounding_client_rect());
        // the account and the controls stick to the window's lower edge as long as the panel reaches there
        let is_whole = map.top() >= 0.0 && map.bottom() <= height && controls.bottom() <= height + 1.0;
        if !is_whole {
            let options = ScrollIntoViewOptions::new();
            options.set_behavior(if reduced_motion() { ScrollBehavior::Instant } else { ScrollBehavior::Smooth });
            options.set_block(ScrollLogicalPosition::Start);
            self.root.scroll_into_view_with_scroll_into_view_options(&options);
        }
    }

    /// Says whether there is a chart to see.
    pub(crate) fn charted(&self, charted: bool) {
        if !self.is_held() {
            return;
        }
        toggle(&self.root, "data-charted", charted);
    }

    /// Gives the panel back as it was.
    pub(crate) fn rest(&mut self) {
        if !self.is_held() {
            return;
        }
        self.root.remove_attribute(HOLD).ok();
        self.root.remove_attribute("data-live").ok();
        for name in ["step", "sentence", "call", "held", "said", "chosen", "more"] {
            self.text(name, "");
        }
        let shown = std::mem::take(&mut self.shown);
        for (name, _) in shown.parts.iter().chain(&shown.markup) {
            self.text(name, "");
        }
        self.markup("rows", "");
        toggle(&self.root, "data-charted", false);
        self.markup("labels", "");
        self.markup("chart", "");
        self.find("data-do", "play").inspect(|play| toggle(play, "data-playing", false));
        self.part("map").inspect(|map| {
            map.remove_attribute("tabindex").ok();
            map.remove_attribute("aria-label").ok();
            set(map, "role", "group");
        });
        for name in ["badge", "notice"] {
            self.part(name).inspect(|part| part.set_hidden(true));
        }
    }

    /// Whether no later demo has taken the panel over.
    pub(crate) fn is_held(&self) -> bool {
        self.root.get_attribute(HOLD).as_deref() == Some(self.hold.as_str())
    }

    fn show_badge(&self, view: &View) {
        let Some(badge) = self.part("badge") else { return };
        // A proof that holds is there to be read, and would talk over the sentence of each step; anything else is said.
        let (kind, role) = match view.badge.kind {
            BadgeKind::Busy => ("busy", ""),
            BadgeKind::Verified => ("gpu", ""),
            BadgeKind::Mismatch => ("mismatch", "alert"),
            BadgeKind::Simulated => ("simulated", "status"),
        };
        set(&badge, "data-kind", kind);
        if role.is_empty() {
            badge.remove_attribute("role").ok();
        } else {
            set(&badge, "role", role);
        }
        badge.set_hidden(view.badge.text.is_empty());
        self.text("badge-lead", &view.badge.lead);
        self.text("badge-text", &view.badge.text);
    }

    fn show_notice(&self, view: &View) {
        if let Some(notice) = self.part("notice") {
            let shown = view.notice.as_ref();
            let kind = if shown.is_some_and(|notice| !notice.alert) { "status" } else { "alert" };
            set(&notice, "role", kind);
            set(&notice, "data-kind", kind);
            notice.set_hidden(shown.is_none());
            self.text("notice", shown.map(|notice| notice.text.as_str()).unwrap_or_default());
        }
    }

    fn show_metrics(&self, view: &View) {
        for (index, metric) in view.metrics.iter().enumerate() {
            let Some(place) = self.part(&["metric-", &index.to_string()].concat()) else { continue };
            toggle(&place, "data-alert", metric.alert);
            for (selector, text) in [("b", &metric.value), ("code", &metric.code)] {
                child(&place, selector).inspect(|part| write(part, text));
            }
            child(&place, ".meter-v").inspect(|meter| set(meter, "width", &percent(metric.permille)));
        }
    }

    fn show_transport(&self, view: &View, before: &View) {
        if (view.steps != before.steps || view.speed != before.speed)
            && let Some(speed) = self.find("data-set", "speed")
        {
            fill(&speed, &view.speed.to_string());
        }
        if let Some(scrub) = self.find("data-set", "scrub") {
            slide(&scrub, view.position, (0, view.steps));
            set(&scrub, "aria-valuetext", &view.step);
        }
        if let Some(play) = self.find("data-do", "play") {
            set(&play, "aria-label", &view.play_label);
            toggle(&play, "data-playing", view.playing);
        }
        if let Some(verify) = self.find("data-do", "verify") {
            verify.set_hidden(!view.on_gpu);
        }
    }

    fn show_control(&self, control: &Control) {
        let Control { name, value, range, text, hidden } = control;
        self.text(name, text);
        self.part(&[name, "-field"].concat()).inspect(|field| field.set_hidden(*hidden));
        let Some(input) = self.find("data-set", name) else { return };
        match range {
            Some(range) => slide(&input, value.parse().unwrap_or(range.0), *range),
            None => fill(&input, value),
        }
        // a number that stands there as it is says itself
        if range.is_some() && text != value {
            set(&input, "aria-valuetext", text);
        }
    }

    fn text(&self, name: &str, text: &str) {
        self.part(name).inspect(|part| write(part, text));
    }

    fn markup(&self, name: &str, markup: &str) {
        self.part(name).inspect(|part| part.set_inner_html(markup));
    }

    fn flag(&self, name: &str, attribute: &str, on: bool) {
        self.part(name).inspect(|part| toggle(part, attribute, on));
    }

    fn find(&self, attribute: &str, name: &str) -> Option<HtmlElement> {
        let selector = ["[", attribute, "=\"", name, "\"]"].concat();
        // SVG parts are no HTMLElements, but have all that is used of one here
        self.root.query_selector(&selector).ok()?.map(|part| part.unchecked_into())
    }

    /// The table is made only while somebody reads it.
    fn bind_table(&mut self, send: &Send) {
        let Some(table) = self.part("table") else { return };
        let send = Rc::clone(send);
        self._listeners.push(EventListener::new(&table, "toggle", move |_| send(Command::Tabulate)));
    }

    /// The map: the pointer and the arrow keys choose a block or a hole.
    fn bind_map(&mut self, send: &Send) {
        let (Some(stage), Some(map)) = (self.part("stage"), self.part("map")) else { return };
        for kind in ["pointermove", "pointerdown"] {
            let (send, place, chosen) = (Rc::clone(send), stage.clone(), self.part("chosen"));
            self._listeners.push(EventListener::new(&stage, kind, move |event| {
                if let Some(event) = event.dyn_ref::<PointerEvent>() {
                    // what follows the pointer is not read out
                    chosen.as_ref().inspect(|chosen| set(chosen, "aria-live", "off"));
                    let edge = place.get_bounding_client_rect();
                    send(Command::Point(
                        f64::from(event.client_x()) - edge.left(),
                        f64::from(event.client_y()) - edge.top(),
                    ));
                }
            }));
        }
        let leave = Rc::clone(send);
        self._listeners.push(EventListener::new(&stage, "pointerleave", move |event| {
            // a finger leaves with every tap, and what it tapped is to be read
            if event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() != "touch") {
                leave(Command::ChooseNothing);
            }
        }));
        let (keys, chosen) = (Rc::clone(send), self.part("chosen"));
        let options = EventListenerOptions::enable_prevent_default();
        self._listeners.push(EventListener::new_with_options(&map, "keydown", options, move |event| {
            let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).unwrap_or_default();
            let command = match key.as_str() {
                "ArrowRight" | "ArrowDown" => Command::Choose(1),
                "ArrowLeft" | "ArrowUp" => Command::Choose(-1),
                "Escape" => Command::ChooseNothing,
                _ => return,
            };
            event.prevent_default();
            chosen.as_ref().inspect(|chosen| set(chosen, "aria-live", "polite"));
            keys(command);
        }));
    }
}

/// A click on a button.
fn on_click(root: &HtmlElement, send: Send) -> EventListener {
    EventListener::new(root, "click", move |event| {
        let button = target(event).and_then(|target| target.closest("[data-do]").ok().flatten());
        let command = match button.and_then(|button| button.get_attribute("data-do")).as_deref() {
            Some("reset") => Command::Reset,
            Some("back") => Command::Step(-1),
            Some("play") => Command::TogglePlay,
            Some("forward") => Command::Step(1),
            Some("verify") => Command::Verify,
            Some(own) => Command::Act(own.to_owned()),
            None => return,
        };
        send(command);
    })
}

/// A setting: the scrubber while it moves, everything else when it has changed. What slides or is written is shown on its
/// way, too.
fn on_setting(root: &HtmlElement, kind: &'static str, send: Send) -> EventListener {
    EventListener::new(root, kind, move |event| {
        let Some(target) = target(event) else { return };
        let Some(name) = target.get_attribute("data-set") else { return };
        let (value, on_its_way) = read(&target);
        let moving = kind == "input";
        let command = match name.as_str() {
            "scrub" if moving => value.parse().ok().map(Command::Seek),
            "speed" if !moving => {
                value.parse().ok().and_then(|at: usize| SPEEDS.get(at)).map(|speed| Command::Speed(*speed))
            }
            "scrub" | "speed" => None,
            _ => (!moving || on_its_way).then_some(Command::Change { name, value, done: !moving }),
        };
        command.map(&*send);
    })
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn child(place: &Element, selector: &str) -> Option<Element> {
    place.query_selector(selector).ok().flatten()
}

fn write(part: &Element, text: &str) {
    if part.text_content().as_deref() != Some(text) {
        part.set_text_content(Some(text));
    }
}

fn set(part: &Element, attribute: &str, value: &str) {
    part.set_attribute(attribute, value).ok();
}

fn toggle(part: &Element, attribute: &str, on: bool) {
    if on {
        set(part, attribute, "");
    } else {
        part.remove_attribute(attribute).ok();
    }
}

/// Thousandths as a CSS percentage.
fn percent(permille: u32) -> String {
    [&(permille / 10).to_string(), ".", &(permille % 10).to_string(), "%"].concat()
}

/// Whether the learner wants things to stand still.
pub(crate) fn reduced_motion() -> bool {
    web_sys::window()
        .and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok().flatten())
        .is_some_and(|query| query.matches())
}
