use std::collections::BTreeMap;

use gpu::kernels::map::{Cloth as Weave, Place};
use gpu::kernels::pool::{PoolLook, PoolRect, SlotEntry};
use gpu::kv::{Attention, BlockTables, Copied, KvPool, Slots, Written};
use gpu::{AllocationError, Gpu, PoolCanvas, ReadError};
use l10n::Bundle;
use models::heap::Range;
use models::paged_kv::{BlockId, Event, Requests, SequenceId, Serving, Swap};
use web_sys::HtmlCanvasElement;

use super::piece::Kv;
use crate::kv::{Cloth, Plan, Scene, Side, Spot, Story};
use crate::player::{Look, Mirror, MirrorError, Proof, Stuck};

/// Both pools in one buffer on a real device, after so many steps: first the blocks, then the stretches, then room in
/// which sequences are laid out one after the other for the proof.
pub(super) struct KvMirror {
    pub(super) gpu: Gpu,
    pub(super) pool: KvPool,
    pub(super) tables: BlockTables,
    pub(super) attention: Attention,
    view: PoolCanvas,
    /// The model as far as the device is.
    serving: Serving,
    /// What is in the CPU's memory.
    host: BTreeMap<SequenceId, Vec<u8>>,
    /// Whether everything has to be written anew before it is believed again.
    stale: bool,
}

impl Mirror<Kv> for KvMirror {
    async fn new(gpu: Gpu, piece: &Kv, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)> {
        let (pool, tables, attention) = match buffers(&gpu, &piece.story).await {
            Ok(buffers) => buffers,
            Err(error) => return Err((gpu, MirrorError::Allocation(error))),
        };
        let Some(view) = PoolCanvas::new(&gpu, &pool, canvas) else {
            pool.destroy();
            tables.destroy();
            attention.destroy();
            return Err((gpu, MirrorError::Canvas));
        };
        let (serving, host) = (piece.story.start().clone(), BTreeMap::new());
        Ok(Self { gpu, pool, tables, attention, view, serving, host, stale: false })
    }

    fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Backward by clearing the buffer and serving again from the first request.
    async fn go_to(&mut self, piece: &Kv) -> Result<(), Stuck> {
        let wanted = piece.story.position();
        if wanted < self.serving.steps() || std::mem::take(&mut self.stale) {
            self.pool.clear(&self.gpu);
            self.host.clear();
            self.serving.clone_from(piece.story.start());
        }
        while self.serving.steps() < wanted {
            let at = self.serving.steps();
            self.serving.advance();
            if let Err(error) = self.follow().await {
                return Err(Stuck { at, error: AllocationError::Invalid(error.to_string()) });
            }
        }
        for (row, sequence) in (0..).zip(self.serving.paged().scheduler().running()) {
            let blocks = self.serving.paged().table(*sequence).map_or(&[][..], |table| table.blocks());
            let blocks: Vec<_> = blocks.iter().map(|block| block.0).collect();
            self.tables.write(&self.gpu, row, &blocks);
        }
        Ok(())
    }

    fn forget(&mut self) {
        self.stale = true;
    }

    fn draw(&self, piece: &Kv, look: &Look<'_>) {
        let Look { palette, scale, enter } = *look;
        let scene = piece.story.scene();
        self.view.set_table(&self.gpu, &table(&piece.story, &scene));
        let look = PoolLook { inks: palette.rgba, scale: scale as f32, enter: enter as f32 };
        self.view.draw(&self.gpu, &look, &rects(&piece.story, &scene, scale));
    }

    async fn verify(&self, piece: &Kv, bundle: &Bundle, _ranges: &[Range]) -> Result<Proof, ReadError> {
        self.prove(&piece.story, bundle).await
    }

    fn corrupt(&self, piece: &Kv, at: Option<u64>) {
        let plan = piece.story.plan();
        let running = self.serving.paged().scheduler().running();
        match at.map(|at| plan.spot(at)) {
            // a wrong entry in the first block table: the null block, which no sequence has
            None if !running.is_empty() => self.tables.corrupt(&self.gpu, 0, 0, 0),
            None => {}
            Some(Spot::Logical(sequence, logical)) => {
                if let Some((row, _)) = (0..).zip(running).find(|(_, running)| **running == sequence) {
                    self.tables.corrupt(&self.gpu, row, logical, 0);
                }
            }
            Some(Spot::Slot(side, slot)) => {
                self.pool.corrupt(&self.gpu, first(plan, side) + slot, 7, 0xBAD0_C0DE);
            }
        }
    }

