//! The SVG over the cloth: names of blocks and stretches, what is empty, the block tables, and the lines that lead from a
//! logical block to its physical one.

use std::fmt::Write as _;

use l10n::{Bundle, msg};
use models::{
    heap::Range,
    paged_kv::{BlockId, Event, SequenceId},
};

use super::{
    Cloth, Place, Plan, Scene, Side, Spot, Story, name,
    scene::{Run, running},
};
use crate::markup::{Percent, escape};

/// The labels, what is empty and what for, and the block tables. With `cloth` the slots that hold something too, for a
/// picture without a canvas.
#[must_use]
pub fn overlay(bundle: &Bundle, story: &Story, chosen: Option<Range>, cloth: bool) -> String {
    let mut picture = Picture { out: String::new(), plan: story.plan(), bundle };
    let scene = story.scene();
    picture.pool(Side::Contiguous, &msg::kv::contiguous());
    picture.pool(Side::Paged, &msg::kv::paged());
    picture.contiguous(&scene, cloth);
    picture.paged(story, &scene, cloth);
    let tables = tables(story);
    picture.tables(story, &tables);
    picture.chosen(story, &tables, chosen);
    picture.out
}

/// The sequences whose block tables are drawn: those that run, as far as there is room.
pub(super) fn tables(story: &Story) -> Vec<(SequenceId, (usize, usize))> {
    running(story.serving()).take(story.plan().tables() as usize).collect()
}

struct Picture<'p> {
    out: String,
    plan: &'p Plan,
    bundle: &'p Bundle,
}

