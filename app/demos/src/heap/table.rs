use std::fmt::Write as _;

use l10n::{Bundle, Message, msg};

use super::account::address;
use super::map::mib_text;
use super::scene::{Cloth, Scene};
use crate::markup::escape;

/// Rows that a table shows at most.
pub const LONGEST_TABLE: usize = 64;

/// The heap in rows: what a person reads who does not see the map, or wants the addresses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The rows of a `<tbody>` in the order of addresses: block, state, address, size. In free stretches the block is
    /// the one that left its bytes there.
    pub rows: String,
    /// How many stretches are left out, as a sentence; empty when none is.
    pub more: String,
}

impl Table {
    /// The table of a scene.
    #[must_use]
    pub fn new(bundle: &Bundle, scene: &Scene) -> Self {
        let mut rows = String::new();
        for cell in scene.cells.iter().take(LONGEST_TABLE) {
            let block = cell.writer.map_or_else(|| "–".to_owned(), |id| id.0.to_string());
            let state = escape(&bundle.text(&word(cell.cloth)));
            let size = escape(&mib_text(bundle, cell.range.len));
            let address = address(cell.range.start);
            write!(rows, "<tr><th scope=\"row\">{block}</th><td>{state}</td><td><bdi>{address}</bdi></td><td><bdi>{size}</bdi></td></tr>")
                .ok();
        }
        let more = match scene.cells.len().saturating_sub(LONGEST_TABLE) {
            0 => String::new(),
            count => bundle.text(&msg::heap::table_more(count)),
        };
        Self { rows, more }
    }
}

/// The legend's word.
fn word(cloth: Cloth) -> Message {
    match cloth {
        Cloth::Live => msg::heap::live(),
        Cloth::New => msg::heap::new(),
        Cloth::Stale => msg::heap::stale(),
        Cloth::Never => msg::heap::void(),
    }
}
