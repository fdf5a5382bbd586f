//! What is behind the picture: a device, or a canvas alone; a lost device, and memory that is refused.

use gloo_timers::future::TimeoutFuture;
use gpu::{Gpu, Unavailable};
use l10n::msg;

use super::events::Event;
use super::run::{Backing, Extent, Player, Unavailability};
use super::{Mirror, MirrorError, Painter, Piece, Stuck};
use crate::stage::{Badge, BadgeKind, Notice};

impl<P: Piece> Player<P> {
    pub(super) async fn open_device(&mut self, before: Option<P::Settings>) {
        let events = self.events.clone();
        let lost = move || {
            events.unbounded_send(Event::Lost).ok();
        };
        match Gpu::open(P::BUDGET, lost).await {
            Ok(gpu) => self.build_mirror(gpu, before).await,
            Err(reason) => self.fall_back(Unavailability::From(reason)),
        }
    }

    /// The piece on the device. What the device or the budget refuses is said, and smaller settings that stood before
    /// are tried again.
    pub(super) async fn build_mirror(&mut self, mut gpu: Gpu, mut before: Option<P::Settings>) {
        loop {
            // another demo has the panel: this one is about to end
            let Some(canvas) = self.fresh_canvas() else { return gpu.destroy() };
            match P::Mirror::new(gpu, &self.piece, canvas).await {
                Ok(mirror) => {
                    self.backing = Backing::Device(Box::new(mirror));
                    self.due.device = true;
                    self.due.draw = true;
                    self.due.publish = true;
                    self.due.verify = Some(Extent::Whole);
                    return;
                }
                Err((back, MirrorError::Allocation(error))) => {
                    let smaller = before.take().filter(|before| P::is_smaller(before, self.piece.settings()));
                    let Some(smaller) = smaller else {
                        back.destroy();
                        let reason = Unavailable::Refused(error.to_string());
                        return self.fall_back(Unavailability::From(reason));
                    };
                    let text = self.piece.refusal(&self.bundle, &error, Some(&smaller));
                    self.notice = Some(Notice { text, alert: true });
                    if let Ok(piece) = P::open(&self.bundle, smaller) {
                        self.put(piece);
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

    /// Brings the device to where the piece stands. Where it gives no more memory, the piece goes back to what it holds.
    pub(super) async fn follow(&mut self) {
        let Backing::Device(mirror) = &mut self.backing else { return };
        let Err(Stuck { at, error }) = mirror.go_to(&self.piece).await else { return };
        // a device that is lost gives no memory either, and its handler says what follows
        if self.is_lost().await {
            return;
        }
        let text = self.piece.refusal(&self.bundle, &error, None);
        self.pause();
        self.seek(at);
        self.notice = Some(Notice { text, alert: true });
        self.due.verify = Some(Extent::Whole);
    }

    /// Whether the device is lost. An operation can fail for a loss that the device has not yet reported.
    pub(super) async fn is_lost(&self) -> bool {
        TimeoutFuture::new(50).await;
        matches!(&self.backing, Backing::Device(mirror) if mirror.gpu().loss().happened())
    }

    /// A new device, and the log played again on it.
    pub(super) async fn recover(&mut self) {
        let Backing::Device(mirror) = &self.backing else { return };
        if !mirror.gpu().loss().happened() {
            return;
        }
        self.backing = Backing::Opening;
        self.open_device(None).await;
        if let Backing::Device(_) = self.backing {
            let text = self.bundle.text(&msg::demo::rebuilt(self.piece.position()));
            self.notice = Some(Notice { text, alert: true });
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