    fn into_gpu(self) -> Gpu {
        self.view.destroy();
        self.pool.destroy();
        self.tables.destroy();
        self.attention.destroy();
        self.gpu
    }
}

impl KvMirror {
    /// Does on the device what the model has done in a step. What leaves for the CPU leaves before anything is written;
    /// what is copied is copied before anything is computed.
    async fn follow(&mut self) -> Result<(), ReadError> {
        let paged = self.serving.paged();
        let size = paged.block_tokens();
        for swap in &paged.step().swapped_out {
            let bytes = self.pool.swap_out(&self.gpu, &places(swap, size)).await?;
            self.host.insert(swap.sequence, bytes);
        }
        for swap in &paged.step().swapped_in {
            if let Some(bytes) = self.host.remove(&swap.sequence) {
                self.pool.swap_in(&self.gpu, &places(swap, size), &bytes);
            }
        }
        let copies = paged.events().iter().filter_map(|event| match *event {
            Event::Copied { from, to, slots, .. } => Some(Copied { from: from.0 * size, to: to.0 * size, slots }),
            _ => None,
        });
        let copies: Vec<_> = copies.collect();
        self.pool.copy(&self.gpu, &copies);
        let written =
            |first: u32| move |(slot, content): &(u32, u32)| Written { slot: first + slot, content: *content };
        let all = paged.contents().slots().len() as u32;
        let contiguous = self.serving.contiguous().written().iter().map(written(all));
        let written: Vec<_> = paged.written().iter().map(written(0)).chain(contiguous).collect();
        self.pool.write(&self.gpu, &written);
        Ok(())
    }
}

/// The first slot of a pool in the buffer.
pub(super) fn first(plan: &Plan, side: Side) -> u32 {
    match side {
        Side::Paged => 0,
        Side::Contiguous => plan.slots(Side::Paged),
    }
}

/// The first slot of the room for the proof.
pub(super) fn room(plan: &Plan) -> u32 {
    plan.slots(Side::Paged) + plan.slots(Side::Contiguous)
}

async fn buffers(gpu: &Gpu, story: &Story) -> Result<(KvPool, BlockTables, Attention), AllocationError> {
    let running = story.moments().iter().map(|moment| moment.paged.running).max().unwrap_or(0).max(1);
    let size = story.settings().block_tokens().get();
    let pool = KvPool::new(gpu, room(story.plan()) + running * Requests::LONGEST).await?;
    let tables = match BlockTables::new(gpu, running, Requests::LONGEST.div_ceil(size)).await {
        Ok(tables) => tables,
        Err(error) => {
            pool.destroy();
            return Err(error);
        }
    };
    match Attention::new(gpu).await {
        Ok(attention) => Ok((pool, tables, attention)),
        Err(error) => {
            pool.destroy();
            tables.destroy();
            Err(error)
        }
    }
}

fn places(swap: &Swap, size: u32) -> Vec<Slots> {
    swap.blocks.iter().map(|BlockId(block)| Slots { first: block * size, count: size }).collect()
}

/// What each slot of the buffer should hold, and how it is drawn.
fn table(story: &Story, scene: &Scene) -> Vec<SlotEntry> {
    let serving = story.serving();
    let paged = serving.paged().contents().slots().iter().zip(&scene.paged);
    let contiguous = serving.contiguous().contents().slots().iter().zip(&scene.contiguous);
    let entries = paged.chain(contiguous).map(|(token, cloth)| {
        let cloth = match cloth {
            Cloth::Live => Weave::Live,
            Cloth::New => Weave::New,
            Cloth::Cached => Weave::Pending,
            // what lies over the canvas hides the rest
            Cloth::Stale | Cloth::Reserved | Cloth::Internal | Cloth::Rounding | Cloth::Free | Cloth::Null => {
                Weave::Stale
            }
        };
        token.map_or(SlotEntry::NONE, |content| SlotEntry { content, cloth })
    });
    entries.collect()
}

/// Every block, and every stretch with what is between them, in its place.
fn rects(story: &Story, scene: &Scene, scale: f64) -> Vec<PoolRect> {
    let plan = story.plan();
    let rects = super::piece::parts(story, scene).map(|(side, from, count, place)| PoolRect {
        slots: Slots { first: first(plan, side) + from, count },
        place: Place {
            x: (place.x * scale) as f32,
            y: (place.y * scale) as f32,
            width: (place.width * scale) as f32,
            height: (place.height * scale) as f32,
        },
    });
    rects.collect()
}
