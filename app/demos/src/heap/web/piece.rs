use std::ops;

use gpu::AllocationError;
use gpu::kernels::map as weaves;
use l10n::{Arg, Bundle, msg};
use models::heap::Range;
use models::trace::{Outcome, State, Trace};

use super::mirror::HeapMirror;
use crate::chart::StepChart;
use crate::heap::chart::chart;
use crate::heap::map::Layout;
use crate::heap::scene::{Cloth, Scene, largest_hole};
use crate::heap::{HeapState, LARGEST_MIB, MIB, Settings, Story, Workload, account, merged};
use crate::player::{Look, Moment, Painter, Piece};
use crate::stage::View;

/// The heap's story after so many steps.
pub(super) struct Heap {
    pub(super) settings: Settings,
    pub(super) story: Story,
    pub(super) position: u32,
    pub(super) state: State,
    pub(super) layout: Layout,
}

impl Piece for Heap {
    type Settings = Settings;
    type Mirror = HeapMirror;

    const BUDGET: u64 = LARGEST_MIB as u64 * MIB;

    fn scenario(name: &str) -> Option<Settings> {
        Settings::scenario(name)
    }

    fn linked(bundle: &Bundle, _question: &Settings, link: &str) -> Result<(Settings, u32), String> {
        match link.parse() {
            Ok(HeapState { settings, position }) => Ok((settings, position)),
            Err(damaged) => Err(account::damaged(bundle, damaged)),
        }
    }

    fn changed(settings: &Settings, name: &str, value: &str) -> Option<Settings> {
        let mut settings = settings.clone();
        match name {
            "size" => settings.mib = value.parse().ok()?,
            "seed" => settings.seed = value.parse().ok()?,
            "workload" => settings.workload = Workload::named(value)?,
            "policy" => settings.policy = value.parse().ok()?,
            _ => return None,
        }
        Some(settings)
    }

    fn is_smaller(before: &Settings, refused: &Settings) -> bool {
        before.mib < refused.mib
    }

    fn open(_bundle: &Bundle, settings: Settings) -> Result<Self, String> {
        // the controls offer nothing that the model refuses
        let story = Story::new(&settings).map_err(|_| String::new())?;
        let layout = Layout::for_width(0.0, story.capacity());
        Ok(Self { settings, position: 0, state: story.state_at(0), layout, story })
    }

    fn settings(&self) -> &Settings {
        &self.settings
    }

    fn link(&self) -> String {
        HeapState { settings: self.settings.clone(), position: self.position }.to_string()
    }

    fn act(&mut self, _name: &str, _offered: &Settings) -> Option<Settings> {
        None
    }

    fn steps(&self) -> u32 {
        self.story.len()
    }

    fn end(&self, held: bool) -> u32 {
        self.story.end(held)
    }

    fn position(&self) -> u32 {
        self.position
    }

    fn go_to(&mut self, position: u32) {
        if position < self.position {
            self.state = self.story.state_at(position);
        } else {
            for step in &self.story.steps()[self.position as usize..position as usize] {
                Trace::apply(&mut self.state, step);
            }
        }
        self.position = position;
    }

    fn stops(&self) -> bool {
        self.is_refused() && self.settings.workload != Workload::Random
    }

    fn fit(&mut self, width: f64) -> u32 {
        self.layout = Layout::for_width(width, self.story.capacity());
        self.layout.height()
    }

    fn view(&self, moment: &Moment<'_, Self>) -> View {
        self.tell(moment)
    }

    fn chart(&self, bundle: &Bundle, end: u32, width: u32) -> StepChart {
        chart(bundle, &self.story, self.position, end, width)
    }

    fn paint(&self, painter: &Painter, look: &Look<'_>) -> Option<()> {
        let layout = &self.layout;
        let scene = self.scene();
        for cloth in [Cloth::Never, Cloth::Stale, Cloth::Live, Cloth::New] {
            let cells = scene.cells.iter().filter(|cell| cell.cloth == cloth);
            let places = cells.flat_map(|cell| layout.pieces(cell.range)).map(|piece| {
                let left = (piece.x * layout.width).round();
                let right = ((piece.x + piece.width) * layout.width).round();
                let gap = if left > 0.0 { 1.5 } else { 0.0 };
                let top = f64::from(Layout::top(piece.row));
                [left + gap, top, (right - left - gap).max(0.0), f64::from(Layout::CLOTH)]
            });
            painter.weave(woven(cloth), look, places)?;
        }
        Some(())
    }

    /// Blocks and whole holes by address.
    fn stretches(&self) -> Vec<Range> {
        let cells = self.scene().cells.into_iter();
        let mut stretches: Vec<_> = cells.map(|cell| cell.hole.unwrap_or(cell.range)).collect();
        stretches.dedup();
        stretches
    }

    fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        self.layout.address_at(x, y)
    }

    /// For a refusal, the largest hole and its two neighbours, which made it fail.
    fn to_read(&self, passed: Option<ops::Range<u32>>) -> Vec<Range> {
        let whole = vec![Range { start: 0, len: self.story.capacity() }];
        let Some(passed) = passed else { return whole };
        let mut ranges = Vec::new();
        for step in &self.story.steps()[passed.start as usize..passed.end as usize] {
            match &step.outcome {
                Outcome::Placed(block) | Outcome::Freed(block) => ranges.push(block.range),
                Outcome::Moved(_) => return whole,
                Outcome::Refused(_) => ranges.extend(self.around_largest_hole()),
            }
        }
        merged(ranges)
    }

    fn refusal(&self, bundle: &Bundle, error: &AllocationError, back: Option<&Settings>) -> String {
        // all of its memory is taken at the start
        let back = back.unwrap_or(&self.settings).mib;
        let message = match error {
            AllocationError::Budget { asked, limit } => msg::demo::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::heap::device_oom(Arg::mib(*asked), back),
            AllocationError::Invalid(_) => msg::heap::device_oom(self.settings.mib, back),
        };
        bundle.text(&message)
    }
}

impl Heap {
    pub(super) fn scene(&self) -> Scene {
        Scene::new(&self.state, self.story.step_before(self.position))
    }

    /// Whether the step just done was refused.
    pub(super) fn is_refused(&self) -> bool {
        self.story.step_before(self.position).is_some_and(|step| matches!(step.outcome, Outcome::Refused(_)))
    }

    fn around_largest_hole(&self) -> Vec<Range> {
        let Some(hole) = largest_hole(&self.state) else { return Vec::new() };
        let beside = |range: &Range| range.end() == hole.start || range.start == hole.end();
        let mut ranges: Vec<_> = self.state.heap.blocks().map(|block| block.range).filter(beside).collect();
        ranges.push(hole);
        ranges
    }
}

fn woven(cloth: Cloth) -> weaves::Cloth {
    match cloth {
        Cloth::Live => weaves::Cloth::Live,
        Cloth::New => weaves::Cloth::New,
        Cloth::Stale => weaves::Cloth::Stale,
        Cloth::Never => weaves::Cloth::Never,
    }
}
