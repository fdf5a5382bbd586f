use gpu::kernels::map::{self as weaves, MapEntry, Place, SegmentRect, SegmentsLook};
use gpu::{AllocationError, Gpu, Mismatch, ReadError, SegmentBuffers, SegmentsCanvas};
use l10n::{Arg, Bundle, Message, msg};
use models::caching_allocator::{Action, Event, Op, OutOfMemory, Outcome, Step, TensorId, pattern_id};
use models::heap::{BlockId, Range};
use models::rules::rounding::{LARGE_SEGMENT, SMALL_SEGMENT, SMALL_SIZE};
use web_sys::HtmlCanvasElement;

use super::piece::Allocator;
use crate::allocator::scene::Cloth;
use crate::allocator::words::address;
use crate::allocator::{Plan, Story};
use crate::player::{Look, Mirror, MirrorError, Proof, Stuck};

/// The allocator's segments on a real device, after so many steps: a buffer for each, and one for each page of an
/// expandable one.
pub(super) struct AllocatorMirror {
    gpu: Gpu,
    segments: SegmentBuffers,
    view: SegmentsCanvas,
    position: u32,
    /// Whether everything has to be written anew before it is believed again.
    stale: bool,
}

impl Mirror<Allocator> for AllocatorMirror {
    /// No segment yet. Together they may take what the model's device has, to its scale.
    async fn new(gpu: Gpu, piece: &Allocator, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)> {
        let scale = piece.scale();
        let device = piece.story.timeline().device() / scale;
        let segments = match SegmentBuffers::new(&gpu, scale, device).await {
            Ok(segments) => segments,
            Err(error) => return Err((gpu, MirrorError::Allocation(error))),
        };
        match SegmentsCanvas::new(&gpu, canvas) {
            Some(view) => Ok(Self { gpu, segments, view, position: 0, stale: false }),
            None => {
                segments.destroy();
                Err((gpu, MirrorError::Canvas))
            }
        }
    }

    fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Backward by destroying all buffers and playing the program again.
    async fn go_to(&mut self, piece: &Allocator) -> Result<(), Stuck> {
        let wanted = piece.story.position();
        if wanted < self.position || std::mem::take(&mut self.stale) {
            self.segments.remove(0, u64::MAX);
            self.position = 0;
        }
        while self.position < wanted {
            let step = &piece.story.steps()[self.position as usize];
            if let Err(error) = self.follow(step, piece.story.settings().expandable).await {
                return Err(Stuck { at: self.position, error });
            }
            self.position += 1;
        }
        Ok(())
    }

    fn forget(&mut self) {
        self.stale = true;
    }

    fn draw(&self, piece: &Allocator, look: &Look<'_>) {
        let Look { palette, scale, enter } = *look;
        self.view.set_table(&self.gpu, &self.segments, &table(&piece.story));
        let placed = match piece.story.step().map(|step| (step.op, step.outcome)) {
            Some((Op::Alloc { bytes, .. }, Outcome::Allocated(block))) => {
                (block.address, bytes, (bytes as f64 * enter) as u64)
            }
            _ => (0, 0, 0),
        };
        let look = SegmentsLook { inks: palette.rgba, scale: scale as f32, enter: placed };
        self.view.draw(&self.gpu, &self.segments, &look, &rects(piece.story.plan(), scale));
    }

    async fn verify(&self, piece: &Allocator, bundle: &Bundle, ranges: &[Range]) -> Result<Proof, ReadError> {
        let contents = piece.story.state().contents();
        let runs: Vec<_> = ranges.iter().flat_map(|range| contents.runs_in(*range)).collect();
        let found = self.segments.verify(&self.gpu, runs).await?;
        let mismatch = found.first.map(|first| bundle.text(&mismatch(&piece.story, found.mismatches, &first)));
        Ok(Proof { bytes: found.bytes, mismatch, told: Some(self.told(piece, bundle, found.bytes)) })
    }

    fn corrupt(&self, piece: &Allocator, at: Option<u64>) {
        let live = piece.story.state().live().values().max_by_key(|placed| placed.requested);
        if let Some(at) = at.or(live.map(|placed| placed.range.start + placed.requested / 2)) {
            self.segments.corrupt(&self.gpu, at, 0xBAD0_C0DE);
        }
    }

    fn into_gpu(self) -> Gpu {
        self.view.destroy();
        self.segments.destroy();
        self.gpu
    }
}

impl AllocatorMirror {
    /// How many buffers there are, and how much of them was read back.
    fn told(&self, piece: &Allocator, bundle: &Bundle, read: u64) -> String {
        let adapter = self.gpu.name().to_string();
        bundle.text(&match self.segments.count() {
            0 => msg::allocator::verified_none(adapter),
            count => {
                let (mib, read) = (Arg::mib(self.segments.bytes()), Arg::mib(read));
                msg::allocator::verified_text(count, mib, read, piece.scale() as usize, adapter)
            }
        })
    }

