//! What always holds of the cache in blocks, over random operations and random requests.
#![allow(clippy::unwrap_used, reason = "a test that unwraps an error has failed")]

use std::{collections::BTreeMap, num::NonZeroU32};

use models::paged_kv::{
    Allocate, BlockId, BlockManager, BlockPool, Event, FreeOrder, Lengths, ManagerConfig, Preemption, Requests,
    Reservation, SequenceId, Serving, ServingConfig, SlotContents, Token,
};
use proptest::prelude::*;

#[derive(Debug, Clone, Copy)]
enum Act {
    /// A new sequence: tokens, of which the first so many are those of others.
    Begin {
        shared: u32,
        own: u32,
    },
    /// The n-th sequence, counted round, gets so many tokens.
    Grow(usize, u32),
    Fork(usize),
    Free(usize),
    TakeAndBringBack(usize),
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        3 => (0..40_u32, 1..40_u32).prop_map(|(shared, own)| Act::Begin { shared, own }),
        6 => (0..20_usize, 1..9_u32).prop_map(|(at, tokens)| Act::Grow(at, tokens)),
        2 => (0..20_usize).prop_map(Act::Fork),
        2 => (0..20_usize).prop_map(Act::Free),
        1 => (0..20_usize).prop_map(Act::TakeAndBringBack),
    ]
}

/// A manager, and a plain account of what should be where.
struct Checked {
    manager: BlockManager,
    contents: SlotContents,
    tokens: BTreeMap<SequenceId, Vec<Token>>,
    next_sequence: u32,
    next_token: Token,
}

impl Checked {
    fn new(blocks: u32, block_tokens: u32, prefix_caching: bool, order: FreeOrder) -> Self {
        let block_tokens = NonZeroU32::new(block_tokens).unwrap();
        let config = ManagerConfig { blocks, block_tokens, prefix_caching, order, max_tokens: None };
        let contents = SlotContents::new(blocks * block_tokens.get());
        let manager = BlockManager::new(config);
        Self { manager, contents, tokens: BTreeMap::new(), next_sequence: 0, next_token: 1000 }
    }

    fn size(&self) -> u32 {
        self.manager.config().block_tokens.get()
    }

    fn fresh(&mut self, count: u32) -> Vec<Token> {
        self.next_token += count;
        (self.next_token - count..self.next_token).collect()
    }

    fn nth(&self, at: usize) -> Option<SequenceId> {
        self.tokens.keys().nth(at % self.tokens.len().max(1)).copied()
    }

    fn play(&mut self, act: Act) {
        self.manager.clear_events();
        match act {
            Act::Begin { shared, own } => {
                let id = SequenceId(self.next_sequence);
                self.next_sequence += 1;
                let tokens: Vec<_> = (0..shared).chain(self.fresh(own)).collect();
                let hit = self.manager.find_prefix(id, &tokens, None).unwrap();
                assert!(hit.tokens < tokens.len() as u32 && hit.tokens.is_multiple_of(self.size()));
                let new = tokens.len() as u32 - hit.tokens;
                let before = self.free();
                let whole = Allocate { whole_sequence: true, ..Allocate::default() };
                match self.manager.allocate(id, new, whole).unwrap() {
                    Some(_) => self.compute(id, tokens, hit.tokens),
                    None => {
                        assert_eq!(self.free(), before, "a refusal changes nothing");
                        self.manager.free(id).unwrap();
                    }
                }
            }
            Act::Grow(at, count) => {
                let Some(id) = self.nth(at) else { return };
                let more = self.fresh(count);
                let known = self.tokens[&id].clone();
                let before = self.free();
                self.manager.append(id, &more).unwrap();
                if self.manager.allocate(id, count, Allocate::default()).unwrap().is_some() {
                    let start = known.len() as u32;
                    self.compute(id, [known, more].concat(), start);
                } else {
                    assert_eq!(self.free(), before, "a refusal changes nothing");
                    self.manager.free(id).unwrap();
                    self.tokens.remove(&id);
                }
            }
            Act::Fork(at) => {
                let Some(parent) = self.nth(at) else { return };
                let child = SequenceId(self.next_sequence);
                self.next_sequence += 1;
                self.manager.fork(parent, child).unwrap();
                self.tokens.insert(child, self.tokens[&parent].clone());
            }
            Act::Free(at) => {
                let Some(id) = self.nth(at) else { return };
                self.manager.free(id).unwrap();
                self.tokens.remove(&id);
            }
            Act::TakeAndBringBack(at) => {
                let Some(id) = self.nth(at) else { return };
                let held = self.gather(id);
                self.manager.take_blocks(id).unwrap();
                let Some(blocks) = self.manager.bring_back(id, held.len() as u32).unwrap() else {
                    self.manager.free(id).unwrap();
                    self.tokens.remove(&id);
                    return;
                };
                for (block, held) in blocks.iter().zip(held.chunks(self.size() as usize)) {
                    self.contents.put(block.0 * self.size(), held);
                }
            }
        }
    }

    /// Does what the events say, and writes the tokens from `start` on.
    fn compute(&mut self, id: SequenceId, tokens: Vec<Token>, start: u32) {
        let size = self.size();
        for event in self.manager.events() {
            if let Event::Copied { from, to, slots, .. } = *event {
                self.contents.copy(from.0 * size, to.0 * size, slots);
            }
        }
        self.manager.set_computed(id, tokens.len() as u32).unwrap();
        let blocks = self.manager.table(id).unwrap().blocks().to_vec();
        for at in start..tokens.len() as u32 {
            let block = blocks[(at / size) as usize];
            self.contents.write(block.0 * size + at % size, tokens[at as usize]);
        }
        self.tokens.insert(id, tokens);
    }

