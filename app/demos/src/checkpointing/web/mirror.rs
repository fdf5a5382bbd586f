use std::cell::RefCell;
use std::rc::Rc;

use gpu::kernels::cloth::{ClothLook, Piece as Drawn};
use gpu::kernels::map::Place;
use gpu::{AllocationError, ClothCanvas, Difference, Gpu, Matrix, MlpStack, ReadError, Reference, ReferenceError};
use l10n::{Arg, Bundle, Message, msg};
use models::heap::Range;
use web_sys::HtmlCanvasElement;

use super::piece::{Checkpointing, places};
use crate::checkpointing::{Moment, Story};
use crate::player::{Look, Mirror, MirrorError, Proof, Stuck};

/// The step on a real device: a buffer for each live tensor.
pub(super) struct CheckpointingMirror {
    gpu: Gpu,
    device: MlpStack,
    view: ClothCanvas,
    position: u32,
    /// Whether everything has to be written anew before it is believed again.
    stale: bool,
    /// The same step without checkpointing, computed on this device when something is first compared with it.
    reference: RefCell<Option<Rc<Reference>>>,
}

impl Mirror<Checkpointing> for CheckpointingMirror {
    /// The weights, and no tensor yet. All together may take what the model's memory has.
    async fn new(gpu: Gpu, piece: &Checkpointing, canvas: HtmlCanvasElement) -> Result<Self, (Gpu, MirrorError)> {
        let story = &piece.story;
        let device = match MlpStack::new(&gpu, story.stack(), device_limit(story)).await {
            Ok(device) => device,
            Err(error) => return Err((gpu, MirrorError::Allocation(error))),
        };
        match ClothCanvas::new(&gpu, canvas) {
            Some(view) => Ok(Self { gpu, device, view, position: 0, stale: false, reference: RefCell::default() }),
            None => {
                device.destroy();
                Err((gpu, MirrorError::Canvas))
            }
        }
    }

    fn gpu(&self) -> &Gpu {
        &self.gpu
    }

    /// Backward by destroying all tensors and computing the step again.
    async fn go_to(&mut self, piece: &Checkpointing) -> Result<(), Stuck> {
        let wanted = piece.story.position();
        if wanted < self.position || std::mem::take(&mut self.stale) {
            self.device.clear(&self.gpu);
            self.position = 0;
        }
        let moments = piece.story.moments();
        let mut counted: Vec<u64> = piece.counted.borrow().iter().copied().take(self.position as usize).collect();
        while self.position < wanted {
            if let Err(error) = self.follow(&moments[self.position as usize]).await {
                self.retreat(moments).await;
                piece.counted.replace(counted);
                return Err(Stuck { at: self.position, error });
            }
            counted.push(self.device.usage().activations);
            self.position += 1;
        }
        piece.counted.replace(counted);
        Ok(())
    }

    fn forget(&mut self) {
        self.stale = true;
    }

    fn draw(&self, piece: &Checkpointing, look: &Look<'_>) {
        let scaled = |css: f64| (css * look.scale).round() as f32;
        let drawn = |(cloth, [x, y, width, height]): (_, [f64; 4])| Drawn {
            place: Place { x: scaled(x), y: scaled(y), width: scaled(x + width) - scaled(x), height: scaled(height) },
            cloth,
        };
        let pieces: Vec<_> = places(&piece.story, look.enter).into_iter().map(drawn).collect();
        let look = ClothLook { inks: look.palette.rgba, scale: look.scale as f32 };
        self.view.draw(&self.gpu, &look, &pieces);
    }

    /// Bytes are counted from the buffers. Numbers are compared bit by bit with those of the step without checkpointing: of
    /// what is live, and at the end of all gradients.
    async fn verify(&self, piece: &Checkpointing, bundle: &Bundle, _: &[Range]) -> Result<Proof, ReadError> {
        let story = &piece.story;
        let reference = self.reference(story).await?;
        let mut matrices: Vec<_> = self.device.tensors().map(Matrix::Tensor).collect();
        if story.is_done() {
            matrices = self.device.gradients().collect();
        }
        let found = self.device.compare(&self.gpu, &reference, matrices).await?;
        let differs = found.first.map(|first| mismatch(found.mismatches, &first));
        let mismatch = self.miscounted(story).or(differs).map(|message| bundle.text(&message));
        Ok(Proof { bytes: found.bytes, mismatch, told: Some(bundle.text(&self.told(story, found.bytes))) })
    }

