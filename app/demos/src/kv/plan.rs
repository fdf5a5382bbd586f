//! Where everything lies on the map: the two pools, and below them the block tables.

use models::{
    heap::Range,
    paged_kv::{BlockId, Requests, SequenceId},
};

use super::{Settings, Side};

/// Bytes of a slot on the device, and the unit of the map's addresses.
pub const SLOT: u64 = 1024;
/// Logical blocks that a sequence has at most.
const LOGICAL: u64 = 256;

/// The layout for one width.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    block: u32,
    /// Slots of the pools: with the null block, and without.
    paged: u32,
    contiguous: u32,
    rows: u32,
    width: f64,
}

/// A rectangle, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Left edge.
    pub x: f64,
    /// Top edge.
    pub y: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// What an address of the map is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// A slot of a pool.
    Slot(Side, u32),
    /// A logical block in the table of a sequence.
    Logical(SequenceId, u32),
}

impl Plan {
    /// Height of the line with a pool's name.
    pub const TITLE: u32 = 24;
    /// Height of the line above a row of slots, with the names of blocks and stretches.
    pub const LABEL: u32 = 14;
    /// Height of a row's cloth.
    pub const CLOTH: u32 = 18;
    /// Height of the gap below it.
    pub const GAP: u32 = 4;
    /// From one block table to the next.
    pub const TABLE: u32 = 26;
    /// Height of a logical block.
    pub const CELL: u32 = 20;
    /// Width of a logical block.
    pub const CELL_WIDTH: f64 = 32.0;
    /// Width of a sequence's name before its block table.
    pub const NAME: f64 = 34.0;
    /// Block tables that are drawn at most.
    pub const MOST_TABLES: u32 = 8;
    /// From one pool to the other.
    const BETWEEN: f64 = 28.0;
    /// From this width on the pools stand side by side.
    const WIDE: f64 = 560.0;

    pub(super) fn new(settings: &Settings, running: u32) -> Self {
        let block = settings.block_tokens().get();
        let usable = settings.slots / block * block;
        Self {
            block,
            paged: usable + block,
            contiguous: settings.slots,
            rows: running.clamp(1, Self::MOST_TABLES),
            width: 640.0,
        }
    }

    /// Lays it out for a map of that width, in CSS pixels.
    pub fn fit(&mut self, width: f64) {
        self.width = width.max(1.0);
    }

    /// Width in CSS pixels.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Height in CSS pixels.
    #[must_use]
    pub fn height(&self) -> u32 {
        self.tables_top() + Self::TITLE + self.rows * Self::TABLE
    }

    /// Slots of a pool, the null block's among them.
    #[must_use]
    pub fn slots(&self, side: Side) -> u32 {
        match side {
            Side::Contiguous => self.contiguous,
            Side::Paged => self.paged,
        }
    }

    /// Left edge and top of a pool with its name.
    #[must_use]
    pub fn corner(&self, side: Side) -> (f64, u32) {
        match side {
            Side::Contiguous => (0.0, 0),
            Side::Paged if self.is_wide() => (self.pool_width() + Self::BETWEEN, 0),
            Side::Paged => (0.0, self.pool_height(Side::Contiguous) + Self::GAP * 2),
        }
    }

    /// Top of the block tables with their title.
    #[must_use]
    pub fn tables_top(&self) -> u32 {
        let (_, top) = self.corner(Side::Paged);
        let paged = top + self.pool_height(Side::Paged);
        paged.max(self.pool_height(Side::Contiguous)) + Self::GAP * 3
    }

    /// Block tables that there is room for.
    #[must_use]
    pub fn tables(&self) -> u32 {
        self.rows
    }

    /// Logical blocks of a table that there is room for.
    #[must_use]
    pub fn cells(&self) -> u32 {
        (((self.width - Self::NAME) / Self::CELL_WIDTH) as u32).max(1)
    }

    /// Where a table's logical block is drawn: the n-th table's.
    #[must_use]
    pub fn cell(&self, table: u32, logical: u32) -> Place {
        Place {
            x: Self::NAME + f64::from(logical) * Self::CELL_WIDTH,
            y: f64::from(self.tables_top() + Self::TITLE + table * Self::TABLE),
            width: Self::CELL_WIDTH - 3.0,
            height: f64::from(Self::CELL),
        }
    }

    /// Slots from `first` on, cut at the ends of rows: each part's first slot, its length, and where it is drawn.
    pub fn cut(&self, side: Side, first: u32, slots: u32) -> impl Iterator<Item = (u32, u32, Place)> {
        let row = self.row_slots();
        let end = (first + slots).min(self.slots(side));
        let (left, top) = self.corner(side);
        let each = self.pool_width() / f64::from(row);
        let starts = std::iter::successors(Some(first), move |at| Some((at / row + 1) * row));
        starts.take_while(move |at| *at < end).map(move |at| {
            let count = end.min((at / row + 1) * row) - at;
            let place = Place {
                x: left + f64::from(at % row) * each,
                y: f64::from(top + Self::TITLE + at / row * Self::pitch() + Self::LABEL),
                width: f64::from(count) * each,
                height: f64::from(Self::CLOTH),
            };
            (at, count, place)
        })
    }

