use demos::stage::{Settings, Workload};
use l10n::Dir;

use crate::islands::packed::Packed;

/// What a stage is made of, in the page's language. The words and the still picture stay on the server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StageData {
    /// The language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's Fluent file, for sentences with numbers.
    pub ftl: String,
    /// The settings it opens with.
    pub settings: Settings,
    /// The fixed words.
    pub words: HeapWords,
    /// The still picture.
    pub still: StillData,
}

/// The still picture, ready for the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StillData {
    /// Content of the map's SVG.
    pub map: String,
    /// Its height in CSS pixels.
    pub height: u32,
    /// In words.
    pub alt: String,
    /// What it shows.
    pub caption: String,
    /// Content of the chart's SVG.
    pub chart: String,
    /// The chart's `viewBox`.
    pub chart_box: String,
    /// The chart in words.
    pub chart_alt: String,
}

/// The fixed words of the heap demo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is the message of its name in content/demos/heap")]
pub struct HeapWords {
    pub title: String,
    pub map: String,
    /// The legend's words, in the order of [`super::LEGEND`].
    pub legend: Vec<String>,
    /// In use, free, largest hole, fragmentation.
    pub metrics: Vec<String>,
    pub chart: String,
    pub reset: String,
    pub back: String,
    pub forward: String,
    pub scrub: String,
    pub speed: String,
    pub size: String,
    pub policy: String,
    pub policies: Vec<String>,
    pub workload: String,
    pub workloads: Vec<String>,
    pub seed: String,
    pub verify: String,
    /// The speeds, in words: 0.5×, 1× …
    pub speeds: Vec<String>,
    pub load_failed: String,
    pub retry: String,
}

/// From one size to the next, in MiB.
pub(super) const SIZE_STEP: u32 = 16;
/// Steps a second, times ten, by the index of the speed menu.
pub(super) const SPEEDS: [u32; 4] = [8, 15, 30, 60];

impl StageData {
    /// What the client needs of it.
    #[cfg(feature = "ssr")]
    pub(crate) fn pack(&self) -> serde_json::Value {
        serde_json::json!({
            "tag": self.tag,
            "dir": self.dir.as_str(),
            "ftl": self.ftl,
            "workload": self.settings.workload.as_str(),
        })
    }

    /// The client's part of it; none where there is no stage.
    pub(crate) fn unpack(packed: &Packed) -> Option<Self> {
        if packed.is_empty() {
            return None;
        }
        let workload = Workload::named(&packed.get("workload").text()).unwrap_or(Workload::EverySecondBlock);
        Some(Self {
            tag: packed.get("tag").text(),
            dir: if packed.get("dir").text() == "rtl" { Dir::Rtl } else { Dir::Ltr },
            ftl: packed.get("ftl").text(),
            settings: Settings { workload, ..Settings::default() },
            ..Self::default()
        })
    }
}

#[cfg(feature = "ssr")]
mod make {
    use demos::heap::Still;
    use l10n::{Arg, Bundle, msg};

    use super::{HeapWords, StillData};

    impl HeapWords {
        /// The words in the bundle's language.
        #[must_use]
        pub fn new(bundle: &Bundle) -> Self {
            use msg::heap as m;
            let t = |message| bundle.text(&message);
            Self {
                title: t(m::title()),
                map: t(m::map()),
                legend: vec![t(m::live()), t(m::new()), t(m::stale()), t(m::void()), t(m::refused())],
                metrics: vec![t(m::used()), t(m::free()), t(m::largest()), t(m::fragmentation())],
                chart: t(m::chart()),
                reset: t(m::reset()),
                back: t(m::back()),
                forward: t(m::forward()),
                scrub: t(m::scrub()),
                speed: t(m::speed()),
                size: t(m::size()),
                policy: t(m::policy()),
                policies: vec![t(m::first_fit()), t(m::best_fit()), t(m::next_fit())],
                workload: t(m::workload()),
                workloads: vec![t(m::scripted()), t(m::neighbours()), t(m::random())],
                seed: t(m::seed()),
                verify: t(m::verify()),
                speeds: [0.5, 1.0, 2.0, 4.0].map(|n| t(m::speed_times(Arg::Decimal(n, 1)))).to_vec(),
                load_failed: t(m::load_failed()),
                retry: t(m::retry()),
            }
        }
    }

    impl From<Still> for StillData {
        fn from(still: Still) -> Self {
            let (width, height) = still.chart_size;
            Self {
                map: still.map,
                height: still.height,
                alt: still.alt,
                caption: still.caption,
                chart: still.chart,
                chart_box: format!("0 0 {width} {height}"),
                chart_alt: still.chart_alt,
            }
        }
    }
}
