use models::heap::Range;

/// Which word on the device stands for which bytes of the model: word number n for the `unit` bytes from n × `unit` on,
/// counted over the whole address space of the model.
///
/// A range of bytes has the words from its start, rounded down, to its end, rounded down: those whose last byte lies in
/// it. So ranges that share no byte share no word, whatever their alignment, and ranges without a gap between them leave
/// no word out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    unit: u64,
}

/// Words by their numbers on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) first: u64,
    pub(crate) end: u64,
}

impl Grid {
    /// For `scale` bytes of the model to a byte of the device.
    pub(crate) fn new(scale: u64) -> Self {
        Self { unit: scale.max(1).saturating_mul(4) }
    }

    /// Model bytes that a word stands for.
    pub(crate) fn unit(self) -> u64 {
        self.unit
    }

    /// The word that the byte at `address` is part of.
    pub(crate) fn word(self, address: u64) -> u64 {
        address / self.unit
    }

    /// The words of a range of bytes.
    pub(crate) fn words(self, range: Range) -> Words {
        Words { first: self.word(range.start), end: self.word(range.end()) }
    }
}

impl Words {
    pub(crate) fn len(self) -> u64 {
        self.end.saturating_sub(self.first)
    }

    /// What both have; empty where they have nothing in common.
    pub(crate) fn common(self, other: Self) -> Self {
        Self { first: self.first.max(other.first), end: self.end.min(other.end) }
    }
}

#[cfg(test)]
mod tests {
    use models::heap::Range;

    use super::{Grid, Words};

    #[test]
    fn a_range_has_the_words_whose_last_byte_it_holds() {
        let grid = Grid::new(128);
        let words = |start, len| grid.words(Range { start, len });
        assert_eq!(words(512, 1024), Words { first: 1, end: 3 });
        assert_eq!(words(511, 1), Words { first: 0, end: 1 }, "byte 511 is the last of word 0");
        assert_eq!(words(512, 511).len(), 0, "too small for a word");
    }

    #[test]
    fn neighbours_share_no_word_and_leave_none_out() {
        let grid = Grid::new(1024);
        let cuts = [0, 512, 5000, 5001, 9000, 4096 * 7 + 1, 1 << 20];
        let words = cuts.windows(2).map(|cut| grid.words(Range { start: cut[0], len: cut[1] - cut[0] }));
        let mut end = 0;
        for range in words {
            assert_eq!(range.first, end);
            end = range.end;
        }
        assert_eq!(end, 256);
    }
}