    /// The addresses of slots.
    #[must_use]
    pub fn range(&self, side: Side, first: u32, slots: u32) -> Range {
        let base = match side {
            Side::Paged => 0,
            Side::Contiguous => self.paged,
        };
        Range { start: u64::from(base + first) * SLOT, len: u64::from(slots) * SLOT }
    }

    /// The addresses of a block.
    #[must_use]
    pub fn block(&self, block: BlockId) -> Range {
        self.range(Side::Paged, block.0 * self.block, self.block)
    }

    /// The address of a logical block.
    #[must_use]
    pub fn logical(&self, sequence: SequenceId, logical: u32) -> Range {
        let at = u64::from(self.paged + self.contiguous) + u64::from(sequence.0) * LOGICAL + u64::from(logical);
        Range { start: at * SLOT, len: SLOT }
    }

    /// What lies at an address.
    #[must_use]
    pub fn spot(&self, address: u64) -> Spot {
        let at = address / SLOT;
        let (paged, both) = (u64::from(self.paged), u64::from(self.paged + self.contiguous));
        if at < paged {
            Spot::Slot(Side::Paged, at as u32)
        } else if at < both {
            Spot::Slot(Side::Contiguous, (at - paged) as u32)
        } else {
            Spot::Logical(SequenceId(((at - both) / LOGICAL) as u32), ((at - both) % LOGICAL) as u32)
        }
    }

    /// The slot at a point of the map; none beside the pools.
    #[must_use]
    pub fn slot_at(&self, x: f64, y: f64) -> Option<(Side, u32)> {
        [Side::Contiguous, Side::Paged].into_iter().find_map(|side| {
            let (left, top) = self.corner(side);
            let (x, y) = (x - left, y - f64::from(top + Self::TITLE));
            if !(0.0..self.pool_width()).contains(&x) || y < 0.0 {
                return None;
            }
            let (row, inside) = (y as u32 / Self::pitch(), y as u32 % Self::pitch());
            let column = (x / self.pool_width() * f64::from(self.row_slots())) as u32;
            let slot = row * self.row_slots() + column;
            let is_cloth = (Self::LABEL..Self::LABEL + Self::CLOTH).contains(&inside);
            (is_cloth && slot < self.slots(side)).then_some((side, slot))
        })
    }

    /// Table and logical block at a point of the map; none beside the block tables.
    #[must_use]
    pub fn cell_at(&self, x: f64, y: f64) -> Option<(u32, u32)> {
        let y = y - f64::from(self.tables_top() + Self::TITLE);
        let (x, within) = (x - Self::NAME, 0.0..f64::from(self.rows * Self::TABLE));
        if x < 0.0 || !within.contains(&y) {
            return None;
        }
        let (table, logical) = (y as u32 / Self::TABLE, (x / Self::CELL_WIDTH) as u32);
        (logical < self.cells()).then_some((table, logical))
    }

    /// Width of a slot.
    #[must_use]
    pub fn slot_width(&self) -> f64 {
        self.pool_width() / f64::from(self.row_slots())
    }

    fn is_wide(&self) -> bool {
        self.width >= Self::WIDE
    }

    fn pool_width(&self) -> f64 {
        if self.is_wide() { (self.width - Self::BETWEEN) / 2.0 } else { self.width }
    }

    /// Whole blocks, and eight rows where slots are not narrower than they may be.
    fn row_slots(&self) -> u32 {
        let eighth = (self.contiguous / 8).clamp(32, 128);
        eighth.max(self.block).min(Requests::LONGEST)
    }

    fn pool_height(&self, side: Side) -> u32 {
        Self::TITLE + self.slots(side).div_ceil(self.row_slots()) * Self::pitch()
    }

    fn pitch() -> u32 {
        Self::LABEL + Self::CLOTH + Self::GAP
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_found_where_it_is() {
        for (slots, exponent) in [(256, 0), (512, 4), (2048, 7), (512, 7)] {
            let settings = Settings { slots, block_exponent: exponent, ..Settings::default() };
            for width in [320.0, 700.0] {
                let mut plan = Plan::new(&settings, 5);
                plan.fit(width);
                for side in [Side::Contiguous, Side::Paged] {
                    let all = plan.slots(side);
                    let parts: Vec<_> = plan.cut(side, 0, all).collect();
                    assert_eq!(parts.iter().map(|(_, count, _)| count).sum::<u32>(), all);
                    for (first, _, place) in parts {
                        let found = plan.slot_at(place.x + 0.5, place.y + 1.0);
                        assert_eq!(found, Some((side, first)), "{slots} {exponent} {width}");
                        assert!(
                            place.x + place.width <= width + 0.01 && place.y + place.height <= f64::from(plan.height())
                        );
                        let range = plan.range(side, first, 1);
                        assert_eq!(plan.spot(range.start), Spot::Slot(side, first));
                    }
                }
                let place = plan.cell(2, 1);
                assert_eq!(plan.cell_at(place.x + 1.0, place.y + 1.0), Some((2, 1)));
                let address = plan.logical(SequenceId(9), 3).start;
                assert_eq!(plan.spot(address), Spot::Logical(SequenceId(9), 3));
            }
        }
    }
}
