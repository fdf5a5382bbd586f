//! What is behind the picture: a device, or a canvas alone; other settings, a lost device, a refused size.

use gpu::{AllocationError, Gpu, Unavailable};
use l10n::{Arg, msg};
use wasm_bindgen::JsCast as _;
use web_sys::HtmlCanvasElement;

use super::canvas2d::Painter;
use super::demo::{Backing, Demo, Due, Extent, Unavailability};
use super::device::{Mirror, MirrorError, open_gpu};
use super::events::Event;
use super::page::{scale, width_of};
use crate::heap::Story;
use crate::heap::map::Layout;
use crate::stage::{Badge, BadgeKind, Notice, Settings};

impl Demo {
    pub(super) async fn set(&mut self, settings: Settings) {
        self.pause();
        self.notice = None;
        self.offered = None;
        let before = std::mem::replace(&mut self.settings, settings);
        match Story::new(&self.settings) {
            Ok(story) => self.story = story,
            Err(_) => {
                self.settings = before;
                self.due.publish = true;
                return;
            }
        }
        self.rewind();
        self.stir();
        match std::mem::replace(&mut self.backing, Backing::Opening) {
            Backing::Device(mirror) => {
                let gpu = mirror.into_gpu();
                self.build_mirror(gpu, Some(before)).await;
            }
            Backing::Opening => self.open_device(Some(before)).await,
            // there was no device for this page, and there will be none for another size
            canvas @ Backing::Canvas(_) => self.backing = canvas,
        }
    }

    /// To the start of a story that has just become another.
    pub(super) fn rewind(&mut self) {
        self.position = 0;
        self.passed = 0..0;
        self.state = self.story.state_at(0);
        self.chosen = None;
        self.mismatch = false;
        self.layout = Layout::for_width(self.layout.width, self.story.capacity());
        self.due = Due { draw: true, publish: true, device: true, verify: None };
    }

    pub(super) async fn open_device(&mut self, before: Option<Settings>) {
        let events = self.events.clone();
        let lost = move || {
            events.unbounded_send(Event::Lost).ok();
        };
        match open_gpu(lost).await {
            Ok(gpu) => self.build_mirror(gpu, before).await,
            Err(reason) => self.fall_back(Unavailability::From(reason)),
        }
    }

    /// The story's heap on the device. What the device or the budget refuses is said, and the size before is tried again.
    pub(super) async fn build_mirror(&mut self, mut gpu: Gpu, before: Option<Settings>) {
        let mut before = before;
        loop {
            // another demo has the panel: this one is about to end
            let Some(canvas) = self.fresh_canvas() else { return gpu.destroy() };
            match Mirror::new(gpu, &self.story, canvas).await {
                Ok(mirror) => {
                    self.backing = Backing::Device(Box::new(mirror));
                    self.due.device = true;
                    self.due.draw = true;
                    self.due.publish = true;
                    self.due.verify = Some(Extent::Whole);
                    return;
                }
                Err((back, MirrorError::Allocation(error))) => {
                    let smaller = before.take().filter(|before| before.mib < self.settings.mib);
                    let Some(smaller) = smaller else {
                        back.destroy();
                        let reason = Unavailable::Refused(error.to_string());
                        return self.fall_back(Unavailability::From(reason));
                    };
                    self.notice = Some(Notice { text: self.refusal(&error, smaller.mib), alert: true });
                    if let Ok(story) = Story::new(&smaller) {
                        self.settings = smaller;
                        self.story = story;
                        self.rewind();
                    }
                    gpu = back;
                }
                Err((back, MirrorError::Canvas)) => {
                    back.destroy();
                    return self.fall_back(Unavailability::From(Unavailable::Refused("canvas".to_owned())));
                }
            }
        }
    }

    pub(super) fn refusal(&self, error: &AllocationError, back: u32) -> String {
        let message = match error {
            AllocationError::Budget { asked, limit } => msg::heap::over_budget(Arg::mib(*asked), Arg::mib(*limit)),
            AllocationError::OutOfMemory { asked } => msg::heap::device_oom(Arg::mib(*asked), back),
            AllocationError::Invalid(_) => msg::heap::device_oom(self.settings.mib, back),
        };
        self.bundle.text(&message)
    }

    /// A new device, and the log played again on it.
    pub(super) async fn recover(&mut self) {
        let Backing::Device(mirror) = &self.backing else { return };
        if !mirror.gpu.loss().happened() {
            return;
        }
        self.backing = Backing::Opening;
        self.open_device(None).await;
        if let Backing::Device(_) = self.backing {
            self.notice = Some(Notice { text: self.bundle.text(&msg::heap::rebuilt(self.position)), alert: true });
        } else {
            self.fall_back(Unavailability::Lost);
        }
    }

    pub(super) fn fall_back(&mut self, reason: Unavailability) {
        if let Backing::Device(mirror) = std::mem::replace(&mut self.backing, Backing::Opening) {
            mirror.into_gpu().destroy();
        }
        let painter = self.fresh_canvas().and_then(|canvas| Painter::new(&canvas));
        let message = match &reason {
            Unavailability::From(Unavailable::Insecure) => msg::heap::insecure(),
            Unavailability::From(Unavailable::NoApi) => msg::heap::no_api(),
            Unavailability::From(Unavailable::NoAdapter) => msg::heap::no_adapter(),
            Unavailability::From(Unavailable::Refused(_)) => msg::heap::refused_device(),
            Unavailability::Lost => msg::heap::lost(),
        };
        self.badge = Badge {
            kind: BadgeKind::Simulated,
            lead: self.bundle.text(&msg::heap::simulated()),
            text: self.bundle.text(&message),
        };
        self.backing = Backing::Canvas(painter);
        self.due.draw = true;
        self.due.publish = true;
    }

    /// A canvas that has given no context yet: one that has given `webgpu` refuses `2d`, and the other way round.
    pub(super) fn fresh_canvas(&mut self) -> Option<HtmlCanvasElement> {
        if !self.panel.is_held() {
            return None;
        }
        let document = web_sys::window()?.document()?;
        let canvas: HtmlCanvasElement = document.create_element("canvas").ok()?.dyn_into().ok()?;
        canvas.set_attribute("aria-hidden", "true").ok()?;
        self.slot.replace_children_with_node_1(&canvas);
        self.canvas = Some(canvas.clone());
        self.fit();
        Some(canvas)
    }

    /// Fits the canvas to its place; true device pixels, so that threads stay sharp.
    pub(super) fn fit(&mut self) {
        let Some(canvas) = &self.canvas else { return };
        self.layout = Layout::for_width(width_of(&self.slot), self.story.capacity());
        let scale = scale();
        let (width, height) =
            ((self.layout.width * scale).round() as u32, (f64::from(self.layout.height()) * scale).round() as u32);
        if canvas.width() != width || canvas.height() != height {
            canvas.set_width(width);
            canvas.set_height(height);
            canvas.style().set_property("block-size", &format!("{}px", self.layout.height())).ok();
        }
    }

    pub(super) fn corrupt(&mut self, address: Option<u64>) {
        let first_live = self.state.heap.blocks().next().map(|block| block.range.start + 64);
        if let (Backing::Device(mirror), Some(address)) = (&self.backing, address.or(first_live)) {
            mirror.corrupt(address);
            self.due.draw = true;
        }
    }
}
