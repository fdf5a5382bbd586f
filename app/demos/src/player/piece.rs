use std::ops;

use gpu::{AllocationError, Gpu, ReadError};
use l10n::Bundle;
use models::heap::Range;
use web_sys::HtmlCanvasElement;

use super::{Painter, Palette};
use crate::chart::StepChart;
use crate::stage::View;

/// A demo as the player knows it: the story that its settings make, standing after one of its steps.
///
/// Places in its memory are addresses in bytes. A demo with several buffers gives each a stretch of addresses of its own.
pub(crate) trait Piece: Sized + 'static {
    /// What the learner can choose.
    type Settings: Clone + PartialEq;
    /// The story on a device.
    type Mirror: Mirror<Self>;

    /// Bytes that the page grants itself on a device for one buffer.
    const BUDGET: u64;

    // --- settings -----------------------------------------------------------------------------------------------------

    /// The settings that a question's scenario opens with; none where the demo has no scenario of that name.
    fn scenario(name: &str) -> Option<Self::Settings>;

    /// Settings and position that a link carries, as [`Piece::link`] wrote them, beside a question that opens with
    /// `question`.
    ///
    /// # Errors
    /// Says in the page's language which part of it is damaged.
    fn linked(bundle: &Bundle, question: &Self::Settings, link: &str) -> Result<(Self::Settings, u32), String>;

    /// The settings with another value of the control of that name; none where that is no value of it.
    fn changed(settings: &Self::Settings, name: &str, value: &str) -> Option<Self::Settings>;

    /// Whether `before` may fit on a device that has refused `refused`.
    fn is_smaller(before: &Self::Settings, refused: &Self::Settings) -> bool;

    /// What these settings make, at its start.
    ///
    /// # Errors
    /// Says why they make no story, in the page's language. They are then kept in their controls for the learner to mend;
    /// an empty text puts back the settings in force and says nothing.
    fn open(bundle: &Bundle, settings: Self::Settings) -> Result<Self, String>;

    /// The same story, where it stands, with other settings that change nothing in it; none where they do.
    fn kept(&self, _settings: &Self::Settings) -> Option<Self> {
        None
    }

    /// The settings in force.
    fn settings(&self) -> &Self::Settings;

    /// Settings and position as a link carries them. Only letters that need no escape in an address.
    fn link(&self) -> String;

    /// A button of the demo's own, by its `data-do`. It may change how the piece is shown, or ask for other settings
    /// than `offered`, which are those in the controls.
    fn act(&mut self, name: &str, offered: &Self::Settings) -> Option<Self::Settings>;

    /// What such a button does on the device, where there is one. Before it begins the piece is shown as
    /// [`Piece::act`] has left it.
    async fn run(&mut self, _name: &str, _gpu: Option<&Gpu>) {}

    // --- the story ----------------------------------------------------------------------------------------------------

    /// How many steps there are.
    fn steps(&self) -> u32;

    /// The last position that can be reached: while the question is not answered, the one before its answer.
    fn end(&self, held: bool) -> u32;

    /// Steps done.
    fn position(&self) -> u32;

    /// Takes it to the state after so many steps, which are never more than [`Piece::steps`].
    fn go_to(&mut self, position: u32);

    /// Whether the step just done is a failure at which playing stops, for the learner to see it.
    fn stops(&self) -> bool;

    // --- what is seen -------------------------------------------------------------------------------------------------

    /// Lays the map out for that width, and says its height, both in CSS pixels.
    fn fit(&mut self, width: f64) -> u32;

    /// What the page is told. Steps, badge, notice and play are the player's, and left as they are by default.
    fn view(&self, moment: &Moment<'_, Self>) -> View;

    /// The chart of the steps up to here, in a story of `end` steps.
    fn chart(&self, bundle: &Bundle, end: u32, width: u32) -> StepChart;

    /// Draws the map without a device.
    fn paint(&self, painter: &Painter, look: &Look<'_>) -> Option<()>;

    /// What the arrow keys go to, in their order.
    fn stretches(&self) -> Vec<Range>;

    /// The address at a point of the map, in CSS pixels; none beside it.
    fn address_at(&self, x: f64, y: f64) -> Option<u64>;

    // --- what is proved -----------------------------------------------------------------------------------------------

    /// What is read back after these steps (the index of the first and of the one behind the last); for none, everything.
    fn to_read(&self, passed: Option<ops::Range<u32>>) -> Vec<Range>;

    /// The device's bytes that stand for so many of the model.
    fn on_device(&self, bytes: u64) -> u64 {
        bytes
    }

    /// Says that the device or the page's budget has refused memory. The settings go back to `back`; where there are
    /// none, the story goes back to the last step that holds.
    fn refusal(&self, bundle: &Bundle, error: &AllocationError, back: Option<&Self::Settings>) -> String;
}

/// A piece on a device, after one of its steps.
pub(crate) trait Mirror<P: Piece>: Sized {
    /// The piece's start on the device, shown in `canvas`. Gives the device back with the error.
    async fn new(gpu: Gpu, piece: &P, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)>;

    /// The device.
    fn gpu(&self) -> &Gpu;

    /// Brings the device to where the piece stands: forward by the missing steps, backward from the start again.
    ///
    /// # Errors
    /// When it refuses memory: the player then takes the piece to the position that the device has got to, and has it say
    /// why.
    async fn go_to(&mut self, piece: &P) -> Result<(), Stuck>;

    /// The next move writes everything anew, wherever it goes.
    fn forget(&mut self);

    /// Draws what is on the device.
    fn draw(&self, piece: &P, look: &Look<'_>);

    /// Reads the ranges back and compares them with what the model says is there.
    ///
    /// # Errors
    /// When the device is lost or gives nothing back.
    async fn verify(&self, piece: &P, bundle: &Bundle, ranges: &[Range]) -> Result<Proof, ReadError>;

    /// For developers: a wrong word at an address, or in the first live block.
    fn corrupt(&self, piece: &P, address: Option<u64>);

    /// Gives the memory back, and the device for another mirror.
    fn into_gpu(self) -> Gpu;
}

/// Why a mirror could not be made.
#[derive(Debug, thiserror::Error)]
pub(crate) enum MirrorError {
    /// No memory on it.
    #[error(transparent)]
    Allocation(AllocationError),
    /// The canvas gives no WebGPU context.
    #[error("canvas")]
    Canvas,
}

/// A device that gives no memory for a step.
pub(crate) struct Stuck {
    /// The position that it has got to, and that holds.
    pub(crate) at: u32,
    /// What it said to the next step.
    pub(crate) error: AllocationError,
}

/// What was read back.
pub(crate) struct Proof {
    /// Bytes read back and compared.
    pub(crate) bytes: u64,
    /// Where it differs from the model, as a sentence.
    pub(crate) mismatch: Option<String>,
    /// What was read back, where there is more to say than how much.
    pub(crate) told: Option<String>,
}

/// How the map is to look.
#[derive(Clone, Copy)]
pub(crate) struct Look<'l> {
    /// The page's colours.
    pub(crate) palette: &'l Palette,
    /// Device pixels per CSS pixel.
    pub(crate) scale: f64,
    /// How much of what the last step has placed shows, between 0 and 1.
    pub(crate) enter: f64,
}

/// What a piece's view depends on besides the piece.
pub(crate) struct Moment<'m, P: Piece> {
    /// The words.
    pub(crate) bundle: &'m Bundle,
    /// The settings as the controls show them: those in force, or those that are being chosen.
    pub(crate) offered: &'m P::Settings,
    /// What pointer or arrow keys have chosen of [`Piece::stretches`].
    pub(crate) chosen: Option<Range>,
    /// Whether the table is open.
    pub(crate) tabulated: bool,
    /// The device, where there is one.
    pub(crate) gpu: Option<&'m Gpu>,
}
