use std::ops;

use gpu::kernels::map as weaves;
use gpu::{AllocationError, Gpu, MIB};
use l10n::{Arg, Bundle, msg};
use models::heap::Range;
use models::paged_kv::BlockId;

use super::measure::Measured;
use super::mirror::KvMirror;
use crate::chart::StepChart;
use crate::kv::chart::chart;
use crate::kv::map::tables;
use crate::kv::{Cloth, DamagedState, KvState, Place, SLOT, Scene, Settings, Side, Story, account, scenario};
use crate::player::{Look, Moment, Painter, Piece};
use crate::stage::View;

/// The story of both pools after so many steps.
pub(super) struct Kv {
    pub(super) story: Story,
    /// How fast both kernels are here.
    pub(super) measured: Measured,
}

impl Piece for Kv {
    type Settings = Settings;
    type Mirror = KvMirror;

    const BUDGET: u64 = 64 * MIB;

    fn scenario(name: &str) -> Option<Settings> {
        scenario(name)
    }

    fn linked(bundle: &Bundle, _question: &Settings, link: &str) -> Result<(Settings, u32), String> {
        match KvState::read(link) {
            Ok(KvState { settings, position }) => Ok((settings, position)),
            Err(damaged) => Err(damaged_link(bundle, damaged)),
        }
    }

    fn changed(settings: &Settings, name: &str, value: &str) -> Option<Settings> {
        settings.with(name, value)
    }

    fn is_smaller(before: &Settings, refused: &Settings) -> bool {
        before.slots < refused.slots
    }

    fn open(bundle: &Bundle, settings: Settings) -> Result<Self, String> {
        match Story::new(settings) {
            Ok(story) => Ok(Self { story, measured: Measured::default() }),
            Err(error) => Err(account::no_story(bundle, error)),
        }
    }

    fn kept(&self, settings: &Settings) -> Option<Self> {
        Some(Self { story: self.story.kept(*settings)?, measured: self.measured.clone() })
    }

    fn settings(&self) -> &Settings {
        self.story.settings()
    }

    fn link(&self) -> String {
        KvState { settings: *self.story.settings(), position: self.story.position() }.to_string()
    }

    fn act(&mut self, name: &str, _offered: &Settings) -> Option<Settings> {
        if name == "measure" {
            self.measured = Measured::Running;
        }
        None
    }

