//! Attention through block tables against attention over a row of slots, and both against their twin.
#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::on_device;
use gpu::Gpu;
use gpu::kv::{Attention, BlockTables, ContiguousSequence, KvPool, RESULTS, Sequence, Written, compare, reference};

/// Tokens of the sequences: none, one, tiles that are just not full, full and one token over, and several.
const TOKENS: [u32; 8] = [0, 1, 5, 63, 64, 65, 130, 257];
/// Slots that a sequence takes at most, in blocks of any size here.
const ROOM: u32 = 384;

fn content(sequence: u32, token: u32) -> u32 {
    sequence * 1000 + token + 1
}

fn seed(sequence: u32) -> u32 {
    sequence.wrapping_mul(77_777) + 5
}

/// The same tokens twice: in blocks that are scattered over the first half of the pool, and in rows in the second.
struct Scene {
    pool: KvPool,
    tables: BlockTables,
    attention: Attention,
    block_size: u32,
    paged: Vec<Sequence>,
    contiguous: Vec<ContiguousSequence>,
    /// The blocks of each sequence.
    blocks: Vec<Vec<u32>>,
}

impl Scene {
    async fn new(gpu: &Gpu, block_size: u32) -> Self {
        let half = TOKENS.len() as u32 * ROOM;
        let pool = KvPool::new(gpu, 2 * half).await.unwrap();
        let tables = BlockTables::new(gpu, TOKENS.len() as u32, ROOM / block_size).await.unwrap();
        let total = half / block_size;
        // a step that has no factor in common with the number of blocks goes to each of them once
        let step = (total / 3..)
            .find(|step| (2..=total).all(|n| !(step.is_multiple_of(n) && total.is_multiple_of(n))))
            .unwrap();
        let mut free = (0..total).map(|n| (n * step + 7) % total);
        let (mut paged, mut contiguous, mut all, mut written) = (vec![], vec![], vec![], vec![]);
        for (row, tokens) in (0..).zip(TOKENS) {
            let blocks: Vec<u32> = free.by_ref().take(tokens.div_ceil(block_size) as usize).collect();
            tables.write(gpu, row, &blocks);
            let start = half + row * ROOM;
            for token in 0..tokens {
                let slot = blocks[(token / block_size) as usize] * block_size + token % block_size;
                let content = content(row, token);
                written.extend([Written { slot, content }, Written { slot: start + token, content }]);
            }
            paged.push(Sequence { row, tokens, query: seed(row) });
            contiguous.push(ContiguousSequence { start, tokens, query: seed(row) });
            all.push(blocks);
        }
        pool.write(gpu, &written);
        let attention = Attention::new(gpu).await.unwrap();
        Self { pool, tables, attention, block_size, paged, contiguous, blocks: all }
    }

    async fn paged(&self, gpu: &Gpu) -> Vec<f32> {
        let Self { pool, tables, paged, .. } = self;
        self.attention.run_paged(gpu, pool, tables, paged, self.block_size).await.unwrap()
    }

    async fn contiguous(&self, gpu: &Gpu) -> Vec<f32> {
        self.attention.run_contiguous(gpu, &self.pool, &self.contiguous).await.unwrap()
    }

    fn destroy(&self) {
        self.pool.destroy();
        self.tables.destroy();
        self.attention.destroy();
    }
}

/// For each sequence whether the results have the same bits.
fn same(one: &[f32], other: &[f32]) -> Vec<bool> {
    compare(one, other).iter().map(|agreement| agreement.bitwise).collect()
}

#[test]
fn paged_and_contiguous_agree_bit_by_bit_whatever_the_block_size() {
    on_device(|gpu| async move {
        let mut first: Option<Vec<f32>> = None;
        for block_size in [1, 2, 4, 16, 128] {
            let scene = Scene::new(&gpu, block_size).await;
            let (paged, contiguous) = (scene.paged(&gpu).await, scene.contiguous(&gpu).await);
            assert_eq!(paged.len(), TOKENS.len() * RESULTS);
            assert_eq!(same(&paged, &contiguous), [true; TOKENS.len()], "blocks of {block_size}");
            assert!(same(first.get_or_insert(paged.clone()), &paged).iter().all(|same| *same));
            scene.destroy();
        }
    });
}

#[test]
fn results_are_the_twins() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 16).await;
        let twin: Vec<f32> =
            (0..).zip(TOKENS).flat_map(|(row, n)| reference(|t| content(row, t), n, seed(row))).collect();
        for (row, agreement) in compare(&scene.paged(&gpu).await, &twin).iter().enumerate() {
            assert!(agreement.is_close(), "sequence {row}: {agreement:?}");
            assert_eq!(agreement.largest > 0.0, TOKENS[row] > 0);
            println!("{} tokens: {:e} of {}", TOKENS[row], agreement.worst, agreement.largest);
        }
        // nobody's tokens are another's
        assert!(!compare(&twin[RESULTS..], &twin[2 * RESULTS..])[0].is_close());
        scene.destroy();
    });
}

