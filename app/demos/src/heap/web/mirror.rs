use gpu::kernels::map::{self as weaves, MapEntry, MapLook};
use gpu::{Gpu, HeapBuffer, HeapCanvas, Mismatch, ReadError};
use l10n::{Bundle, Message, msg};
use models::heap::Range;
use models::trace::Outcome;
use web_sys::HtmlCanvasElement;

use super::piece::Heap;
use crate::heap::account;
use crate::heap::map::Layout;
use crate::heap::scene::fresh_blocks;
use crate::player::{Look, Mirror, MirrorError, Proof, Stuck};

/// The heap on a real device: its buffer as it is after `position` steps.
pub(super) struct HeapMirror {
    gpu: Gpu,
    heap: HeapBuffer,
    view: HeapCanvas,
    position: u32,
    /// Whether the buffer has to be written anew before it is believed again.
    stale: bool,
}

impl Mirror<Heap> for HeapMirror {
    /// A buffer of the heap's size, still empty.
    async fn new(gpu: Gpu, piece: &Heap, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)> {
        let heap = match HeapBuffer::create(&gpu, piece.story.capacity()).await {
            Ok(heap) => heap,
            Err(error) => return Err((gpu, MirrorError::Allocation(error))),
        };
        match HeapCanvas::new(&gpu, &heap, canvas, piece.story.largest_id() + 1) {
            Some(view) => Ok(Self { gpu, heap, view, position: 0, stale: false }),
            None => {
                heap.destroy();
                Err((gpu, MirrorError::Canvas))
            }
        }
    }

    fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Backward by starting from zeros and playing the log again.
    async fn go_to(&mut self, piece: &Heap) -> Result<(), Stuck> {
        if piece.position < self.position || std::mem::take(&mut self.stale) {
            self.heap.clear(&self.gpu);
            self.position = 0;
        }
        let mut fills = Vec::new();
        for step in &piece.story.steps()[self.position as usize..piece.position as usize] {
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
        self.position = piece.position;
        Ok(())
    }

    fn forget(&mut self) {
        self.stale = true;
    }

    fn draw(&self, piece: &Heap, look: &Look<'_>) {
        let Look { palette, scale, enter } = *look;
        let layout = &piece.layout;
        self.view.set_table(&self.gpu, &table(piece));
        let placed = match piece.story.step_before(piece.position).map(|step| &step.outcome) {
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

    async fn verify(&self, piece: &Heap, bundle: &Bundle, ranges: &[Range]) -> Result<Proof, ReadError> {
        let runs = ranges.iter().flat_map(|range| piece.state.contents.runs_in(*range));
        let found = self.heap.verify(&self.gpu, runs.collect::<Vec<_>>()).await?;
        let mismatch = found.first.map(|first| bundle.text(&mismatch(piece, found.mismatches, &first)));
        Ok(Proof { bytes: found.bytes, mismatch, told: None })
    }

    fn corrupt(&self, piece: &Heap, address: Option<u64>) {
        let first_live = || piece.state.heap.blocks().next().map(|block| block.range.start + 64);
        if let Some(address) = address.or_else(first_live).filter(|address| *address < self.heap.capacity()) {
            self.heap.corrupt(&self.gpu, address, 0xBAD0_C0DE);
        }
    }

    fn into_gpu(self) -> Gpu {
        self.view.destroy();
        self.heap.destroy();
        self.gpu
    }
}

/// What each block id is at the piece's position.
fn table(piece: &Heap) -> Vec<MapEntry> {
    let Heap { story, position, state, .. } = piece;
    let mut table = vec![MapEntry::NONE; story.largest_id() as usize + 1];
    for step in &story.steps()[..*position as usize] {
        if let Outcome::Placed(block) = &step.outcome {
            table[block.id.0 as usize].cloth = weaves::Cloth::Stale;
        }
    }
    let fresh = story.step_before(*position).map(fresh_blocks).unwrap_or_default();
    for block in state.heap.blocks() {
        let cloth = if fresh.contains(&block.id) { weaves::Cloth::New } else { weaves::Cloth::Live };
        table[block.id.0 as usize] = MapEntry { cloth, address: block.range.start, len: block.range.len };
    }
    table
}

/// Says where bytes differ, by the block that the model expects there.
fn mismatch(piece: &Heap, count: u64, first: &Mismatch) -> Message {
    let hex = |word: u32| format!("0x{word:08X}");
    let (place, expected, found) = (account::address(first.address), hex(first.expected), hex(first.found));
    let lives_here = |block| {
        let live = piece.state.heap.block(block).map(|block| block.range);
        live.is_some_and(|range| range.start <= first.address && first.address < range.end())
    };
    match first.block {
        Some(block) if lives_here(block) => {
            msg::heap::mismatch_block(count, account::name(block.0), place, expected, found)
        }
        Some(block) => msg::heap::mismatch_stale(count, account::name(block.0), place, expected, found),
        None => msg::heap::mismatch_empty(count, place, expected, found),
    }
}
