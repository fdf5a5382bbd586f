//! `sim kv`: operations on a key-value cache in blocks.

mod reply;
mod session;

use std::{
    io::{BufReader, Read, Write},
    num::NonZeroU32,
};

use serde::{Deserialize, Serialize};

use super::lines;
use crate::paged_kv::{FreeOrder, Token};
use session::Session;

/// Plays operations on a key-value cache in blocks, as vLLM manages it: JSON lines from standard input, one JSON line out
/// for each.
///
/// `events` are what happened to blocks; `num_free` counts the blocks that can be taken, those that are still known by what
/// they hold among them. `new_blocks` is null where there are not enough, and then nothing has changed.
#[derive(Debug, clap::Args)]
#[command(after_help = "Input lines (requests are texts or numbers, tokens are whole numbers):\n  \
    {\"op\":\"get_computed\",\"req\":\"a\",\"tokens\":[1,2,3],\"salt\":7}   begins a request; salt can be left out\n  \
    {\"op\":\"allocate\",\"req\":\"a\",\"num_new\":3}   also with lookahead, full_sequence_must_fit, reserved_blocks, \
    watermark_blocks\n  \
    {\"op\":\"set_computed\",\"req\":\"a\",\"value\":3}   how many of its tokens have keys and values\n  \
    {\"op\":\"append\",\"req\":\"a\",\"tokens\":[4]}   tokens that were generated\n  \
    {\"op\":\"fork\",\"req\":\"a\",\"into\":\"b\"}   a second sample, in the same blocks\n  \
    {\"op\":\"free\",\"req\":\"a\"}\n  \
    {\"op\":\"check\"}   all blocks, the free queue, the block tables\n  \
    {\"op\":\"capacity\",\"model\":\"llama-3.1-8b\",\"memory\":85899345920,\"gpu_memory_utilization\":0.9,\"max_model_len\":8192}\
    \n      what a GPU has room for; also with other_bytes and cache_dtype_bytes")]
pub(super) struct KvArgs {
    /// Blocks of the pool; block 0 is the null block, so one less can be used
    #[arg(long, default_value_t = 128, value_parser = clap::value_parser!(u32).range(2..=1 << 24))]
    blocks: u32,
    /// Tokens of a block
    #[arg(long, default_value = "16")]
    block_size: NonZeroU32,
    /// The longest sequence in tokens; without it there is no limit
    #[arg(long)]
    max_model_len: Option<u32>,
    /// Finds no block again by what it holds
    #[arg(long)]
    no_prefix_caching: bool,
    /// Puts all freed blocks last, as earlier versions did, not those without a hash first
    #[arg(long)]
    classic_order: bool,
}

/// One operation as the user writes it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    GetComputed {
        req: Name,
        tokens: Vec<Token>,
        salt: Option<u64>,
    },
    Allocate {
        req: Name,
        num_new: u32,
        #[serde(default)]
        lookahead: u32,
        #[serde(default)]
        full_sequence_must_fit: bool,
        #[serde(default)]
        reserved_blocks: u32,
        #[serde(default)]
        watermark_blocks: u32,
    },
    SetComputed {
        req: Name,
        value: u32,
    },
    Append {
        req: Name,
        tokens: Vec<Token>,
    },
    Fork {
        req: Name,
        into: Name,
    },
    Free {
        req: Name,
    },
    Check {},
    Capacity {
        model: String,
        #[serde(deserialize_with = "lines::whole_bytes::<_, 1>")]
        memory: u64,
        gpu_memory_utilization: f64,
        max_model_len: u64,
        #[serde(default)]
        other_bytes: u64,
        #[serde(default = "two")]
        cache_dtype_bytes: u64,
    },
}

fn two() -> u64 {
    2
}

/// What the user calls a request.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, expecting = "a request is a text or a whole number")]
enum Name {
    Number(u64),
    Text(String),
}

impl KvArgs {
    fn order(&self) -> FreeOrder {
        if self.classic_order { FreeOrder::AllLast } else { FreeOrder::UnhashedFirst }
    }
}

const EXPECTED: &str = r#"a line such as {"op":"get_computed","req":"a","tokens":[1,2,3]}, {"op":"allocate","req":"a","num_new":3} or {"op":"check"}; `sim kv --help` lists them all"#;

pub(super) fn run(args: &KvArgs, input: BufReader<impl Read>, output: &mut impl Write) -> anyhow::Result<()> {
    let mut session = Session::new(args);
    lines::answer_all(input, output, EXPECTED, |request| Ok(session.answer(request)?))
}
