use models::heap::Policy;

/// The settings of the heap demo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Size of the heap in MiB.
    pub mib: u32,
    /// Placement.
    pub policy: Policy,
    /// What happens.
    pub workload: Workload,
    /// Seed of the random workload.
    pub seed: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { mib: 64, policy: Policy::FirstFit, workload: Workload::EverySecondBlock, seed: 1 }
    }
}

impl Settings {
    /// The settings that a question's scenario opens with: a workload by its name.
    #[must_use]
    pub fn scenario(name: &str) -> Option<Self> {
        Some(Self { workload: Workload::named(name)?, ..Self::default() })
    }
}

/// What happens on the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Workload {
    /// Every second block is freed, then a request is refused.
    EverySecondBlock,
    /// As many bytes are freed, but as neighbours: the request fits.
    NeighboursFreed,
    /// Blocks come and go at random.
    Random,
}

impl Workload {
    /// All of them, in the order of the menu.
    pub const ALL: [Self; 3] = [Self::EverySecondBlock, Self::NeighboursFreed, Self::Random];

    /// The value in a menu or an address.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::EverySecondBlock => "every-second-block",
            Self::NeighboursFreed => "neighbours-freed",
            Self::Random => "random",
        }
    }

    /// The workload of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|workload| workload.as_str() == name)
    }
}

/// From one size of the heap to the next, in MiB.
pub const SIZE_STEP: u32 = 16;
/// Seeds that the slider offers, from 1.
pub const SEEDS: u32 = 50;
