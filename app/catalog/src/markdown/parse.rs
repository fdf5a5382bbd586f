//! Markdown into a tree, with and without blocks.

use comrak::nodes::{Node, NodeValue};
use comrak::{Arena, Options, parse_document};

/// Parses `src` with blocks and shows its root to `look`.
pub(super) fn with_blocks<R>(src: &str, look: impl FnOnce(Node<'_>) -> R) -> R {
    let arena = Arena::new();
    look(parse_document(&arena, src, &options()))
}

/// Parses `src` as the inside of one paragraph, whatever it starts with, and shows that paragraph to `look`.
///
/// On one line and behind a full stop nothing can begin a block, and marks open and close as they do at a line's
/// start. The full stop is taken off again.
pub(super) fn with_inlines(src: &str, look: impl FnOnce(Node<'_>)) {
    let line = src.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    let arena = Arena::new();
    let root = parse_document(&arena, &format!(".{line}"), &options());
    let Some(paragraph) = root.first_child() else {
        return;
    };
    if let Some(first) = paragraph.first_child()
        && let NodeValue::Text(text) = &mut first.data_mut().value
    {
        text.to_mut().remove(0);
    }
    look(paragraph);
}

fn options() -> Options<'static> {
    let mut options = Options::default();
    options.extension.table = true;
    options.extension.tasklist = true;
    options.extension.math_dollars = true;
    options
}
