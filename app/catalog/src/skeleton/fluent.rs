//! Fluent files to begin with.

use crate::load::FluentFile;

/// The English file's ids and comments in its order, without a text.
pub(super) fn empty(english: &FluentFile) -> String {
    let mut out = String::new();
    let mut at = 0;
    for line in english.source.text.split_inclusive('\n') {
        let message = english.messages.iter().find(|message| message.at == at);
        match message {
            Some(message) => out.push_str(&format!("{} =\n", message.id)),
            None if line.starts_with('#') || line.trim().is_empty() => out.push_str(line),
            // The rest of a message that takes more lines than one.
            None => {}
        }
        at += line.len();
    }
    out
}
