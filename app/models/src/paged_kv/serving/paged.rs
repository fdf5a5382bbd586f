//! The side with blocks.

use std::{collections::BTreeMap, ops::Range};

use super::{Figures, ServingConfig};
use crate::paged_kv::{
    BlockId, BlockManager, BlockTable, Event, FreeOrder, HitRate, ManagerConfig, Request, Scheduled, Scheduler,
    SchedulerConfig, SequenceId, SlotContents, Token, Waste,
};

/// Requests in the blocks of one pool.
#[derive(Debug, Clone)]
pub struct Paged {
    block_tokens: u32,
    scheduler: Scheduler,
    contents: SlotContents,
    /// What the sequences in the CPU's memory hold, slot by slot.
    host: BTreeMap<SequenceId, Vec<Option<Token>>>,
    /// Request and sample of each sequence that is not answered.
    samples: BTreeMap<SequenceId, Sample>,
    /// Those that the last step answered.
    answered: Vec<(SequenceId, (usize, usize))>,
    next: u32,
    step: Scheduled,
    /// Slots that the last step wrote, with their tokens.
    written: Vec<(u32, Token)>,
    figures: Figures,
}

/// Whose answer a sequence is, and how far it is.
#[derive(Debug, Clone, Copy)]
struct Sample {
    request: usize,
    sample: usize,
    generated: usize,
}

impl Paged {
    pub(super) fn new(config: ServingConfig, blocks: u32) -> Self {
        let manager = BlockManager::new(ManagerConfig {
            blocks: blocks + 1,
            block_tokens: config.block_tokens,
            prefix_caching: config.prefix_caching,
            order: FreeOrder::UnhashedFirst,
            max_tokens: Some(config.longest),
        });
        let limits = SchedulerConfig {
            batched_tokens: config.batched_tokens,
            sequences: config.sequences,
            watermark_blocks: 0,
            whole_prompt: true,
            preemption: config.preemption,
        };
        let size = config.block_tokens.get();
        let free = Waste { free: blocks * size, ..Waste::default() };
        Self {
            block_tokens: size,
            scheduler: Scheduler::new(limits, manager),
            contents: SlotContents::new((blocks + 1) * size),
            host: BTreeMap::new(),
            samples: BTreeMap::new(),
            answered: Vec::new(),
            next: 0,
            step: Scheduled::default(),
            written: Vec::new(),
            figures: Figures { waste: free, ..Figures::default() },
        }
    }

    /// Who runs and who waits.
    #[must_use]
    pub fn scheduler(&self) -> &Scheduler {
        &self.scheduler
    }

    /// Tokens of a block.
    #[must_use]
    pub fn block_tokens(&self) -> u32 {
        self.block_tokens
    }

    /// A running sequence's blocks.
    #[must_use]
    pub fn table(&self, sequence: SequenceId) -> Option<&BlockTable> {
        self.scheduler.manager().table(sequence)
    }

    /// What each slot of the pool holds, the null block's first.
    #[must_use]
    pub fn contents(&self) -> &SlotContents {
        &self.contents
    }

    /// Request and sample of a sequence that is not answered, by their numbers.
    #[must_use]
    pub fn sample(&self, sequence: SequenceId) -> Option<(usize, usize)> {
        self.samples.get(&sequence).map(|sample| (sample.request, sample.sample))
    }

    /// The sequences that the last step answered, with request and sample by their numbers.
    #[must_use]
    pub fn answered(&self) -> &[(SequenceId, (usize, usize))] {
        &self.answered
    }

    /// What the last step did.
    #[must_use]
    pub fn step(&self) -> &Scheduled {
        &self.step
    }

