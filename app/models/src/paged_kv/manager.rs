//! Who has which blocks.

use std::{collections::BTreeMap, num::NonZeroU32};

use thiserror::Error;

use super::{BlockHashes, BlockId, BlockPool, BlockTable, Event, FreeOrder, HitRate, SequenceId, Token};

/// What a manager is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ManagerConfig {
    /// Blocks of the pool, the null block among them.
    pub blocks: u32,
    /// Tokens of a block; vLLM's default is 16.
    pub block_tokens: NonZeroU32,
    /// Whether full blocks are found again by what they hold.
    pub prefix_caching: bool,
    /// In which order freed blocks are used again.
    pub order: FreeOrder,
    /// The longest sequence in tokens, where there is a limit.
    pub max_tokens: Option<u32>,
}

/// Conditions of an allocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Allocate {
    /// Slots for tokens that may be guessed ahead.
    pub lookahead: u32,
    /// Whether all tokens that are known must fit, not only the new ones (`scheduler_reserve_full_isl`).
    pub whole_sequence: bool,
    /// Free blocks that are promised to others.
    pub reserved_blocks: u32,
    /// Free blocks that have to remain.
    pub watermark_blocks: u32,
}

/// The longest prefix that is in the cache.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Hit {
    /// The blocks that hold it.
    pub blocks: Vec<BlockId>,
    /// Its tokens.
    pub tokens: u32,
}

/// What a manager is asked that it cannot do; nothing changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum KvError {
    /// No tokens were ever given for the sequence.
    #[error("there is no sequence {0:?}")]
    NoSequence(SequenceId),
    /// The sequence is there already.
    #[error("sequence {0:?} is there already")]
    InUse(SequenceId),
    /// The tokens that are computed are more than there are.
    #[error("sequence {sequence:?} has {tokens} tokens, not {computed}")]
    Computed {
        /// The sequence.
        sequence: SequenceId,
        /// Its tokens.
        tokens: u32,
        /// What was said.
        computed: u32,
    },
    /// The sequence gets longer than 2³¹ tokens.
    #[error("sequence {0:?} gets too long")]
    TooLong(SequenceId),
}

/// The block tables of all sequences over one pool.
///
/// After `kv_cache_manager.py` and `single_type_kv_cache_manager.py` of vLLM for a model whose layers all attend to
/// everything; [`BlockManager::fork`] and the copies that follow from it are the paper's (section 4.4), since vLLM's own
/// samples share full blocks only. Swapping is the paper's too (4.5).
#[derive(Debug, Clone)]
pub struct BlockManager {
    config: ManagerConfig,
    pool: BlockPool,
    hashes: BlockHashes,
    tables: BTreeMap<SequenceId, BlockTable>,
    looked_up: HitRate,
}

/// Far below where sums of two lengths leave 32 bits.
const MOST_TOKENS: u32 = 1 << 31;

impl BlockManager {
    /// A manager whose blocks are all free, taken from number 1 on.
    #[must_use]
    pub fn new(config: ManagerConfig) -> Self {
        Self::with_pool(config, BlockPool::new(config.blocks, config.order))
    }

    /// A manager over a pool with a free queue of its own.
    #[must_use]
    pub fn with_pool(config: ManagerConfig, pool: BlockPool) -> Self {
        let (hashes, tables) = (BlockHashes::default(), BTreeMap::new());
        Self { config, pool, hashes, tables, looked_up: HitRate::default() }
    }

    /// How it was made.
    #[must_use]
    pub fn config(&self) -> ManagerConfig {
        self.config
    }

    /// The blocks.
    #[must_use]
    pub fn pool(&self) -> &BlockPool {
        &self.pool
    }

    /// What happened to blocks since the last [`BlockManager::clear_events`].
    #[must_use]
    pub fn events(&self) -> &[Event] {
        self.pool.events()
    }

    /// Forgets what happened.
    pub fn clear_events(&mut self) {
        self.pool.clear_events();
    }

    /// The sequences, by number.
    pub fn tables(&self) -> impl Iterator<Item = (SequenceId, &BlockTable)> {
        self.tables.iter().map(|(id, table)| (*id, table))
    }

    /// One sequence's blocks.
    #[must_use]
    pub fn table(&self, sequence: SequenceId) -> Option<&BlockTable> {
        self.tables.get(&sequence)
    }

    /// Tokens of the sequences that got their first blocks, and of these the ones that were cached.
    #[must_use]
    pub fn looked_up(&self) -> HitRate {
        self.looked_up
    }