    async fn run(&mut self, name: &str, gpu: Option<&Gpu>) {
        if name == "measure" {
            self.measured = super::measure::measure(gpu).await;
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

    /// A request waits; nothing fails for good.
    fn stops(&self) -> bool {
        false
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

    fn paint(&self, painter: &Painter, look: &Look<'_>) -> Option<()> {
        let scene = self.story.scene();
        let parts: Vec<_> = parts(&self.story, &scene).collect();
        let woven = [
            (Cloth::Live, weaves::Cloth::Live),
            (Cloth::New, weaves::Cloth::New),
            (Cloth::Cached, weaves::Cloth::Pending),
            (Cloth::Stale, weaves::Cloth::Stale),
        ];
        for (cloth, weave) in woven {
            let places = parts.iter().flat_map(|(side, first, count, place)| {
                let each = place.width / f64::from(*count);
                let (first, place) = (*first, *place);
                scene.runs(*side, first, *count).filter(move |run| run.cloth == cloth).map(move |run| {
                    let left = place.x + f64::from(run.first - first) * each;
                    [left, place.y, f64::from(run.slots) * each, place.height]
                })
            });
            painter.weave(weave, look, places)?;
        }
        Some(())
    }

    /// The logical blocks of the tables that are drawn, then the physical blocks, then the stretches.
    fn stretches(&self) -> Vec<Range> {
        let (plan, serving) = (self.story.plan(), self.story.serving());
        let paged = serving.paged();
        let logical = tables(&self.story).into_iter().flat_map(|(sequence, _)| {
            let blocks = paged.table(sequence).map_or(0, |table| table.blocks().len() as u32);
            (0..blocks.min(plan.cells())).map(move |logical| plan.logical(sequence, logical))
        });
        let blocks = (0..plan.slots(Side::Paged) / paged.block_tokens()).map(|block| plan.block(BlockId(block)));
        let scene = self.story.scene();
        let stretches = stretches(&scene).map(|(first, slots)| plan.range(Side::Contiguous, first, slots));
        logical.chain(blocks).chain(stretches).collect()
    }

    fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        let plan = self.story.plan();
        if let Some((side, slot)) = plan.slot_at(x, y) {
            return Some(plan.range(side, slot, 1).start);
        }
        let (table, logical) = plan.cell_at(x, y)?;
        let (sequence, _) = *tables(&self.story).get(table as usize)?;
        let blocks = self.story.serving().paged().table(sequence)?.blocks().len() as u32;
        (logical < blocks).then(|| plan.logical(sequence, logical).start)
    }

    /// Everything: a step writes into many blocks, and the rest has to be as it was.
    fn to_read(&self, _passed: Option<ops::Range<u32>>) -> Vec<Range> {
        let plan = self.story.plan();
        vec![Range { start: 0, len: u64::from(plan.slots(Side::Paged) + plan.slots(Side::Contiguous)) * SLOT }]
    }

    fn refusal(&self, bundle: &Bundle, error: &AllocationError, _back: Option<&Settings>) -> String {
        let mib = u64::from(self.story.plan().slots(Side::Paged) * 2) * SLOT;
        bundle.text(&match error {
            AllocationError::Budget { asked, limit } => msg::demo::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::kv::device_oom(Arg::mib(*asked)),
            AllocationError::Invalid(_) => msg::kv::device_oom(Arg::mib(mib)),
        })
    }
}

/// The parts of both pools that are drawn as one, cut at the ends of rows: blocks, stretches, and what is between
/// stretches; each with its first slot, its slots and its place, a hairline from its neighbour.
pub(super) fn parts<'s>(story: &'s Story, scene: &'s Scene) -> impl Iterator<Item = (Side, u32, u32, Place)> {
    let plan = story.plan();
    let size = story.serving().paged().block_tokens();
    let blocks = (0..plan.slots(Side::Paged) / size).map(move |block| (Side::Paged, block * size, size));
    let stretches = stretches(scene).map(|(first, slots)| (Side::Contiguous, first, slots));
    blocks.chain(stretches).flat_map(move |(side, first, slots)| {
        plan.cut(side, first, slots).map(move |(first, count, place)| {
            let gap = if place.width > 6.0 { 1.5 } else { 0.5 };
            (side, first, count, Place { width: place.width - gap, ..place })
        })
    })
}

/// The stretches that are taken, and what is free between them: first slot and slots.
fn stretches(scene: &Scene) -> impl Iterator<Item = (u32, u32)> {
    let all = scene.contiguous.len() as u32;
    let mut at = 0;
    let mut found = Vec::new();
    for (start, slots, _) in &scene.stretches {
        found.push((at, start - at));
        found.push((*start, *slots));
        at = start + slots;
    }
    found.push((at, all - at));
    found.into_iter().filter(|(_, slots)| *slots > 0)
}

/// Says which part of a link's state cannot be read.
fn damaged_link(bundle: &Bundle, DamagedState(part): DamagedState) -> String {
    use msg::kv as m;
    let part = match part {
        "slots" => m::slots(),
        "block" => m::block_size(),
        "rate" => m::rate(),
        "lengths" => m::lengths(),
        "prefix" => m::prefix(),
        "samples" => m::samples(),
        "reservation" => m::reservation(),
        "swap" => m::swap(),
        "seed" => m::seed(),
        "model" => m::model(),
        "memory" => m::memory(),
        "utilization" => m::utilization(),
        "tokens" => m::request_tokens(),
        "element" => m::element(),
        _ => msg::demo::link_step(),
    };
    bundle.text(&msg::demo::link_damaged(bundle.text(&part)))
}
