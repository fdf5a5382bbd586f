//! The front page's cloth: a kanga whose field is a heap as the model leaves it in the middle of a random workload.

use std::fmt::Write as _;

use anyhow::{Context as _, Result};
use demos::heap::{Cloth, Layout, Scene, Story};
use demos::stage::{Settings, Workload};

/// Rows of the field.
const ROWS: u32 = 13;
/// Left, top, width and height of a row in the cloth's own units.
const FIELD: (f64, f64, f64, f64) = (61.0, 61.0, 622.0, 24.0);

/// Content of the cloth's `<svg viewBox="-7 -7 758 542">`.
pub(super) fn cloth() -> Result<String> {
    let settings = Settings { mib: 256, workload: Workload::Random, seed: 11, ..Settings::default() };
    let story = Story::new(&settings)?;
    let position = story.refused_for_fragmentation().context("the front page's workload has no refusal to show")?;
    let scene = Scene::new(&story.state_at(position), None);
    let layout = Layout { width: FIELD.2, rows: ROWS, capacity: story.capacity() };
    let mut field = String::new();
    for cell in &scene.cells {
        let state = match cell.cloth {
            Cloth::Live | Cloth::New => "live",
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