    /// Begins a sequence with its prompt, or takes up one that has no blocks, and finds the longest prefix of it that is
    /// cached. The last token is always computed, so a hit has one token less than the sequence at most, in whole blocks.
    ///
    /// # Errors
    /// When the sequence has blocks already, or is too long.
    pub fn find_prefix(&mut self, sequence: SequenceId, tokens: &[Token], salt: Option<u64>) -> Result<Hit, KvError> {
        if self.tables.get(&sequence).is_some_and(|table| !table.blocks.is_empty()) {
            return Err(KvError::InUse(sequence));
        }
        if tokens.len() >= MOST_TOKENS as usize {
            return Err(KvError::TooLong(sequence));
        }
        let table = BlockTable { tokens: tokens.to_vec(), salt, ..BlockTable::default() };
        self.tables.insert(sequence, table);
        let mut hits = Vec::new();
        if self.config.prefix_caching {
            let size = self.config.block_tokens.get() as usize;
            let most = tokens.len().saturating_sub(1);
            let chain = self.hashes.chain(&tokens[..most], size, salt);
            hits.extend(chain.iter().map_while(|hash| self.pool.cached(*hash)));
        }
        let count = hits.len() as u32 * self.config.block_tokens.get();
        if let Some(table) = self.tables.get_mut(&sequence) {
            table.hits.clone_from(&hits);
        }
        Ok(Hit { blocks: hits, tokens: count })
    }

    /// Gives a sequence the blocks that `new` more tokens need, after those that are computed or were hit. The new blocks,
    /// copies of shared ones among them; none when there are not enough free, and then nothing has changed.
    ///
    /// # Errors
    /// When there is no such sequence, or it gets too long.
    pub fn allocate(
        &mut self,
        sequence: SequenceId,
        new: u32,
        conditions: Allocate,
    ) -> Result<Option<Vec<BlockId>>, KvError> {
        let table = self.tables.get(&sequence).ok_or(KvError::NoSequence(sequence))?;
        let size = self.config.block_tokens.get();
        let hit = table.hits.len() as u32 * size;
        let start = table.computed + hit;
        let most = self.config.max_tokens.unwrap_or(MOST_TOKENS);
        let end = start.checked_add(new).ok_or(KvError::TooLong(sequence))?;
        let slots = end.saturating_add(conditions.lookahead).min(most.max(end));
        if slots > MOST_TOKENS {
            return Err(KvError::TooLong(sequence));
        }
        let owned = (table.blocks.len() + table.hits.len()) as u32;
        let free_hits = table.hits.iter().filter(|block| self.pool.block(**block).references == 0).count() as u32;
        // the first new token falls into a block that others refer to: it needs one of its own
        let shared = (new > 0)
            .then(|| table.blocks.get((start / size) as usize).copied())
            .flatten()
            .filter(|block| self.pool.block(*block).references > 1);
        let missing = |slots: u32| slots.div_ceil(size).saturating_sub(owned) + free_hits + u32::from(shared.is_some());
        let available = self.pool.free_blocks().saturating_sub(conditions.reserved_blocks);
        let must_fit = if conditions.whole_sequence { table.known().min(most).max(slots) } else { slots };
        if missing(must_fit) + conditions.watermark_blocks > available {
            return Ok(None);
        }
        let fresh = missing(slots) - free_hits;
        if self.config.prefix_caching && table.blocks.is_empty() {
            self.looked_up.requests += 1;
            self.looked_up.queries += u64::from(table.known());
            self.looked_up.hits += u64::from(hit);
        }
        Ok(Some(self.hand_out(sequence, fresh, shared, end)))
    }

    /// More tokens at a sequence's end.
    ///
    /// # Errors
    /// When there is no such sequence, or it gets too long.
    pub fn append(&mut self, sequence: SequenceId, tokens: &[Token]) -> Result<(), KvError> {
        let table = self.tables.get_mut(&sequence).ok_or(KvError::NoSequence(sequence))?;
        if table.tokens.len() + tokens.len() >= MOST_TOKENS as usize {
            return Err(KvError::TooLong(sequence));
        }
        table.tokens.extend_from_slice(tokens);
        Ok(())
    }

    /// Says that the keys and values of a sequence's first `computed` tokens are there.
    ///
    /// # Errors
    /// When there is no such sequence, or it has fewer tokens.
    pub fn set_computed(&mut self, sequence: SequenceId, computed: u32) -> Result<(), KvError> {
        let table = self.tables.get_mut(&sequence).ok_or(KvError::NoSequence(sequence))?;
        if computed > table.known() {
            return Err(KvError::Computed { sequence, tokens: table.known(), computed });
        }
        table.computed = computed;
        Ok(())
    }