#[test]
fn a_shared_prefix_is_as_good_as_two_copies() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, 16 * 16).await.unwrap();
        let tables = BlockTables::new(&gpu, 4, 3).await.unwrap();
        let attention = Attention::new(&gpu).await.unwrap();
        // blocks 5 and 2 hold a prefix of 32 tokens, 9 and 10 a copy of it; each sequence goes on in a block of its own
        let mut written = Vec::new();
        for (block, first) in [(5, 100), (2, 116), (9, 100), (10, 116), (0, 200), (1, 300), (3, 300)] {
            written.extend((0..16).map(|n| Written { slot: block * 16 + n, content: first + n }));
        }
        pool.write(&gpu, &written);
        for (row, blocks) in [[5, 2, 0], [5, 2, 1], [9, 10, 3], [9, 10, 0]].iter().enumerate() {
            tables.write(&gpu, row as u32, blocks);
        }
        let sequences = [0, 1, 2, 3].map(|row| Sequence { row, tokens: 41, query: 8 });
        let results = attention.run_paged(&gpu, &pool, &tables, &sequences, 16).await.unwrap();
        let of = |row: usize| &results[row * RESULTS..(row + 1) * RESULTS];
        assert_eq!((same(of(1), of(2)), same(of(0), of(3))), (vec![true], vec![true]));
        assert_eq!(same(of(0), of(1)), [false], "what comes after the prefix counts");
        pool.destroy();
        tables.destroy();
        attention.destroy();
    });
}

#[test]
fn a_corrupted_entry_changes_its_own_sequence_alone() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 16).await;
        let before = scene.paged(&gpu).await;
        let row = 6;
        let blocks = &scene.blocks[row as usize];
        // another's block, the block behind the pool's last, and numbers that are far away or wrap around
        for wrong in [scene.blocks[3][0], scene.pool.slots() / 16, 1 << 28, u32::MAX, blocks[2]] {
            scene.tables.corrupt(&gpu, row, 1, wrong);
            let found = same(&scene.paged(&gpu).await, &before);
            let others = (0..).zip(TOKENS).map(|(n, _)| n != row).collect::<Vec<_>>();
            assert_eq!(found, others, "block {wrong}");
        }
        scene.tables.corrupt(&gpu, row, 1, blocks[1]);
        assert_eq!(same(&scene.paged(&gpu).await, &before), [true; TOKENS.len()]);
        scene.destroy();
    });
}

#[test]
fn a_corrupted_word_changes_who_reads_it() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 4).await;
        let before = scene.paged(&gpu).await;
        // a key of the second head and a value of the first: only that head's results change
        for (index, head) in [(64 + 9, 1), (128 + 9, 0)] {
            let slot = scene.blocks[5][3] * 4 + 1;
            scene.pool.corrupt(&gpu, slot, index, 0x0001_FFFF);
            let after = scene.paged(&gpu).await;
            assert_eq!(same(&after, &before).iter().position(|same| !same), Some(5));
            let changed: Vec<_> = (0..RESULTS).filter(|n| after[5 * RESULTS + n] != before[5 * RESULTS + n]).collect();
            assert!(!changed.is_empty() && changed.iter().all(|n| n / 64 == head), "{changed:?}");
            scene.pool.write(&gpu, &[Written { slot, content: content(5, 13) }]);
            assert_eq!(same(&scene.paged(&gpu).await, &before), [true; TOKENS.len()]);
        }
        scene.destroy();
    });
}

#[test]
fn more_sequences_than_a_submission_has() {
    on_device(|gpu| async move {
        let scene = Scene::new(&gpu, 128).await;
        let one = scene.paged[2];
        let many: Vec<_> = (0..1500).map(|n| Sequence { query: n % 3, ..one }).collect();
        let Scene { pool, tables, .. } = &scene;
        let results = scene.attention.run_paged(&gpu, pool, tables, &many, 128).await.unwrap();
        assert_eq!(results.len(), 1500 * RESULTS);
        assert!(same(&results, &results[3 * RESULTS..]).iter().all(|same| *same));
        assert_eq!(same(&results[..RESULTS], &results[RESULTS..]), [false], "another query");
        scene.destroy();
    });
}

#[test]
fn nonsense_reads_the_last_slot_and_nothing_beyond() {
    on_device(|gpu| async move {
        let pool = KvPool::new(&gpu, 10).await.unwrap();
        let tables = BlockTables::new(&gpu, 1, 1).await.unwrap();
        let attention = Attention::new(&gpu).await.unwrap();
        pool.write(&gpu, &[Written { slot: 9, content: 44 }]);
        let twin = reference(|_| 44, 3, 1);
        for start in [9, 10, u32::MAX - 1, u32::MAX] {
            let sequences = [ContiguousSequence { start, tokens: 3, query: 1 }];
            let results = attention.run_contiguous(&gpu, &pool, &sequences).await.unwrap();
            assert!(compare(&results, &twin)[0].is_close(), "from slot {start}");
        }
        // no block, a row that there is not, blocks larger than the pool, and none of any size
        for (row, block_size) in [(0, 1), (0, 4), (7, 3), (u32::MAX, 16), (0, u32::MAX), (0, 0)] {
            let sequences = [Sequence { row, tokens: 3, query: 1 }];
            let results = attention.run_paged(&gpu, &pool, &tables, &sequences, block_size).await.unwrap();
            assert!(results.iter().all(|number| number.is_finite()), "{row}, {block_size}");
        }
        assert_eq!(attention.run_contiguous(&gpu, &pool, &[]).await.unwrap(), Vec::<f32>::new());
        pool.destroy();
        tables.destroy();
        attention.destroy();
    });
}
