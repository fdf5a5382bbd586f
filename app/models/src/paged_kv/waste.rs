use serde::Serialize;

/// What the slots of a pool are good for at one moment, split as in the paper's section 3.1 and figure 2. The parts
/// together are all slots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
pub struct Waste {
    /// They hold the keys and values of tokens.
    pub used: u32,
    /// Empty, and taken by a sequence that will fill them later: nobody else can have them meanwhile.
    pub reserved: u32,
    /// Taken by a sequence that never fills them.
    pub internal: u32,
    /// Lost to the allocator: what it adds to round a request up, and what is free while a request waits that does not fit
    /// (the paper's “external fragmentation and others”).
    pub external: u32,
    /// Free, and nobody waits.
    pub free: u32,
}

impl Waste {
    /// All slots.
    #[must_use]
    pub fn slots(&self) -> u32 {
        self.used + self.reserved + self.internal + self.external + self.free
    }

    /// The part of the slots that hold tokens, in thousandths.
    #[must_use]
    pub fn permille(&self) -> u32 {
        (u64::from(self.used) * 1000 / u64::from(self.slots().max(1))) as u32
    }
}