    /// A second sequence with the same tokens in the same blocks. Whoever writes into a shared block first gets a copy.
    ///
    /// # Errors
    /// When there is no `parent`, or there is a `child` already.
    pub fn fork(&mut self, parent: SequenceId, child: SequenceId) -> Result<(), KvError> {
        if self.tables.contains_key(&child) {
            return Err(KvError::InUse(child));
        }
        let table = self.tables.get(&parent).ok_or(KvError::NoSequence(parent))?.clone();
        self.pool.touch(&table.blocks);
        for (logical, block) in (0..).zip(&table.blocks) {
            self.pool.tell(Event::Hit { sequence: child, logical, block: *block });
        }
        self.tables.insert(child, BlockTable { hits: Vec::new(), ..table });
        Ok(())
    }

    /// Ends a sequence; its blocks are released from the last to the first.
    ///
    /// # Errors
    /// When there is no such sequence.
    pub fn free(&mut self, sequence: SequenceId) -> Result<(), KvError> {
        let table = self.tables.remove(&sequence).ok_or(KvError::NoSequence(sequence))?;
        self.pool.release(table.blocks.into_iter().rev());
        Ok(())
    }

    /// Takes a sequence's blocks away and keeps its tokens: preempted, it will be computed anew.
    ///
    /// # Errors
    /// When there is no such sequence.
    pub fn take_blocks(&mut self, sequence: SequenceId) -> Result<Vec<BlockId>, KvError> {
        let table = self.tables.get_mut(&sequence).ok_or(KvError::NoSequence(sequence))?;
        let blocks = std::mem::take(&mut table.blocks);
        table.hashes.clear();
        table.hits.clear();
        table.computed = 0;
        self.pool.release(blocks.iter().rev().copied());
        Ok(blocks)
    }

    /// Blocks for a sequence whose keys and values are elsewhere, `computed` tokens of them: it is swapped in. None when
    /// there are not enough free.
    ///
    /// # Errors
    /// When there is no such sequence, it has blocks, or it has fewer tokens.
    pub fn bring_back(&mut self, sequence: SequenceId, computed: u32) -> Result<Option<Vec<BlockId>>, KvError> {
        let table = self.tables.get(&sequence).ok_or(KvError::NoSequence(sequence))?;
        if !table.blocks.is_empty() {
            return Err(KvError::InUse(sequence));
        }
        if computed > table.known() {
            return Err(KvError::Computed { sequence, tokens: table.known(), computed });
        }
        let count = computed.div_ceil(self.config.block_tokens.get());
        if count > self.pool.free_blocks() {
            return Ok(None);
        }
        let blocks = self.hand_out(sequence, count, None, computed);
        self.set_computed(sequence, computed)?;
        Ok(Some(blocks))
    }

    /// Takes the hits and `fresh` blocks, of which the first replaces `shared`, and caches what is full up to `end`. There
    /// are enough.
    fn hand_out(&mut self, sequence: SequenceId, fresh: u32, shared: Option<BlockId>, end: u32) -> Vec<BlockId> {
        let Some(mut table) = self.tables.remove(&sequence) else { return Vec::new() };
        let hits = std::mem::take(&mut table.hits);
        self.pool.touch(&hits);
        for block in hits {
            let logical = table.blocks.len() as u32;
            table.blocks.push(block);
            table.hashes.extend(self.pool.block(block).hash);
            self.pool.tell(Event::Hit { sequence, logical, block });
            table.computed += self.config.block_tokens.get();
        }
        // the check before has counted them
        let taken = self.pool.take(fresh as usize).unwrap_or_default();
        let mut new = taken.iter().copied();
        if let (Some(from), Some(to)) = (shared, shared.and_then(|_| new.next())) {
            let size = self.config.block_tokens.get();
            let logical = table.computed / size;
            self.pool.release([from]);
            table.blocks[logical as usize] = to;
            self.pool.tell(Event::Copied { sequence, logical, from, to, slots: table.computed % size });
        }
        for block in new {
            let logical = table.blocks.len() as u32;
            table.blocks.push(block);
            self.pool.tell(Event::Allocated { sequence, logical, block });
        }
        if self.config.prefix_caching {
            self.cache_full(&mut table, end);
        }
        self.tables.insert(sequence, table);
        taken
    }

    /// Names what the blocks hold that are full once the tokens before `end` are computed.
    fn cache_full(&mut self, table: &mut BlockTable, end: u32) {
        let size = self.config.block_tokens.get() as usize;
        let full = (end.min(table.known()) as usize) / size;
        for logical in table.hashes.len()..full {
            let tokens = &table.tokens[logical * size..(logical + 1) * size];
            let hash = self.hashes.name(table.hashes.last().copied(), tokens, table.salt);
            table.hashes.push(hash);
            self.pool.cache(table.blocks[logical], hash);
        }
    }
}
