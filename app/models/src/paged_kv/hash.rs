use std::collections::BTreeMap;

use super::Token;

/// The name of a full block's contents: of its tokens and of all tokens before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockHash(u32);

/// Gives equal chains of blocks equal names, and others others.
///
/// vLLM takes SHA-256 of (hash of the block before, tokens, extra keys), so that two chains have one name by no practical
/// chance. Here each new chain gets the next number, so that they never do. The salt is the extra key of a chain's first
/// block: requests with different salts share nothing.
#[derive(Debug, Clone, Default)]
pub struct BlockHashes {
    names: BTreeMap<Chain, BlockHash>,
}

/// The chain before a block, the salt of a first one, and its tokens.
type Chain = (Option<BlockHash>, Option<u64>, Vec<Token>);

impl BlockHashes {
    /// The name of a block with these tokens after the block `before`; `salt` counts in a chain's first block only.
    pub fn name(&mut self, before: Option<BlockHash>, tokens: &[Token], salt: Option<u64>) -> BlockHash {
        let salt = salt.filter(|_| before.is_none());
        let next = BlockHash(u32::try_from(self.names.len()).unwrap_or(u32::MAX));
        *self.names.entry((before, salt, tokens.to_vec())).or_insert(next)
    }

    /// The names of the full blocks of a sequence, from its first.
    pub fn chain(&mut self, tokens: &[Token], block_tokens: usize, salt: Option<u64>) -> Vec<BlockHash> {
        let mut names = Vec::with_capacity(tokens.len() / block_tokens.max(1));
        for block in tokens.chunks_exact(block_tokens.max(1)) {
            names.push(self.name(names.last().copied(), block, salt));
        }
        names
    }
}
