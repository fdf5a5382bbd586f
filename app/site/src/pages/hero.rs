//! The front page's cloth: a kanga whose field is a heap as the model leaves it in the middle of a random workload.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use demos::heap::{Cloth, Layout, Scene};
use models::heap::{HeapConfig, Policy};
use models::trace::{Outcome, Trace};
use models::workload::{self, RandomWorkload};

/// Rows of the field.
const ROWS: u32 = 13;
/// Left, top, width and height of a row in the cloth's own units.
const FIELD: (f64, f64, f64, f64) = (61.0, 61.0, 622.0, 24.0);

/// Content of the cloth's `<svg viewBox="-7 -7 758 542">`.
pub(super) fn cloth() -> Result<String> {
    let config = HeapConfig { capacity: 64 << 20, alignment: 256, policy: Policy::FirstFit };
    let shape = RandomWorkload { seed: 4, steps: 420, min_bytes: 128 << 10, max_bytes: 1536 << 10, fill_percent: 82 };
    let trace = Trace::run(config, &workload::random(config, shape))?;
    let steps = trace.steps();
    // a moment at which a block has just been placed
    let at = steps.iter().rposition(|step| matches!(step.outcome, Outcome::Placed(_))).context("nothing is placed")?;
    let scene = Scene::new(&trace.state_at(at + 1), steps.get(at));
    let layout = Layout { width: FIELD.2, rows: ROWS, capacity: config.capacity };
    let mut field = String::new();
    for cell in &scene.cells {
        let state = match cell.cloth {
            Cloth::Live => "live",
            Cloth::New => "new",
            Cloth::Stale => "stale",
            Cloth::Never => "free",
        };
        for piece in layout.pieces(cell.range) {
            write!(
                field,
                r#"<rect class="blk" data-s="{state}" x="{:.1}" y="{:.1}" width="{:.1}" height="{}"/>"#,
                FIELD.0 + piece.x * FIELD.2,
                FIELD.1 + f64::from(piece.row) * FIELD.3,
                piece.width * FIELD.2,
                FIELD.3
            )?;
        }
    }
    Ok([include_str!("hero/hem.svg"), &field, include_str!("hero/seal.svg")].concat())
}
