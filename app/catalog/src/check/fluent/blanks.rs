//! Blanks in messages.

use crate::check::blanks::around_double_blank;
use crate::diagnostics::Sink;
use crate::load::{Book, FluentFile, FluentText, PLACEABLE};

/// No message is empty; none of its texts begins or ends with a blank, or has two in a row.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    for (_, file) in super::files(book) {
        for message in &file.messages {
            if message.is_empty {
                file.source.error(sink, message.at, format!("`{}` is empty; expected a text", message.id));
                continue;
            }
            for text in &message.texts {
                check_text(file, text, sink);
            }
        }
    }
}

fn check_text(file: &FluentFile, text: &FluentText, sink: &Sink) {
    let shown = &text.text;
    if shown.trim() != shown {
        let message = "the text begins or ends with a blank; expected none there";
        file.source.error(sink, text.place(0), message);
    }
    if let Some(words) = shown.trim().lines().find_map(around_double_blank) {
        // The sign for a variable means nothing to a reader.
        let named = words.replace(PLACEABLE, "{…}");
        let message = format!("two blanks in a row, in `{named}`; expected one");
        let inside = words.find([' ', '\t']).unwrap_or_default();
        let at = shown.find(words).unwrap_or_default() + inside;
        file.source.error(sink, text.place(at), message);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn an_empty_message() {
        for empty in ["", "{ \"\" }", "{ \" \" }", "\n    .title = Ruka"] {
            Fixture::new()
                .replace(SITE, "site-skip = Ruka hadi maudhui", &format!("site-skip = {empty}"))
                .finds(&["ui/sw/site.ftl:3:1: error: `site-skip` is empty; expected a text"]);
        }
    }

    #[test]
    fn blanks_at_the_ends() {
        Fixture::new()
            .replace(SITE, "Ruka hadi maudhui", "{ \" \" }Ruka hadi maudhui")
            .replace(SITE, "Maswali { $count }", "Maswali { $count }{ \"\\u0020\" }")
            .finds(&[
                "ui/sw/site.ftl:3:16: error: the text begins or ends with a blank; expected none there",
                "ui/sw/site.ftl:6:13: error: the text begins or ends with a blank",
            ]);
    }

    #[test]
    fn two_blanks_in_a_row() {
        Fixture::new()
            .replace(SITE, "Ruka hadi maudhui", "Ruka hadi  maudhui")
            .replace(SITE, "Maswali { $count }", "Maswali  { $count }")
            .replace(SITE, "na majibu yako\n", "na majibu yako\n    kwa kweli\n      daima\n")
            .replace("demos/heap/sw.ftl", "{ $id } inachukua", "{ $id } { \"\" } inachukua")
            .finds(&[
                "ui/sw/site.ftl:3:22: error: two blanks in a row, in `hadi  maudhui`; expected one",
                "ui/sw/site.ftl:6:20: error: two blanks in a row, in `Maswali  {…}`",
                "ui/sw/site.ftl:10:5: error: two blanks in a row, in `  daima`",
                "demos/heap/sw.ftl:2:28: error: two blanks in a row, in `{…}  inachukua`",
            ]);
    }
}
