//! `sim heap`: operations on one heap, read and answered line by line.

use std::io::{BufRead, BufReader, Read, Write};

use anyhow::Context;

use super::{line, session::Session, size};
use crate::heap::{HeapConfig, Policy};

/// The longest input line in bytes, its end not counted.
const MAX_LINE: u64 = 64 * 1024;

/// Plays operations on one heap: JSON lines from standard input, one JSON line out for each.
#[derive(Debug, clap::Args)]
#[command(after_help = "Input lines:\n  \
    {\"op\":\"alloc\",\"id\":\"a\",\"bytes\":1048576}\n  \
    {\"op\":\"free\",\"id\":\"a\"}\n  \
    {\"op\":\"compact\"}\n\
    Sizes: B, KiB, MiB, GiB (powers of 1024), KB, MB, GB (powers of 1000); a bare number is bytes.")]
pub(super) struct HeapArgs {
    /// How a hole is chosen: first-fit, best-fit or next-fit
    #[arg(long, default_value_t = Policy::FirstFit)]
    policy: Policy,
    /// The heap's size, such as 64MiB; a multiple of the alignment
    #[arg(long, value_parser = size::parse)]
    size: u64,
    /// Requests are rounded up to this; a power of two, at least 4
    #[arg(long, value_parser = size::parse, default_value = "256")]
    alignment: u64,
}

pub(super) fn run<R: Read>(args: &HeapArgs, mut input: BufReader<R>, output: &mut impl Write) -> anyhow::Result<()> {
    let &HeapArgs { policy, size: capacity, alignment } = args;
    let mut session = Session::new(HeapConfig { capacity, alignment, policy })?;
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
        answer(&mut session, &bytes, output).with_context(|| format!("line {number}"))?;
    }
    Ok(())
}

fn answer(session: &mut Session, bytes: &[u8], output: &mut impl Write) -> anyhow::Result<()> {
    anyhow::ensure!(
        bytes.len() as u64 <= MAX_LINE || bytes.ends_with(b"\n"),
        "the line is too long, expected one operation in at most {MAX_LINE} bytes"
    );
    let Some(request) = line::parse(bytes)? else {
        return Ok(());
    };
    let mut reply = serde_json::to_vec(&session.answer(request)?)?;
    reply.push(b'\n');
    Ok(output.write_all(&reply)?)
}
