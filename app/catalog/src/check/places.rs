//! What the texts of a file hold, place by place: a text of a TOML file is a place, and so is a section of a guide.

use std::collections::BTreeMap;

use super::Pair;
use crate::diagnostics::Sink;
use crate::source::{Document, Text};

/// What each place's texts hold, in their order, with the place's first text.
pub(super) fn by_place<'d, T>(
    doc: &'d Document,
    of: impl Fn(&'d Text) -> Vec<T>,
) -> BTreeMap<&'d str, (Vec<T>, &'d Text)> {
    let mut places: BTreeMap<&str, (Vec<T>, &Text)> = BTreeMap::new();
    for text in &doc.texts {
        places.entry(&text.key).or_insert_with(|| (Vec::new(), text)).0.extend(of(text));
    }
    places
}

/// Reports each place that holds other `what` than in English, in whichever order. One that English lacks is named by
/// other rules.
pub(super) fn same<'b, T: Ord + AsRef<str>>(pair: &Pair<'b>, what: &str, of: impl Fn(&'b Text) -> Vec<T>, sink: &Sink) {
    let sorted = |doc: &'b Document| {
        let mut places = by_place(doc, &of);
        places.values_mut().for_each(|(found, _)| found.sort_unstable());
        places
    };
    let wanted = sorted(pair.english);
    for (key, (found, first)) in sorted(pair.other) {
        if let Some((english, _)) = wanted.get(key)
            && found != *english
        {
            let (found, english) = (super::list(&found), super::list(english));
            let message = format!("the {what} are {found}; expected {english}, as in English");
            pair.other.file.error(sink, first.span.start, message);
        }
    }
}