    /// Does on the device what the model has done in a step.
    async fn follow(&mut self, step: &Step, expandable: bool) -> Result<(), AllocationError> {
        for event in &step.events {
            match event.action {
                Action::SegmentAlloc => self.segments.add(&self.gpu, event.address, event.size, None).await?,
                Action::SegmentMap => {
                    let page = page(step, event);
                    self.segments.add(&self.gpu, event.address, event.size, Some(page)).await?;
                }
                Action::SegmentFree | Action::SegmentUnmap => {
                    self.segments.remove(event.address, event.size);
                }
                Action::Alloc | Action::FreeRequested | Action::FreeCompleted | Action::Oom => {}
            }
        }
        match (step.op, step.outcome) {
            (Op::Alloc { tensor, bytes, .. }, Outcome::Allocated(block)) => {
                let range = Range { start: block.address, len: bytes };
                self.segments.fill(&self.gpu, &[(range, pattern_id(tensor))]);
                Ok(())
            }
            (Op::Alloc { bytes, .. }, Outcome::Failed(OutOfMemory::Shortage(shortage))) => {
                // an expandable segment grows by whole pages
                let page = if expandable { page_for(bytes) } else { 1 };
                self.fail_too(shortage.tried.next_multiple_of(page)).await
            }
            _ => Ok(()),
        }
    }

    /// The request that fails in the model has to fail here: the segment is asked for, and does not fit beside those that
    /// are there. A device that has it is not the model's, and says so.
    async fn fail_too(&mut self, tried: u64) -> Result<(), AllocationError> {
        // far from every address of the model
        let nowhere = 1 << 60;
        match self.segments.add(&self.gpu, nowhere, tried, None).await {
            Err(AllocationError::Budget { .. }) => Ok(()),
            Err(other) => Err(other),
            Ok(()) => {
                self.segments.remove(nowhere, tried);
                Err(AllocationError::Invalid("the request that fails in the model fits on the device".to_owned()))
            }
        }
    }
}

/// The page by which an expandable segment grows in a step: that of the small or the large pool.
fn page(step: &Step, event: &Event) -> u64 {
    let page = if let Op::Alloc { bytes, .. } = step.op { page_for(bytes) } else { SMALL_SEGMENT };
    if event.size.is_multiple_of(page) { page } else { SMALL_SEGMENT }
}

fn page_for(bytes: u64) -> u64 {
    if bytes <= SMALL_SIZE { SMALL_SEGMENT } else { LARGE_SEGMENT }
}

/// Each part of each segment in its place.
fn rects(plan: &Plan, scale: f64) -> Vec<SegmentRect> {
    let width = plan.width() * scale;
    let scaled = |css: u32| (f64::from(css) * scale) as f32;
    let place = |piece: &crate::allocator::Piece| Place {
        x: (piece.x * width) as f32,
        y: scaled(Plan::top(piece.row)),
        width: (piece.width * width) as f32,
        height: scaled(Plan::CLOTH),
    };
    plan.pieces().iter().map(|piece| SegmentRect { range: piece.range, place: place(piece) }).collect()
}

/// What each tensor's bytes are now.
fn table(story: &Story) -> Vec<MapEntry> {
    let mut table = vec![MapEntry::NONE; story.program().names().len() + 1];
    for step in &story.steps()[..story.position() as usize] {
        if let (Op::Alloc { tensor, .. }, Outcome::Allocated(_)) = (step.op, step.outcome) {
            table[pattern_id(tensor).0 as usize].cloth = weaves::Cloth::Stale;
        }
    }
    for cell in story.scene().cells {
        let cloth = match cell.cloth {
            Cloth::Live => weaves::Cloth::Live,
            Cloth::New => weaves::Cloth::New,
            Cloth::Pending => weaves::Cloth::Pending,
            Cloth::Cached | Cloth::Split | Cloth::Mapped | Cloth::Gone => continue,
        };
        if let Some(tensor) = cell.tensor {
            let entry = MapEntry { cloth, address: cell.range.start, len: cell.requested };
            table[pattern_id(tensor).0 as usize] = entry;
        }
    }
    table
}

/// Says where bytes differ, by the tensor that the model expects there.
fn mismatch(story: &Story, count: u64, first: &Mismatch) -> Message {
    let hex = |word: u32| format!("0x{word:08X}");
    let (place, expected, found) = (address(first.address), hex(first.expected), hex(first.found));
    match first.block {
        Some(BlockId(id)) => {
            let tensor = story.program().name(TensorId(id.saturating_sub(1))).to_owned();
            msg::allocator::mismatch_block(count, tensor, place, expected, found)
        }
        None => msg::allocator::mismatch_empty(count, place, expected, found),
    }
}
