//! The lists of languages and topics.

use std::collections::BTreeMap;

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::load::Book;
use crate::source::Document;

/// No tag or topic twice; English is there.
pub(super) fn check(book: &Book, sink: &Sink) {
    let locales = &book.locales;
    let tags = locales.value.iter().map(|locale| locale.tag.as_str());
    unique(&locales.doc, sink, "locale", "tag", tags);
    if !locales.value.iter().any(|locale| locale.tag == ENGLISH) {
        let message =
            format!("no language with the tag `{ENGLISH}`; expected it, since the ids are taken from English");
        locales.doc.error(sink, "", message);
    }
    if let Some(topics) = &book.topics {
        unique(&topics.doc, sink, "topic", "id", topics.value.iter().map(|topic| topic.id.as_str()));
    }
}

fn unique<'b>(doc: &Document, sink: &Sink, table: &str, key: &str, values: impl Iterator<Item = &'b str>) {
    let mut seen: BTreeMap<&str, String> = BTreeMap::new();
    for (index, value) in values.enumerate().filter(|(_, value)| !value.is_empty()) {
        let path = format!("{table}[{index}].{key}");
        if let Some(first) = seen.get(value) {
            let first = doc.pointer(first);
            doc.error(sink, &path, format!("the {key} `{value}` is at {first} already; expected each once"));
        } else {
            seen.insert(value, path);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_tag_twice() {
        Fixture::new()
            .replace("locales.toml", "tag = \"sw\"", "tag = \"en\"")
            .remove("quizzes/holes/sw.toml")
            .remove("guides/free-memory/sw.md")
            .finds_among(
                "locales.toml:9:7: error: the tag `en` is at content/locales.toml:2:7 already; expected each once",
            );
    }

    #[test]
    fn a_topic_twice() {
        Fixture::new().append("topics.toml", "[[topic]]\nid = \"memory\"\nmotif = \"x\"\nproverb = \"y\"\n").finds(&[
            "topics.toml:6:6: error: the id `memory` is at content/topics.toml:2:6 already; expected each once",
        ]);
    }

    #[test]
    fn no_english() {
        Fixture::new()
            .replace("locales.toml", "tag = \"en\"", "tag = \"tr\"")
            .finds_among("locales.toml:1:1: error: no language with the tag `en`; expected it");
    }

    #[test]
    fn an_unknown_direction() {
        Fixture::new()
            .replace("locales.toml", "dir = \"ltr\"\nopen_graph = \"sw_KE\"", "dir = \"up\"\nopen_graph = \"sw_KE\"")
            .finds(&["locales.toml:11:7: error: `up` is no direction; expected `ltr` or `rtl`"]);
    }
}
