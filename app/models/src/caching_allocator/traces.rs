//! Programs to play: those that questions are about, and the habits of real programs.

mod growing;
mod scripted;
mod training;
mod two_models;

use std::fmt;

use super::Program;

pub use training::Training;

/// What happens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Trace {
    /// 23 operations of mixed sizes on a device of 100 MiB: they split, merge, fail, retry, wait and give back.
    MixedSizes,
    /// A device that is filled by live tensors, until the request of [`Trace::MixedSizes`] that fails there fails here.
    LiveTensors,
    /// Eight tensors of 16 MiB, freed; then four of 32 MiB.
    SmallThenLarge,
    /// Four tensors of 32 MiB, freed; then eight of 16 MiB.
    LargeThenSmall,
    /// Two training steps of a small transformer.
    TrainingStep,
    /// Batches whose sequences have other lengths each time.
    ChangingLengths,
    /// Two models in turns, whose tensors have other sizes.
    TwoModels,
    /// Large tensors that leave, small ones that stay between them.
    Fragmenter,
}

impl Trace {
    /// All of them, in the order of a menu.
    pub const ALL: [Self; 8] = [
        Self::TrainingStep,
        Self::ChangingLengths,
        Self::TwoModels,
        Self::Fragmenter,
        Self::MixedSizes,
        Self::LiveTensors,
        Self::SmallThenLarge,
        Self::LargeThenSmall,
    ];

    /// Its name in a menu's value or an address.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::MixedSizes => "mixed-sizes",
            Self::LiveTensors => "live-tensors",
            Self::SmallThenLarge => "small-then-large",
            Self::LargeThenSmall => "large-then-small",
            Self::TrainingStep => "training-step",
            Self::ChangingLengths => "changing-lengths",
            Self::TwoModels => "two-models",
            Self::Fragmenter => "fragmenter",
        }
    }

    /// The trace of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|trace| trace.name() == name)
    }

    /// Whether a seed changes it.
    #[must_use]
    pub fn is_random(self) -> bool {
        matches!(self, Self::ChangingLengths | Self::TwoModels | Self::Fragmenter)
    }

    /// The device that it is meant for, in MiB.
    #[must_use]
    pub fn device_mib(self) -> u32 {
        match self {
            Self::MixedSizes | Self::LiveTensors => 100,
            Self::TrainingStep => 128,
            Self::ChangingLengths | Self::TwoModels => 192,
            Self::Fragmenter => 256,
            Self::SmallThenLarge | Self::LargeThenSmall => 512,
        }
    }

    /// Its operations.
    #[must_use]
    pub fn program(self, seed: u32) -> Program {
        match self {
            Self::MixedSizes => scripted::mixed_sizes(),
            Self::LiveTensors => scripted::live_tensors(),
            Self::SmallThenLarge => scripted::then(8, 16, 4, 32),
            Self::LargeThenSmall => scripted::then(4, 32, 8, 16),
            Self::TrainingStep => Training::SMALL.program(2),
            Self::ChangingLengths => growing::program(seed),
            Self::TwoModels => two_models::program(seed),
            Self::Fragmenter => scripted::fragmenter(seed),
        }
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
