//! What was read back, and what it shows.

use gloo_timers::future::TimeoutFuture;
use gpu::{ReadError, Unavailable};
use l10n::{Arg, msg};
use models::heap::Range;

use super::run::{Backing, Player, Unavailability};
use super::{Mirror as _, Piece, Proof};
use crate::stage::{Badge, BadgeKind};

impl<P: Piece> Player<P> {
    pub(super) async fn prove(&mut self, ranges: &[Range]) {
        let Backing::Device(mirror) = &self.backing else { return };
        match mirror.verify(&self.piece, &self.bundle, ranges).await {
            Ok(proof) => self.badge = self.judge(proof, &mirror.gpu().name().to_string()),
            // the loss itself is an event of its own, and its handler says what follows
            Err(ReadError::Lost) => {}
            Err(ReadError::Map(why)) => {
                // a mapping can fail for a loss that the device has not yet reported
                TimeoutFuture::new(50).await;
                if !matches!(&self.backing, Backing::Device(mirror) if mirror.gpu().loss().happened()) {
                    self.fall_back(Unavailability::From(Unavailable::Refused(why)));
                }
            }
        }
        self.mismatch = self.badge.kind == BadgeKind::Mismatch;
    }

    fn judge(&self, proof: Proof, adapter: &str) -> Badge {
        match proof.mismatch {
            None => Badge {
                kind: BadgeKind::Verified,
                lead: self.bundle.text(&msg::demo::verified()),
                text: proof
                    .told
                    .unwrap_or_else(|| self.bundle.text(&msg::demo::verified_text(Arg::mib(proof.bytes), adapter))),
            },
            Some(text) => Badge { kind: BadgeKind::Mismatch, lead: self.bundle.text(&msg::demo::mismatch()), text },
        }
    }
}
