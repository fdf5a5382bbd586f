use demos::markup::escape;
use js_sys::{Date, Object, Reflect};
use l10n::{Bundle, Message};

use crate::islands::progress::data::{ProgressData, TopicOutline};
use crate::islands::progress::schedule::Day;
use crate::islands::progress::standing::Clock;
use crate::store;

const DAY: f64 = 86.4e6;

/// The page's language and data. Copied freely: it holds references.
#[derive(Clone, Copy)]
pub(super) struct Page {
    data: &'static ProgressData,
    bundle: &'static Bundle,
}

impl Page {
    /// For as long as the page is open. None when the words do not fit the browser.
    pub(super) fn new(data: ProgressData) -> Option<Self> {
        let bundle = Bundle::from_compact(&data.tag, data.dir, &data.words).ok()?;
        // The page and all that it shows end together.
        Some(Self { data: Box::leak(Box::new(data)), bundle: Box::leak(Box::new(bundle)) })
    }

    /// A message in the page's language, as plain text.
    pub(super) fn text(self, message: &Message) -> String {
        self.bundle.text(message)
    }

    /// A message in the page's language, for markup.
    pub(super) fn t(self, message: &Message) -> String {
        escape(&self.text(message))
    }

    /// What the site asks today.
    pub(super) fn topics(self) -> &'static [TopicOutline] {
        &self.data.topics
    }

    /// The address of the list of topics, for markup.
    pub(super) fn start(self) -> String {
        escape(&self.data.start)
    }

    /// A day as the language writes it.
    pub(super) fn date(self, day: Day) -> String {
        self.print(f64::from(day) * DAY, Some("UTC"))
    }

    /// The learner's day at a time (milliseconds since 1970), as the language writes it.
    pub(super) fn date_of(self, at: f64) -> String {
        self.print(at, None)
    }

    fn print(self, at: f64, zone: Option<&str>) -> String {
        let options = Object::new();
        Reflect::set(&options, &"dateStyle".into(), &"long".into()).ok();
        if let Some(zone) = zone {
            Reflect::set(&options, &"timeZone".into(), &zone.into()).ok();
        }
        Date::new(&at.into()).to_locale_date_string(&self.data.tag, &options).into()
    }
}

/// The learner's clock.
pub(super) fn clock() -> Clock<'static> {
    Clock { now: store::now(), day: &day }
}

/// The learner's calendar day at a time, by the offset that holds at that time.
fn day(at: f64) -> Day {
    let offset = Date::new(&at.into()).get_timezone_offset() * 60_000.0;
    ((at - offset) / DAY).floor() as Day
}
