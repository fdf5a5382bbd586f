//! JSON lines in, JSON lines out.

use std::{
    fmt,
    io::{BufRead, BufReader, Read, Write},
};

use anyhow::Context;
use serde::{
    Deserializer, Serialize,
    de::{self, DeserializeOwned},
};
use thiserror::Error;

/// The longest input line in bytes, its end not counted.
const MAX_LINE: u64 = 64 * 1024;

/// Reads a request from each line, and writes a line for each answer. `expected` says in an error what a line looks like.
pub(super) fn answer_all<Request: DeserializeOwned, Reply: Serialize>(
    mut input: BufReader<impl Read>,
    output: &mut impl Write,
    expected: &'static str,
    mut answer: impl FnMut(Request) -> anyhow::Result<Reply>,
) -> anyhow::Result<()> {
    let mut bytes = Vec::new();
    for number in 1_u64.. {
        if input.buffer().is_empty() {
            // About to wait for input: whoever writes it may be waiting for the answers.
            output.flush()?;
        }
        bytes.clear();
        if input.by_ref().take(MAX_LINE + 1).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        let reply = read(&bytes, expected).and_then(|request| request.map(&mut answer).transpose());
        if let Some(reply) = reply.with_context(|| format!("line {number}"))? {
            let mut line = serde_json::to_vec(&reply)?;
            line.push(b'\n');
            output.write_all(&line)?;
        }
    }
    Ok(())
}

/// Whole bytes of at least `LEAST`, with an error that says so.
pub(super) fn whole_bytes<'de, D: Deserializer<'de>, const LEAST: u64>(deserializer: D) -> Result<u64, D::Error> {
    struct WholeBytes(u64);

    impl de::Visitor<'_> for WholeBytes {
        type Value = u64;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a whole number of bytes from {} to 2^64 - 1", self.0)
        }

        fn visit_u64<E: de::Error>(self, bytes: u64) -> Result<u64, E> {
            if bytes < self.0 {
                return Err(E::invalid_value(de::Unexpected::Unsigned(bytes), &self));
            }
            Ok(bytes)
        }
    }

    deserializer.deserialize_u64(WholeBytes(LEAST))
}

#[derive(Debug, Error)]
#[error("{problem}; expected {expected}")]
struct BadLine {
    problem: String,
    expected: &'static str,
}

/// The request in a line; `None` for an empty one.
fn read<Request: DeserializeOwned>(bytes: &[u8], expected: &'static str) -> anyhow::Result<Option<Request>> {
    anyhow::ensure!(
        bytes.len() as u64 <= MAX_LINE || bytes.ends_with(b"\n"),
        "the line is too long, expected one operation in at most {MAX_LINE} bytes"
    );
    let line = bytes.trim_ascii();
    if line.is_empty() {
        return Ok(None);
    }
    // An array would pass as a request with its fields in order: only an object is one.
    if !line.starts_with(b"{") {
        return Err(BadLine { problem: "not a JSON object".to_owned(), expected }.into());
    }
    let request = serde_json::from_slice(line).map_err(|error| BadLine { problem: problem(&error), expected })?;
    Ok(Some(request))
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
