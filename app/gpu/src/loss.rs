use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a device was lost. Cloned into the device's callback and asked before its results are believed.
#[derive(Clone, Debug, Default)]
pub struct Loss(Arc<AtomicBool>);

impl Loss {
    /// True from the moment the device reports its loss; nothing that it returns afterwards counts.
    #[must_use]
    pub fn happened(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    pub(crate) fn report(&self) {
        self.0.store(true, Ordering::Release);
    }
}
