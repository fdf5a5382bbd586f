//! `[facts]`, in quizzes and guides.

use std::collections::BTreeMap;

use crate::schema::{Fact, Show};

use super::table::Table;

/// The numbers that texts take from the models, by id.
pub(super) fn facts(table: &Table<'_>) -> BTreeMap<String, Fact> {
    table.named_opt("facts", |fact| Fact {
        model: fact.string("model"),
        show: show(fact),
        decimals: u8::try_from(fact.integer_opt("decimals", 0..=4).unwrap_or_default()).unwrap_or_default(),
        inputs: fact.other_numbers(),
    })
}

fn show(fact: &Table<'_>) -> Show {
    let name = fact.string("show");
    Show::from_name(&name).unwrap_or_else(|| {
        if !name.is_empty() {
            let known = crate::check::list(&Show::ALL.map(Show::as_str));
            fact.page.error(&fact.at("show"), format!("unknown unit `{name}`; expected one of {known}"));
        }
        Show::default()
    })
}
