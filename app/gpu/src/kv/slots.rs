use super::SLOT_BYTES;

/// Slots in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    /// The first.
    pub first: u32,
    /// How many.
    pub count: u32,
}

impl Slots {
    /// Those below `end`.
    pub(super) fn below(self, end: u32) -> Self {
        let first = self.first.min(end);
        Self { first, count: self.count.min(end - first) }
    }

    /// Where the first begins in a pool, in bytes.
    pub(super) fn start(self) -> u64 {
        u64::from(self.first) * SLOT_BYTES
    }

    /// Bytes of all of them.
    pub(super) fn bytes(self) -> u64 {
        u64::from(self.count) * SLOT_BYTES
    }

    /// The first `count`, and the rest.
    pub(super) fn split(self, count: u32) -> (Self, Self) {
        let head = self.count.min(count);
        (Self { count: head, ..self }, Self { first: self.first + head, count: self.count - head })
    }
}

/// The rows in their order, in groups of at most `most` slots (at least one); a row that is longer goes over several.
pub(super) fn windows(rows: impl Iterator<Item = Slots>, most: u32) -> Vec<Vec<Slots>> {
    let mut windows: Vec<Vec<Slots>> = Vec::new();
    let mut room = 0;
    for mut row in rows {
        while row.count > 0 {
            if room == 0 {
                windows.push(Vec::new());
                room = most.max(1);
            }
            let (head, rest) = row.split(room);
            room -= head.count;
            windows.last_mut().into_iter().for_each(|window| window.push(head));
            row = rest;
        }
    }
    windows
}

#[cfg(test)]
mod tests {
    use super::{Slots, windows};

    #[test]
    fn windows_are_filled_to_the_last_slot() {
        let rows = [(0, 3), (9, 0), (4, 6), (1, 1)].map(|(first, count)| Slots { first, count });
        let found: Vec<Vec<_>> = windows(rows.into_iter(), 4)
            .iter()
            .map(|window| window.iter().map(|row| (row.first, row.count)).collect())
            .collect();
        assert_eq!(found, [vec![(0, 3), (4, 1)], vec![(5, 4)], vec![(9, 1), (1, 1)]]);
    }

    #[test]
    fn what_lies_beyond_the_end_is_left_out() {
        assert_eq!(Slots { first: 6, count: 5 }.below(8), Slots { first: 6, count: 2 });
        assert_eq!(Slots { first: 9, count: u32::MAX }.below(8), Slots { first: 8, count: 0 });
    }

    #[test]
    fn a_row_is_cut_in_two() {
        let (head, rest) = Slots { first: 6, count: 5 }.split(2);
        assert_eq!((head, rest), (Slots { first: 6, count: 2 }, Slots { first: 8, count: 3 }));
        assert_eq!(Slots { first: 6, count: 5 }.split(9).1.count, 0);
    }
}
