//! `sim heap`: operations on one heap.

mod session;

use std::io::{BufReader, Read, Write};

use serde::Deserialize;

use super::{lines, size};
use crate::heap::{HeapConfig, Policy};
use session::Session;

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

/// One operation as the user writes it. Ids are the user's strings.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    Alloc {
        id: String,
        #[serde(deserialize_with = "lines::whole_bytes::<_, 1>")]
        bytes: u64,
    },
    Free {
        id: String,
    },
    Compact {},
}

const EXPECTED: &str =
    r#"a line such as {"op":"alloc","id":"a","bytes":1048576}, {"op":"free","id":"a"} or {"op":"compact"}"#;

pub(super) fn run(args: &HeapArgs, input: BufReader<impl Read>, output: &mut impl Write) -> anyhow::Result<()> {
    let &HeapArgs { policy, size: capacity, alignment } = args;
    let mut session = Session::new(HeapConfig { capacity, alignment, policy })?;
    lines::answer_all(input, output, EXPECTED, |request| Ok(session.answer(request)?))
}
