//! The live tensors in rows.

use std::fmt::Write as _;

use l10n::{Bundle, Message, msg};

use super::{scene::Cloth, story::Story};
use crate::{markup::escape, words::size};

/// The rows of the table, layer by layer.
#[must_use]
pub fn rows(bundle: &Bundle, story: &Story) -> String {
    let mut rows = String::new();
    for cell in story.scene().cells.iter().filter(|cell| cell.cloth != Cloth::Gone) {
        let (name, layer) = (cell.tensor, cell.tensor.layer() + 1);
        let (state, bytes) = (escape(&bundle.text(&state(cell.cloth))), escape(&size(bundle, cell.bytes)));
        write!(
            rows,
            "<tr><th scope=\"row\">{name}</th><td>{state}</td><td><bdi>{layer}</bdi></td><td><bdi>{bytes}</bdi></td></tr>"
        )
        .ok();
    }
    rows
}

/// The legend's word for a state.
fn state(cloth: Cloth) -> Message {
    use msg::checkpointing as m;
    match cloth {
        Cloth::Kept => m::kept(),
        Cloth::Again => m::again(),
        Cloth::Gradient => m::gradient(),
        Cloth::Gone => m::dropped(),
    }
}