impl Picture<'_> {
    fn pool(&mut self, side: Side, title: &l10n::Message) {
        let (x, y) = self.plan.corner(side);
        let title = self.bundle.text(title);
        self.label("ink", x, f64::from(y) + 14.0, "start", &title);
    }

    fn contiguous(&mut self, scene: &Scene, cloth: bool) {
        let all = scene.contiguous.len() as u32;
        let mut at = 0;
        for (start, slots, sample) in &scene.stretches {
            self.runs(scene.runs(Side::Contiguous, at, start - at), cloth);
            self.runs(scene.runs(Side::Contiguous, *start, *slots), cloth);
            at = start + slots;
            let first = self.plan.cut(Side::Contiguous, *start, *slots).next();
            if let Some((_, _, place)) = first {
                self.over(place, &name(*sample));
            }
        }
        self.runs(scene.runs(Side::Contiguous, at, all - at), cloth);
    }

    fn paged(&mut self, story: &Story, scene: &Scene, cloth: bool) {
        let side = story.serving().paged();
        let size = side.block_tokens();
        let blocks = scene.paged.len() as u32 / size;
        // a number stands over every block where there is room for it, and over every n-th where there is not
        let room = self.plan.slot_width() * f64::from(size);
        let every = (24.0 / room).ceil().max(1.0) as u32;
        for block in 0..blocks {
            self.runs(scene.runs(Side::Paged, block * size, size), cloth);
            if block % every == 0
                && let Some((_, _, place)) = self.plan.cut(Side::Paged, block * size, size).next()
            {
                self.over(place, &block.to_string());
            }
        }
    }

    fn runs(&mut self, runs: impl Iterator<Item = Run>, cloth: bool) {
        for run in runs.filter(|run| cloth || !run.cloth.is_in_memory()) {
            if cloth && run.cloth == Cloth::Free {
                continue;
            }
            for (_, _, place) in self.plan.cut(run.side, run.first, run.slots) {
                self.rect("blk", run.cloth.as_str(), place);
            }
        }
    }

    /// Each sequence that runs with its logical blocks, each with the number of its physical one.
    fn tables(&mut self, story: &Story, tables: &[(SequenceId, (usize, usize))]) {
        let y = f64::from(self.plan.tables_top());
        let title = self.bundle.text(&msg::kv::block_tables());
        self.label("ink", 0.0, y + 14.0, "start", &title);
        let new = new_blocks(story);
        for (row, (sequence, sample)) in (0..).zip(tables) {
            let Some(table) = story.serving().paged().table(*sequence) else { continue };
            let first = self.plan.cell(row, 0);
            self.label("ink", 0.0, first.y + 15.0, "start", &name(*sample));
            let (all, room) = (table.blocks().len() as u32, self.plan.cells());
            for (logical, block) in (0..).zip(table.blocks()) {
                let place = self.plan.cell(row, logical);
                let middle = (place.x + place.width / 2.0, place.y + 15.0);
                if logical + 1 == room && all > room {
                    let more = ["+", &(all - logical).to_string()].concat();
                    self.label("note", middle.0, middle.1, "middle", &more);
                    break;
                }
                let is_new = new.contains(&(*sequence, logical));
                self.rect("cell", if is_new { "new" } else { "" }, place);
                let state = if is_new { "new" } else { "ink" };
                self.label(state, middle.0, middle.1, "middle", &block.0.to_string());
                if is_new {
                    self.link("new", place, *block, story);
                }
            }
        }
    }

    /// A frame round what is chosen, and lines between a logical block and its physical one, whichever of them it is.
    fn chosen(&mut self, story: &Story, tables: &[(SequenceId, (usize, usize))], chosen: Option<Range>) {
        let Some(range) = chosen else { return };
        let paged = story.serving().paged();
        match self.plan.spot(range.start) {
            Spot::Slot(Side::Contiguous, slot) => {
                let slots = (range.len / super::SLOT) as u32;
                let parts: Vec<_> = self.plan.cut(Side::Contiguous, slot, slots).collect();
                parts.into_iter().for_each(|(_, _, place)| self.frame(place));
            }
            Spot::Slot(Side::Paged, slot) => {
                let block = BlockId(slot / paged.block_tokens());
                self.frame_block(block, story);
                for (row, (sequence, _)) in (0..).zip(tables) {
                    let blocks = paged.table(*sequence).map_or(&[][..], |table| table.blocks());
                    let held = (0..).zip(blocks).find(|(_, held)| **held == block);
                    if let Some((logical, _)) = held.filter(|(logical, _)| *logical < self.plan.cells()) {
                        let place = self.plan.cell(row, logical);
                        self.link("chosen", place, block, story);
                        self.frame(place);
                    }
                }
            }
            Spot::Logical(sequence, logical) => {
                let row = (0..).zip(tables).find(|(_, (id, _))| *id == sequence).map(|(row, _)| row);
                let block = paged.table(sequence).and_then(|table| table.blocks().get(logical as usize));
                if let (Some(row), Some(block)) = (row, block) {
                    let place = self.plan.cell(row, logical);
                    self.link("chosen", place, *block, story);
                    self.frame_block(*block, story);
                    self.frame(place);
                }
            }
        }
    }

    fn frame_block(&mut self, block: BlockId, story: &Story) {
        let size = story.serving().paged().block_tokens();
        let parts: Vec<_> = self.plan.cut(Side::Paged, block.0 * size, size).collect();
        parts.into_iter().for_each(|(_, _, place)| self.frame(place));
    }

    /// From a logical block up to its physical one.
    fn link(&mut self, state: &str, cell: Place, block: BlockId, story: &Story) {
        let size = story.serving().paged().block_tokens();
        let Some((_, _, place)) = self.plan.cut(Side::Paged, block.0 * size, size).next() else { return };
        let (x1, x2) = (self.share(cell.x + cell.width / 2.0), self.share(place.x + place.width / 2.0));
        let (y1, y2) = (cell.y as u32, (place.y + place.height) as u32);
        write!(self.out, r#"<line class="link" data-s="{state}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>"#).ok();
    }

    fn frame(&mut self, place: Place) {
        let place = Place { y: place.y - 2.0, height: place.height + 4.0, ..place };
        self.rect("chosen", "", place);
    }

    /// A name in the line above a row.
    fn over(&mut self, place: Place, text: &str) {
        self.label("note", place.x, place.y - 3.0, "start", text);
    }

    fn rect(&mut self, class: &str, state: &str, place: Place) {
        let (x, width) = (self.share(place.x), self.share(place.width));
        let (y, height) = (place.y as i32, place.height as u32);
        let state = if state.is_empty() { String::new() } else { [" data-s=\"", state, "\""].concat() };
        write!(self.out, r#"<rect class="{class}"{state} x="{x}" width="{width}" y="{y}" height="{height}"/>"#).ok();
    }

    fn label(&mut self, state: &str, x: f64, y: f64, anchor: &str, text: &str) {
        let (x, y, text) = (self.share(x), y as u32, escape(text));
        write!(self.out, r#"<text class="lb" data-s="{state}" x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#)
            .ok();
    }

    fn share(&self, x: f64) -> Percent {
        Percent(x / self.plan.width())
    }
}

/// Sequences and logical blocks that got another physical block in this step.
fn new_blocks(story: &Story) -> Vec<(SequenceId, u32)> {
    let events = story.serving().paged().events();
    let new = events.iter().filter_map(|event| match *event {
        Event::Allocated { sequence, logical, .. }
        | Event::Copied { sequence, logical, .. }
        | Event::Hit { sequence, logical, .. } => Some((sequence, logical)),
        _ => None,
    });
    new.collect()
}
