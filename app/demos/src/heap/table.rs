use std::fmt::Write as _;

use l10n::{Bundle, Message, msg};

use super::account::address;
use super::map::mib_text;
use super::scene::{Cloth, Scene};
use crate::markup::escape;
use crate::stage::Table;

/// Rows that a table shows at most.
pub const LONGEST_TABLE: usize = 64;

/// The heap in rows, in the order of addresses: block, state, address, size. In free stretches the block is the one that
/// left its bytes there.
#[must_use]
pub fn table(bundle: &Bundle, scene: &Scene) -> Table {
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
    Table { rows, more }
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
