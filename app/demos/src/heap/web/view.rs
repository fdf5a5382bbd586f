//! What the page is told of the heap.

use l10n::{Arg, Bundle, msg};
use models::heap::Range;

use super::piece::Heap;
use crate::heap::map::overlay;
use crate::heap::scene::Scene;
use crate::heap::{LARGEST_MIB, MIB, SEEDS, SMALLEST_MIB, Settings, Workload, account, table};
use crate::player::Moment;
use crate::stage::{Control, View};

impl Heap {
    pub(super) fn tell(&self, moment: &Moment<'_, Self>) -> View {
        let Moment { bundle, chosen, .. } = *moment;
        let step = self.story.step_before(self.position);
        let stats = self.state.heap.stats();
        let alert = self.is_refused();
        let scene = self.scene();
        View {
            sentence: bundle.text(&account::sentence(self.story.capacity(), step)),
            call: account::call(bundle, step),
            alert,
            metrics: account::metrics(bundle, &stats, alert),
            overlay: overlay(bundle, &self.layout, &scene, chosen, false),
            map_label: bundle.text(&msg::heap::map()),
            chosen: chosen.map(|range| describe(bundle, &scene, range)).unwrap_or_default(),
            chart_label: bundle.text(&msg::heap::chart_alt(
                Arg::mib(stats.used),
                Arg::mib(stats.largest_hole),
                self.position,
            )),
            table: moment.tabulated.then(|| table(bundle, &scene)),
            controls: controls(moment),
            ..View::default()
        }
    }
}

fn controls(moment: &Moment<'_, Heap>) -> Vec<Control> {
    let Settings { mib, policy, workload, seed } = moment.offered;
    let largest = moment.gpu.map_or(LARGEST_MIB, |gpu| {
        let mib = gpu.budget().largest_buffer() / MIB;
        u32::try_from(mib).unwrap_or(LARGEST_MIB).min(LARGEST_MIB) / 16 * 16
    });
    vec![
        Control {
            name: "size",
            value: mib.to_string(),
            range: Some((SMALLEST_MIB, largest)),
            text: moment.bundle.text(&msg::demo::mib(*mib)),
            hidden: false,
        },
        Control {
            name: "seed",
            value: seed.to_string(),
            range: Some((1, SEEDS)),
            text: seed.to_string(),
            hidden: *workload != Workload::Random,
        },
        Control { name: "workload", value: workload.as_str().to_owned(), ..Control::default() },
        Control { name: "policy", value: policy.name().to_owned(), ..Control::default() },
    ]
}

/// The block or the hole there.
fn describe(bundle: &Bundle, scene: &Scene, range: Range) -> String {
    let (size, place) = (Arg::mib(range.len), account::address(range.start));
    let block = scene.cells.iter().find(|cell| cell.range == range).and_then(|cell| cell.block);
    bundle.text(&match block {
        Some(block) => msg::heap::cell_live(account::name(block.0), size, place),
        None => msg::heap::cell_free(size, place),
    })
}
