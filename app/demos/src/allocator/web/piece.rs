use std::ops;

use gpu::kernels::map as weaves;
use gpu::{AllocationError, Gpu};
use l10n::{Arg, Bundle, msg};
use models::heap::Range;

use super::churn::Measured;
use super::mirror::AllocatorMirror;
use crate::allocator::causes::{CAUSES, played};
use crate::allocator::chart::chart;
use crate::allocator::scene::Cloth;
use crate::allocator::{AllocatorState, BUDGETS, DamagedState, MIB, Plan, Scenario, Settings, Story, account};
use crate::chart::StepChart;
use crate::player::{Look, Moment, Painter, Piece};
use crate::stage::View;

/// The allocator's story after so many steps.
pub(super) struct Allocator {
    pub(super) story: Story,
    /// What a call to the driver costs here.
    pub(super) measured: Measured,
}

impl Piece for Allocator {
    type Settings = Settings;
    type Mirror = AllocatorMirror;

    const BUDGET: u64 = BUDGETS[BUDGETS.len() - 1] as u64 * MIB;

    fn scenario(name: &str) -> Option<Settings> {
        Scenario::named(name).map(Settings::of)
    }

    fn linked(bundle: &Bundle, question: &Settings, link: &str) -> Result<(Settings, u32), String> {
        match AllocatorState::read(question.scenario, link) {
            Ok(AllocatorState { settings, position }) => Ok((settings, position)),
            Err(damaged) => Err(damaged_link(bundle, damaged)),
        }
    }

    fn changed(settings: &Settings, name: &str, value: &str) -> Option<Settings> {
        settings.with(name, value)
    }

    fn is_smaller(before: &Settings, refused: &Settings) -> bool {
        before.budget_mib < refused.budget_mib
    }

    fn open(bundle: &Bundle, settings: Settings) -> Result<Self, String> {
        match Story::new(settings) {
            Ok(story) => Ok(Self { story, measured: Measured::default() }),
            Err(error) => Err(account::no_story(bundle, &error)),
        }
    }

    fn settings(&self) -> &Settings {
        self.story.settings()
    }

    fn link(&self) -> String {
        AllocatorState { settings: self.story.settings().clone(), position: self.story.position() }.to_string()
    }

    fn act(&mut self, name: &str, _offered: &Settings) -> Option<Settings> {
        match name {
            "measure" => {
                self.measured = Measured::Running;
                None
            }
            // one of the two causes
            "cause-0" | "cause-1" => Some(played(CAUSES[usize::from(name == "cause-1")])),
            _ => None,
        }
    }

    async fn run(&mut self, name: &str, gpu: Option<&Gpu>) {
        if name == "measure" {
            self.measured = super::churn::measure(gpu).await;
        }
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
        self.story.failed()
    }

    fn fit(&mut self, width: f64) -> u32 {
        self.story.fit(width);
        self.story.plan().height()
    }

    fn view(&self, moment: &Moment<'_, Self>) -> View {
        self.tell(moment)
    }

    fn chart(&self, bundle: &Bundle, end: u32, width: u32) -> StepChart {
        chart(bundle, &self.story, end, width)
    }

    /// What is free is drawn over the canvas, in both kinds of map.
    fn paint(&self, painter: &Painter, look: &Look<'_>) -> Option<()> {
        let plan = self.story.plan();
        let cells = self.story.scene().cells;
        let woven = [
            (Cloth::Live, weaves::Cloth::Live),
            (Cloth::New, weaves::Cloth::New),
            (Cloth::Pending, weaves::Cloth::Pending),
        ];
        for (cloth, weave) in woven {
            let pieces = cells.iter().filter(|cell| cell.cloth == cloth).flat_map(|cell| plan.cut(cell.range));
            let places = pieces.map(|piece| {
                let left = (piece.x * plan.width()).round();
                let right = ((piece.x + piece.width) * plan.width()).round();
                let gap = if left > 0.0 { 1.5 } else { 0.0 };
                [left + gap, f64::from(Plan::top(piece.row)), (right - left - gap).max(0.0), f64::from(Plan::CLOTH)]
            });
            painter.weave(weave, look, places)?;
        }
        Some(())
    }

    fn stretches(&self) -> Vec<Range> {
        self.story.scene().cells.iter().map(|cell| cell.range).collect()
    }

    fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        self.story.plan().address_at(x, y)
    }

    /// Every segment that is there: a step can destroy buffers, and what stays has to be as it was.
    fn to_read(&self, _passed: Option<ops::Range<u32>>) -> Vec<Range> {
        let segments = self.story.state().allocator().snapshot();
        let mut ranges: Vec<_> =
            segments.iter().map(|segment| Range { start: segment.address, len: segment.total_size }).collect();
        if ranges.is_empty() {
            // that there is nothing is to be said too
            ranges.push(Range { start: 0, len: 0 });
        }
        ranges
    }

    fn on_device(&self, bytes: u64) -> u64 {
        bytes / self.scale()
    }

    fn refusal(&self, bundle: &Bundle, error: &AllocationError, back: Option<&Settings>) -> String {
        let budget = back.unwrap_or(self.story.settings()).budget_mib;
        bundle.text(&match error {
            AllocationError::Budget { asked, limit } => msg::demo::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::allocator::device_oom(Arg::mib(*asked)),
            AllocationError::Invalid(_) => msg::allocator::device_oom(budget),
        })
    }
}

impl Allocator {
    /// Model bytes to a byte of the device: the least power of two that brings the model's device into the budget.
    pub(super) fn scale(&self) -> u64 {
        let Settings { device_mib, budget_mib, .. } = *self.story.settings();
        u64::from(device_mib.div_ceil(budget_mib.max(1))).next_power_of_two()
    }
}

/// Says which part of a link's state cannot be read.
fn damaged_link(bundle: &Bundle, DamagedState(part): DamagedState) -> String {
    use msg::allocator as m;
    let part = match part {
        "trace" => m::trace(),
        "device" => m::device(),
        "expandable" => m::expandable(),
        "max-split" => m::max_split(),
        "gc" => m::gc(),
        "divisions" => m::divisions(),
        "budget" => m::budget(),
        "seed" => m::seed(),
        "program" => m::program(),
        _ => msg::demo::link_step(),
    };
    bundle.text(&msg::demo::link_damaged(bundle.text(&part)))
}
