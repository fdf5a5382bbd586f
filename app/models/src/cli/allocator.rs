//! `sim allocator`: operations on PyTorch's CUDA caching allocator.

mod reply;
mod session;

use std::io::{BufReader, Read, Write};

use serde::{Deserialize, Serialize};

use super::{lines, size};
use crate::caching_allocator::AllocatorConfig;
use session::Session;

/// Plays operations on PyTorch's CUDA caching allocator: JSON lines from standard input, one JSON line out for each.
///
/// `result` is the address of an allocation, or the message of the error that PyTorch raises; `events` are what a recorded
/// memory history would have, `stats` the statistics under PyTorch's names, each with its peak.
#[derive(Debug, clap::Args)]
#[command(after_help = "Input lines (a stream that is not given is 0; ids are texts or numbers):\n  \
    {\"op\":\"alloc\",\"id\":\"a\",\"bytes\":1048576,\"stream\":0}\n  \
    {\"op\":\"free\",\"id\":\"a\"}\n  \
    {\"op\":\"record_stream\",\"id\":\"a\",\"stream\":1}\n  \
    {\"op\":\"synchronize\"}  or  {\"op\":\"synchronize\",\"stream\":1}\n  \
    {\"op\":\"empty_cache\"}\n  \
    {\"op\":\"reset_peak\"}  {\"op\":\"reset_accumulated\"}\n  \
    {\"op\":\"set_memory_fraction\",\"fraction\":0.5}\n  \
    {\"op\":\"set_config\",\"config\":\"expandable_segments:True\"}\n  \
    {\"op\":\"begin_pool\",\"pool\":\"p\",\"no_split\":false}  {\"op\":\"end_pool\",\"pool\":\"p\"}  \
    {\"op\":\"release_pool\",\"pool\":\"p\"}\n\
    Work on other streams is done when a line says synchronize; as in PyTorch the next allocation notices.\n\
    Sizes: B, KiB, MiB, GiB (powers of 1024), KB, MB, GB (powers of 1000); a bare number is bytes.")]
pub(super) struct AllocatorArgs {
    /// The options, as one would set them in PYTORCH_CUDA_ALLOC_CONF
    #[arg(long, default_value = "", hide_default_value = true)]
    config: AllocatorConfig,
    /// The device's memory
    #[arg(long, value_parser = size::parse, default_value = "80GiB")]
    device: u64,
    /// The part of it that may be used, as set_per_process_memory_fraction sets it; without it there is no limit
    #[arg(long)]
    memory_fraction: Option<f64>,
    /// Adds all segments with their blocks to each answer
    #[arg(long)]
    segments: bool,
}

/// One operation as the user writes it.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    Alloc {
        id: Name,
        #[serde(deserialize_with = "lines::whole_bytes::<_, 0>")]
        bytes: u64,
        #[serde(default)]
        stream: u32,
    },
    Free {
        id: Name,
    },
    RecordStream {
        id: Name,
        stream: u32,
    },
    Synchronize {
        stream: Option<u32>,
    },
    EmptyCache {},
    ResetPeak {},
    ResetAccumulated {},
    SetMemoryFraction {
        fraction: f64,
    },
    SetConfig {
        config: String,
    },
    BeginPool {
        pool: Name,
        #[serde(default)]
        no_split: bool,
    },
    EndPool {
        pool: Name,
    },
    ReleasePool {
        pool: Name,
    },
}

/// What the user calls an allocation or a pool.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, expecting = "an id is a text or a whole number")]
enum Name {
    Number(u64),
    Text(String),
}

const EXPECTED: &str = r#"a line such as {"op":"alloc","id":"a","bytes":1048576,"stream":0}, {"op":"free","id":"a"} or {"op":"empty_cache"}; `sim allocator --help` lists them all"#;

pub(super) fn run(args: &AllocatorArgs, input: BufReader<impl Read>, output: &mut impl Write) -> anyhow::Result<()> {
    let mut session = Session::new(args)?;
    lines::answer_all(input, output, EXPECTED, |request| Ok(session.answer(request)?))
}
