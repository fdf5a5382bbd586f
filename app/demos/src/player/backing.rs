//! What is behind the picture: a device, or a canvas alone; a lost device, and memory that is refused.

use gpu::{Gpu, Unavailable};
use l10n::msg;

use super::events::Event;
use super::run::{Backing, Due, Extent, Player, Unavailability};
use super::{Mirror, MirrorError, Painter, Piece, Stuck};
use crate::stage::{Badge, BadgeKind, Notice};

impl<P: Piece> Player<P> {
    /// A device with the piece on it, or a canvas.
    pub(super) async fn find_backing(&mut self) {
        let held = match &mut self.backing {
            Backing::Opening(gpu) => gpu.take(),
            Backing::Device(_) | Backing::Canvas(_) => return,
        };
        let lost_meanwhile = held.as_ref().is_some_and(|gpu| gpu.loss().happened());
        let lost = std::mem::take(&mut self.lost) || lost_meanwhile;
        let opened = match held.filter(|_| !lost_meanwhile) {
            Some(gpu) => Ok(gpu),
            None => {
                let events = self.events.clone();
                let tell = move || {
                    events.unbounded_send(Event::Lost).ok();
                };
                Gpu::open(P::BUDGET, tell).await
            }
        };
        let built = match opened {
            Ok(gpu) => self.build_mirror(gpu).await,
            Err(reason) => Err(reason),
        };
        match built {
            Ok(()) if lost => {
                let text = self.bundle.text(&msg::demo::rebuilt(self.piece.position()));
                self.notice = Some(Notice { text, alert: true });
            }
            Ok(()) => {}
            Err(_) if lost => self.fall_back(Unavailability::Lost),
            Err(reason) => self.fall_back(Unavailability::From(reason)),
        }
    }

    /// The piece on the device. What the device or the budget refuses is said, and smaller settings that stood before
    /// are tried again.
    async fn build_mirror(&mut self, mut gpu: Gpu) -> Result<(), Unavailable> {
        let mut before = self.before.take();
        loop {
            let Some(canvas) = self.fresh_canvas() else {
                // another demo has the panel: this one is about to end
                gpu.destroy();
                return Ok(());
            };
            let (back, why) = match P::Mirror::new(gpu, &self.piece, canvas).await {
                Ok(mirror) => {
                    self.backing = Backing::Device(Box::new(mirror));
                    self.due = Due { device: true, draw: true, publish: true, verify: Some(Extent::Whole) };
                    return Ok(());
                }
                Err(refused) => refused,
            };
            let smaller = before.take().filter(|before| P::is_smaller(before, self.piece.settings()));
            let (error, smaller) = match (why, smaller) {
                (MirrorError::Allocation(error), Some(smaller)) => (error, smaller),
                (why, _) => {
                    back.destroy();
                    return Err(Unavailable::Refused(why.to_string()));
                }
            };
            let text = self.piece.refusal(&self.bundle, &error, Some(&smaller));
            self.notice = Some(Notice { text, alert: true });
            if let Ok(piece) = P::open(&self.bundle, smaller) {
                self.put(piece);
            }
            gpu = back;
        }
    }

    /// Brings the device to where the piece stands. Where it gives no more memory, the piece goes back to what it holds.
    pub(super) async fn follow(&mut self) {
        let Backing::Device(mirror) = &mut self.backing else { return };
        let Err(Stuck { at, error }) = mirror.go_to(&self.piece).await else { return };
        // a device that is lost gives no memory either, and its handler says what follows
        if mirror.gpu().loss().happened() {
            return;
        }
        let text = self.piece.refusal(&self.bundle, &error, None);
        self.pause();
        self.seek(at);
        self.notice = Some(Notice { text, alert: true });
        self.due.verify = Some(Extent::Whole);
    }

    /// A lost device is replaced, and the log played again on the new one.
    pub(super) fn recover(&mut self) {
        if matches!(&self.backing, Backing::Device(mirror) if mirror.gpu().loss().happened()) {
            self.backing = Backing::Opening(None);
            self.lost = true;
        }
    }

    pub(super) fn fall_back(&mut self, reason: Unavailability) {
        std::mem::replace(&mut self.backing, Backing::Opening(None)).end();
        let painter = self.fresh_canvas().and_then(|canvas| Painter::new(&canvas));
        let message = match &reason {
            Unavailability::From(Unavailable::Insecure) => msg::demo::insecure(),
            Unavailability::From(Unavailable::NoApi) => msg::demo::no_api(),
            Unavailability::From(Unavailable::NoAdapter) => msg::demo::no_adapter(),
            Unavailability::From(Unavailable::Refused(_)) => msg::demo::refused_device(),
            Unavailability::Lost => msg::demo::lost(),
        };
        self.badge = Badge {
            kind: BadgeKind::Simulated,
            lead: self.bundle.text(&msg::demo::simulated()),
            text: self.bundle.text(&message),
        };
        self.backing = Backing::Canvas(painter);
        self.due.draw = true;
        self.due.publish = true;
    }
}
