//! One input line.

use std::fmt;

use serde::{Deserialize, Deserializer, de};
use thiserror::Error;

/// One operation as the user writes it. Ids are the user's strings.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum Request {
    Alloc {
        id: String,
        #[serde(deserialize_with = "whole_bytes")]
        bytes: u64,
    },
    Free {
        id: String,
    },
    Compact {},
}

#[derive(Debug, Error)]
#[error(
    r#"{problem}; expected a line such as {{"op":"alloc","id":"a","bytes":1048576}}, {{"op":"free","id":"a"}} or {{"op":"compact"}}"#
)]
pub(super) struct BadLine {
    problem: String,
}

/// The request in a line; `None` for an empty one.
pub(super) fn parse(line: &[u8]) -> Result<Option<Request>, BadLine> {
    let line = line.trim_ascii();
    if line.is_empty() {
        return Ok(None);
    }
    // An array would pass as a request with its fields in order: only an object is one.
    if !line.starts_with(b"{") {
        return Err(BadLine { problem: "not a JSON object".to_owned() });
    }
    serde_json::from_slice(line).map(Some).map_err(|error| BadLine { problem: problem(&error) })
}

/// The error without its place: the place's line is always 1, and a column alone is what helps.
fn problem(error: &serde_json::Error) -> String {
    let (text, column) = (error.to_string(), error.column());
    match text.strip_suffix(&format!(" at line {} column {column}", error.line())) {
        Some(text) if error.is_syntax() || error.is_eof() => format!("{text} at column {column}"),
        Some(text) => text.to_owned(),
        None => text,
    }
}

fn whole_bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    struct WholeBytes;

    impl de::Visitor<'_> for WholeBytes {
        type Value = u64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a whole number of bytes from 1 to 2^64 - 1")
        }

        fn visit_u64<E: de::Error>(self, bytes: u64) -> Result<u64, E> {
            match bytes {
                0 => Err(E::invalid_value(de::Unexpected::Unsigned(0), &self)),
                bytes => Ok(bytes),
            }
        }
    }

    deserializer.deserialize_u64(WholeBytes)
}
