use std::collections::BTreeSet;

/// A buddy allocator over slots: stretches are powers of two long and begin at multiples of their length; two free halves
/// of one stretch become one again.
///
/// The paper's contiguous systems place a sequence's reservation with it (arXiv 2309.06180, sections 3.1 and 6.1). A
/// request takes the smallest stretch that holds it, at the lowest place.
#[derive(Debug, Clone)]
pub struct Buddy {
    slots: u32,
    /// Free stretches by their length's exponent: where each begins.
    free: Vec<BTreeSet<u32>>,
}

impl Buddy {
    /// All of `slots` free. Where they are no power of two, they are several stretches from the start, longest first.
    #[must_use]
    pub fn new(slots: u32) -> Self {
        let mut free = vec![BTreeSet::new(); 32];
        let mut start = 0;
        for exponent in (0..32).rev() {
            if slots & (1 << exponent) != 0 {
                free[exponent].insert(start);
                start += 1 << exponent;
            }
        }
        Self { slots, free }
    }

    /// Slots in all.
    #[must_use]
    pub fn slots(&self) -> u32 {
        self.slots
    }

    /// Slots in free stretches.
    #[must_use]
    pub fn free_slots(&self) -> u32 {
        (0_u32..).zip(&self.free).map(|(exponent, starts)| (starts.len() as u32) << exponent).sum()
    }

    /// The longest free stretch; 0 where none is.
    #[must_use]
    pub fn largest(&self) -> u32 {
        let longest = (0_u32..).zip(&self.free).filter(|(_, starts)| !starts.is_empty()).last();
        longest.map_or(0, |(exponent, _)| 1 << exponent)
    }

    /// The length of the stretch that a request for `slots` gets; none where no number of 32 bits has it.
    #[must_use]
    pub fn stretch(slots: u32) -> Option<u32> {
        slots.max(1).checked_next_power_of_two()
    }

    /// Where a stretch for `slots` now lies; none when no free one is long enough.
    pub fn allocate(&mut self, slots: u32) -> Option<u32> {
        let wanted = Self::stretch(slots)?.trailing_zeros() as usize;
        let found = (wanted..32).find(|exponent| !self.free[*exponent].is_empty())?;
        let start = self.free[found].pop_first()?;
        for exponent in (wanted..found).rev() {
            self.free[exponent].insert(start + (1 << exponent));
        }
        Some(start)
    }

    /// Gives the stretch at `start` back that was taken for `slots`.
    pub fn free(&mut self, start: u32, slots: u32) {
        let Some(stretch) = Self::stretch(slots) else { return };
        let (mut start, mut exponent) = (start, stretch.trailing_zeros() as usize);
        while exponent < 31 && self.free[exponent].remove(&(start ^ (1 << exponent))) {
            start &= !(1 << exponent);
            exponent += 1;
        }
        self.free[exponent].insert(start);
    }
}

#[cfg(test)]
mod tests {
    use super::Buddy;

    #[test]
    fn halves_part_and_join() {
        let mut buddy = Buddy::new(64);
        let taken: Vec<_> = [5, 16, 8].map(|slots| buddy.allocate(slots)).to_vec();
        assert_eq!(taken, [Some(0), Some(16), Some(8)]);
        assert_eq!((buddy.free_slots(), buddy.largest(), buddy.allocate(33)), (32, 32, None));
        buddy.free(0, 5);
        assert_eq!((buddy.free_slots(), buddy.largest()), (40, 32));
        buddy.free(8, 8);
        buddy.free(16, 16);
        assert_eq!((buddy.free_slots(), buddy.largest()), (64, 64));
    }

    #[test]
    fn a_pool_that_is_no_power_of_two() {
        let mut buddy = Buddy::new(96);
        assert_eq!((buddy.largest(), buddy.free_slots()), (64, 96));
        assert_eq!([64, 32, 1].map(|slots| buddy.allocate(slots)), [Some(0), Some(64), None]);
        buddy.free(64, 32);
        buddy.free(0, 64);
        assert_eq!((buddy.largest(), buddy.free_slots(), buddy.slots()), (64, 96, 96));
    }
}
