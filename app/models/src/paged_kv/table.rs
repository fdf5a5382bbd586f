use super::{BlockHash, BlockId, Token};

/// A sequence with the blocks that hold its keys and values.
#[derive(Debug, Clone, Default)]
pub struct BlockTable {
    /// The tokens that are known: prompt and output.
    pub(super) tokens: Vec<Token>,
    /// Of these, the first so many have their keys and values.
    pub(super) computed: u32,
    /// The blocks in the order of the tokens.
    pub(super) blocks: Vec<BlockId>,
    /// What the full ones are known by, from the first.
    pub(super) hashes: Vec<BlockHash>,
    /// Blocks that hold a prefix, found and not yet taken.
    pub(super) hits: Vec<BlockId>,
    pub(super) salt: Option<u64>,
}

impl BlockTable {
    /// Its tokens.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// How many of them have their keys and values in the cache.
    #[must_use]
    pub fn computed(&self) -> u32 {
        self.computed
    }

    /// The physical block of each logical one.
    #[must_use]
    pub fn blocks(&self) -> &[BlockId] {
        &self.blocks
    }

    /// Tokens that the blocks hold or will hold after the hits, as a count.
    pub(super) fn known(&self) -> u32 {
        self.tokens.len() as u32 // a sequence of 2^32 tokens is refused by the manager
    }
}
