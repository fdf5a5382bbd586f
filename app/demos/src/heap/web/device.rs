use gpu::kernels::map::{self as weaves, MapEntry, MapLook};
use gpu::{AllocationError, Gpu, HeapBuffer, HeapCanvas, ReadError, Unavailable, Verification};
use models::heap::Range;
use models::trace::{Outcome, State};
use web_sys::HtmlCanvasElement;

use super::palette::Palette;
use crate::heap::map::Layout;
use crate::heap::scene::fresh_blocks;
use crate::heap::{LARGEST_MIB, MIB, Story};

/// The story on a real device: the heap's buffer as it is after `position` steps.
pub(super) struct Mirror {
    pub(super) gpu: Gpu,
    heap: HeapBuffer,
    view: HeapCanvas,
    position: u32,
    /// Whether the buffer has to be written anew before it is believed again.
    stale: bool,
}

/// How the picture looks.
#[derive(Clone, Copy)]
pub(super) struct Look<'l> {
    pub(super) layout: &'l Layout,
    pub(super) palette: &'l Palette,
    /// Device pixels per CSS pixel.
    pub(super) scale: f64,
    /// How much of a block that was just placed shows, between 0 and 1.
    pub(super) enter: f64,
}

/// Why a mirror could not be made.
pub(super) enum MirrorError {
    /// No memory on it.
    Allocation(AllocationError),
    /// The canvas gives no WebGPU context.
    Canvas,
}

/// Opens a device for the largest heap that the page grants itself.
pub(super) async fn open_gpu(on_lost: impl Fn() + Send + Sync + 'static) -> Result<Gpu, Unavailable> {
    Gpu::open(u64::from(LARGEST_MIB) * MIB, on_lost).await
}

impl Mirror {
    /// A heap of the story's size on the device, still empty, shown in `canvas`. Gives the device back with the error.
    pub(super) async fn new(gpu: Gpu, story: &Story, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)> {
        let heap = match HeapBuffer::create(&gpu, story.capacity()).await {
            Ok(heap) => heap,
            Err(error) => return Err((gpu, MirrorError::Allocation(error))),
        };
        match HeapCanvas::new(&gpu, &heap, canvas, story.largest_id() + 1) {
            Some(view) => Ok(Self { gpu, heap, view, position: 0, stale: false }),
            None => {
                heap.destroy();
                Err((gpu, MirrorError::Canvas))
            }
        }
    }

    /// Brings the device to the state after `position` steps: forward by the steps that are missing, backward by
    /// starting from zeros and playing the log again.
    pub(super) fn go_to(&mut self, story: &Story, position: u32) {
        if position < self.position || std::mem::take(&mut self.stale) {
            self.heap.clear(&self.gpu);
            self.position = 0;
        }
        let mut fills = Vec::new();
        for step in &story.steps()[self.position as usize..position as usize] {
            match &step.outcome {
                Outcome::Placed(block) => fills.push((block.range, block.id)),
                Outcome::Moved(moves) => {
                    self.heap.fill(&self.gpu, &std::mem::take(&mut fills));
                    self.heap.relocate(&self.gpu, moves);
                }
                Outcome::Freed(_) | Outcome::Refused(_) => {}
            }
        }
        self.heap.fill(&self.gpu, &fills);
        self.position = position;
    }

    /// The next move starts from zeros, wherever it goes.
    pub(super) fn forget(&mut self) {
        self.stale = true;
    }

    /// Draws the buffer as it is.
    pub(super) fn draw(&self, story: &Story, state: &State, look: &Look) {
        let Look { layout, palette, scale, enter } = *look;
        self.view.set_table(&self.gpu, &table(story, state, self.position));
        let placed = match story.step_before(self.position).map(|step| &step.outcome) {
            Some(Outcome::Placed(block)) => {
                (block.range.start, block.range.len, (block.range.len as f64 * enter) as u64)
            }
            _ => (0, 0, 0),
        };
        let scaled = |css: u32| (f64::from(css) * scale) as f32;
        self.view.draw(
            &self.gpu,
            &MapLook {
                inks: palette.rgba,
                width: (layout.width * scale).round() as u32,
                top: scaled(Layout::LABEL),
                pitch: scaled(Layout::pitch()),
                height: scaled(Layout::CLOTH),
                scale: scale as f32,
                rows: layout.rows,
                enter: placed,
            },
        );
    }

    /// Reads back the ranges and compares them with what the model says is there.
    pub(super) async fn verify(&self, state: &State, ranges: &[Range]) -> Result<Verification, ReadError> {
        let runs = ranges.iter().flat_map(|range| state.contents.runs_in(*range));
        self.heap.verify(&self.gpu, runs.collect::<Vec<_>>()).await
    }

    /// A wrong word at an address.
    pub(super) fn corrupt(&self, address: u64) {
        if address >= self.heap.capacity() {
            return;
        }
        self.heap.corrupt(&self.gpu, address, 0xBAD0_C0DE);
    }

    /// Gives the heap's memory back and the device for another heap.
    pub(super) fn into_gpu(self) -> Gpu {
        self.view.destroy();
        self.heap.destroy();
        self.gpu
    }
}

/// What each block id is after `position` steps.
fn table(story: &Story, state: &State, position: u32) -> Vec<MapEntry> {
    let mut table = vec![MapEntry::NONE; story.largest_id() as usize + 1];
    for step in &story.steps()[..position as usize] {
        if let Outcome::Placed(block) = &step.outcome {
            table[block.id.0 as usize].cloth = weaves::Cloth::Stale;
        }
    }
    let fresh = story.step_before(position).map(fresh_blocks).unwrap_or_default();
    for block in state.heap.blocks() {
        let cloth = if fresh.contains(&block.id) { weaves::Cloth::New } else { weaves::Cloth::Live };
        table[block.id.0 as usize] = MapEntry { cloth, address: block.range.start, len: block.range.len };
    }
    table
}
