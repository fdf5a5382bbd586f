//! The messages' variables.

use crate::diagnostics::Sink;
use crate::load::Book;

/// A message uses the variables that the English one uses: the code gives it no others.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    for pair in super::pairs(book) {
        let (english, other) = (&pair.english.variables, &pair.other.variables);
        let id = &pair.other.id;
        for name in english.difference(other) {
            let message = format!("`{id}` has no `${name}`; expected it, as in English");
            pair.file.source.error(sink, pair.other.at, message);
        }
        for name in other.difference(english) {
            let known: Vec<String> = english.iter().map(|name| format!("${name}")).collect();
            let known = crate::check::list(&known);
            let message = format!("`{id}` uses `${name}`; expected only what English uses: {known}");
            pair.file.source.error(sink, pair.other.at, message);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_variable_missing_and_one_too_many() {
        Fixture::new().replace("demos/heap/sw.ftl", "{ $size }", "{ $sise }").finds(&[
            "demos/heap/sw.ftl:2:1: error: `heap-placed` has no `$size`; expected it, as in English",
            "demos/heap/sw.ftl:2:1: error: `heap-placed` uses `$sise`; expected only what English uses: `$id`, `$size`",
        ]);
        Fixture::new()
            .replace("ui/sw/site.ftl", "Ruka hadi", "Ruka { $to } hadi")
            .finds(&["ui/sw/site.ftl:3:1: error: `site-skip` uses `$to`; expected only what English uses: none"]);
    }

    #[test]
    fn a_variable_may_stand_anywhere() {
        Fixture::new()
            .replace("ui/sw/site.ftl", "Maswali { $count }", "Maswali { NUMBER($count, minimumFractionDigits: 0) }")
            .replace("demos/heap/sw.ftl", "{ $size }", "{ $size -> \n [1] moja\n *[other] { { $size } }\n }")
            .passes();
    }
}
