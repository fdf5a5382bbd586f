use std::cell::RefCell;
use std::ops;

use gpu::kernels::map as weaves;
use gpu::{AllocationError, MIB};
use l10n::{Arg, Bundle, msg};
use models::checkpointing::transformer::{MODELS, Model};
use models::heap::Range;

use super::mirror::CheckpointingMirror;
use crate::chart::StepChart;
use crate::checkpointing::chart::chart;
use crate::checkpointing::scene::{Cloth, Scene};
use crate::checkpointing::{CheckpointingState, DamagedState, Plan, Scenario, Settings, Story};
use crate::player::{Look, Moment, Painter, Piece};
use crate::stage::View;

/// The step after so many operations.
pub(super) struct Checkpointing {
    pub(super) story: Story,
    /// Bytes of activations that were counted from a device's buffers after each step that it has done.
    pub(super) counted: RefCell<Vec<u64>>,
    /// The published model whose formula is shown.
    pub(super) model: Model,
}

impl Piece for Checkpointing {
    type Settings = Settings;
    type Mirror = CheckpointingMirror;

    const BUDGET: u64 = 64 * MIB;

    fn scenario(name: &str) -> Option<Settings> {
        Scenario::named(name).map(Settings::of)
    }

    fn linked(bundle: &Bundle, question: &Settings, link: &str) -> Result<(Settings, u32), String> {
        match CheckpointingState::read(question.scenario, link) {
            Ok(CheckpointingState { settings, position }) => Ok((settings, position)),
            Err(damaged) => Err(damaged_link(bundle, damaged)),
        }
    }

    fn changed(settings: &Settings, name: &str, value: &str) -> Option<Settings> {
        settings.with(name, value)
    }

    fn is_smaller(before: &Settings, refused: &Settings) -> bool {
        let elements = |settings: &Settings| {
            u64::from(settings.depth) * u64::from(settings.width) * u64::from(settings.tokens + settings.width)
        };
        elements(before) < elements(refused)
    }

    fn open(_bundle: &Bundle, settings: Settings) -> Result<Self, String> {
        // the menus hold no other network; if one did, what is in force stays
        let story = Story::new(settings).map_err(|_| String::new())?;
        Ok(Self { story, counted: RefCell::default(), model: MODELS[1] })
    }

    fn settings(&self) -> &Settings {
        self.story.settings()
    }

    fn link(&self) -> String {
        CheckpointingState { settings: *self.story.settings(), position: self.story.position() }.to_string()
    }

    fn act(&mut self, name: &str, _offered: &Settings) -> Option<Settings> {
        if let Some(model) = name.strip_prefix("model-").and_then(Model::named) {
            self.model = model;
        }
        None
    }

    fn steps(&self) -> u32 {
        self.story.len()
    }

    fn end(&self, held: bool) -> u32 {
        self.story.end(held)
    }

    fn position(&self) -> u32 {
        self.story.position()
    }

    fn go_to(&mut self, position: u32) {
        self.story.go_to(position);
    }

    fn stops(&self) -> bool {
        self.story.refusal().is_some()
    }

    fn fit(&mut self, width: f64) -> u32 {
        self.story.fit(width);
        self.story.plan().height()
    }

    fn view(&self, moment: &Moment<'_, Self>) -> View {
        self.tell(moment)
    }

    fn chart(&self, bundle: &Bundle, end: u32, width: u32) -> StepChart {
        chart(bundle, &self.story, &self.counted.borrow(), end, width)
    }

    fn paint(&self, painter: &Painter, look: &Look<'_>) -> Option<()> {
        let places = places(&self.story, look.enter);
        for weave in [weaves::Cloth::Live, weaves::Cloth::New, weaves::Cloth::Pending] {
            let own = places.iter().filter(|(cloth, _)| *cloth == weave).map(|(_, place)| *place);
            painter.weave(weave, look, own)?;
        }
        Some(())
    }

    fn stretches(&self) -> Vec<Range> {
        self.story.scene().cells.iter().filter_map(|cell| self.story.plan().range(cell.tensor)).collect()
    }

    fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        self.story.plan().address_at(x, y)
    }

    /// Everything that is live: a step reads what others have left. At the end the gradients of the weights besides.
    fn to_read(&self, _passed: Option<ops::Range<u32>>) -> Vec<Range> {
        let plan = self.story.plan();
        let mut ranges: Vec<_> = self.story.live().keys().filter_map(|tensor| plan.range(*tensor)).collect();
        let weights = if self.story.is_done() { self.story.stack().parameter_bytes() / 2 } else { 0 };
        // where nothing is live, that is to be said too
        ranges.push(Range { start: u64::MAX - weights, len: weights });
        ranges
    }

    fn refusal(&self, bundle: &Bundle, error: &AllocationError, _back: Option<&Settings>) -> String {
        bundle.text(&match error {
            AllocationError::Budget { asked, limit } => msg::demo::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::checkpointing::device_oom(Arg::mib(*asked)),
            AllocationError::Invalid(_) => msg::checkpointing::device_oom(Arg::mib(self.story.stack().layer_bytes())),
        })
    }
}

/// Every cloth with its weave: left, top, width and height in CSS pixels. What came in this step shows up to `enter` of its
/// width.
pub(super) fn places(story: &Story, enter: f64) -> Vec<(weaves::Cloth, [f64; 4])> {
    let (plan, scene) = (story.plan(), story.scene());
    let mut places = Vec::new();
    for cell in &scene.cells {
        let Some((weave, (row, left, width))) = weave(cell.cloth).zip(plan.place(cell.tensor)) else { continue };
        let shown = if cell.fresh { enter } else { 1.0 };
        let place = [left, width * shown].map(|share| share * plan.width());
        places.push((weave, [place[0], f64::from(Plan::top(row)), place[1], f64::from(Plan::CLOTH)]));
    }
    places.extend(bar(story, &scene));
    places
}

/// The activations and gradients in the bar of the memory; the weights are drawn over the canvas.
fn bar(story: &Story, scene: &Scene) -> Vec<(weaves::Cloth, [f64; 4])> {
    let plan = story.plan();
    let share = |bytes: u64| bytes as f64 / scene.whole(story) as f64 * plan.width();
    let mut at = scene.memory[0];
    let mut places = Vec::new();
    for (weave, bytes) in
        [weaves::Cloth::Live, weaves::Cloth::New, weaves::Cloth::Pending].into_iter().zip(&scene.memory[1..])
    {
        if *bytes > 0 {
            places.push((weave, [share(at), f64::from(plan.bar()), share(*bytes), f64::from(Plan::BAR)]));
        }
        at += bytes;
    }
    places
}

fn weave(cloth: Cloth) -> Option<weaves::Cloth> {
    match cloth {
        Cloth::Kept => Some(weaves::Cloth::Live),
        Cloth::Again => Some(weaves::Cloth::New),
        Cloth::Gradient => Some(weaves::Cloth::Pending),
        Cloth::Gone => None,
    }
}

/// Says which part of a link's state cannot be read.
fn damaged_link(bundle: &Bundle, DamagedState(part): DamagedState) -> String {
    use msg::checkpointing as m;
    let part = match part {
        "policy" => m::policy(),
        "every" => m::every(),
        "depth" => m::depth(),
        "width" => m::width(),
        "tokens" => m::tokens(),
        "limit" => m::limit(),
        _ => msg::demo::link_step(),
    };
    bundle.text(&msg::demo::link_damaged(bundle.text(&part)))
}
