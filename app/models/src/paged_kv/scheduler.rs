//! Continuous batching: who computes what in each engine step.

use std::collections::{BTreeMap, VecDeque};

use super::{Allocate, BlockId, BlockManager, KvError, SequenceId, Token};

/// What happens to a sequence whose blocks are needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Preemption {
    /// Its blocks are freed, and it is computed anew later: the only way of vLLM's v1 engine.
    #[default]
    Recompute,
    /// Its blocks are copied to the CPU's memory and back, as in the paper (section 4.5); where that has no room, it is
    /// computed anew.
    Swap {
        /// Blocks that the CPU's memory holds.
        host_blocks: u32,
    },
}

/// The engine's limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SchedulerConfig {
    /// Tokens that a step computes at most, over all sequences (`max_num_batched_tokens`).
    pub batched_tokens: u32,
    /// Sequences that run at most (`max_num_seqs`).
    pub sequences: u32,
    /// Blocks that stay free when a waiting request is taken in while others run; vLLM's default is none.
    pub watermark_blocks: u32,
    /// Whether a request starts only when its whole prompt fits (`scheduler_reserve_full_isl`); so by default.
    pub whole_prompt: bool,
    /// What happens to a sequence whose blocks are needed.
    pub preemption: Preemption,
}

/// What a step does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Scheduled {
    /// The tokens that are computed.
    pub work: Vec<Work>,
    /// Sequences that were taken in, or again.
    pub admitted: Vec<SequenceId>,
    /// Sequences that lost their blocks and will be computed anew.
    pub preempted: Vec<SequenceId>,
    /// Sequences whose blocks go to the CPU's memory, before anything else happens.
    pub swapped_out: Vec<Swap>,
    /// Sequences that come back from there, before anything is computed.
    pub swapped_in: Vec<Swap>,
    /// Whether a request waits that would have been taken in, had there been blocks.
    pub blocked: bool,
}

/// Tokens of one sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// Whose.
    pub sequence: SequenceId,
    /// The first of them.
    pub start: u32,
    /// How many.
    pub tokens: u32,
}

/// Blocks between the two memories.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swap {
    /// Whose.
    pub sequence: SequenceId,
    /// The blocks on the GPU, in the order of the tokens.
    pub blocks: Vec<BlockId>,
}

/// The queues of an engine over its blocks: first come, first served.
///
/// After `schedule()` of vLLM's `scheduler.py`: first the running sequences in the order in which they came, each with all
/// its tokens that are not computed, as far as the step's tokens reach; when there is no block for one, the last that runs
/// is preempted. Then, when nobody was preempted, the waiting ones.
#[derive(Debug, Clone)]
pub struct Scheduler {
    config: SchedulerConfig,
    manager: BlockManager,
    waiting: VecDeque<SequenceId>,
    running: Vec<SequenceId>,
    /// In the CPU's memory: computed tokens and blocks there.
    swapped: VecDeque<(SequenceId, u32, u32)>,
    /// Tokens of those that wait.
    prompts: BTreeMap<SequenceId, Vec<Token>>,
    preemptions: u32,
}

impl Scheduler {
    /// An engine at rest.
    #[must_use]
    pub fn new(config: SchedulerConfig, manager: BlockManager) -> Self {
        let (waiting, running, swapped) = (VecDeque::new(), Vec::new(), VecDeque::new());
        Self { config, manager, waiting, running, swapped, prompts: BTreeMap::new(), preemptions: 0 }
    }

    /// The blocks.
    #[must_use]
    pub fn manager(&self) -> &BlockManager {
        &self.manager
    }

    /// The sequences that wait, the next first.
    pub fn waiting(&self) -> impl Iterator<Item = SequenceId> {
        self.waiting.iter().copied()
    }

    /// The sequences that run, in the order in which they came.
    #[must_use]
    pub fn running(&self) -> &[SequenceId] {
        &self.running
    }

    /// The sequences in the CPU's memory, the next first.
    pub fn swapped(&self) -> impl Iterator<Item = SequenceId> {
        self.swapped.iter().map(|(sequence, ..)| *sequence)
    }

    /// How often a sequence was preempted so far.
    #[must_use]
    pub fn preemptions(&self) -> u32 {
        self.preemptions
    }

    /// A request comes, and waits.
    pub fn add(&mut self, sequence: SequenceId, prompt: &[Token]) {
        self.prompts.insert(sequence, prompt.to_vec());
        self.waiting.push_back(sequence);
    }

    /// Decides about a step, and hands out its blocks; what is computed counts as computed from now on.
    ///
    /// # Errors
    /// When a sequence is too long.
    pub fn schedule(&mut self) -> Result<Scheduled, KvError> {
        self.manager.clear_events();
        let mut step = Scheduled::default();
        let mut budget = self.config.batched_tokens;
        self.schedule_running(&mut step, &mut budget)?;
        if step.preempted.is_empty() && step.swapped_out.is_empty() {
            self.swap_in(&mut step, &mut budget)?;
            self.schedule_waiting(&mut step, &mut budget)?;
        }
        Ok(step)
    }

