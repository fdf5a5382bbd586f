//! The messages' ids.

use std::collections::BTreeMap;

use crate::diagnostics::Sink;
use crate::load::{Book, FluentFile, Message};

/// No id twice; each starts with its area or demo; every language has English's, no more and no fewer.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    for set in &book.fluent {
        let english = set.files.get(crate::ENGLISH);
        for file in set.files.values() {
            unique(file, sink);
            for message in &file.messages {
                match english {
                    Some(english) if !english.has(&message.id) => extra(file, message, sink),
                    _ => prefix(file, message, &set.name, sink),
                }
            }
            for message in english.iter().flat_map(|english| &english.messages) {
                if !file.has(&message.id) {
                    let message = format!("the message `{}` is missing; expected it, as in English", message.id);
                    file.error_at_end(sink, message);
                }
            }
        }
    }
}

fn unique(file: &FluentFile, sink: &Sink) {
    let mut seen = BTreeMap::new();
    for Message { id, at, .. } in &file.messages {
        if let Some(first) = seen.get(id) {
            let first = file.source.pointer(*first);
            file.source.error(sink, *at, format!("the message `{id}` is at {first} already; expected each once"));
        } else {
            seen.insert(id, *at);
        }
    }
}

fn extra(file: &FluentFile, message: &Message, sink: &Sink) {
    let message_text = format!("English has no message `{}`; expected the same ids as in English", message.id);
    file.source.error(sink, message.at, message_text);
}

fn prefix(file: &FluentFile, message: &Message, name: &str, sink: &Sink) {
    if message.id.strip_prefix(name).is_none_or(|rest| !rest.starts_with('-')) {
        let message_text = format!("the message `{}` is in the file of `{name}`; expected `{name}-…`", message.id);
        file.source.error(sink, message.at, message_text);
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    const SITE: &str = "ui/sw/site.ftl";

    #[test]
    fn a_message_twice() {
        Fixture::new().append(SITE, "site-skip = Ruka\n").finds(&[
            "ui/sw/site.ftl:10:1: error: the message `site-skip` is at content/ui/sw/site.ftl:3:1 already; expected each once",
        ]);
    }

    #[test]
    fn a_message_missing_and_one_too_many() {
        Fixture::new()
            .replace(SITE, "site-skip", "site-leap")
            .replace("demos/heap/sw.ftl", "heap-title", "title")
            .finds(&[
                "ui/sw/site.ftl:3:1: error: English has no message `site-leap`; expected the same ids as in English",
                "ui/sw/site.ftl:10:1: error: the message `site-skip` is missing; expected it, as in English",
                "demos/heap/sw.ftl:1:1: error: English has no message `title`",
                "demos/heap/sw.ftl:3:1: error: the message `heap-title` is missing",
            ]);
    }

    #[test]
    fn a_message_of_another_area() {
        Fixture::new()
            .replace("ui/en/site.ftl", "site-skip", "sites-skip")
            .replace(SITE, "site-skip", "sites-skip")
            .append("demos/heap/en.ftl", "heap = Heap\n")
            .append("demos/heap/sw.ftl", "heap = Lundo\n")
            .finds(&[
                "ui/en/site.ftl:4:1: error: the message `sites-skip` is in the file of `site`; expected `site-…`",
                "ui/sw/site.ftl:3:1: error: the message `sites-skip` is in the file of `site`",
                "demos/heap/en.ftl:3:1: error: the message `heap` is in the file of `heap`; expected `heap-…`",
                "demos/heap/sw.ftl:3:1: error: the message `heap` is in the file of `heap`",
            ]);
    }

    #[test]
    fn a_message_that_is_no_fluent_is_not_missing_too() {
        Fixture::new()
            .replace("ui/en/site.ftl", "Skip to content", "Skip } content")
            .finds(&["ui/en/site.ftl:4:18: error: not Fluent: found `}` without its `{`"]);
    }
}
