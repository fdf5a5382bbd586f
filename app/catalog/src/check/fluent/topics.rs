//! The words of the topics.

use crate::ENGLISH;
use crate::diagnostics::Sink;
use crate::load::{Book, FluentFile};
use crate::source::Loaded;

/// A topic's name, text and gloss of its proverb.
const ENDS: [&str; 3] = ["", "-text", "-gloss"];

/// Every topic of `topics.toml` has its words. What English has and a language lacks, the rule of the ids reports.
pub(in crate::check) fn check(book: &Book, sink: &Sink) {
    let Some(Loaded { value: topics, doc }) = &book.topics else {
        return;
    };
    let path = format!("ui/{ENGLISH}/topics.ftl");
    let set = book.fluent.iter().find(|set| set.files.values().any(is_of_topics));
    let Some(set) = set else {
        if !topics.is_empty() {
            let message = "this file is missing; expected it, since topics.toml has topics".to_owned();
            book.folder.error(sink, &path, message);
        }
        return;
    };
    let english = set.files.get(ENGLISH);
    for (index, topic) in topics.iter().enumerate().filter(|(_, topic)| !topic.id.is_empty()) {
        for id in ENDS.map(|end| format!("topics-{}{end}", topic.id)) {
            for (tag, file) in &set.files {
                let is_reported = tag != ENGLISH && english.is_some_and(|english| english.has(&id));
                if !file.has(&id) && !is_reported {
                    let asked = doc.pointer(&format!("topic[{index}].id"));
                    let message = format!("the message `{id}` is missing; expected it, since the topic is at {asked}");
                    file.error_at_end(sink, message);
                }
            }
        }
    }
}

fn is_of_topics(file: &FluentFile) -> bool {
    file.source.path.starts_with("ui/") && file.source.path.ends_with("/topics.ftl")
}

#[cfg(test)]
mod tests {
    use crate::fixture::Fixture;

    #[test]
    fn a_topic_without_words() {
        let since = "expected it, since the topic is at content/topics.toml:6:6";
        let places = ["en", "sw"].map(|tag| format!("ui/{tag}/topics.ftl:4:1: error: the message"));
        let texts = ["topics-cache", "topics-cache-text", "topics-cache-gloss"];
        let messages = places.iter().flat_map(|at| texts.map(|id| format!("{at} `{id}` is missing; {since}")));
        let messages: Vec<String> = messages.collect();
        let messages: Vec<&str> = messages.iter().map(String::as_str).collect();
        Fixture::new()
            .append("topics.toml", "[[topic]]\nid = \"cache\"\nmotif = \"x\"\nproverb = \"y\"\n")
            .finds(&messages);
    }

    #[test]
    fn words_that_one_language_lacks() {
        Fixture::new().cut("ui/sw/topics.ftl", "topics-memory-gloss").finds(&[
            "ui/sw/topics.ftl:3:1: error: the message `topics-memory-gloss` is missing; expected it, as in English",
        ]);
    }

    #[test]
    fn no_words_of_topics_at_all() {
        Fixture::new()
            .remove("ui/en/topics.ftl")
            .remove("ui/sw/topics.ftl")
            .finds(&["ui/en/topics.ftl:1:1: error: this file is missing; expected it, since topics.toml has topics"]);
    }
}
