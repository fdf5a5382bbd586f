//! How fast both kernels go through tokens on the learner's device, measured when asked for.

use gpu::kv::{Attention, BlockTables, ContiguousSequence, Course, KvPool, Sequence, Throughput, Written};
use gpu::{AllocationError, Gpu};
use l10n::{Arg, Bundle, msg};

use crate::markup::escape;

/// Sequences that are measured.
pub(crate) const SEQUENCES: u32 = 8;
/// Tokens of each.
pub(crate) const TOKENS: u32 = 512;
/// Tokens of a block.
pub(crate) const BLOCK: u32 = 16;
/// Samples of each kernel.
const SAMPLES: u32 = 24;

/// How far the measurement is.
#[derive(Clone, Debug, Default)]
pub(super) enum Measured {
    /// Nobody has asked for it.
    #[default]
    Not,
    /// It runs.
    Running,
    /// It is done, on the adapter of that name.
    Done(Box<Throughput>, String),
    /// There is no device.
    NoDevice,
    /// It was broken off.
    Failed,
}

pub(super) async fn measure(gpu: Option<&Gpu>) -> Measured {
    let Some(gpu) = gpu else { return Measured::NoDevice };
    let Some(clock) = web_sys::window().and_then(|window| window.performance()) else { return Measured::Failed };
    let Ok(bench) = Bench::new(gpu).await else { return Measured::Failed };
    let measured = bench.attention.measure(gpu, &bench.course(), SAMPLES, move || clock.now()).await;
    bench.destroy();
    match measured {
        Ok(throughput) => Measured::Done(Box::new(throughput), gpu.name().to_string()),
        Err(_) => Measured::Failed,
    }
}

/// Two copies of the same tokens: in blocks that lie far apart, and in rows.
struct Bench {
    pool: KvPool,
    tables: BlockTables,
    attention: Attention,
    paged: Vec<Sequence>,
    contiguous: Vec<ContiguousSequence>,
}

impl Bench {
    async fn new(gpu: &Gpu) -> Result<Self, AllocationError> {
        let (all, per_sequence) = (SEQUENCES * TOKENS, TOKENS / BLOCK);
        let pool = KvPool::new(gpu, 2 * all).await?;
        let tables = match BlockTables::new(gpu, SEQUENCES, per_sequence).await {
            Ok(tables) => tables,
            Err(error) => {
                pool.destroy();
                return Err(error);
            }
        };
        let attention = match Attention::new(gpu).await {
            Ok(attention) => attention,
            Err(error) => {
                pool.destroy();
                tables.destroy();
                return Err(error);
            }
        };
        let blocks = SEQUENCES * per_sequence;
        // an odd stride meets every one of them once
        let scattered = |n: u32| n * 89 % blocks;
        let mut written = Vec::with_capacity(2 * all as usize);
        for row in 0..SEQUENCES {
            let table: Vec<_> = (0..per_sequence).map(|logical| scattered(row * per_sequence + logical)).collect();
            for token in 0..TOKENS {
                let (content, block) = (1 + row * TOKENS + token, table[(token / BLOCK) as usize]);
                written.push(Written { slot: block * BLOCK + token % BLOCK, content });
                written.push(Written { slot: all + row * TOKENS + token, content });
            }
            tables.write(gpu, row, &table);
        }
        pool.write(gpu, &written);
        let paged = (0..SEQUENCES).map(|row| Sequence { row, tokens: TOKENS, query: row }).collect();
        let starts = (0..SEQUENCES).map(|row| (row, all + row * TOKENS));
        let contiguous = starts.map(|(query, start)| ContiguousSequence { start, tokens: TOKENS, query }).collect();
        Ok(Self { pool, tables, attention, paged, contiguous })
    }

    fn course(&self) -> Course<'_> {
        Course {
            pool: &self.pool,
            tables: &self.tables,
            block_size: BLOCK,
            paged: &self.paged,
            contiguous: &self.contiguous,
        }
    }

    fn destroy(&self) {
        self.attention.destroy();
        self.tables.destroy();
        self.pool.destroy();
    }
}

impl Measured {
    /// The rows of the table of results; empty where there are none.
    pub(super) fn rows(&self, bundle: &Bundle) -> String {
        use msg::kv as m;
        let Self::Done(throughput, _) = self else { return String::new() };
        let mut out = String::new();
        for (word, rate) in [
            (m::measure_paged(), throughput.paged_tokens_per_s),
            (m::measure_contiguous(), throughput.contiguous_tokens_per_s),
        ] {
            let rate = bundle.text(&m::measure_n(Arg::Decimal(rate / 1e6, 2)));
            out.push_str("<tr><th scope=\"row\">");
            out.push_str(&escape(&bundle.text(&word)));
            out.push_str("</th><td><bdi>");
            out.push_str(&escape(&rate));
            out.push_str("</bdi></td></tr>");
        }
        out
    }

    /// What is to be said of it.
    pub(super) fn note(&self, bundle: &Bundle) -> String {
        use msg::kv as m;
        match self {
            Self::Not => String::new(),
            Self::Running => bundle.text(&m::measure_running()),
            Self::NoDevice => bundle.text(&m::measure_none()),
            Self::Failed => bundle.text(&m::measure_failed()),
            Self::Done(throughput, adapter) => bundle.text(&m::measure_note(throughput.samples, adapter.as_str())),
        }
    }
}
