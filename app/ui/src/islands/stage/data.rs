use demos::stage::Settings;
use l10n::Dir;
use serde::{Deserialize, Serialize};

/// What a stage is made of, in the page's language.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StageData {
    /// The language.
    pub tag: String,
    /// Its direction.
    pub dir: Dir,
    /// The demo's Fluent file, for sentences with numbers.
    pub ftl: String,
    /// The fixed words.
    pub words: HeapWords,
    /// The settings it opens with.
    pub settings: Settings,
    /// The still picture.
    pub still: StillData,
}

/// The still picture, ready for the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each is the message of its name in content/demos/heap")]
pub struct HeapWords {
    pub title: String,
    pub map: String,
    pub live: String,
    pub new: String,
    pub stale: String,
    pub void: String,
    pub refused: String,
    pub metrics: [String; 4],
    pub chart: String,
    pub reset: String,
    pub back: String,
    pub play: String,
    pub pause: String,
    pub forward: String,
    pub scrub: String,
    pub speed: String,
    pub size: String,
    /// Each size that the slider offers, in words: 16 MiB, 32 MiB …
    pub sizes: Vec<String>,
    pub policy: String,
    pub policies: [String; 3],
    pub workload: String,
    pub workloads: [String; 3],
    pub seed: String,
    pub verify: String,
    /// The speeds, in words: 0.5×, 1× …
    pub speeds: [String; 4],
    pub load_failed: String,
    pub retry: String,
}

/// From one size to the next, in MiB.
pub(super) const SIZE_STEP: u32 = 16;
/// Steps a second, times ten, by the index of the speed menu.
pub(super) const SPEEDS: [u32; 4] = [8, 15, 30, 60];

#[cfg(feature = "ssr")]
mod make {
    use demos::heap::{LARGEST_MIB, Still};
    use l10n::{Arg, Bundle, msg};

    use super::{HeapWords, SIZE_STEP, StillData};

    impl HeapWords {
        /// The words in the bundle's language.
        #[must_use]
        pub fn new(bundle: &Bundle) -> Self {
            use msg::heap as m;
            let t = |message| bundle.text(&message);
            Self {
                title: t(m::title()),
                map: t(m::map()),
                live: t(m::live()),
                new: t(m::new()),
                stale: t(m::stale()),
                void: t(m::void()),
                refused: t(m::refused()),
                metrics: [t(m::used()), t(m::free()), t(m::largest()), t(m::fragmentation())],
                chart: t(m::chart()),
                reset: t(m::reset()),
                back: t(m::back()),
                play: t(m::play()),
                pause: t(m::pause()),
                forward: t(m::forward()),
                scrub: t(m::scrub()),
                speed: t(m::speed()),
                size: t(m::size()),
                sizes: (1..=LARGEST_MIB / SIZE_STEP).map(|n| t(m::mib(n * SIZE_STEP))).collect(),
                policy: t(m::policy()),
                policies: [t(m::first_fit()), t(m::best_fit()), t(m::next_fit())],
                workload: t(m::workload()),
                workloads: [t(m::scripted()), t(m::neighbours()), t(m::random())],
                seed: t(m::seed()),
                verify: t(m::verify()),
                speeds: [0.5, 1.0, 2.0, 4.0].map(|n| t(m::speed_times(Arg::Decimal(n, 1)))),
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