    /// What happened to blocks in the last step.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        self.scheduler.manager().events()
    }

    /// How it stands.
    #[must_use]
    pub fn figures(&self) -> &Figures {
        &self.figures
    }

    /// Tokens of prompts so far, and of these the ones that were found in the cache.
    #[must_use]
    pub fn looked_up(&self) -> HitRate {
        self.scheduler.manager().looked_up()
    }

    /// The slot of a block's first token.
    #[must_use]
    pub fn first_slot(&self, block: BlockId) -> u32 {
        block.0 * self.block_tokens
    }

    /// The slots that a sequence's tokens lie in, in their order; empty where it does not run.
    pub fn slots(&self, sequence: SequenceId) -> impl Iterator<Item = u32> {
        let table = self.table(sequence);
        let computed = table.map_or(0, BlockTable::computed);
        (0..computed).filter_map(move |token| self.slot_of(table?, token))
    }

    /// The slots that are written in this step, with their tokens, in order.
    #[must_use]
    pub fn written(&self) -> &[(u32, Token)] {
        &self.written
    }

    pub(super) fn advance(&mut self, requests: &[Request], new: Range<usize>) {
        self.answered.clear();
        for request in new {
            let sequence = self.number();
            self.samples.insert(sequence, Sample { request, sample: 0, generated: 0 });
            self.scheduler.add(sequence, &requests[request].prompt);
        }
        // lengths are below the longest sequence, which the constructor has checked
        self.step = self.scheduler.schedule().unwrap_or_default();
        self.move_contents();
        self.compute();
        self.generate(requests);
        self.count(requests);
    }

    /// The contents that the step's swaps and copies move.
    fn move_contents(&mut self) {
        let size = self.block_tokens;
        let slots = |block: &BlockId| block.0 * size..(block.0 + 1) * size;
        for swap in &self.step.swapped_out {
            let held = swap.blocks.iter().flat_map(|block| self.contents.read(slots(block))).collect();
            self.host.insert(swap.sequence, held);
        }
        for swap in &self.step.swapped_in {
            let held = self.host.remove(&swap.sequence).unwrap_or_default();
            for (block, held) in swap.blocks.iter().zip(held.chunks(size as usize)) {
                self.contents.put(block.0 * size, held);
            }
        }
        for event in self.scheduler.manager().events() {
            if let Event::Copied { from, to, slots, .. } = *event {
                self.contents.copy(from.0 * size, to.0 * size, slots);
            }
        }
    }

    /// Writes the keys and values of the step's tokens.
    fn compute(&mut self) {
        self.written.clear();
        for work in &self.step.work {
            let Some(table) = self.scheduler.manager().table(work.sequence) else { continue };
            for token in work.start..work.start + work.tokens {
                if let Some(slot) = self.slot_of(table, token) {
                    self.written.push((slot, table.tokens()[token as usize]));
                }
            }
        }
        for (slot, token) in &self.written {
            self.contents.write(*slot, *token);
        }
        self.figures.computed += self.written.len() as u32;
    }

    /// Everybody whose tokens are all computed gets the next one, or is done.
    fn generate(&mut self, requests: &[Request]) {
        for work in self.step.work.clone() {
            let Some(table) = self.table(work.sequence) else { continue };
            if table.computed() < table.tokens().len() as u32 {
                continue;
            }
            let Some(sample) = self.samples.get(&work.sequence).copied() else { continue };
            let request = &requests[sample.request];
            // the prompt was computed: the other samples part from here
            if sample.generated == 0 && sample.sample == 0 {
                for other in 1..request.outputs.len() {
                    let child = self.number();
                    if self.scheduler.fork(work.sequence, child).is_ok() {
                        self.samples.insert(child, Sample { sample: other, ..sample });
                        self.take_token(child, requests);
                    }
                }
            }
            self.take_token(work.sequence, requests);
        }
    }

    fn take_token(&mut self, sequence: SequenceId, requests: &[Request]) {
        let Some(sample) = self.samples.get_mut(&sequence) else { return };
        let output = &requests[sample.request].outputs[sample.sample];
        let token = output.get(sample.generated).copied();
        sample.generated += 1;
        let is_last = sample.generated >= output.len();
        self.figures.generated += 1;
        let result = match token {
            Some(token) if !is_last => self.scheduler.append(sequence, token),
            _ => {
                self.answered.push((sequence, (sample.request, sample.sample)));
                self.samples.remove(&sequence);
                self.figures.finished += 1;
                self.scheduler.finish(sequence)
            }
        };
        // both fail only for a sequence that is not there
        debug_assert!(result.is_ok(), "{result:?}");
    }

    fn count(&mut self, requests: &[Request]) {
        let waste = self.waste(requests);
        self.figures = Figures {
            running: self.scheduler.running().len() as u32,
            waiting: self.scheduler.waiting().count() as u32,
            swapped: self.scheduler.swapped().count() as u32,
            preemptions: self.scheduler.preemptions(),
            waste,
            ..self.figures
        };
    }

    /// Of each block's slots, how many hold tokens of sequences that run, and how many will in the end; a block that several
    /// share counts once, as far as the one of them that goes furthest.
    #[must_use]
    pub fn filled(&self, requests: &[Request]) -> Vec<(u32, u32)> {
        let size = self.block_tokens;
        let mut filled = vec![(0, 0); self.scheduler.manager().pool().blocks().len()];
        for sequence in self.scheduler.running() {
            let (Some(table), Some(sample)) = (self.table(*sequence), self.samples.get(sequence)) else { continue };
            let last = requests[sample.request].slots();
            for (first, block) in (0..).step_by(size as usize).zip(table.blocks()) {
                let within = |tokens: u32| tokens.saturating_sub(first).min(size);
                let (now, later) = &mut filled[block.0 as usize];
                *now = within(table.computed()).max(*now);
                *later = within(last).max(*later).max(*now);
            }
        }
        filled
    }

    fn waste(&self, requests: &[Request]) -> Waste {
        let size = self.block_tokens;
        let pool = self.scheduler.manager().pool();
        let mut waste = Waste::default();
        for (block, (now, later)) in pool.blocks().iter().zip(self.filled(requests)) {
            if block.references > 0 {
                waste.used += now;
                waste.reserved += later - now;
                waste.internal += size - later;
            }
        }
        let free = pool.free_blocks() * size;
        let (external, free) = if self.step.blocked { (free, 0) } else { (0, free) };
        Waste { external, free, ..waste }
    }

    fn slot_of(&self, table: &BlockTable, token: u32) -> Option<u32> {
        let block = table.blocks().get((token / self.block_tokens) as usize)?;
        Some(self.first_slot(*block) + token % self.block_tokens)
    }

    fn number(&mut self) -> SequenceId {
        self.next += 1;
        SequenceId(self.next)
    }
}
