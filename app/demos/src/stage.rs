//! What passes between a demo and the page around it: plain data in the page's language.

use serde::{Deserialize, Serialize};

/// What the page shows of a demo at one moment. Every text is in the page's language, every number comes from the model
/// or from the device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct View {
    /// Steps done.
    pub position: u32,
    /// Steps in all.
    pub steps: u32,
    /// “Step 3 of 27”.
    pub step: String,
    /// What just happened, as a sentence.
    pub sentence: String,
    /// Why it goes no further before the question is answered; empty elsewhere.
    pub held: String,
    /// The same as a call, in code.
    pub call: String,
    /// Whether the step failed.
    pub alert: bool,
    /// The figures.
    pub metrics: Vec<Metric>,
    /// Where this runs and what was checked.
    pub badge: Badge,
    /// Something the learner should know besides: a rebuilt device, a refused size.
    pub notice: Option<Notice>,
    /// SVG content that lies over the canvas: labels, the refused request, the chosen block.
    pub overlay: String,
    /// The map's height in CSS pixels.
    pub map_height: u32,
    /// The map's name, with its keys.
    pub map_label: String,
    /// The chosen block or hole in words; empty when none is.
    pub chosen: String,
    /// The heap in rows, while its table is open.
    pub table: Option<crate::heap::Table>,
    /// The chart in words.
    pub chart_label: String,
    /// Whether it plays.
    pub playing: bool,
    /// What the play button does now, in words.
    pub play_label: String,
    /// The size of the heap in words.
    pub size_text: String,
    /// The settings in force.
    pub settings: Settings,
    /// The settings as their sliders show them: those in force, or those that are being chosen.
    pub offered: Settings,
    /// The index of the speed in [`SPEEDS`].
    pub speed: u32,
    /// The largest heap that this device and the page's budget allow, in MiB.
    pub largest_mib: u32,
    /// Whether bytes can be read back here.
    pub on_gpu: bool,
}

/// A line above the demo.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notice {
    /// What it says.
    pub text: String,
    /// Whether it interrupts: something went wrong with what the learner asked for.
    pub alert: bool,
}

/// One figure.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Metric {
    /// The number with its unit.
    pub value: String,
    /// How it comes about, in code.
    pub code: String,
    /// Its share of the whole, in thousandths, for the meter.
    pub permille: u32,
    /// Whether it is the reason of a failure.
    pub alert: bool,
}

/// Where the demo runs and what was checked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Badge {
    /// Which of the kinds.
    pub kind: BadgeKind,
    /// The first words, set strong.
    pub lead: String,
    /// The rest of the sentence.
    pub text: String,
}

/// The kinds of badge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BadgeKind {
    /// Working on it.
    #[default]
    Busy,
    /// Read back from the device and equal to the model.
    Verified,
    /// Read back and different.
    Mismatch,
    /// Not on a GPU.
    Simulated,
}

/// What the learner asks of a demo.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// So many steps on, or back.
    Step(i32),
    /// To the state after so many steps.
    Seek(u32),
    /// Plays from here, or from the start when at the end; or stops.
    TogglePlay,
    /// Steps a second while playing, times ten.
    Speed(u32),
    /// To the start.
    Reset,
    /// Other settings; starts anew.
    Set(Settings),
    /// Settings that are being chosen: a slider on its way.
    Offer(Settings),
    /// Reads back everything.
    Verify,
    /// Chooses what lies at a point of the map, in CSS pixels from its top left.
    Point(f64, f64),
    /// Chooses the next or the previous block or hole.
    Choose(i32),
    /// Chooses nothing.
    ChooseNothing,
    /// The page's colours or the panel's width changed.
    Redraw,
    /// Whether the step that answers the question is held back.
    Hold(bool),
    /// Comes into view and plays the question's own story from the start to its end.
    Show,
    /// The table of blocks was opened or closed.
    Tabulate,
    /// Ends the demo and gives its memory back.
    Close,
}

/// The settings of the heap demo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Settings {
    /// Size of the heap in MiB.
    pub mib: u32,
    /// Placement.
    pub policy: models::heap::Policy,
    /// What happens.
    pub workload: Workload,
    /// Seed of the random workload.
    pub seed: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { mib: 64, policy: models::heap::Policy::FirstFit, workload: Workload::EverySecondBlock, seed: 1 }
    }
}

/// What happens on the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Workload {
    /// Every second block is freed, then a request is refused.
    EverySecondBlock,
    /// As many bytes are freed, but as neighbours: the request fits.
    NeighboursFreed,
    /// Blocks come and go at random.
    Random,
}

impl Workload {
    /// All of them, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::EverySecondBlock, Self::NeighboursFreed, Self::Random];

    /// The value in a menu or an address.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::EverySecondBlock => "every-second-block",
            Self::NeighboursFreed => "neighbours-freed",
            Self::Random => "random",
        }
    }

    /// The workload of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|workload| workload.as_str() == name)
    }
}

/// From one size of the heap to the next, in MiB.
pub const SIZE_STEP: u32 = 16;
/// Seeds that the slider offers, from 1.
pub const SEEDS: u32 = 50;
/// Steps a second, times ten, by the index of the speed menu.
pub const SPEEDS: [u32; 4] = [8, 15, 30, 60];
