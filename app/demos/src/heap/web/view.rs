//! What the page is told.

use l10n::{Arg, msg};
use models::heap::Range;
use models::trace::Outcome;

use super::demo::{Backing, Demo};
use crate::heap::map::overlay;
use crate::heap::scene::Cell;
use crate::heap::{LARGEST_MIB, MIB, Table, account};
use crate::stage::{SPEEDS, View};

impl Demo {
    pub(super) fn publish(&mut self) {
        let view = self.view();
        self.panel.show(&view);
        self.draw_chart();
    }

    pub(super) fn view(&self) -> View {
        let step = self.story.step_before(self.position);
        let stats = self.state.heap.stats();
        let alert = step.is_some_and(|step| matches!(step.outcome, Outcome::Refused(_)));
        let chosen = self.chosen_stretch();
        let end = self.end();
        let held = if end < self.story.len() && self.position == end {
            self.bundle.text(&msg::heap::held())
        } else {
            String::new()
        };
        let scene = self.scene();
        let table = self.panel.shows_table().then(|| Table::new(&self.bundle, &scene));
        let sentence = self.bundle.text(&account::sentence(self.story.capacity(), step));
        View {
            position: self.position,
            steps: end,
            step: self.bundle.text(&msg::heap::step(self.position, end)),
            call: account::call(&self.bundle, step),
            alert,
            metrics: account::metrics(&self.bundle, &stats, alert),
            badge: self.badge.clone(),
            notice: self.notice.clone(),
            overlay: overlay(&self.bundle, &self.layout, &scene, chosen.map(|(range, _)| range), false),
            map_height: self.layout.height(),
            map_label: self.bundle.text(&msg::heap::map()),
            chosen: chosen.map(|(range, cell)| self.describe(range, &cell)).unwrap_or_default(),
            chart_label: self.bundle.text(&msg::heap::chart_alt(
                Arg::mib(stats.used),
                Arg::mib(stats.largest_hole),
                self.position,
            )),
            table,
            sentence,
            held,
            playing: self.playing,
            play_label: self.bundle.text(&if self.playing { msg::heap::pause() } else { msg::heap::play() }),
            size_text: self.bundle.text(&msg::heap::mib(self.offered.as_ref().unwrap_or(&self.settings).mib)),
            settings: self.settings.clone(),
            offered: self.offered.clone().unwrap_or_else(|| self.settings.clone()),
            speed: SPEEDS.iter().position(|speed| *speed == self.speed).unwrap_or(1) as u32,
            largest_mib: self.largest_mib(),
            on_gpu: matches!(self.backing, Backing::Device(_)),
        }
    }

    pub(super) fn describe(&self, range: Range, cell: &Cell) -> String {
        let (size, place) = (Arg::mib(range.len), account::address(range.start));
        let message = match cell.block {
            Some(block) => msg::heap::cell_live(account::name(block.0), size, place),
            None => msg::heap::cell_free(size, place),
        };
        self.bundle.text(&message)
    }

    pub(super) fn largest_mib(&self) -> u32 {
        match &self.backing {
            Backing::Device(mirror) => {
                let mib = mirror.gpu.budget().largest_buffer() / MIB;
                u32::try_from(mib).unwrap_or(LARGEST_MIB).min(LARGEST_MIB) / 16 * 16
            }
            Backing::Opening | Backing::Canvas(..) => LARGEST_MIB,
        }
    }
}