    /// What a sequence's blocks hold, in the order of its tokens.
    fn gather(&self, id: SequenceId) -> Vec<Option<Token>> {
        let table = self.manager.table(id).unwrap();
        let size = self.size();
        let slot = |at: u32| table.blocks()[(at / size) as usize].0 * size + at % size;
        (0..table.computed()).map(|at| self.contents.slots()[slot(at) as usize]).collect()
    }

    fn free(&self) -> Vec<BlockId> {
        self.manager.pool().free().iter().collect()
    }

    fn holds(&self) {
        let pool = self.manager.pool();
        let mut references = BTreeMap::new();
        for (id, table) in self.manager.tables() {
            assert_eq!(table.blocks().len() as u32, table.computed().div_ceil(self.size()), "no block too many");
            for block in table.blocks() {
                *references.entry(*block).or_insert(0) += 1;
            }
            let mut own = table.blocks().to_vec();
            own.sort_unstable();
            own.dedup();
            assert_eq!(own.len(), table.blocks().len(), "no block stands twice in a table");
            // gathered through the table it is what a contiguous cache would hold
            let expected: Vec<_> = self.tokens[&id].iter().copied().map(Some).collect();
            assert_eq!(self.gather(id), expected, "{id:?}");
        }
        for (id, block) in (0..).map(BlockId).zip(pool.blocks()) {
            assert_eq!(block.references, references.get(&id).copied().unwrap_or(0), "{id:?}");
            assert_eq!(pool.free().contains(id), block.references == 0 && id != BlockPool::NULL, "{id:?}");
            if let Some(hash) = block.hash {
                assert!(pool.cached(hash).is_some(), "{id:?}");
            }
        }
        assert_eq!(self.free().len(), pool.free().len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn every_table_leads_to_its_tokens(
        acts in prop::collection::vec(act(), 1..80),
        blocks in 2..40_u32,
        size in prop::sample::select(vec![1, 2, 4, 16]),
        caching: bool,
        classic: bool,
    ) {
        let order = if classic { FreeOrder::AllLast } else { FreeOrder::UnhashedFirst };
        let mut checked = Checked::new(blocks, size, caching, order);
        for act in acts {
            checked.play(act);
            checked.holds();
        }
    }

    #[test]
    fn both_sides_serve_everybody_and_every_slot_holds_its_token(
        seed: u64,
        per_ten_steps in 1..20_u32,
        lengths in prop::sample::select(Lengths::ALL.to_vec()),
        reservation in prop::sample::select(Reservation::ALL.to_vec()),
        block in prop::sample::select(vec![1, 4, 16, 64, 128]),
        slots in prop::sample::select(vec![128, 256, 384, 1024]),
        shared_prefix in prop::sample::select(vec![0, 16, 40]),
        samples in 1..4_u32,
        caching: bool,
        swap: bool,
        batched_tokens in prop::sample::select(vec![8, 64, 256]),
    ) {
        let requests = Requests { seed, count: 12, per_ten_steps, lengths, shared_prefix, samples }.draw();
        let config = ServingConfig {
            slots,
            block_tokens: NonZeroU32::new(block).unwrap(),
            prefix_caching: caching,
            preemption: if swap { Preemption::Swap { host_blocks: 16 } } else { Preemption::Recompute },
            reservation,
            longest: Requests::LONGEST,
            batched_tokens,
            sequences: 64,
        };
        let mut serving = Serving::new(config, requests.clone()).unwrap();
        let all: u32 = requests.iter().map(|request| request.outputs.len() as u32).sum();
        let mut steps = 0;
        while !serving.is_done() {
            serving.advance();
            steps += 1;
            prop_assert!(steps < 20_000, "somebody waits forever");
            holds(&serving);
        }
        let tokens: usize = requests.iter().map(|request| request.output() * request.outputs.len()).sum();
        for figures in [serving.paged().figures(), serving.contiguous().figures()] {
            prop_assert_eq!((figures.finished, figures.running, figures.waiting), (all, 0, 0));
            prop_assert_eq!(figures.generated as usize, tokens);
            prop_assert_eq!(figures.waste.used, 0);
        }
    }
}

fn holds(serving: &Serving) {
    let (paged, contiguous) = (serving.paged(), serving.contiguous());
    let size = paged.block_tokens();
    assert_eq!(contiguous.figures().waste.slots(), serving.config().slots);
    assert_eq!(paged.figures().waste.slots(), serving.config().slots / size * size);
    for sequence in paged.scheduler().running() {
        let table = paged.table(*sequence).unwrap();
        let held: Vec<_> = paged.slots(*sequence).map(|slot| paged.contents().slots()[slot as usize]).collect();
        let expected: Vec<_> = table.tokens()[..held.len()].iter().copied().map(Some).collect();
        assert_eq!(held, expected);
        assert_eq!(held.len() as u32, table.computed());
        // at most the last block has empty slots
        assert!(table.blocks().len() as u32 * size < table.computed() + size);
    }
    let mut end = 0;
    let mut running: Vec<_> = contiguous.running().map(|(_, sequence)| *sequence).collect();
    running.sort_by_key(|sequence| sequence.start);
    for sequence in running {
        assert!(sequence.start >= end && sequence.start.is_multiple_of(sequence.stretch()), "{sequence:?}");
        end = sequence.start + sequence.stretch();
        let request = &serving.requests()[sequence.request];
        let tokens = request.prompt.iter().chain(&request.outputs[sequence.sample]);
        for (slot, token) in (sequence.start..).zip(tokens).take(sequence.computed as usize) {
            assert_eq!(contiguous.contents().slots()[slot as usize], Some(*token));
        }
    }
    assert!(end <= serving.config().slots);
}
