//! Where each segment of a story lies on the map: the same place from the first step to the last, so that a segment that
//! goes leaves its place empty.

use models::{
    caching_allocator::{Action, Timeline},
    heap::Range,
};

/// The place of every segment that the story has at any time.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// By address; their number is their place in it, from 1.
    slots: Vec<Slot>,
    device: u64,
    width: f64,
    rows: u32,
    row_bytes: u64,
    pieces: Vec<Piece>,
}

/// One segment, at its largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Its addresses.
    pub range: Range,
    /// Whether it is an expandable segment.
    pub expandable: bool,
    /// Steps done when it is there for the first time.
    pub since: u32,
}

/// A part of a segment that lies in one row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The segment, from 0.
    pub slot: usize,
    /// The row, from 0.
    pub row: u32,
    /// The left edge and the width as shares of the row, between 0 and 1.
    pub x: f64,
    /// The width as a share of the row.
    pub width: f64,
    /// The addresses of this part.
    pub range: Range,
}

impl Plan {
    /// Height of the line above a row's cloth, with the segments' numbers.
    pub const LABEL: u32 = 20;
    /// Height of the cloth.
    pub const CLOTH: u32 = 36;
    /// Height of the gap below it.
    pub const GAP: u32 = 10;
    /// Height of the lane for a failed request, under the last row.
    pub const LANE: u32 = 26;
    /// CSS pixels between two segments of a row.
    const BETWEEN: f64 = 10.0;
    /// CSS pixels that a segment has at least.
    const LEAST: f64 = 12.0;

    pub(super) fn new(timeline: &Timeline, steps: u32) -> Self {
        let mut slots: Vec<Slot> = Vec::new();
        // A reserved range is as long as nine eighths of the device, and no other begins in it.
        let reach = timeline.device() + timeline.device() / 8;
        let events =
            (1..=steps).zip(timeline.steps()).flat_map(|(n, step)| step.events.iter().map(move |event| (n, event)));
        for (since, event) in events {
            let range = Range { start: event.address, len: event.size };
            match event.action {
                Action::SegmentAlloc => slots.push(Slot { range, expandable: false, since }),
                Action::SegmentMap => {
                    let part = |slot: &&mut Slot| {
                        slot.expandable && (slot.range.start..slot.range.start + reach).contains(&range.start)
                    };
                    match slots.iter_mut().find(part) {
                        Some(slot) => slot.range.len = slot.range.len.max(range.end() - slot.range.start),
                        None => slots.push(Slot { range, expandable: true, since }),
                    }
                }
                _ => {}
            }
        }
        slots.sort_by_key(|slot| slot.range.start);
        let mut plan = Self { slots, device: timeline.device(), width: 0.0, rows: 0, row_bytes: 0, pieces: Vec::new() };
        plan.fit(640.0);
        plan
    }

    /// Lays the segments out for a map of that width, in CSS pixels.
    pub fn fit(&mut self, width: f64) {
        if self.width == width {
            return;
        }
        let total: u64 = self.slots.iter().map(|slot| slot.range.len).sum();
        let largest = self.slots.iter().map(|slot| slot.range.len).max().unwrap_or(0);
        // on a wide map no segment is cut; the device's free memory has a row of its own, to the same measure
        self.row_bytes = if width < 520.0 { (total / 7).max(largest / 2) } else { (total / 4).max(largest) }.max(1);
        self.width = width;
        self.pack();
    }

    /// The segments.
    #[must_use]
    pub fn slots(&self) -> &[Slot] {
        &self.slots
    }

    /// Width in CSS pixels.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.width
    }

    /// Rows of segments; one more is the device's.
    #[must_use]
    pub fn rows(&self) -> u32 {
        self.rows
    }

    /// From row to row, in CSS pixels.
    #[must_use]
    pub fn pitch() -> u32 {
        Self::LABEL + Self::CLOTH + Self::GAP
    }

    /// Top of a row's cloth, in CSS pixels.
    #[must_use]
    pub fn top(row: u32) -> u32 {
        row * Self::pitch() + Self::LABEL
    }

    /// The whole map's height in CSS pixels.
    #[must_use]
    pub fn height(&self) -> u32 {
        (self.rows + 1) * Self::pitch() + Self::LANE
    }

    /// Bytes as a share of a row, at most all of it.
    #[must_use]
    pub fn share(&self, bytes: u64) -> f64 {
        (bytes as f64 / self.row_bytes as f64).min(1.0)
    }

    /// The parts of all segments.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The segment that an address lies in.
    #[must_use]
    pub fn slot_of(&self, address: u64) -> Option<usize> {
        let after = self.slots.partition_point(|slot| slot.range.start <= address);
        let slot = after.checked_sub(1)?;
        (address < self.slots[slot].range.end()).then_some(slot)
    }

    /// A range cut at the ends of rows.
    pub fn cut(&self, range: Range) -> impl Iterator<Item = Piece> {
        self.pieces.iter().filter_map(move |piece| {
            let start = range.start.max(piece.range.start);
            let end = range.end().min(piece.range.end());
            (start < end).then(|| {
                let share = |bytes: u64| bytes as f64 / piece.range.len as f64 * piece.width;
                Piece {
                    x: piece.x + share(start - piece.range.start),
                    width: share(end - start),
                    range: Range { start, len: end - start },
                    ..*piece
                }
            })
        })
    }

    /// The address at a point of the map, in CSS pixels; none beside the cloth.
    #[must_use]
    pub fn address_at(&self, x: f64, y: f64) -> Option<u64> {
        if x < 0.0 || y < 0.0 {
            return None;
        }
        let (row, inside) = (y as u32 / Self::pitch(), y as u32 % Self::pitch());
        if !(Self::LABEL..Self::LABEL + Self::CLOTH).contains(&inside) {
            return None;
        }
        let x = x / self.width;
        let piece =
            self.pieces.iter().find(|piece| piece.row == row && (piece.x..piece.x + piece.width).contains(&x))?;
        Some(piece.range.start + ((x - piece.x) / piece.width * piece.range.len as f64) as u64)
    }

    /// One segment after another, as words in lines. A segment that is longer than a row goes on in the next.
    fn pack(&mut self) {
        self.pieces.clear();
        let (between, least) = (Self::BETWEEN / self.width, Self::LEAST / self.width);
        let (mut row, mut x) = (0, 0.0);
        for (index, slot) in self.slots.iter().enumerate() {
            let mut at = slot.range.start;
            let whole = (slot.range.len as f64 / self.row_bytes as f64).max(least);
            if x > 0.0 && x + whole > 1.0 + 1e-9 {
                (row, x) = (row + 1, 0.0);
            }
            let mut left = whole;
            while left > 1e-9 {
                let width = left.min(1.0 - x);
                left -= width;
                let end = if left > 1e-9 {
                    slot.range.start + ((whole - left) / whole * slot.range.len as f64) as u64
                } else {
                    slot.range.end()
                };
                self.pieces.push(Piece { slot: index, row, x, width, range: Range { start: at, len: end - at } });
                at = end;
                x += width;
                if left > 1e-9 {
                    (row, x) = (row + 1, 0.0);
                }
            }
            x += between;
            if x > 1.0 - least {
                (row, x) = (row + 1, 0.0);
            }
        }
        self.rows = if x > 0.0 { row + 1 } else { row };
    }
}