    fn corrupt(&self, piece: &Checkpointing, at: Option<u64>) {
        let asked = at.and_then(|at| piece.story.plan().tensor_at(at));
        let live = asked.or_else(|| piece.story.live().keys().next_back().copied());
        // before the first step nothing is live
        let matrix = live.map_or(Matrix::FirstWeights(0), Matrix::Tensor);
        self.device.corrupt(&self.gpu, matrix, 0xBAD0_C0DE);
    }

    fn into_gpu(self) -> Gpu {
        self.view.destroy();
        self.device.destroy();
        self.gpu
    }
}

impl CheckpointingMirror {
    /// Does on the device what the model has done in a step.
    async fn follow(&mut self, moment: &Moment) -> Result<(), AllocationError> {
        match &moment.step {
            Some(step) => self.device.apply(&self.gpu, &step.actions).await,
            None => {
                self.device.clear(&self.gpu);
                Ok(())
            }
        }
    }

    /// Back to the last step that holds, after one that was broken off in its middle.
    async fn retreat(&mut self, moments: &[Moment]) {
        self.device.clear(&self.gpu);
        for moment in &moments[..self.position as usize] {
            if self.follow(moment).await.is_err() {
                // the device gives less than it gave before: nothing is live there then
                self.device.clear(&self.gpu);
                self.position = 0;
                return;
            }
        }
    }

    async fn reference(&self, story: &Story) -> Result<Rc<Reference>, ReadError> {
        let known = self.reference.borrow().clone();
        if let Some(reference) = known {
            return Ok(reference);
        }
        let computed = Reference::compute(&self.gpu, story.stack()).await.map_err(|error| match error {
            ReferenceError::Read(error) => error,
            ReferenceError::Allocation(_) if self.gpu.loss().happened() => ReadError::Lost,
            ReferenceError::Allocation(error) => ReadError::Map(error.to_string()),
        })?;
        let computed = Rc::new(computed);
        self.reference.replace(Some(Rc::clone(&computed)));
        Ok(computed)
    }

    /// What the buffers' bytes say that the model does not.
    fn miscounted(&self, story: &Story) -> Option<Message> {
        use msg::checkpointing as m;
        let (counted, model) = (self.device.usage(), story.usage());
        if counted != model {
            return Some(m::mismatch_bytes(Arg::mib(counted.total()), Arg::mib(model.total())));
        }
        let (counted, model) = (self.device.peak_activations(), story.peak_so_far());
        (counted != model).then(|| m::mismatch_peak(Arg::mib(counted), Arg::mib(model)))
    }

    fn told(&self, story: &Story, read: u64) -> Message {
        use msg::checkpointing as m;
        let adapter = self.gpu.name().to_string();
        let (read, peak) = (Arg::mib(read), Arg::mib(self.device.peak_activations()));
        if story.is_done() {
            return if story.settings().policy.drops() {
                m::verified_end(read, peak, Arg::mib(story.plain().peak().activations), adapter)
            } else {
                m::verified_plain(read, peak, adapter)
            };
        }
        match self.device.count() {
            0 => m::verified_none(Arg::mib(story.stack().parameter_bytes()), adapter),
            count => m::verified_live(count, Arg::mib(self.device.usage().total()), adapter),
        }
    }
}

/// The model's memory on the device.
fn device_limit(story: &Story) -> Option<u64> {
    story.settings().limit().map(|limit| limit.max(story.stack().parameter_bytes()))
}

/// Says where numbers differ.
fn mismatch(count: u64, first: &Difference) -> Message {
    let hex = |word: u32| format!("0x{word:08X}");
    let name = match first.matrix {
        Matrix::Tensor(tensor) => tensor.to_string(),
        Matrix::FirstWeights(layer) => format!("W1({})", layer + 1),
        Matrix::SecondWeights(layer) => format!("W2({})", layer + 1),
        Matrix::FirstGradient(layer) => format!("dW1({})", layer + 1),
        Matrix::SecondGradient(layer) => format!("dW2({})", layer + 1),
    };
    let element = Arg::from(first.element);
    msg::checkpointing::mismatch_word(count, name, element, hex(first.expected), hex(first.found))
}
