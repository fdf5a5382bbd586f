//! `## A heading {#its-id}`.

use comrak::nodes::{Node, NodeValue};

/// Takes the id off a heading's end.
pub(super) fn take_id(heading: Node<'_>) -> Option<String> {
    let last = heading.last_child()?;
    let mut data = last.data_mut();
    let NodeValue::Text(text) = &mut data.value else {
        return None;
    };
    let (before, id) = text.strip_suffix('}')?.rsplit_once("{#")?;
    let (before, id) = (before.trim_end().to_owned(), id.to_owned());
    *text = before.into();
    Some(id)
}