    /// A token was generated for a sequence that runs, to be computed in the next step.
    ///
    /// # Errors
    /// When there is no such sequence, or it gets too long.
    pub fn append(&mut self, sequence: SequenceId, token: Token) -> Result<(), KvError> {
        self.manager.append(sequence, &[token])
    }

    /// A second sample of a sequence that runs, with the same tokens so far. It runs at once.
    ///
    /// # Errors
    /// As [`BlockManager::fork`].
    pub fn fork(&mut self, parent: SequenceId, child: SequenceId) -> Result<(), KvError> {
        self.manager.fork(parent, child)?;
        self.running.push(child);
        Ok(())
    }

    /// A sequence that runs is done.
    ///
    /// # Errors
    /// When there is no such sequence.
    pub fn finish(&mut self, sequence: SequenceId) -> Result<(), KvError> {
        self.running.retain(|running| *running != sequence);
        self.manager.free(sequence)
    }

    fn schedule_running(&mut self, step: &mut Scheduled, budget: &mut u32) -> Result<(), KvError> {
        let mut at = 0;
        while at < self.running.len() && *budget > 0 {
            let sequence = self.running[at];
            let (start, tokens) = self.due(sequence, *budget);
            if tokens == 0 {
                at += 1;
                continue;
            }
            loop {
                if self.manager.allocate(sequence, tokens, Allocate::default())?.is_some() {
                    self.manager.set_computed(sequence, start + tokens)?;
                    step.work.push(Work { sequence, start, tokens });
                    *budget -= tokens;
                    at += 1;
                    break;
                }
                let Some(victim) = self.running.pop() else { break };
                self.preempt(victim, step)?;
                if victim == sequence {
                    break;
                }
            }
        }
        Ok(())
    }

    fn schedule_waiting(&mut self, step: &mut Scheduled, budget: &mut u32) -> Result<(), KvError> {
        while let Some(&sequence) = self.waiting.front().filter(|_| self.swapped.is_empty()) {
            if *budget == 0 || self.running.len() >= self.config.sequences as usize {
                break;
            }
            let prompt = self.prompts.get(&sequence).cloned().unwrap_or_default();
            let hit = self.manager.find_prefix(sequence, &prompt, None)?;
            let tokens = (prompt.len() as u32 - hit.tokens).min(*budget);
            let busy = !self.running.is_empty();
            let conditions = Allocate {
                whole_sequence: self.config.whole_prompt,
                watermark_blocks: if busy { self.config.watermark_blocks } else { 0 },
                ..Allocate::default()
            };
            if self.manager.allocate(sequence, tokens, conditions)?.is_none() {
                self.manager.free(sequence)?;
                step.blocked = true;
                break;
            }
            self.manager.set_computed(sequence, hit.tokens + tokens)?;
            self.waiting.pop_front();
            self.prompts.remove(&sequence);
            self.running.push(sequence);
            step.admitted.push(sequence);
            step.work.push(Work { sequence, start: hit.tokens, tokens });
            *budget -= tokens;
        }
        Ok(())
    }

    /// Those in the CPU's memory come before those that wait, one after the other.
    fn swap_in(&mut self, step: &mut Scheduled, budget: &mut u32) -> Result<(), KvError> {
        while let Some(&(sequence, computed, _)) = self.swapped.front() {
            if *budget == 0 || self.running.len() >= self.config.sequences as usize {
                break;
            }
            let Some(blocks) = self.manager.bring_back(sequence, computed)? else {
                step.blocked = true;
                break;
            };
            self.swapped.pop_front();
            self.running.push(sequence);
            step.admitted.push(sequence);
            step.swapped_in.push(Swap { sequence, blocks });
            // its next token is computed in the next step, with the others that run
        }
        Ok(())
    }

    /// First token and number of the tokens that a sequence has still to compute.
    fn due(&self, sequence: SequenceId, budget: u32) -> (u32, u32) {
        let Some(table) = self.manager.table(sequence) else { return (0, 0) };
        (table.computed(), (table.known() - table.computed()).min(budget))
    }

    fn preempt(&mut self, victim: SequenceId, step: &mut Scheduled) -> Result<(), KvError> {
        self.preemptions += 1;
        // a sequence that was to compute in this step does not
        step.work.retain(|work| work.sequence != victim);
        let Some(table) = self.manager.table(victim) else { return Ok(()) };
        let (computed, tokens) = (table.computed(), table.tokens().to_vec());
        let blocks = table.blocks().len() as u32;
        let held: u32 = self.swapped.iter().map(|(.., blocks)| blocks).sum();
        match self.config.preemption {
            Preemption::Swap { host_blocks } if computed > 0 && held + blocks <= host_blocks => {
                let blocks = self.manager.take_blocks(victim)?;
                self.swapped.push_front((victim, computed, blocks.len() as u32));
                step.swapped_out.push(Swap { sequence: victim, blocks });
            }
            Preemption::Recompute | Preemption::Swap { .. } => {
                self.manager.free(victim)?;
                self.prompts.insert(victim, tokens);
                self.waiting.push_front(victim);
                step.preempted.push(victim);
            }
        }
        Ok(())
    }
}
