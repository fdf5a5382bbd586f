//! What passes between a demo and the page around it: plain data in the page's language.

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
    /// The map in rows, while its table is open.
    pub table: Option<Table>,
    /// The chart in words.
    pub chart_label: String,
    /// Whether it plays.
    pub playing: bool,
    /// What the play button does now, in words.
    pub play_label: String,
    /// The settings as their controls show them.
    pub controls: Vec<Control>,
    /// Texts of the demo's further places, by their names.
    pub parts: Vec<(&'static str, String)>,
    /// Markup of the demo's further places, by their names. The demo has escaped what is text in it.
    pub markup: Vec<(&'static str, String)>,
    /// The index of the speed in [`SPEEDS`].
    pub speed: u32,
    /// Whether bytes can be read back here.
    pub on_gpu: bool,
}

/// One setting as its control shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Control {
    /// Its name in the panel.
    pub name: &'static str,
    /// Its value; `true` or `false` where it is ticked or not.
    pub value: String,
    /// Where it slides: the ends.
    pub range: Option<(u32, u32)>,
    /// The value in words, beside it.
    pub text: String,
    /// Whether it is out of place with the other settings.
    pub hidden: bool,
}

/// The map in rows: what a person reads who does not see it, or wants the addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The rows of a `<tbody>`.
    pub rows: String,
    /// How many rows are left out, as a sentence; empty when none is.
    pub more: String,
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
    /// Another value of a setting. Once it is done the demo starts anew with it; before that, as a slider is dragged or a
    /// text is written, it is only shown.
    Change {
        /// The control's name.
        name: String,
        /// Its value as text.
        value: String,
        /// Whether the learner has let go of it.
        done: bool,
    },
    /// A button of the demo's own, by its name.
    Act(String),
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

/// Steps a second, times ten, by the index of the speed menu.
pub const SPEEDS: [u32; 4] = [8, 15, 30, 60];
