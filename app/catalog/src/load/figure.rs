//! `[question.figure]`.

use toml::de::DeValue;

use crate::schema::{BlockState, Figure, FigureBlock, FigureRow};

use super::table::Table;

/// A figure's rows.
pub(super) fn figure(table: &Table<'_>) -> Figure {
    Figure {
        unit: table.string("unit"),
        scale: table.number("scale"),
        after: table.flag("after"),
        rows: table.tables("row", |row| FigureRow {
            label: row.string("label"),
            blocks: row.list("blocks").into_iter().filter_map(|(path, value)| block(row, &path, value)).collect(),
        }),
    }
}

/// `["live", 24.0]` or `["live", 24.0, "text on it"]`.
fn block<'t>(row: &Table<'t>, path: &str, value: &'t DeValue<'t>) -> Option<FigureBlock> {
    let items = row.page.items(value, path);
    let (state, size, text) = match items.as_slice() {
        [state, size] => (state, size, None),
        [state, size, text] => (state, size, Some(text)),
        _ => {
            if value.is_array() {
                row.page.error(
                    path,
                    format!("{} items; expected `[state, size]` or `[state, size, \"text\"]`", items.len()),
                );
            }
            return None;
        }
    };
    let name = row.page.as_str(state.1, &state.0)?;
    let Some(known) = BlockState::from_name(&name) else {
        let states = crate::check::list(&BlockState::ALL.map(BlockState::as_str));
        row.page.error(&state.0, format!("unknown state `{name}`; expected one of {states}"));
        return None;
    };
    Some(FigureBlock {
        state: known,
        size: row.page.as_number(size.1, &size.0)?,
        text: text.and_then(|(path, value)| row.page.as_str(value, path)),
    })
}
