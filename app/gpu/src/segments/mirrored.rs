use models::heap::{BlockId, Range};

use super::grid::{Grid, Words};
use crate::kernels::fill::Fill;
use crate::kernels::pattern;

/// Device bytes that a buffer's size is a multiple of.
const GRAIN: u64 = 256;

/// One real buffer and the bytes of the model that it stands for.
pub(crate) struct Mirrored {
    /// In the model.
    pub(crate) range: Range,
    /// Words of it that are used; the buffer may be larger.
    pub(crate) words: Words,
    pub(crate) buffer: wgpu::Buffer,
    /// Bound for the fill kernel.
    pub(super) filled: wgpu::BindGroup,
    /// Bound for the map shader.
    pub(crate) shown: wgpu::BindGroup,
}

impl Mirrored {
    /// The byte in the buffer at which a word of the grid lies.
    pub(crate) fn byte_of(&self, word: u64) -> u64 {
        (word - self.words.first) * 4
    }

    /// The part of a block's fill that lies here; `block` are all its words.
    pub(super) fn part_of(&self, block: Words, id: BlockId) -> Option<Fill<'_>> {
        let here = self.words.common(block);
        (here.len() > 0).then(|| Fill {
            target: &self.filled,
            first: pattern::word_index(self.byte_of(here.first)),
            words: pattern::word_index(here.len() * 4),
            id,
            offset: pattern::word_index((here.first - block.first) * 4),
        })
    }
}

/// Device bytes of the buffer for a range.
pub(super) fn buffer_size(grid: Grid, range: Range) -> u64 {
    (grid.words(range).len() * 4).next_multiple_of(GRAIN).max(GRAIN)
}

/// The ranges that get a buffer each: pages of `page` bytes, or the whole where there are none.
pub(super) fn pages(range: Range, page: Option<u64>) -> impl Iterator<Item = Range> {
    let page = page.filter(|page| *page > 0).unwrap_or(range.len).max(1);
    (0..range.len.div_ceil(page)).map(move |index| {
        let skip = index * page;
        Range { start: range.start + skip, len: page.min(range.len - skip) }
    })
}

/// The least device bytes that `pages` needs, known without going through them.
pub(super) fn at_least(range: Range, page: Option<u64>) -> u64 {
    let count = page.filter(|page| *page > 0).map_or(1, |page| range.len.div_ceil(page));
    count.saturating_mul(GRAIN)
}

#[cfg(test)]
mod tests {
    use models::heap::Range;

    use super::{Grid, at_least, buffer_size, pages};

    const MIB: u64 = 1 << 20;

    #[test]
    fn a_range_is_one_buffer_or_one_a_page() {
        let range = Range { start: 8 * MIB, len: 5 * MIB };
        assert_eq!(pages(range, None).collect::<Vec<_>>(), [range]);
        assert_eq!(pages(range, Some(0)).collect::<Vec<_>>(), [range]);
        let starts: Vec<_> = pages(range, Some(2 * MIB)).map(|page| (page.start / MIB, page.len / MIB)).collect();
        assert_eq!(starts, [(8, 2), (10, 2), (12, 1)]);
    }

    #[test]
    fn sizes_are_multiples_of_256_and_never_nothing() {
        let size = |scale, len| buffer_size(Grid::new(scale), Range { start: 4 * MIB, len });
        assert_eq!(size(1024, 2 * MIB), 2048);
        assert_eq!(size(1, 260), 512);
        assert_eq!(size(1 << 20, 2 * MIB), 256);
    }

    #[test]
    fn absurdly_many_pages_are_known_to_be_too_many() {
        assert_eq!(at_least(Range { start: 0, len: u64::MAX }, Some(1)), u64::MAX);
        assert_eq!(at_least(Range { start: 0, len: 7 }, Some(2)), 1024);
    }
}
