//! What goes wrong, in words: plain text.

use l10n::Message;

use super::page::Page;
use crate::store::{FORMAT, FileError, Shape, Trouble, VERSION};

pub(super) use l10n::msg::progress as m;

/// Trouble with the store.
pub(super) fn trouble(page: Page, trouble: &Trouble) -> String {
    page.text(&match trouble {
        Trouble::Damaged { names } => m::trouble_damaged(names.join(", ")),
        Trouble::Full => m::trouble_full(),
        Trouble::Forbidden => m::trouble_forbidden(),
        Trouble::Newer => m::trouble_newer(),
        Trouble::Failed => m::trouble_failed(),
    })
}

/// A file that is not taken.
pub(super) fn wrong(page: Page, error: &FileError) -> String {
    page.text(&match error {
        FileError::Json => m::wrong_json(),
        FileError::Newer(version) => m::wrong_newer(*version as usize, VERSION as usize),
        FileError::Wrong { place, expected } => expectation(place, *expected),
    })
}

fn expectation(place: &str, expected: Shape) -> Message {
    match expected {
        Shape::Format => m::wrong_format(place, FORMAT),
        Shape::Object => m::wrong_object(place),
        Shape::List => m::wrong_list(place),
        Shape::Text => m::wrong_text(place),
        Shape::Count => m::wrong_count(place),
        Shape::Time => m::wrong_time(place),
        Shape::Date => m::wrong_date(place, "2026-01-31T12:00:00.000Z"),
        Shape::Truth => m::wrong_truth(place),
    }
}
